package ir

import "strconv"

// symbols is the symbol table of a function, made when it is first needed. A released name stays in
// it until another value takes it or there are too many stale entries: passes erase many
// instructions at once, and looking up each name, far apart in memory, took a good part of sroa's
// time.
//
// The table is a hash table with linear probing that stores no names, only the values that have
// them. Most lookups are for unused names: one-byte tags answer these. The tags are dense enough to
// stay in a core's cache, where a Go map, or even a table of hashes, would wait for memory. For the
// same reason instructions store the hashes of their names, which the reader computes when it
// parses the name, so that the table is built without reading the names.
type symbols struct {
	marks  []uint8 // a power of two, at most three quarters of them taken; seven bits of a name's hash and taken, or 0: free
	values []Value // by place in marks; with values that have the name no longer
	taken  int
	stale  int // at most so many values have another name or none
}

// smallestTable is how many places a table has at least.
const smallestTable = 16

const takenMark = 0x80

// hashName is FNV-1a with the bits of its result mixed, and never 0, which says that a hash is not
// known.
func hashName(name string) uint32 {
	h := uint32(2166136261)
	for k := range len(name) {
		h = (h ^ uint32(name[k])) * 16777619
	}
	h ^= h >> 15
	h *= 0x2c1b3c6d
	h ^= h >> 16
	return max(h, 1)
}

// nameHash returns the hash of the name of v.
func nameHash(v Value) uint32 {
	i, ok := v.(*Instr)
	if !ok {
		return hashName(NameOf(v))
	}
	l := i.label
	switch {
	case l == nil:
		return hashName("")
	case l.hash == 0:
		l.hash = hashName(l.text)
	}
	return l.hash
}

// place returns the mark of a name by its hash, and where the search for it begins.
func (s *symbols) place(hash uint32) (mark uint8, from int) {
	return uint8(hash>>25) | takenMark, int(hash) & (len(s.marks) - 1)
}

// bears reports whether v, once entered under a name, still has it.
func bears(v Value, name string) bool {
	switch v := v.(type) {
	case *Instr:
		return v.block != nil && v.Name() == name
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
	*s = symbols{marks: make([]uint8, size), values: make([]Value, size)}
	for _, p := range f.Params {
		if p.name != "" {
			s.enter(p.name, p)
		}
	}
	for b := f.first; b != nil; b = b.next {
		if b.name != "" {
			s.enter(b.name, b)
		}
		for i := b.first; i != nil; i = i.next {
			if i.label != nil {
				s.enter(i.label.text, i)
			}
		}
	}
}

// sampledValues is the sample size that tells whether most values of a program have names.
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
			if i.label != nil {
				named++
			}
		}
		if values == sampledValues {
			break
		}
	}
	return 3*named > values
}

// enter notes that v bears a name, which no other value has.
func (s *symbols) enter(name string, v Value) {
	s.makeRoom()
	hash := nameHash(v)
	_, at := s.find(name, hash)
	s.put(at, hash, v)
}

// find returns who bears the name with that hash, or nil, and the place where it is, or where it
// would be entered.
func (s *symbols) find(name string, hash uint32) (bearer Value, at int) {
	mark, k := s.place(hash)
	at = -1
	for ; ; k = (k + 1) & (len(s.marks) - 1) {
		switch s.marks[k] {
		case 0:
			if at < 0 {
				at = k
			}
			return nil, at
		case mark:
			v := s.values[k]
			if bears(v, name) {
				return v, k
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
	now, _ := s.place(nameHash(v))
	return now != mark
}

func (s *symbols) put(at int, hash uint32, v Value) {
	if s.marks[at] == 0 {
		s.taken++
	}
	s.marks[at], _ = s.place(hash)
	s.values[at] = v
}

// makeRoom doubles a table in which one more name would leave too few free places. Its own names
// are those that its values bear now.
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
			hash := nameHash(v)
			_, at := s.find(name, hash)
			s.put(at, hash, v)
		}
	}
}

// lookup returns who bears the name, or nil.
func (s *symbols) lookup(name string) Value {
	v, _ := s.find(name, hashName(name))
	return v
}

// claim enters v under name, or under name and the next number of the function's counter, as LLVM's
// symbol table does, and returns which, and its hash.
func (s *symbols) claim(f *Func, v Value, name string) (string, uint32) {
	s.tidy(f)
	if hash := hashName(name); s.offer(v, name, hash) {
		return name, hash
	}
	return s.claimNumbered(f, v, name)
}

// claimNumbered enters v under base, which another value bears, and the next number of the
// function's counter that makes it free.
func (s *symbols) claimNumbered(f *Func, v Value, base string) (string, uint32) {
	s.tidy(f)
	for {
		f.lastUnique++
		name := base + strconv.Itoa(f.lastUnique)
		if hash := hashName(name); s.offer(v, name, hash) {
			return name, hash
		}
	}
}

// offer enters v under a name with that hash unless another value bears it.
func (s *symbols) offer(v Value, name string, hash uint32) bool {
	have, at := s.find(name, hash)
	if have != nil && have != v {
		return false
	}
	s.put(at, hash, v)
	return true
}

// tidy rebuilds a table with too many stale entries, and makes room for another entry.
func (s *symbols) tidy(f *Func) {
	if 2*s.stale > s.taken && s.taken > smallestTable {
		*s = symbols{}
		s.build(f)
	}
	s.makeRoom()
}

// giveUp notes that a name is no longer that of the value that had it.
func (s *symbols) giveUp() { s.stale++ }
