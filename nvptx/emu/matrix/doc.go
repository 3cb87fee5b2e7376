// Package matrix defines the layout of tensor cores' matrices: which thread of a warp holds which
// element, and the meaning of an element's bits.
//
// For wmma PTX leaves the layout open; here element e of a fragment in lane l is number l·n + e of
// the matrix by rows, n being the number of elements of a fragment; if the fragments have more
// places than the matrix has elements, the elements repeat. For mma PTX defines the layout (section
// 9.7.14.5), and programs rely on it.
package matrix
