package isel

import "opt-go/nvptx/ptx"

// clean makes the selected code shorter without changing what it does.
func (s *fsel) clean(code []item) []item {
	code = s.removeDead(code)
	code = s.shareValues(code)
	code = s.removeDead(code)
	code = s.makePreheaders(s.straighten(code))
	code = s.hoist(code)
	code = s.sink(code)
	code = s.straighten(s.coalesce(s.delaySteps(code)))
	code = s.toEdges(code)
	return s.straighten(code)
}

// removeDead removes instructions whose result nobody needs, following needs from the effects backwards.
func (s *fsel) removeDead(code []item) []item {
	defs := make([][]int32, len(s.regs)) // the items that write a register
	needed := make([]bool, len(code))
	var work []int32
	for k, it := range code {
		if it.inst == nil {
			needed[k] = true
			continue
		}
		if it.keep {
			needed[k] = true
			work = append(work, int32(k))
		}
		it.inst.Results(func(r ptx.Reg) { defs[r] = append(defs[r], int32(k)) })
	}
	seen := make([]bool, len(s.regs))
	need := func(r ptx.Reg) {
		if seen[r] {
			return
		}
		seen[r] = true
		for _, d := range defs[r] {
			if !needed[d] {
				needed[d] = true
				work = append(work, d)
			}
		}
	}
	for len(work) > 0 {
		k := work[len(work)-1]
		work = work[:len(work)-1]
		code[k].inst.Sources(need)
	}
	out := code[:0]
	for k, it := range code {
		if needed[k] {
			out = append(out, it)
		}
	}
	return out
}

// mblock is a basic block of the code: the items [from, to).
type mblock struct {
	from, to int
	succs    []int
	preds    []int
	idom     int
}

// mblocks finds the basic blocks. Calls do not end a block.
func mblocks(code []item) []mblock {
	var bs []mblock
	at := make([]int32, labels(code)) // the block of a label
	start := 0
	closeAt := func(end int) {
		if end > start {
			bs = append(bs, mblock{from: start, to: end, idom: -1})
			start = end
		}
	}
	var lists map[string]*ptx.Targets
	for k, it := range code {
		if it.inst != nil {
			if it.inst.EndsBlock() {
				closeAt(k + 1)
			}
			continue
		}
		switch st := it.stmt.(type) {
		case *ptx.LabelDef:
			closeAt(k)
			at[st.Label] = int32(len(bs))
		case *ptx.Targets:
			if lists == nil {
				lists = map[string]*ptx.Targets{}
			}
			lists[st.Name] = st
		}
	}
	closeAt(len(code))
	connect(bs, code, at, lists)
	return bs
}

// connect finds where control goes from each block.
func connect(bs []mblock, code []item, at []int32, lists map[string]*ptx.Targets) {
	succs, preds := make([]int, 0, 2*len(bs)), make([]int, len(bs)) // preds: how many
	for n := range bs {
		begin := len(succs)
		last := code[bs[n].to-1].inst
		if last != nil && last.EndsBlock() {
			for _, l := range last.BranchTargets(lists) {
				succs = append(succs, int(at[l]))
			}
		}
		if (last == nil || !last.IsTerminator()) && n+1 < len(bs) {
			succs = append(succs, n+1)
		}
		bs[n].succs = succs[begin:len(succs):len(succs)]
		for _, t := range bs[n].succs {
			preds[t]++
		}
	}
	all := make([]int, len(succs))
	for n := range bs {
		bs[n].preds, all = all[:0:preds[n]], all[preds[n]:]
	}
	for n := range bs {
		for _, t := range bs[n].succs {
			bs[t].preds = append(bs[t].preds, n)
		}
	}
}

// labels is one more than the largest label in the code.
func labels(code []item) int {
	n := 0
	for _, it := range code {
		if l, ok := it.stmt.(*ptx.LabelDef); ok {
			n = max(n, int(l.Label)+1)
		}
	}
	return n
}

func isLabel(it item) bool {
	_, ok := it.stmt.(*ptx.LabelDef)
	return ok
}

func mpostorder(bs []mblock) []int {
	type frame struct{ b, next int }
	seen := make([]bool, len(bs))
	var post []int
	stack := []frame{{0, 0}}
	seen[0] = true
	for len(stack) > 0 {
		top := &stack[len(stack)-1]
		if top.next < len(bs[top.b].succs) {
			c := bs[top.b].succs[top.next]
			top.next++
			if !seen[c] {
				seen[c] = true
				stack = append(stack, frame{c, 0})
			}
			continue
		}
		post = append(post, top.b)
		stack = stack[:len(stack)-1]
	}
	return post
}
