package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// Parts of vectors are shuffles, where the numbers of lanes are known.

// visitVectorExtract: the part of a vector from a lane on.
func visitVectorExtract(ic *combiner, i *ir.Instr) *ir.Instr {
	v := i.Arg(0)
	if v.Type() == i.Type() {
		return ic.use(i, v)
	}
	at, ok := word(i.Arg(1))
	if !ok || v.Type().Scalable || i.Type().Scalable || at+i.Type().Len > v.Type().Len {
		return nil
	}
	return newShuffle(i.Type(), v, ir.NewPoison(v.Type()), lanesFrom(int32(at), i.Type().Len))
}

// lanesFrom is the mask of n lanes in a row.
func lanesFrom(first int32, n uint64) []int32 {
	mask := make([]int32, n)
	for k := range mask {
		mask[k] = first + int32(k)
	}
	return mask
}

// visitVectorInsert: a vector whose lanes from one on are those of a shorter vector, which is
// widened first.
func visitVectorInsert(ic *combiner, i *ir.Instr) *ir.Instr {
	v, part := i.Arg(0), i.Arg(1)
	if part.Type() == i.Type() {
		return ic.use(i, part)
	}
	at, ok := word(i.Arg(2))
	if !ok || i.Type().Scalable || part.Type().Scalable || at+part.Type().Len > i.Type().Len {
		return nil
	}
	n, m := i.Type().Len, part.Type().Len
	wide := lanesFrom(0, n)
	for k := m; k < n; k++ {
		wide[k] = -1
	}
	w := ic.b.insert(newShuffle(i.Type(), part, ir.NewPoison(part.Type()), wide), "")
	mask := lanesFrom(0, n)
	for k := range m {
		mask[at+k] = int32(n + k)
	}
	return newShuffle(i.Type(), v, w, mask)
}

// selectOfMaskedLoad: a select of zero where a masked load reads nothing gives that to the load,
// which reads nothing there, nor any defined value.
func (ic *combiner) selectOfMaskedLoad(i *ir.Instr) *ir.Instr {
	for arm := 1; arm <= 2; arm++ {
		l := opOf(i.Operand(arm), ir.Call)
		if l == nil || !isZero(i.Operand(3-arm)) || l.IntrinsicID() != "llvm.masked.load" && l.IntrinsicID() != "llvm.masked.gather" {
			continue
		}
		mask, through, c := l.Arg(2), l.Arg(3), i.Operand(0)
		if !isUndef(through) && !isZero(through) || mask.Type() != c.Type() {
			continue
		}
		if arm == 1 && mask != c {
			continue
		}
		if arm == 2 { // nothing is read where zero is chosen
			if both := ic.q.Binary(ir.And, 0, c, mask); both == nil || !isZero(both) {
				continue
			}
		}
		if isUndef(through) {
			ic.setOperand(l, 3, i.Operand(3-arm))
		}
		return ic.use(i, l)
	}
	return nil
}

// visitFence erases a fence beside one of the same scope that is at least as strong.
func (ic *combiner) visitFence(i *ir.Instr) *ir.Instr {
	beside := func(n *ir.Instr, same bool) bool {
		if n == nil || n.Op() != ir.Fence || n.SyncScope() != i.SyncScope() {
			return false
		}
		if n.Ordering == i.Ordering && same {
			return true
		}
		scope := i.SyncScope()
		return (scope == "" || scope == "singlethread") && strongerFence(n.Ordering, i.Ordering)
	}
	next, prev := i.Next(), i.Prev()
	for next != nil && analysis.IsDebugOrPseudo(next) {
		next = next.Next()
	}
	for prev != nil && analysis.IsDebugOrPseudo(prev) {
		prev = prev.Prev()
	}
	if beside(next, true) || beside(prev, false) {
		ic.erase(i)
	}
	return nil
}

// strongerFence reports whether an ordering is another one or stronger; acquire and release are
// neither.
func strongerFence(a, b ir.Ordering) bool {
	return a == b || a == ir.SeqCst || a == ir.AcqRel && (b == ir.Acquire || b == ir.Release)
}
