package sroa

import (
	"opt-go/frontend/ir"
)

// copyKinds copies attachments of the given kinds.
func copyKinds(to, from *ir.Instr, kinds ...string) {
	for _, k := range kinds {
		if n := from.MD(k); n != nil {
			to.SetMD(k, n)
		}
	}
}

// copyAccessMD copies the metadata of an access that holds for a part of it too: loops, alias
// scopes and the TBAA tag of the access as a whole. t is the type of the part, nil for copies.
func (r *rewriter) copyAccessMD(to, from *ir.Instr, t *ir.Type) {
	copyKinds(to, from, "mem_parallel_loop_access", "llvm.access.group", "tbaa")
	if n := from.MD("tbaa.struct"); n != nil && t != nil {
		if tag := tagAt(n, r.begin-r.sl.begin, r.dl.StoreSize(t)); tag != nil {
			to.SetMD("tbaa", tag)
		}
	} else if n != nil && r.begin == r.sl.begin {
		to.SetMD("tbaa.struct", n)
	}
	copyKinds(to, from, "alias.scope", "noalias")
}

// tagAt returns the TBAA tag of the member of a !tbaa.struct list (offset, size, tag, …) at an
// offset: of the first that does not end before it, where the rest of that member is of the given
// size.
func tagAt(n *ir.MDNode, off, size uint64) *ir.MDNode {
	num := func(k int) (uint64, bool) {
		c, ok := n.Operand(k).(*ir.MDConst)
		if !ok || ir.AsInt(c.Value) == nil {
			return 0, false
		}
		return ir.AsInt(c.Value).Uint64()
	}
	for k := 0; k+2 < len(n.Fields); k += 3 {
		o, ok1 := num(k)
		s, ok2 := num(k + 1)
		if !ok1 || !ok2 {
			return nil
		}
		if o+s <= off {
			continue
		}
		if o > off || o+s-off != size {
			return nil
		}
		tag, _ := n.Operand(k + 2).(*ir.MDNode)
		return tag
	}
	return nil
}

// copyLoadMD gives a load of the whole slice the facts of the old load that hold for its type.
func (r *rewriter) copyLoadMD(to, from *ir.Instr) {
	copyKinds(to, from, "fpmath", "invariant.load", "nontemporal", "noundef")
	if to.Type() == from.Type() {
		copyKinds(to, from, "range", "nonnull", "align", "dereferenceable", "dereferenceable_or_null")
	}
	r.copyAccessMD(to, from, to.Type())
}

// fragment is a part of a variable: the alloca that holds it, and its offset and size in bits.
type fragment struct {
	a         *ir.Instr
	off, size uint64
}

// declares returns the llvm.dbg.declare calls of an alloca.
func (s *state) declares(a *ir.Instr) []*ir.Instr {
	if !s.f.HasMDUses() {
		return nil
	}
	var out []*ir.Instr
	for _, m := range s.f.MDUses(a) {
		if c := m.Call(); c != nil && c.IntrinsicID() == "llvm.dbg.declare" {
			out = append(out, c)
		}
	}
	return out
}

func (s *state) dropDebug(a *ir.Instr) {
	for _, c := range s.declares(a) {
		c.Erase()
	}
}
