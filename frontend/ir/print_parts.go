package ir

import (
	"io"
	"maps"
	"sync"

	"opt-go/frontend/workers"
)

// The text of a module consists of parts, which are printed in any order once everything has its
// number: what stands before the functions, some functions at a time, the lists of attributes and
// of named metadata, some nodes at a time.

// A part has about that many values or nodes, which is some 100 KB of text: little enough to share
// the work evenly, and to hold a few parts in memory.
const (
	partValues = 2048
	partNodes  = 1024
)

// parts numbers everything and returns what prints the parts, in the order of the text.
func (p *printer) parts() []func(*printer) {
	var funcs []*Func
	for _, f := range p.mod.Funcs {
		if p.records.kindOf(f) == noRecord {
			p.numberFunc(f)
			funcs = append(funcs, f)
		}
	}
	parts := []func(*printer){(*printer).head}
	for len(funcs) > 0 {
		n, values := 0, 0
		for ; n < len(funcs) && values < partValues; n++ {
			values += funcs[n].ValueBound()
		}
		list := funcs[:n]
		parts = append(parts, func(p *printer) { p.functions(list) })
		funcs = funcs[n:]
	}
	parts = append(parts, (*printer).lists)
	for lo := 0; lo < len(p.md.nodes); lo += partNodes {
		parts = append(parts, func(p *printer) { p.mdNodes(lo, min(lo+partNodes, len(p.md.nodes))) })
	}
	return parts
}

// WriteVersion writes the text of AppendVersion. Its parts are printed by up to that many
// goroutines, and are written as soon as those before them are. A trace, of one goroutine, may be
// nil.
func (m *Module) WriteVersion(w io.Writer, v, jobs int, trace *workers.Trace) error {
	p := newPrinter(m, nil, v)
	s := &press{w: w, parts: p.parts(), trace: trace}
	s.texts = make([][]byte, len(s.parts))
	workers.Run(min(jobs, len(s.parts)), func() { s.work(p.another()) })
	return s.err
}

// another returns a printer with the same numbers for a goroutine. Numbers are only looked up from
// here on; what printing remembers otherwise is its own.
func (p *printer) another() *printer {
	own := *p
	own.b, own.locals, own.others = nil, localSlots{}, nil
	own.sets = maps.Clone(p.sets)
	own.groups.bySet, own.groups.byText, own.groups.buf = maps.Clone(p.groups.bySet), maps.Clone(p.groups.byText), nil
	own.md.kinds = maps.Clone(p.md.kinds)
	if own.adapts {
		own.groups.adapt = own.adapted
	}
	return &own
}

// press prints the parts of a text and writes them in their order.
type press struct {
	w     io.Writer
	parts []func(*printer)
	trace *workers.Trace

	mu            sync.Mutex
	next, written int      // part
	texts         [][]byte // of parts that are printed and not written
	free          [][]byte
	err           error
}

// work prints parts until none is left.
func (s *press) work(p *printer) {
	for n, ok := s.take(p); ok; n, ok = s.take(p) {
		began := s.trace.Now()
		s.parts[n](p)
		s.trace.Task(n, began)
		s.done(n, p.b)
	}
}

// take gives p the next part, and memory for its text.
func (s *press) take(p *printer) (n int, ok bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.next == len(s.parts) || s.err != nil {
		return 0, false
	}
	if p.b = []byte{}; len(s.free) > 0 { // not nil, for a part may be empty
		p.b = s.free[len(s.free)-1][:0]
		s.free = s.free[:len(s.free)-1]
	}
	s.next++
	return s.next - 1, true
}

// done writes all texts whose turn it is, now that part n is printed.
func (s *press) done(n int, text []byte) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for s.texts[n] = text; s.written < len(s.parts) && s.texts[s.written] != nil && s.err == nil; s.written++ {
		_, s.err = s.w.Write(s.texts[s.written])
		s.free = append(s.free, s.texts[s.written])
		s.texts[s.written] = nil
	}
}
