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
// has: these are answered by marks of a byte, which lie so close together that they stay in a core's cache where a Go map, and even a table of
// hashes, waits for memory.
type symbols struct {
	seed   maphash.Seed
	marks  []uint8 // a power of two, at most three quarters of them taken; seven bits of a name's hash and taken, or 0: free
	values []Value // by place in marks; with values that have the name no longer
	taken  int
	stale  int // at most so many values have another name or none
}

// smallestTable is how many places a table has at least.
const smallestTable = 16

const takenMark = 0x80

// hash returns the mark of a name and where the search for it begins.
func (s *symbols) hash(name string) (mark uint8, from int) {
	h := maphash.String(s.seed, name)
	return uint8(h>>57) | takenMark, int(h) & (len(s.marks) - 1)
}

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
func (s *symbols) made() bool { return s.marks != nil }

// build makes the table unless it is there.
func (s *symbols) build(f *Func) {
	if s.made() {
		return
	}
	size := smallestTable
	if f.mostlyNamed() {
		for named := f.size(); size < 2*named; {
			size *= 2
		}
	}
	*s = symbols{seed: maphash.MakeSeed(), marks: make([]uint8, size), values: make([]Value, size)}
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

// sampledValues are so many that tell whether a program has names for most values or for hardly any.
const sampledValues = 32

// mostlyNamed guesses from the first values of a function whether a third of all have names.
func (f *Func) mostlyNamed() bool {
	values, named := 0, 0
	for b := f.first; b != nil; b = b.next {
		for i := b.first; i != nil && values < sampledValues; i = i.next {
			if i.ty.IsVoid() {
				continue
			}
			values++
			if i.name != "" {
				named++
			}
		}
		if values == sampledValues {
			break
		}
	}
	return 3*named > values
}

// enter notes that v bears a name that no other value has.
func (s *symbols) enter(name string, v Value) {
	if name == "" {
		return
	}
	s.makeRoom()
	_, mark, at := s.find(name)
	s.put(at, mark, v)
}

// find returns who bears the name, or nil, its mark, and the place where it is, or where it would be entered.
func (s *symbols) find(name string) (bearer Value, mark uint8, at int) {
	mark, k := s.hash(name)
	at = -1
	for ; ; k = (k + 1) & (len(s.marks) - 1) {
		switch s.marks[k] {
		case 0:
			if at < 0 {
				at = k
			}
			return nil, mark, at
		case mark:
			v := s.values[k]
			if bears(v, name) {
				return v, mark, k
			}
			if at < 0 && s.gone(v, mark) {
				at = k
			}
		}
	}
}

// gone reports whether v surely has no longer a name with that mark.
func (s *symbols) gone(v Value, mark uint8) bool {
	name := NameOf(v)
	if name == "" || !bears(v, name) {
		return true
	}
	now, _ := s.hash(name)
	return now != mark
}

func (s *symbols) put(at int, mark uint8, v Value) {
	if s.marks[at] == 0 {
		s.taken++
	}
	s.marks[at], s.values[at] = mark, v
}

// makeRoom doubles a table in which one more name would leave too few free places. Its own names are those that its values bear now.
func (s *symbols) makeRoom() {
	if 4*(s.taken+1) <= 3*len(s.marks) {
		return
	}
	values := s.values
	s.marks, s.values, s.taken, s.stale = make([]uint8, 2*len(values)), make([]Value, 2*len(values)), 0, 0
	for _, v := range values {
		if v == nil {
			continue
		}
		if name := NameOf(v); name != "" && bears(v, name) {
			_, mark, at := s.find(name)
			s.put(at, mark, v)
		}
	}
}

// lookup returns who bears the name, or nil.
func (s *symbols) lookup(name string) Value {
	v, _, _ := s.find(name)
	return v
}

// claim enters v under name, or under name and the next number of the function's counter, as LLVM's symbol table does, and returns which.
func (s *symbols) claim(f *Func, v Value, name string) string {
	s.tidy(f)
	if have, mark, at := s.find(name); have == nil || have == v {
		s.put(at, mark, v)
		return name
	}
	return s.claimNumbered(f, v, name)
}

// claimNumbered enters v under base, which another value bears, and the next number of the function's counter that makes it free.
func (s *symbols) claimNumbered(f *Func, v Value, base string) string {
	s.tidy(f)
	for {
		f.lastUnique++
		name := base + strconv.Itoa(f.lastUnique)
		if have, mark, at := s.find(name); have == nil || have == v {
			s.put(at, mark, v)
			return name
		}
	}
}

// tidy makes a table with too many names that nobody bears anew, and makes room for another one.
func (s *symbols) tidy(f *Func) {
	if 2*s.stale > s.taken && s.taken > smallestTable {
		*s = symbols{}
		s.build(f)
	}
	s.makeRoom()
}

// giveUp notes that a name is no longer that of the value that had it.
func (s *symbols) giveUp() { s.stale++ }
