// Package names holds what a text says about its names and numbers, one Table or Numbers for each
// name space of LLVM assembly (globals, types, metadata, the locals of a function …): where each is
// defined and where it is first used.
package names

import "sort"

// Symbol holds the facts about a name: where it is defined and where it is first used, as offset+1;
// 0 means not yet.
type Symbol struct {
	Def, Use int32
	// AsBlock is the first use as a block (`label %x`), AsValue the first as a value; for locals.
	AsBlock, AsValue int32
	IsBlock          bool
	Space            Space // of a global
}

// Space holds the known address spaces of a global, each plus one; 0 means unknown.
type Space struct {
	Defined, Used int32
	At            int32 // the offset of the first use
}

// Table maps the names of one name space to symbols, in order of first occurrence.
type Table struct {
	index Index
	syms  []Symbol // by number
}

// maxExpected bounds the names for which Reset makes room, since clearing it costs its size.
const maxExpected = 1024

// Reset forgets all names.
func (n *Table) Reset() {
	n.index.Reset(min(len(n.syms), maxExpected))
	n.syms = n.syms[:0]
}

// Get returns the symbol of a key, made if it is new. The pointer is valid until the next Get.
func (n *Table) Get(key string) *Symbol {
	i, isNew := n.index.Number(key)
	if isNew {
		n.syms = append(n.syms, Symbol{})
	}
	return &n.syms[i]
}

// Each calls f for every name seen, in order of first occurrence.
func (n *Table) Each(f func(name string, s *Symbol)) {
	for i := range n.syms {
		f(n.index.Names[i], &n.syms[i])
	}
}

// Numbers maps the unnamed values, blocks, metadata … of one name space.
type Numbers struct {
	syms []Symbol
	// far holds numbers too large to index a slice by; gaps are legal.
	far map[int]*Symbol
}

// maxDense bounds the slice of Numbers; a text has far fewer names.
const maxDense = 1 << 22

// Reset forgets all numbers.
func (n *Numbers) Reset() {
	n.syms = n.syms[:0]
	n.far = nil
}

// Get returns the symbol of a number, made if it is new. The pointer is valid until the next Get.
func (n *Numbers) Get(num int) *Symbol {
	if num >= maxDense {
		if n.far == nil {
			n.far = make(map[int]*Symbol)
		}
		s := n.far[num]
		if s == nil {
			s = new(Symbol)
			n.far[num] = s
		}
		return s
	}
	for num >= len(n.syms) {
		n.syms = append(n.syms, Symbol{})
	}
	return &n.syms[num]
}

// Each calls f for every number seen, in ascending order.
func (n *Numbers) Each(f func(num int, s *Symbol)) {
	for i := range n.syms {
		f(i, &n.syms[i])
	}
	far := make([]int, 0, len(n.far))
	for i := range n.far {
		far = append(far, i)
	}
	sort.Ints(far)
	for _, i := range far {
		f(i, n.far[i])
	}
}
