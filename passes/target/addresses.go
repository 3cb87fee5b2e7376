package target

// AddressCosts are costs of the address arithmetic of a loop, in units of which an addition of 32
// bits takes Unit.
type AddressCosts struct {
	Unit   int
	Long   int // an addition of 64 bits
	Narrow int // base + index*size, where the index has 32 bits and is extended
	Wide   int // base + index*size, where the index is as wide as addresses
	Scale  int // index*size of Wide, once for all addresses with the same index and size
	Step   int // a pointer of its own that moves in every iteration
}

// AddressCostsOf returns the costs in an address space. By default everything is one instruction.
func (t *Target) AddressCostsOf(space int) AddressCosts {
	if t.AddressCosts == nil {
		return AddressCosts{Unit: 1, Long: 1, Narrow: 1, Wide: 1, Scale: 1, Step: 1}
	}
	return t.AddressCosts(space)
}
