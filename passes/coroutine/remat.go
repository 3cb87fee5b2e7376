package coroutine

import (
	"slices"

	"opt-go/frontend/ir"
)

// rematerialize computes cheap values again where they are used after a suspension, with what they
// are computed from: that costs less than a place in the frame, a store and a load.
//
//	%p = getelementptr i8, ptr %a, i64 8           %p = getelementptr i8, ptr %a, i64 8
//	suspension                               ⇒     suspension
//	store i32 0, ptr %p                            %p1 = getelementptr i8, ptr %a, i64 8
//	                                               store i32 0, ptr %p1
//
// A block has one copy of a value; it stands at the block's begin or, for φs, at the end of the
// predecessor. Operands that are not computed again are spilled later.
func (s *shape) rematerialize(c *crossing) {
	if s.f.Attrs.Fn.Has("optnone") {
		return
	}
	var cheap []*ir.Instr
	for i := range s.f.Instrs() {
		if rematerializable(i) {
			cheap = append(cheap, i)
		}
	}
	r := &remat{c: c, copies: map[spot]*copied{}}
	for _, i := range cheap {
		uses := c.crossingUses(i)
		slices.Reverse(uses) // in the order in which they were made
		for _, u := range uses {
			u.Set(r.copyAt(spotOf(u), i))
		}
	}
	for _, i := range slices.Backward(cheap) {
		if !ir.HasUses(i) {
			i.Erase()
		}
	}
}

func rematerializable(i *ir.Instr) bool {
	switch op := i.Op(); {
	case op == ir.GetElementPtr, op == ir.Select, op == ir.ICmp, op == ir.FCmp:
		return true
	default:
		return op.IsCast() || op.IsBinary()
	}
}

// spot is where a value is reloaded or computed again: at the begin of a block or at its end.
type spot struct {
	b     *ir.Block
	atEnd bool
}

// spotOf returns the spot from which on a use needs its value.
func spotOf(u *ir.Use) spot {
	if user := u.User(); user.Op() == ir.Phi {
		return spot{user.IncomingBlock(u.Index()), true}
	}
	return spot{u.User().Block(), false}
}

// insertion returns the instruction before which code for a spot stands; nil: there is no place.
func (s spot) insertion() *ir.Instr {
	if s.atEnd {
		if t := s.b.Term(); t.Op() != ir.CatchSwitch {
			return t
		}
		return nil
	}
	return s.b.FirstInsertion()
}

type remat struct {
	c      *crossing
	copies map[spot]*copied
}

// copied are the copies at a spot, and the last one, which may use the others.
type copied struct {
	of   map[*ir.Instr]*ir.Instr
	last *ir.Instr
}

// copyAt returns the copy of a value at a spot, which it makes with the copies of what that needs.
func (r *remat) copyAt(at spot, i *ir.Instr) ir.Value {
	before := at.insertion()
	if before == nil {
		return i // it is spilled then, or the coroutine is refused
	}
	have := r.copies[at]
	if have == nil {
		have = &copied{of: map[*ir.Instr]*ir.Instr{}}
		r.copies[at] = have
	}
	if n := have.of[i]; n != nil {
		return n
	}
	n := i.Clone()
	for k := range n.NumOperands() {
		op, ok := n.Operand(k).(*ir.Instr)
		if ok && rematerializable(op) && r.crosses(op, at) {
			n.SetOperand(k, r.copyAt(at, op))
		}
	}
	if have.last != nil {
		n.InsertAfter(have.last)
	} else {
		n.InsertBefore(before)
	}
	n.SetName(i.Name())
	have.of[i], have.last = n, n
	return n
}

func (r *remat) crosses(i *ir.Instr, at spot) bool {
	if at.atEnd {
		return r.c.after(i.Block(), at.b)
	}
	return r.c.before(i.Block(), at.b)
}
