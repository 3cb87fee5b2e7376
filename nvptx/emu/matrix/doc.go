// Package matrix says which thread of a warp holds which element of the matrices of tensor cores,
// and what the bits of an element mean.
//
// For wmma PTX leaves the place of elements open; here element e of a fragment in lane l is number
// l·n + e of the matrix by rows, n being the elements of a fragment, and where there are more
// places than elements they repeat. For mma PTX says it (section 9.7.14.5), and programs rely on
// it.
package matrix
