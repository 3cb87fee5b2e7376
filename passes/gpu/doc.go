// Package gpu holds the smaller passes of the gpucc paper (Wu et al., CGO 2016), which exist
// because of how GPUs divide, branch and name their threads: one pass is one file of the pass's
// name, which begins with the paper's section. The larger ones are folders:
//
//   - inferspaces: memory-space inference, within and between functions (section 3.2);
//   - straightline: what separateoffset, slsr and nary share (section 3.4);
//   - vectorize: adjacent loads and stores become one;
//   - codegenprepare: the last rewriting before instruction selection.
package gpu
