package inline

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// isMarker reports calls that make no code.
func isMarker(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.lifetime.start", "llvm.lifetime.end":
		return true
	}
	return analysis.IsDebugOrPseudo(i)
}

// form finds the tests and the rest of a function; nil: it has another form.
//
//	entry: br i1 %a, label %rest, label %more       both lead to the rest,
//	more:  br i1 %b, label %rest, label %return     one of them returns
func (p *partial) form(f *ir.Func) *earlyReturn {
	most := int(p.c.FlagInt("max-num-inline-blocks", maxInlinedBlocks))
	o := &earlyReturn{}
	for b := f.Entry(); ; {
		if o.inlined() >= most || len(succsOf(b)) != 2 || b.Term().Op() != ir.Br {
			return nil
		}
		x, y := b.Succ(0), b.Succ(1)
		o.entries = append(o.entries, b)
		if o.ret, o.rest = returnAndOther(x, y); o.ret != nil {
			break
		}
		switch {
		case slices.Contains(y.Succs(), x):
			b = y
		case slices.Contains(x.Succs(), y):
			b = x
		default:
			return nil
		}
		if slices.Contains(o.entries, b) {
			return nil
		}
	}
	if o.rest == o.ret || !o.closed() {
		return nil
	}
	o.grow(most)
	return o
}

// inlined is how many blocks are inlined.
func (o *earlyReturn) inlined() int { return len(o.entries) + 1 }

func succsOf(b *ir.Block) (out []*ir.Block) {
	for _, s := range b.Succs() {
		if !slices.Contains(out, s) {
			out = append(out, s)
		}
	}
	return out
}

func returnAndOther(x, y *ir.Block) (ret, other *ir.Block) {
	switch {
	case x.Term().Op() == ir.Ret:
		return x, y
	case y.Term().Op() == ir.Ret:
		return y, x
	}
	return nil, nil
}

// closed reports that the entries lead to each other, to the return block and to the rest only, and
// that nothing else leads to them.
func (o *earlyReturn) closed() bool {
	for _, b := range o.entries {
		for _, s := range b.Succs() {
			if !slices.Contains(o.entries, s) && s != o.ret && s != o.rest {
				return false
			}
		}
		if o.enteredFromElsewhere(b) {
			return false
		}
	}
	return true
}

func (o *earlyReturn) enteredFromElsewhere(b *ir.Block) bool {
	for p := range b.EachPred() {
		if !slices.Contains(o.entries, p) {
			return true
		}
	}
	return false
}

// grow makes the first block of the rest an entry, if it tests for the same return block. One more
// test is enough, as for LLVM.
func (o *earlyReturn) grow(most int) {
	b := o.rest
	if o.inlined() >= most || len(succsOf(b)) != 2 || b.Term().Op() != ir.Br || o.enteredFromElsewhere(b) {
		return
	}
	ret, rest := returnAndOther(b.Succ(0), b.Succ(1))
	if ret == nil || ret != o.ret || rest.SinglePred() != b || rest == ret {
		return
	}
	o.entries, o.rest = append(o.entries, b), rest
}

// region lists the blocks of the rest, in the order of a walk from the function's entry.
func (o *earlyReturn) region(f *ir.Func) []*ir.Block {
	blocks := []*ir.Block{o.rest}
	seen := map[*ir.Block]bool{}
	for work := []*ir.Block{f.Entry()}; len(work) > 0; {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[b] {
			continue
		}
		seen[b] = true
		if b != o.rest && b != o.ret && !slices.Contains(o.entries, b) {
			blocks = append(blocks, b)
		}
		for _, s := range slices.Backward(b.Succs()) {
			work = append(work, s)
		}
	}
	return blocks
}
