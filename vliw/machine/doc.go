// Package machine describes the VLIW processors that opt-go compiles for: the
// instruction set as one table (ops.go, optable.go), the register files
// (reg.go), the calling convention (convention.go), and a Machine, which says
// how many units there are, how long each operation takes and how many
// registers exist (machine.go, builtin.go, json.go).
//
// Start with Machine and OpInfo. The exact semantics and timing of every operation are in
// docs/vliw-machine.md; vliw/sim is the executable form of it.
//
// The package is data. It must not import anything of this module: the compiler and the simulator
// that checks it both depend on it.
package machine
