// Package scalar holds the general function passes around those of the gpucc paper: promotion of memory to
// registers, common subexpressions, dead code, the control-flow graph. One pass is one file of the pass's name.
package scalar
