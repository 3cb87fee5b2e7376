// Package near has a map for tables of whole functions in which a walk in program order mostly
// looks up recent entries. A hash table sends every such query to a
package near

// Map is a map from a small number and a key to a number: entries with one small number are a list,
// and those of neighbours lie close together. What would make a list long is in a hash table all
// the same, so a query costs a constant. The zero Map is empty.
type Map struct {
	lists   []int32 // by small number, the last entry of the list; 0: empty
	entries []entry
	far     map[farKey]int32 // entries of full lists
}

type entry struct {
	key         uint64
	value, next int32
	length      int32 // of the list from here on
}

type farKey struct {
	near int32
	key  uint64
}

// maxLength is the length of a list that is full.
const maxLength = 8

// Get returns the number of (near, key), 0 when there is none.
func (m *Map) Get(near int32, key uint64) int32 {
	if int(near) >= len(m.lists) {
		return 0
	}
	return m.entries[m.find(near, key)].value
}

// find returns the entry of (near, key), 0 when there is none; near has had entries before it or of
// its own.
func (m *Map) find(near int32, key uint64) int32 {
	head := m.lists[near]
	for n := head; n != 0; n = m.entries[n].next {
		if m.entries[n].key == key {
			return n
		}
	}
	if m.entries[head].length < maxLength {
		return 0
	}
	return m.far[farKey{near, key}]
}

// At returns where the number of (near, key) is, which is 0 when it is new. The place holds until
// the next call.
func (m *Map) At(near int32, key uint64) *int32 {
	for int(near) >= len(m.lists) {
		m.lists = append(m.lists, 0)
	}
	if len(m.entries) == 0 {
		m.entries = append(m.entries, entry{})
	}
	if n := m.find(near, key); n != 0 {
		return &m.entries[n].value
	}
	n, head := int32(len(m.entries)), m.lists[near]
	e := entry{key: key, next: head, length: m.entries[head].length + 1}
	if e.length <= maxLength {
		m.lists[near] = n
	} else {
		if m.far == nil {
			m.far = map[farKey]int32{}
		}
		m.far[farKey{near, key}] = n
	}
	m.entries = append(m.entries, e)
	return &m.entries[n].value
}
