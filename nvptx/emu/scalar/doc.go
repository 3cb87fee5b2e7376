// Package scalar is what one thread of the emulator computes, bit by bit: integers, floating-point
// numbers of all formats, and conversions between them. It knows PTX's opcodes, types and
// modifiers, and neither registers nor warps: Of turns an instruction into a function of its
// sources' bits.
//
//   - select.go: Of, the function of an opcode and its modifiers, and Op, what it gives back;
//   - int.go: integers and bit fields; compare.go: comparisons of all types;
//   - float.go: floating-point arithmetic, exact to the last bit; format.go: formats and rounding;
//   - convert.go: cvt.
//
// Invariant: values are zero-extended to 64 bits. A function accepts operands with any bits above
// their width, and returns a result without bits above that of its type.
//
// The tests run PTX through the emulator and compare with rationals and big integers.
package scalar
