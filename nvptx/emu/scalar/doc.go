// Package scalar is the arithmetic of one thread of the emulator, exact to the bit: integers,
// floating-point numbers of all formats, and conversions between them. Its interface is PTX's
// opcodes, types and modifiers, without registers or warps: Of turns an instruction into a function
// of its sources' bits.
//
//   - select.go: Of, the function of an opcode and its modifiers, and Op, its result;
//   - int.go: integers and bit fields; compare.go: comparisons of all types;
//   - float.go: floating-point arithmetic, exact to the last bit; format.go: formats and rounding;
//   - convert.go: cvt; bytes.go: numbers in memory.
//
// Invariant: values are zero-extended to 64 bits. A function accepts operands with any bits above
// their width, and returns a result without bits above that of its type.
//
// The tests run PTX through the emulator and compare with rationals and big integers.
//
// # Arithmetic
//
// Results are bit for bit those that PTX documents: fma with one rounding, all rounding modes,
// .ftz, .sat, canonical NaNs. Where PTX documents only an error bound (.approx, .full, and sin,
// cos, lg2, ex2, tanh), the result is the host's double-precision one, rounded: more accurate than
// a GPU's, and not bit-identical. Integer division by zero returns all ones, the remainder the
// dividend, as hardware does; PTX leaves both undefined.
package scalar
