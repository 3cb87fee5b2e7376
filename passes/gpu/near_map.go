package gpu

// nearMap is a map from a small number and a key to a number, for tables of whole functions in which a walk in the order of the program asks
// most often for what it has entered a moment ago: entries with one small number are a list, and those of neighbours lie close together, where
// a hash table waits for memory at every question. What would make a list long is in a hash table all the same.
type nearMap struct {
	lists   []int32 // by small number, the last entry of the list; 0: empty
	entries []nearEntry
	far     map[farKey]int32 // entries of full lists
}

type nearEntry struct {
	key         uint64
	value, next int32
	length      int32 // of the list from here on
}

type farKey struct {
	near int32
	key  uint64
}

// maxNear is the length of a list that is full.
const maxNear = 8

// at returns where the number of (near, key) is, which is 0 when it is new. The place holds until the next call.
func (m *nearMap) at(near int32, key uint64) *int32 {
	for int(near) >= len(m.lists) {
		m.lists = append(m.lists, 0)
	}
	if len(m.entries) == 0 {
		m.entries = append(m.entries, nearEntry{})
	}
	head := m.lists[near]
	for n := head; n != 0; n = m.entries[n].next {
		if m.entries[n].key == key {
			return &m.entries[n].value
		}
	}
	n := int32(len(m.entries))
	e := nearEntry{key: key, next: head, length: m.entries[head].length + 1}
	if e.length <= maxNear {
		m.lists[near] = n
	} else {
		k := farKey{near, key}
		if at := m.far[k]; at != 0 {
			return &m.entries[at].value
		}
		if m.far == nil {
			m.far = map[farKey]int32{}
		}
		m.far[k] = n
	}
	m.entries = append(m.entries, e)
	return &m.entries[n].value
}
