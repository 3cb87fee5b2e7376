package rewrite

import (
	"math/big"
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
)

// The flags and metadata that an instruction may keep when it takes over the uses of another one
// that computes the same.

// combined lists the kinds of metadata that outlive CSE; all others go, as in LLVM's
// combineMetadataForCSE.
var combined = []string{"dbg", "tbaa", "alias.scope", "noalias", "range", "fpmath", "invariant.load", "nonnull", "invariant.group", "align",
	"dereferenceable", "dereferenceable_or_null", "llvm.access.group", "llvm.preserve.access.index", "prof", "nontemporal", "noundef", "mmra"}

// CombineMD leaves keep the metadata that is true of other too, since it takes over other's uses.
// moves: keep will stand where it was not executed whenever it is now, so that its own promises do
// not count for more than other's.
//
// Where keep stays, a violated promise of a kind that is undefined behaviour (anything with
// !noundef) has happened by the time that other would be executed, so it stays; one that only makes
// poison has to be weakened to what other says.
func CombineMD(keep, other *ir.Instr, moves bool) {
	if len(keep.Attachments()) == 0 {
		keep.SetMD("invariant.group", groupOf(keep, other))
		return
	}
	keep.DropMDExcept(combined...)
	weaken := moves || keep.MD("noundef") == nil
	tags := alias.Tags{TBAA: keep.MD("tbaa"), Scope: keep.MD("alias.scope"), NoAlias: keep.MD("noalias")}.
		Merge(alias.Tags{TBAA: other.MD("tbaa"), Scope: other.MD("alias.scope"), NoAlias: other.MD("noalias")})
	tags.Attach(keep)
	for _, a := range slices.Clone(keep.Attachments()) {
		k, o := a.Node, other.MD(a.Kind)
		n := k
		switch a.Kind {
		case "range":
			if weaken {
				n = unionOfRanges(k, o)
			}
		case "nonnull":
			if weaken {
				n = o
			}
		case "align":
			if weaken {
				n = lesser(k, o)
			}
		case "dereferenceable", "dereferenceable_or_null":
			if moves {
				n = lesser(k, o)
			}
		case "noundef", "invariant.load":
			if moves {
				n = o
			}
		case "fpmath":
			n = lesserFloat(k, o)
		case "nontemporal":
			n = o
		case "llvm.access.group":
			n = commonGroups(k, o)
		case "prof":
			if moves && o != k {
				n = nil
			}
		case "mmra":
			if o != k {
				n = nil
			}
		}
		if n != k {
			keep.SetMD(a.Kind, n)
		}
	}
	keep.SetMD("invariant.group", groupOf(keep, other))
}

// groupOf: what belongs to an invariant group by either instruction does by both.
func groupOf(keep, other *ir.Instr) *ir.MDNode {
	if n := other.MD("invariant.group"); n != nil && (keep.Op() == ir.Load || keep.Op() == ir.Store) {
		return n
	}
	return keep.MD("invariant.group")
}

// operandInt returns an integer operand of a tuple.
func operandInt(n *ir.MDNode, k int) *ir.Const {
	if c, ok := n.Operand(k).(*ir.MDConst); ok {
		return ir.AsInt(c.Value)
	}
	return nil
}

// lesser picks the smaller of two numbers; nil where one is missing.
func lesser(x, y *ir.MDNode) *ir.MDNode {
	if x == nil || y == nil {
		return nil
	}
	if a, b := operandInt(x, 0), operandInt(y, 0); a != nil && b != nil && b.Big().Cmp(a.Big()) < 0 {
		return y
	}
	return x
}

// lesserFloat returns the smaller of two bounds on an error, which satisfies the users of both.
func lesserFloat(x, y *ir.MDNode) *ir.MDNode {
	if x == nil || y == nil {
		return nil
	}
	a, okA := x.Operand(0).(*ir.MDConst)
	b, okB := y.Operand(0).(*ir.MDConst)
	if !okA || !okB {
		return nil
	}
	p, okP := a.Value.(*ir.Const)
	q, okQ := b.Value.(*ir.Const)
	if !okP || !okQ {
		return nil
	}
	ulpsX, okX := p.Float64()
	ulpsY, okY := q.Float64()
	switch {
	case !okX || !okY:
		return nil
	case ulpsY < ulpsX:
		return y
	}
	return x
}

// commonGroups returns the access groups that both accesses belong to. A group is a distinct node
// without operands; several are listed.
func commonGroups(x, y *ir.MDNode) *ir.MDNode {
	groups := func(n *ir.MDNode) []ir.MD {
		if n == nil || len(n.Fields) == 0 {
			return []ir.MD{n}
		}
		var out []ir.MD
		for k := range n.Fields {
			out = append(out, n.Operand(k))
		}
		return out
	}
	if x == nil || y == nil || x == y {
		if x == y {
			return x
		}
		return nil
	}
	var both []ir.MD
	inY := groups(y)
	for _, g := range groups(x) {
		if slices.Contains(inY, g) {
			both = append(both, g)
		}
	}
	switch len(both) {
	case 0:
		return nil
	case 1:
		n, _ := both[0].(*ir.MDNode)
		return n
	}
	return ir.NewTuple(both...)
}

// span is an interval of w-bit numbers, size of them from lo up, modulo 2^w.
type span struct{ lo, size *big.Int }

// spansOf reads !range: pairs of a lower bound and an upper one that is excluded, in the order of
// signed numbers.
func spansOf(n *ir.MDNode) (out []span, ty *ir.Type) {
	for k := 0; k+1 < len(n.Fields); k += 2 {
		lo, hi := operandInt(n, k), operandInt(n, k+1)
		if lo == nil || hi == nil {
			return nil, nil
		}
		ty = lo.Type()
		size := new(big.Int).Sub(hi.Big(), lo.Big())
		out = append(out, span{lo.BigSigned(), size.And(size, ir.NewAllOnes(ty).Big())})
	}
	return out, ty
}

// unionOfRanges returns the !range of a value that one of two ranges holds for; nil: that could be
// anything.
func unionOfRanges(x, y *ir.MDNode) *ir.MDNode {
	if x == nil || y == nil || x == y {
		if x == y {
			return x
		}
		return nil
	}
	a, ty := spansOf(x)
	b, tyB := spansOf(y)
	if ty == nil || ty != tyB {
		return nil
	}
	all := new(big.Int).Lsh(big.NewInt(1), uint(ty.Bits))
	list := append(a, b...)
	slices.SortStableFunc(list, func(p, q span) int { return p.lo.Cmp(q.lo) })
	var out []span
	for _, s := range list {
		if n := len(out); n > 0 {
			if u, ok := out[n-1].join(s, all); ok {
				out[n-1] = u
				continue
			}
		}
		out = append(out, s)
	}
	if n := len(out); n > 1 { // around the greatest number
		if u, ok := out[n-1].join(out[0], all); ok {
			out[n-1] = u
			out = out[1:]
		}
	}
	if len(out) == 1 && out[0].size.Cmp(all) >= 0 {
		return nil
	}
	var bounds []ir.MD
	for _, s := range out {
		bounds = append(bounds, &ir.MDConst{Value: ir.NewBigInt(ty, s.lo)}, &ir.MDConst{Value: ir.NewBigInt(ty, new(big.Int).Add(s.lo, s.size))})
	}
	return ir.NewTuple(bounds...)
}

// join returns the interval of two that overlap or touch.
func (s span) join(t span, all *big.Int) (span, bool) {
	for _, o := range [][2]span{{s, t}, {t, s}} {
		off := new(big.Int).Sub(o[1].lo, o[0].lo)
		off.Mod(off, all)
		if off.Cmp(o[0].size) > 0 {
			continue
		}
		end := off.Add(off, o[1].size)
		if end.Cmp(o[0].size) < 0 {
			end = o[0].size
		}
		if end.Cmp(all) > 0 {
			end = all
		}
		return span{o[0].lo, end}, true
	}
	return span{}, false
}
