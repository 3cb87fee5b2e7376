package ir

import (
	"hash/maphash"
	"strconv"
)

// symbols is the symbol table of a function, made when it is first needed. A name that is given up stays in it until another value wants it or
// there are too many of that kind: code is erased in large pieces, and to look up each of their names, far apart in memory, took sroa a good
// part of its time.
//
// The table is a hash table with linear probing that keeps no names, only the values that bear them. Most questions are about names that nobody
// has: these are answered by the hashes alone, which lie close together, where a Go map reads the names.
type symbols struct {
	seed   maphash.Seed
	hashes []uint32 // a power of two, at most half of them taken; 0: free
	values []Value  // by place in hashes; with values that have the name no longer
	taken  int
	stale  int // at most so many values have another name or none
}

// smallestTable is how many places a table has at least.
const smallestTable = 16

func (s *symbols) hash(name string) uint32 { return uint32(maphash.String(s.seed, name)) | 1<<31 }

// bears reports whether v, once entered under a name, still has it.
func bears(v Value, name string) bool {
	switch v := v.(type) {
	case *Instr:
		return v.block != nil && v.name == name
	case *Block:
		return !v.Erased() && v.name == name
	case *Param:
		return v.name == name
	}
	return false
}

// made reports whether there is a table, and so something to keep up to date.
func (s *symbols) made() bool { return s.hashes != nil }

// build makes the table unless it is there.
func (s *symbols) build(f *Func) {
	if s.made() {
		return
	}
	size := smallestTable
	if f.first != nil && f.first.first != nil && f.first.first.name != "" {
		for named := f.size(); size < 2*named; { // programs have names for most values or for hardly any
			size *= 2
		}
	}
	*s = symbols{seed: maphash.MakeSeed(), hashes: make([]uint32, size), values: make([]Value, size)}
	for _, p := range f.Params {
		s.enter(p.name, p)
	}
	for b := f.first; b != nil; b = b.next {
		s.enter(b.name, b)
		for i := b.first; i != nil; i = i.next {
			s.enter(i.name, i)
		}
	}
}

// enter notes that v bears a name that no other value has.
func (s *symbols) enter(name string, v Value) {
	if name == "" {
		return
	}
	h := s.hash(name)
	_, at := s.find(h, name)
	s.put(at, h, v)
}

// find returns who bears the name, or nil, and the place where it is, or where it would be entered.
func (s *symbols) find(h uint32, name string) (bearer Value, at int) {
	mask := len(s.hashes) - 1
	at = -1
	for k := int(h) & mask; ; k = (k + 1) & mask {
		switch s.hashes[k] {
		case 0:
			if at < 0 {
				at = k
			}
			return nil, at
		case h:
			v := s.values[k]
			if bears(v, name) {
				return v, k
			}
			if n := NameOf(v); at < 0 && (!bears(v, n) || s.hash(n) != h) {
				at = k // the value has this name no longer
			}
		}
	}
}

func (s *symbols) put(at int, h uint32, v Value) {
	if s.hashes[at] == 0 {
		s.taken++
	}
	s.hashes[at], s.values[at] = h, v
	if 2*s.taken > len(s.hashes) {
		s.grow()
	}
}

// grow doubles the table.
func (s *symbols) grow() {
	hashes, values := s.hashes, s.values
	s.hashes, s.values = make([]uint32, 2*len(hashes)), make([]Value, 2*len(hashes))
	mask := len(s.hashes) - 1
	for n, h := range hashes {
		if h == 0 {
			continue
		}
		k := int(h) & mask
		for s.hashes[k] != 0 {
			k = (k + 1) & mask
		}
		s.hashes[k], s.values[k] = h, values[n]
	}
}

// lookup returns who bears the name, or nil.
func (s *symbols) lookup(name string) Value {
	v, _ := s.find(s.hash(name), name)
	return v
}

// claim enters v under name, or under name and the next number of the function's counter, as LLVM's symbol table does, and returns which.
func (s *symbols) claim(f *Func, v Value, name string) string {
	if 2*s.stale > s.taken && s.taken > smallestTable {
		*s = symbols{}
		s.build(f)
	}
	for base := name; ; {
		h := s.hash(name)
		have, at := s.find(h, name)
		if have == nil || have == v {
			s.put(at, h, v)
			return name
		}
		f.lastUnique++
		name = base + strconv.Itoa(f.lastUnique)
	}
}

// giveUp notes that a name is no longer that of the value that had it.
func (s *symbols) giveUp() { s.stale++ }
