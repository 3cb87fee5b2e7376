package objectsize

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// maxSearched bounds the instructions before a load that are searched for what wrote its pointer.
const maxSearched = 128

// loaded returns the bytes from off on of the object to which a loaded pointer points, where the
// memory it is loaded from was written before by a store, or by a posix_memalign that is known to
// have succeeded. Only blocks with one predecessor are searched.
func (s *objectSizes) loaded(load *ir.Instr, off int64) (size uint64, known bool) {
	if !load.IsSimple() || !load.Type().IsPtr() || s.active[load] {
		return 0, false
	}
	s.active[load] = true
	defer delete(s.active, load)
	p := load.Pointer()
	succeeded := map[ir.Value]bool{}
	b, i := load.Block(), load.Prev()
	for range maxSearched {
		if i == nil {
			from := b.SinglePred()
			if from == nil {
				return 0, false
			}
			if c := zeroOnEdge(from.Term(), b); c != nil {
				succeeded[c] = true
			}
			b, i = from, from.Last()
			continue
		}
		if i.Op() == ir.Store && i.IsSimple() && i.Pointer() == p && i.Operand(0).Type() == load.Type() {
			return s.after(i.Operand(0), off)
		}
		if n := ir.AsInt(memalignSize(i, p)); n != nil && succeeded[i] {
			whole, fits := n.Uint64()
			return left(whole, off), fits
		}
		if analysis.MayWrite(i) && !analysis.IsDebugOrPseudo(i) {
			return 0, false
		}
		i = i.Prev()
	}
	return 0, false
}

// left is how many of the bytes of an object there are from off on.
func left(whole uint64, off int64) uint64 {
	if off < 0 || uint64(off) > whole {
		return 0
	}
	return whole - uint64(off)
}

// zeroOnEdge returns the value that is 0 where a branch on its comparison with 0 leads to a block,
// or nil.
func zeroOnEdge(t *ir.Instr, to *ir.Block) ir.Value {
	if !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
		return nil
	}
	c, ok := t.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.ICmp || !c.Pred.IsEquality() {
		return nil
	}
	if zero := ir.AsInt(c.Operand(1)); zero == nil || !zero.IsZero() || (c.Pred == ir.EQ) != (t.Succ(0) == to) {
		return nil
	}
	return c.Operand(0)
}

// memalignSize returns the size that a call of posix_memalign asks for if it writes the address to
// p, or nil.
func memalignSize(i *ir.Instr, p ir.Value) ir.Value {
	f := analysis.LibraryCallee(i)
	if f == nil || f.Name() != "posix_memalign" || i.NumArgs() != 3 || !i.Type().IsInt() || i.Arg(0) != p || !i.Arg(2).Type().IsInt() {
		return nil
	}
	return i.Arg(2)
}
