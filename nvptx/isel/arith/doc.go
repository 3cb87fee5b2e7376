// Package arith selects arithmetic: on integers and floating-point numbers of all widths, scalars
// and vectors, with casts, comparisons and the choice between two values.
//
// # Where to start
//
//   - integer.go: add to xor, shifts; divide.go: division, by constants without dividing; wide.go:
//     the same for more than 64 bits;
//   - product.go: products that are extended or added to; bitfield.go, pairs.go: shifts and masks
//     that are one instruction;
//   - float.go, minmax.go; contract.go: fma; packed.go: two halves at a time;
//   - cast.go: zext to addrspacecast; compare.go: icmp and fcmp; select.go.
package arith
