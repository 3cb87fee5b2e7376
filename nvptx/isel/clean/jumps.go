package clean

import "opt-go/nvptx/ptx"

// straighten simplifies control flow: it threads branches to branches, removes branches to the next
// block, inverts conditions so that a following unconditional branch becomes the fall-through, and
// removes unreachable code.
func (f *Func) straighten(code []Item) []Item {
	for range 4 { // each step may enable another; more than a few iterations never pay
		n := len(code)
		code = f.threadJumps(code)
		code = dropUnreachable(code)
		code = invertOverJumps(code)
		code = dropJumpsToNext(code)
		code = dropUnusedLabels(code)
		if len(code) == n {
			break
		}
	}
	returnAtOnce(code)
	return dropUnusedLabels(dropUnreachable(code))
}

// returnAtOnce makes a ret of an unconditional branch to one.
func returnAtOnce(code []Item) {
	returns, some := make([]bool, labels(code)), false
	for k, it := range code {
		if l, ok := it.Stmt.(*ptx.LabelDef); ok {
			if in := afterLabels(code, k); in != nil && in.Op == "ret" && !in.Guard.Present() {
				returns[l.Label], some = true, true
			}
		}
	}
	if !some {
		return
	}
	for _, it := range code {
		if it.Inst != nil && it.Inst.Op == "bra" && !it.Inst.Guard.Present() && returns[it.Inst.Args[0].(ptx.Label)] {
			*it.Inst = ptx.Inst{Op: "ret"}
		}
	}
}

// afterLabels is the first instruction after the labels at a place, nil if there is another
// statement.
func afterLabels(code []Item, k int) *ptx.Inst {
	for k < len(code) && isLabel(code[k]) {
		k++
	}
	if k == len(code) {
		return nil
	}
	return code[k].Inst
}

// threadJumps sends branches to a label that only an unconditional branch follows to that branch's
// target.
func (f *Func) threadJumps(code []Item) []Item {
	final := make([]ptx.Label, labels(code)) // NoLabel: what follows is no branch
	for l := range final {
		final[l] = ptx.NoLabel
	}
	jumps := 0
	for k, it := range code {
		if l, ok := it.Stmt.(*ptx.LabelDef); ok {
			if in := afterLabels(code, k); in != nil && in.Op == "bra" && !in.Guard.Present() {
				final[l.Label] = in.Args[0].(ptx.Label)
				jumps++
			}
		}
	}
	if jumps == 0 {
		return code
	}
	follow := func(first ptx.Label) ptx.Label {
		l := first
		for n := 0; n <= jumps; n++ {
			to := final[l]
			if to == ptx.NoLabel || to == l {
				break // or l is in an empty endless loop
			}
			l = to
		}
		for at := first; at != l; { // the next walk along this chain takes one step
			to := final[at]
			final[at], at = l, to
		}
		return l
	}
	for _, it := range code {
		if t, ok := it.Stmt.(*ptx.Targets); ok {
			for k := range t.Labels {
				t.Labels[k] = follow(t.Labels[k])
			}
		}
		if it.Inst == nil || it.Inst.Op != "bra" {
			continue
		}
		it.Inst.Args[0] = follow(it.Inst.Args[0].(ptx.Label))
	}
	return code
}

// dropUnreachable removes the blocks that control does not reach, but not what other statements
// need.
func dropUnreachable(code []Item) []Item {
	bs := findBlocks(code)
	reached := make([]bool, len(bs))
	for _, b := range postorder(bs) {
		reached[b] = true
	}
	out := code[:0]
	for n, b := range bs {
		if reached[n] {
			out = append(out, code[b.from:b.to]...)
		}
	}
	return out
}

// invertOverJumps turns "@p bra A; bra B; A:" into "@!p bra B; A:".
func invertOverJumps(code []Item) []Item {
	out := code[:0]
	for k := 0; k < len(code); k++ {
		out = append(out, code[k])
		if k+2 >= len(code) {
			continue
		}
		cond, jump := code[k].Inst, code[k+1].Inst
		if cond == nil || jump == nil || cond.Op != "bra" || jump.Op != "bra" || !cond.Guard.Present() || jump.Guard.Present() {
			continue
		}
		if !labelAt(code, k+2, cond.Args[0].(ptx.Label)) {
			continue
		}
		cond.Args[0] = jump.Args[0]
		cond.Guard = ptx.GuardOn(cond.Guard.Reg(), !cond.Guard.Not)
		k++ // without the jump
	}
	return out
}

// labelAt reports whether one of the labels at a place is l.
func labelAt(code []Item, k int, l ptx.Label) bool {
	for ; k < len(code) && isLabel(code[k]); k++ {
		if code[k].Stmt.(*ptx.LabelDef).Label == l {
			return true
		}
	}
	return false
}

func dropJumpsToNext(code []Item) []Item {
	out := code[:0]
	for k, it := range code {
		if it.Inst != nil && it.Inst.Op == "bra" && labelAt(code, k+1, it.Inst.Args[0].(ptx.Label)) {
			continue
		}
		out = append(out, it)
	}
	return out
}

func dropUnusedLabels(code []Item) []Item {
	used := make([]bool, labels(code))
	for _, it := range code {
		if t, ok := it.Stmt.(*ptx.Targets); ok {
			for _, l := range t.Labels {
				used[l] = true
			}
		}
		if it.Inst != nil && it.Inst.Op == "bra" {
			used[it.Inst.Args[0].(ptx.Label)] = true
		}
	}
	out := code[:0]
	for _, it := range code {
		if l, ok := it.Stmt.(*ptx.LabelDef); ok && !used[l.Label] {
			continue
		}
		out = append(out, it)
	}
	return out
}
