package lvi

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/lattice"
)

// accesses holds for every block the objects in address space 0 that it reads or writes: their
// addresses are not null where it ends.
type accesses struct {
	objects []map[ir.Value]bool // by block; nil: not looked at
}

// withAccesses adds that a pointer of which nothing is known is not null at the end of a block that
// accesses it.
func (s *Info) withAccesses(v ir.Value, l lattice.Value, at *ir.Instr) lattice.Value {
	if l.Kind != lattice.Overdefined || at == nil || !v.Type().IsPtr() || !at.IsTerminator() || analysis.NullIsDefined(s.f, v.Type().Space) {
		return l
	}
	if s.accesses.in(at.Block(), s.f)[withoutInBounds(v)] {
		return lattice.OfNot(ir.NewZero(v.Type()))
	}
	return l
}

func (a *accesses) forget(b int) {
	if b < len(a.objects) {
		a.objects[b] = nil
	}
}

func (a *accesses) in(b *ir.Block, f *ir.Func) map[ir.Value]bool {
	n := b.ID()
	if n >= len(a.objects) {
		a.objects = append(a.objects, make([]map[ir.Value]bool, max(f.BlockBound(), n+1)-len(a.objects))...)
	}
	if a.objects[n] == nil {
		set := map[ir.Value]bool{}
		for i := range b.Instrs() {
			for _, p := range accessedBy(i) {
				if p.Type().Space == 0 {
					set[analysis.UnderlyingObject(p)] = true
				}
			}
		}
		a.objects[n] = set
	}
	return a.objects[n]
}

// accessedBy returns the addresses that i surely reads or writes.
func accessedBy(i *ir.Instr) []ir.Value {
	switch i.Op() {
	case ir.Load:
		return []ir.Value{i.Operand(0)}
	case ir.Store:
		return []ir.Value{i.Operand(1)}
	case ir.Call:
		return accessedByIntrinsic(i)
	}
	return nil
}

// accessedByIntrinsic: as LLVM, only of those that copy and fill a constant number of bytes.
func accessedByIntrinsic(i *ir.Instr) []ir.Value {
	var out []ir.Value
	switch i.IntrinsicID() {
	case "llvm.memset", "llvm.memset.inline":
		out = []ir.Value{i.Arg(0)}
	case "llvm.memcpy", "llvm.memcpy.inline", "llvm.memmove":
		out = []ir.Value{i.Arg(0), i.Arg(1)}
	default:
		return nil
	}
	if n := ir.AsInt(i.Arg(2)); n == nil || n.IsZero() {
		return nil
	}
	if v := ir.AsInt(i.Arg(3)); v == nil || !v.IsZero() {
		return nil // volatile
	}
	return out
}

// withoutInBounds takes off address computations that stay in their object.
func withoutInBounds(v ir.Value) ir.Value {
	for {
		i, ok := v.(*ir.Instr)
		if !ok || i.Op() != ir.GetElementPtr || !i.HasFlag(ir.InBounds) || !i.Operand(0).Type().IsPtr() {
			return v
		}
		v = i.Operand(0)
	}
}
