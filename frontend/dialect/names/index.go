package names

import (
	"hash/maphash"
	"math/bits"
)

// Index numbers names in the order of their first occurrence. It is a hash table with open
// addressing: a name is looked up wherever it occurs in a text, and a map takes twice the time.
type Index struct {
	Names []string // by number
	slots []int32  // a power of two of them; 0, or 1 + the number of a name
	seed  maphash.Seed
}

// Reset forgets all names, and makes room for about that many.
func (t *Index) Reset(n int) {
	if t.seed == (maphash.Seed{}) {
		t.seed = maphash.MakeSeed()
	}
	t.Names = t.Names[:0]
	t.resize(4 << bits.Len(uint(n)))
}

// resize empties the table and gives it a number of slots.
func (t *Index) resize(slots int) {
	if cap(t.slots) < slots {
		t.slots = make([]int32, slots)
		return
	}
	t.slots = t.slots[:slots]
	clear(t.slots)
}

// slot returns where a name is, or is to be put.
func (t *Index) slot(name string) *int32 {
	mask := len(t.slots) - 1
	for i := int(maphash.String(t.seed, name)) & mask; ; i = (i + 1) & mask {
		if n := t.slots[i]; n == 0 || t.Names[n-1] == name {
			return &t.slots[i]
		}
	}
}

// Number returns the number of a name, and whether it is new.
func (t *Index) Number(name string) (n int32, isNew bool) {
	if len(t.slots) == 0 {
		t.Reset(0)
	}
	at := t.slot(name)
	if *at > 0 {
		return *at - 1, false
	}
	t.Names = append(t.Names, name)
	*at = int32(len(t.Names))
	if 2*len(t.Names) > len(t.slots) {
		t.resize(2 * len(t.slots))
		for k, name := range t.Names {
			*t.slot(name) = int32(k + 1)
		}
	}
	return int32(len(t.Names)) - 1, true
}
