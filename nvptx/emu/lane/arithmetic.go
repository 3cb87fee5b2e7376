package lane

import "opt-go/nvptx/emu/scalar"

// InsertFields puts bits of a into b, in values so many bits wide; pos and length are bytes.
func InsertFields(d, a, b, pos, length *Values, set uint32, width int) {
	for ; set != 0; set &= set - 1 {
		i := First(set)
		d[i] = scalar.InsertField(a[i], b[i], int(pos[i]&0xFF), int(length[i]&0xFF), width)
	}
}

// AddWithCarry computes sums, or what f is, with the carry of each thread in flags, of which it
// returns the new ones. Without in the carry in is zero, and without out the flags stay as they
// are.
func AddWithCarry(d, a, b, c *Values, set uint32, f scalar.Carry, flags uint32, in, out bool) uint32 {
	carried := flags
	for ; set != 0; set &= set - 1 {
		i := First(set)
		carry := uint64(0)
		if in {
			carry = uint64(flags >> i & 1)
		}
		d[i], carry = f(a[i], b[i], c[i], carry)
		carried = carried&^(1<<i) | uint32(carry)<<i
	}
	if !out {
		return flags
	}
	return carried
}

// MapRow applies a function of five operands.
func MapRow(d *Values, operands []Values, set uint32, f func([4]uint64, uint64) uint64) {
	for ; set != 0; set &= set - 1 {
		i := First(set)
		d[i] = f([4]uint64(Row(operands[:4], i)), operands[4][i])
	}
}
