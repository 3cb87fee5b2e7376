// Package emit writes PTX instructions on virtual registers. It knows the target, the layout of
// memory and registers, but no values of the IR: what it is asked for is in registers already, or a
// constant. It is the lower layer of selection; package sel puts the values of a function on it.
//
// # Where to start
//
//   - emitter.go: Emitter: makes registers and labels, appends instructions;
//   - piece.go: Piece: which registers hold a value of a type, and where each is in memory;
//   - address.go: Location: an address, and conversions between address spaces;
//   - access.go: Access: loads and stores of pieces; block.go: copies and fills;
//   - convert.go: integers of other widths, the same bits in other registers;
//   - arithmetic.go, compare.go, choose.go: what several lowerings need of arithmetic;
//   - float.go: the format in which a floating-point operation is computed; packed.go: two halves
//     in one register;
//   - wide.go: integers of more than 64 bits, word by word;
//   - target.go: what is selected for.
package emit
