package layout

// ConstantBank is how many bytes of constant memory a GPU addresses.
const ConstantBank = 64 << 10

// Constants are n bytes of a program's constants; within is whether they have them all. After the
// constants a GPU reads zeros up to the end of the bank; after the bank it has nothing, and the
// bytes are nil.
func Constants(mem []byte, addr uint64, n int) (bytes []byte, within bool) {
	switch size := uint64(len(mem)); {
	case addr <= size && size-addr >= uint64(n):
		return mem[addr : addr+uint64(n) : addr+uint64(n)], true
	case addr > ConstantBank-uint64(n):
		return nil, false
	default:
		bytes = make([]byte, n)
		copy(bytes, mem[min(addr, size):])
		return bytes, false
	}
}
