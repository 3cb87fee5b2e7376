package loops

import (
	"opt-go/frontend/ir"
	"opt-go/passes/vector/access"
)

// group makes one wide access per part for accesses that fill each other's stride. Lane k of member
// m is lane k·factor + m of the wide vector.
func (e *emitter) group(g *access.Group) {
	first := g.Members[0]
	tags := e.tags(first)
	for _, m := range g.Members[1:] {
		tags = tags.Merge(e.tags(m))
	}
	ty := e.f.Ctx().Vector(uint64(e.lanes*len(g.Members)), first.Elem, false)
	for n := range e.copies {
		address := e.address(first, n*e.lanes)
		var w *ir.Instr
		if first.Write {
			w = e.at.Store(e.interleaved(g, n, ty), address, first.Instr.Align())
		} else {
			w = e.at.Load(ty, address, first.Instr.Align(), "wide.vec")
			e.deinterleave(g, n, w)
		}
		tags.Attach(w)
	}
}

// deinterleave gives each member its lanes of what was loaded.
func (e *emitter) deinterleave(g *access.Group, n int, w ir.Value) {
	for k, m := range g.Members {
		mask := make([]int32, e.lanes)
		for lane := range mask {
			mask[lane] = int32(lane*len(g.Members) + k)
		}
		e.vector[part{m.Instr, n}] = e.shuffle(w, ir.NewPoison(w.Type()), mask, "strided.vec")
	}
}

// interleaved returns what a group stores: the vectors of its members one after the other, and then
// their lanes in turns.
func (e *emitter) interleaved(g *access.Group, n int, ty *ir.Type) ir.Value {
	list := make([]ir.Value, len(g.Members))
	for k, m := range g.Members {
		list[k] = e.vec(m.Instr.Operand(0), n)
	}
	mask := make([]int32, ty.Len)
	for k := range mask {
		mask[k] = int32(k%len(list)*e.lanes + k/len(list))
	}
	if len(list) == 2 {
		return e.shuffle(list[0], list[1], mask, "interleaved.vec")
	}
	low := e.joined(list[0], list[1], 2*e.lanes)
	high := list[2]
	if len(list) == 4 {
		high = e.joined(list[2], list[3], 2*e.lanes)
	} else {
		high = e.joined(high, ir.NewPoison(high.Type()), 2*e.lanes)
	}
	return e.shuffle(low, high, mask, "interleaved.vec")
}

// joined returns the lanes of two vectors, one after the other.
func (e *emitter) joined(x, y ir.Value, lanes int) ir.Value {
	mask := make([]int32, lanes)
	for k := range mask {
		mask[k] = int32(k)
	}
	return e.shuffle(x, y, mask, "")
}

func (e *emitter) shuffle(x, y ir.Value, mask []int32, name string) ir.Value {
	ty := e.f.Ctx().Vector(uint64(len(mask)), x.Type().Elem, false)
	s := ir.NewInstr(ir.ShuffleVector, ty, x, y)
	s.SetMask(mask)
	return e.at.Insert(s, name)
}
