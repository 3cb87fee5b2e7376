// Package tools stands above the commands, one folder each: opt-go (the compiler), llc-go (the PTX
// backend under llc's command line), ptx-run (PTX on the CPU or a GPU), vliw-run (VLIW assembly on
// the simulator), cudacc (whole CUDA programs), cudaprograms (a survey of public ones), lit and
// filecheck (the test runner and its matcher), bench (times and memory beside LLVM), execute (PTX
// beside llc's, by running both), difftest (random programs through the passes), sweep (folders of
// IR through the passes, in search of crashes), kernels (CUDA kernels beside LLVM's), paper (the
// papers' experiments), playground (the commands in a browser), release (archives for users). A
// command is thin: flags in, a call, an exit code out. Package report makes the page of opt-go
// -report, bundle has the npm packages that pages use, manual the man pages and the completion,
// shard spreads work over machines, and progress shows how far a command is. The package itself
// holds the test of the repository's layers.
package tools
