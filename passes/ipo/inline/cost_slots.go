package inline

import (
	"opt-go/frontend/ir"
)

// Accesses through pointers to the caller's allocas go away with these, unless a pointer is put to
// a use that keeps it in memory.

// slot is an alloca of the caller that may be promoted after inlining; saved is the cost of the
// accesses left out in that hope.
type slot struct {
	saved int
	lost  bool
}

// place is a known distance in bytes from a value of the caller.
type place struct {
	base ir.Value
	off  int64
}

// inboundsPlace strips steps of a known size within objects; ok is false for a step that is none.
func (c *callCost) inboundsPlace(v ir.Value) (base ir.Value, off int64, ok bool) {
	if !v.Type().IsPtr() {
		return nil, 0, false
	}
	for {
		var elem *ir.Type
		var elems []ir.Value
		inbounds := false
		switch x := v.(type) {
		case *ir.Instr:
			if x.Op() == ir.GetElementPtr {
				elem, inbounds = x.ElemTy, x.HasFlag(ir.InBounds)
				for _, o := range x.Operands() {
					elems = append(elems, o)
				}
			}
		case *ir.Const:
			if x.Kind == ir.ExprConst && x.Op == ir.GetElementPtr {
				elem, inbounds, elems = x.ElemTy, x.Flags&ir.InBounds != 0, x.Elems
			}
		}
		if elem == nil {
			return v, off, true
		}
		n, fits := c.query.Layout.ConstGEPOffset(elem, elems[1:])
		if !inbounds || !fits {
			return nil, 0, false
		}
		v, off = elems[0], off+n
	}
}

// slotOf returns the alloca that a pointer leads into, if it may still be promoted.
func (c *callCost) slotOf(v ir.Value) *slot {
	if s := c.slots[v]; s != nil && !s.lost {
		return s
	}
	return nil
}

// follow says that i is the pointer v with respect to the allocas.
func (c *callCost) follow(i *ir.Instr, v ir.Value) {
	if s := c.slotOf(v); s != nil {
		c.slots[i] = s
	}
}

// throughSlot reports whether an access through v is free, or gives up on the alloca where it
// cannot be.
func (c *callCost) throughSlot(v ir.Value, promotable bool) bool {
	s := c.slotOf(v)
	if s == nil {
		return false
	}
	if !promotable {
		c.escape(v)
		return false
	}
	s.saved += c.prices.instr
	return true
}

// escape gives up on promoting the alloca that a pointer points to, and adds the cost of its
// accesses.
func (c *callCost) escape(v ir.Value) {
	if s := c.slotOf(v); s != nil {
		s.lost = true
		c.cost += s.saved
		c.clobber()
	}
}

func (c *callCost) escapeAll(i *ir.Instr) {
	for _, v := range i.Operands() {
		c.escape(v)
	}
}

// clobber says that memory may change: no repeated load is free any more, and the cost of the
// earlier ones is added.
func (c *callCost) clobber() {
	if !c.clobbered {
		c.clobbered = true
		c.cost += c.repeated
	}
}

// samePlace makes i a known place, if it is v, one step further.
func (c *callCost) samePlace(i *ir.Instr, v ir.Value, step int64) bool {
	p, ok := c.places[v]
	if ok {
		c.places[i] = place{p.base, p.off + step}
	}
	return ok
}
