package ir

import "strconv"

// symbols is the symbol table of a function, made when it is first needed. A name that is given up stays in it until another value wants it or
// there are too many of that kind: code is erased in large pieces, and to look up each of their names, far apart in memory, took sroa a good
// part of its time.
type symbols struct {
	values map[string]Value // nil: to be made; with values that have the name no longer
	stale  int              // at most so many of them
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

func (s *symbols) enter(name string, v Value) {
	if name != "" {
		s.values[name] = v
	}
}

// made reports whether there is a table, and so something to keep up to date.
func (s *symbols) made() bool { return s.values != nil }

// build makes the table unless it is there.
func (s *symbols) build(f *Func) {
	if s.values != nil {
		return
	}
	s.stale = 0
	size := 0
	if f.first != nil && f.first.first != nil && f.first.first.name != "" {
		size = int(f.nextValue) // programs have names for most values or for hardly any
	}
	s.values = make(map[string]Value, size)
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

// lookup returns who bears the name, or nil.
func (s *symbols) lookup(name string) Value {
	if v, ok := s.values[name]; ok && bears(v, name) {
		return v
	}
	return nil
}

// claim enters v under name, or under name and the next number of the function's counter, as LLVM's symbol table does, and returns which.
func (s *symbols) claim(f *Func, v Value, name string) string {
	if s.stale > len(s.values) {
		s.values = nil
		s.build(f)
	}
	have := s.lookup(name)
	for base := name; have != nil && have != v; have = s.lookup(name) {
		f.lastUnique++
		name = base + strconv.Itoa(f.lastUnique)
	}
	s.values[name] = v
	return name
}

// giveUp notes that a name is no longer that of the value that had it.
func (s *symbols) giveUp() { s.stale++ }
