// Package tmem implements the tensor memory of a block and the instructions of tcgen05 on it (PTX
// ISA, section 9.7.16): allocation, transfers between it and registers, copies from shared memory,
// shifts, and products of matrices.
//
//	transfer.go    which thread and register of tcgen05.ld and st has which word
//	copy.go        tcgen05.cp and shift
//	idesc.go       the description of a product: types, shapes, signs
//	product.go     tcgen05.mma: where its matrices lie, and the arithmetic
//	scale.go       block scaling, sparse A, zero columns of B
//	request.go     tcgen05.alloc, dealloc and relinquish_alloc_permit, which the blocks of a pair do together
//
// Everything here happens at once. When an asynchronous instruction takes effect is the business of
// the caller. What the manual leaves open is refused: a shift of A of a pair of blocks
// (cta_group::2) with M of 128, and the sparsity selectors 2 and 3.
package tmem
