// Package tmem implements the tensor memory of a block and the instructions of tcgen05 on it (PTX
// ISA, section 9.7.16): allocation, transfers between it and registers, copies from shared memory,
// shifts, and products of matrices.
//
//	transfer.go    which thread and register of tcgen05.ld and st has which word
//	copy.go        tcgen05.cp and shift
//	idesc.go       the description of a product: types, shapes, signs
//	product.go     tcgen05.mma: where its matrices lie, and the arithmetic
//	scale.go       block scaling, sparse A, zero columns of B
//
// Everything here happens at once. When an asynchronous instruction takes effect is the business of
// the caller. Operations that a pair of blocks does together (cta_group::2) are refused.
package tmem
