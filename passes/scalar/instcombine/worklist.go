package instcombine

import "opt-go/frontend/ir"

// worklist is a stack of instructions to visit. A second stack, deferred, holds those that a visit
// created or changed: they are processed (and perhaps found dead) before the next visit, the first
// one added on top. The order is LLVM's, since it determines names and which of two rewrites comes
// first.
type worklist struct {
	stack    []*ir.Instr // nil: removed
	at       []int32     // by instruction ID: position in stack plus 1
	deferred []*ir.Instr
	waiting  []int32 // by instruction ID: position in deferred plus 1
}

func grow(s []int32, id int) []int32 {
	for len(s) <= id {
		s = append(s, make([]int32, max(64, len(s), id+1-len(s)))...)
	}
	return s
}

// reserve makes room for the instructions of a function with so many values, and some new ones.
func (w *worklist) reserve(values int) {
	w.at, w.waiting = grow(nil, values+values/8), grow(nil, values+values/8)
}

// push puts i on top of the stack unless it is already on it.
func (w *worklist) push(i *ir.Instr) {
	w.at = grow(w.at, i.ID())
	if w.at[i.ID()] == 0 {
		w.stack = append(w.stack, i)
		w.at[i.ID()] = int32(len(w.stack))
	}
}

// add defers i.
func (w *worklist) add(i *ir.Instr) {
	w.waiting = grow(w.waiting, i.ID())
	if w.waiting[i.ID()] == 0 {
		w.deferred = append(w.deferred, i)
		w.waiting[i.ID()] = int32(len(w.deferred))
	}
}

func (w *worklist) pushUsers(v ir.Value) {
	for u := range ir.Users(v) {
		w.push(u)
	}
}

// lostUse defers a value that has one use less, and its last user, for which folds now may count it
// as used once.
func (w *worklist) lostUse(v ir.Value) {
	i, ok := v.(*ir.Instr)
	if !ok || i.Block() == nil {
		return
	}
	w.add(i)
	if u := ir.SoleUser(i); u != nil && u.Block() != nil {
		w.add(u)
	}
}

func (w *worklist) remove(i *ir.Instr) {
	id := i.ID()
	if id < 0 {
		return
	}
	if id < len(w.at) && w.at[id] != 0 {
		w.stack[w.at[id]-1] = nil
		w.at[id] = 0
	}
	if id < len(w.waiting) && w.waiting[id] != 0 {
		w.deferred[w.waiting[id]-1] = nil
		w.waiting[id] = 0
	}
}

// popDeferred removes and returns the deferred instruction that was added last, or nil if there is
// none.
func (w *worklist) popDeferred() *ir.Instr {
	for len(w.deferred) > 0 {
		i := w.deferred[len(w.deferred)-1]
		w.deferred = w.deferred[:len(w.deferred)-1]
		if i != nil {
			w.waiting[i.ID()] = 0
			return i
		}
	}
	return nil
}

func (w *worklist) pop() *ir.Instr {
	for len(w.stack) > 0 {
		i := w.stack[len(w.stack)-1]
		w.stack = w.stack[:len(w.stack)-1]
		if i != nil {
			w.at[i.ID()] = 0
			return i
		}
	}
	return nil
}
