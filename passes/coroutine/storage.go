package coroutine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// event is what an instruction does with an alloca.
type event uint8

const (
	reads event = iota // or writes a part: what was there before matters
	fills              // writes the whole
	starts
	ends
)

// storage is an alloca, and what is done with it through all pointers that are derived from it.
type storage struct {
	alloca  *ir.Instr
	derived []*ir.Instr // pointers into it
	events  map[*ir.Instr]event
	escapes bool // something unknown has its address
	starts  bool // its lifetime is marked
}

// outsideFrame marks the allocas that clang wants to stay with the ramp.
const outsideFrame = "coro.outside.frame"

// examine follows the pointers into an alloca.
func examine(a *ir.Instr, layout *ir.DataLayout) *storage {
	s := &storage{alloca: a, events: map[*ir.Instr]event{}}
	seen := map[*ir.Instr]bool{a: true}
	for work := []*ir.Instr{a}; len(work) > 0; {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Uses(p) {
			if i := u.User(); derives(i, u) {
				if !seen[i] {
					seen[i] = true
					s.derived = append(s.derived, i)
					work = append(work, i)
				}
			} else {
				s.note(i, u, layout)
			}
		}
	}
	return s
}

// derives reports whether an instruction gives a pointer into what its operand points into.
func derives(i *ir.Instr, u *ir.Use) bool {
	switch i.Op() {
	case ir.GetElementPtr:
		return u.Index() == 0
	case ir.BitCast, ir.AddrSpaceCast, ir.Phi, ir.Freeze:
		return true
	case ir.Select:
		return u.Index() > 0
	}
	return false
}

// note notes a use that derives no pointer.
func (s *storage) note(i *ir.Instr, u *ir.Use, layout *ir.DataLayout) {
	what := reads
	direct := u.Value() == ir.Value(s.alloca)
	switch i.Op() {
	case ir.Load, ir.ICmp, ir.AtomicRMW, ir.CmpXchg:
		s.escapes = s.escapes || i.Op() != ir.Load && i.Op() != ir.ICmp && u.Index() > 0
	case ir.Store:
		switch {
		case u.Index() == 0:
			s.escapes = true
		case direct && !i.IsVolatile() && layout.StoreSize(i.Operand(0).Type()) == allocated(s.alloca, layout):
			what = fills
		}
	case ir.Call, ir.Invoke, ir.CallBr:
		switch id := i.IntrinsicID(); {
		case id == "llvm.coro.id":
			return
		case id == "llvm.lifetime.start" || id == "llvm.lifetime.end":
			if !direct || !wholeLifetime(i, s.alloca, layout) {
				return
			}
			if what = starts; id == "llvm.lifetime.end" {
				what = ends
			} else {
				s.starts = true
			}
		case u.Index() < i.NumArgs() && analysis.NoCapture(i, u.Index()) && !returnsIt(i, u.Index()):
		default:
			s.escapes = true
		}
	default:
		s.escapes = true
	}
	if had, ok := s.events[i]; !ok || had == fills {
		s.events[i] = what
	}
}

// wholeLifetime reports whether a mark, which until LLVM 21 has a size, is for the whole alloca.
func wholeLifetime(i, a *ir.Instr, layout *ir.DataLayout) bool {
	if i.NumArgs() < 2 {
		return true
	}
	n := ir.AsInt(i.Arg(0))
	if n == nil {
		return false
	}
	size, ok := n.Uint64()
	return ok && (n.Big().Cmp(ir.NewAllOnes(n.Type()).Big()) == 0 || size >= allocated(a, layout))
}

// returnsIt reports whether the result of a call may be one of its arguments.
func returnsIt(call *ir.Instr, k int) bool { return analysis.ArgHas(call, k, "returned") }

// allocated returns the size of an alloca in bytes; 0: it is not constant.
func allocated(a *ir.Instr, layout *ir.DataLayout) uint64 {
	n := ir.AsInt(a.Operand(0))
	if n == nil || a.ElemTy.HasScalable() {
		return 0
	}
	count, _ := n.Uint64()
	return count * layout.AllocSize(a.ElemTy)
}

// crossesSuspension reports whether what an alloca holds may be needed after a suspension. That is
// so where, at some suspension,
//
//   - it is alive: something was done with it, or its lifetime has begun and not ended, and
//   - it is needed: a use follows that is not the next lifetime, or someone else has its address,
//
// or where a pointer into it is used after a suspension.
func (s *storage) crossesSuspension(f *ir.Func, c *crossing) bool {
	for _, p := range s.derived {
		if len(c.crossingUses(p)) > 0 {
			return true
		}
	}
	blocks := s.inOrder(f)
	alive := s.flow(f, c, blocks, true)
	needed := alive
	if !s.escapes {
		needed = s.flow(f, c, blocks, false)
	}
	for b := range f.Blocks() {
		if n := b.ID(); c.barrier[n] && alive[n] && needed[n] {
			return true
		}
	}
	return false
}

// inOrder lists the events of each block.
func (s *storage) inOrder(f *ir.Func) map[*ir.Block][]event {
	users := make(map[*ir.Block][]*ir.Instr)
	for i := range s.events {
		users[i.Block()] = append(users[i.Block()], i)
	}
	out := map[*ir.Block][]event{}
	for b, list := range users {
		slices.SortFunc(list, func(x, y *ir.Instr) int {
			if x.ComesBefore(y) {
				return -1
			}
			return 1
		})
		for _, i := range list {
			out[b] = append(out[b], s.events[i])
		}
	}
	return out
}

// flow returns, by Block.ID, where the alloca is alive at the start of a block (forward), or
// needed at its end.
func (s *storage) flow(f *ir.Func, c *crossing, events map[*ir.Block][]event, forward bool) []bool {
	out := make([]bool, f.BlockBound())
	var work []*ir.Block
	for b := range events {
		work = append(work, b)
	}
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		next, state := b.Succs(), out[b.ID()]
		if forward {
			state = s.aliveAfter(state, events[b])
		} else {
			next, state = b.Preds(), !c.end[b.ID()] && s.neededBefore(state, events[b])
		}
		if !state {
			continue
		}
		for _, n := range next {
			if !out[n.ID()] {
				out[n.ID()] = true
				work = append(work, n)
			}
		}
	}
	return out
}

func (s *storage) aliveAfter(before bool, list []event) bool {
	if len(list) == 0 {
		return before
	}
	return list[len(list)-1] != ends
}

func (s *storage) neededBefore(after bool, list []event) bool {
	if len(list) == 0 {
		return after
	}
	switch list[0] {
	case reads:
		return true
	case fills:
		return s.starts // without the start of its lifetime, the rest of it cannot stand alone
	}
	return false
}
