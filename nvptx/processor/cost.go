package processor

import "opt-go/nvptx/addrspace"

// AddressCost is how many machine instructions ptxas makes of the addresses of a loop that accesses
// three arrays, beyond those of the same loop with constant addresses. ptxas has an instruction for
// mul.wide with add.s64 (IMAD.WIDE), and takes mad.wide apart; only where addresses have 32 bits
// does it fold the product of mad.wide into the access. A pointer that moves costs two additions,
// and copies, since both halves of it have to lie in neighboring registers.
type AddressCost struct {
	MadWide int // base + 4*index by mad.wide, the index having 32 bits
	MulAdd  int // the same by mul.wide and add.s64
	Wide    int // base + 4*index, the index having 64 bits and stepping
	Step    int // a pointer for each array that moves by 4
}

// OnVariable is the cost of an address whose rest is a variable, such as the row of a matrix. Then
// ptxas has no access to fold the product into, and takes mad.wide apart if the index is masked.
func (c AddressCost) OnVariable() AddressCost {
	c.MadWide = max(c.MadWide, c.MulAdd+1)
	return c
}

// addressCosts has a row for each processor from which on the figures hold. They are those of
// CUDA 12.9's ptxas; go test ./tools/kernels/sass -run Costs -v measures them again.
var addressCosts = []struct {
	sm             int
	global, shared AddressCost
}{
	{0, AddressCost{8, 4, 7, 11}, AddressCost{0, 1, 2, 3}}, // measured on sm_75
	{80, AddressCost{8, 4, 10, 11}, AddressCost{0, 1, 2, 3}},
	{90, AddressCost{8, 3, 9, 11}, AddressCost{1, 3, 2, 3}}, // and sm_100
	{120, AddressCost{5, 3, 6, 3}, AddressCost{5, 3, 6, 6}}, // its additions have 64 bits
}

// AddressCost is the cost of addresses in a space.
func (t Target) AddressCost(space int) AddressCost {
	row := addressCosts[0]
	for _, r := range addressCosts {
		if r.sm <= t.SM {
			row = r
		}
	}
	switch space {
	case addrspace.Shared, addrspace.Local, addrspace.Const: // their addresses have 32 bits
		return row.shared
	}
	return row.global
}

// loopLengths are those of a loop whose counter of 64 bits steps by a product of two 32-bit numbers
// that does not change: if ptxas may compute the product again in every iteration, and if not.
// IMAD.WIDE does both at once, on aligned pairs of registers; up to sm_8x ptxas copies the counter
// to such a pair and back. Measured as addressCosts are.
var loopLengths = []struct{ sm, again, once int }{{0, 32, 28}, {80, 35, 31}, {90, 31, 31}}

// HoistsProducts reports that a product by which a counter steps is computed before the loop,
// although ptxas would rather not.
func (t Target) HoistsProducts() bool {
	row := loopLengths[0]
	for _, r := range loopLengths {
		if r.sm <= t.SM {
			row = r
		}
	}
	return row.once < row.again
}
