// Package nvptx is the interface of the PTX backend: IR in, PTX out.
//
//   - compile.go: Compile, which takes a module through the backend;
//   - target.go: Target, the facts about the GPU that passes need.
//
// The subpackages do the work: expand rewrites IR that is not selected directly, isel selects
// instructions, regalloc limits registers, ptx is PTX as a data structure with its printer and
// parser, and emu runs PTX text. Of the passes, the package imports only package pass, whose Target
// it fills in.
package nvptx
