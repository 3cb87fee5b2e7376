// Package nvptx is the front door of the PTX backend: IR in, PTX out.
//
//   - compile.go: Compile, the way of a module through the backend;
//   - target.go: Target, what passes must know of the GPU.
//
// The work is done below: isel selects instructions, regalloc limits registers, ptx is PTX as data
// with its printer and parser, and emu runs PTX text. The package knows nothing of passes but
// package pass, whose Target it fills in.
package nvptx
