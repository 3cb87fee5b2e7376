package licm

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/loop"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// LoopSink is loop-sink: it takes back what licm does where a profile says that hoisting was wrong,
// and computes what a preheader computes in those blocks of the loop that are executed less often.
//
//	ph:   %x = mul i32 %a, %b                   ph:   …
//	loop: br i1 %c, label %cold, label %latch   loop: br i1 %c, label %cold, label %latch  ; cold: 1 of 1,000
//	cold: use %x                                cold: %x = mul i32 %a, %b
//	                                                  use %x
//
// LLVM's LoopSink. An instruction is copied into several blocks if these together are executed less
// often than the preheader, by a margin (sinkPercent). Only functions with a profile are touched:
// estimates are not good enough for that. Inner loops come first.
//
// Not done: freeze, which would give another value in each iteration; LLVM moves it.
// Cost: for each instruction of a preheader the blocks of its uses, at most maxSinkUses, times the
// cold blocks.
func LoopSink(c *pass.Context, f *ir.Func) pass.Preserved {
	if _, ok := frequency.EntryCount(f); !ok {
		return pass.All
	}
	forest := pass.Get(c, f, analysis.Loops)
	if len(forest.Top) == 0 {
		return pass.All
	}
	s := &loopSinker{c: c, f: f, forest: forest, dom: pass.Get(c, f, analysis.Dominators), aa: pass.Get(c, f, alias.AA), often: frequency.EstimateBlocks(f)}
	var nests []*analysis.Loop
	var visit func(loops []*analysis.Loop)
	visit = func(loops []*analysis.Loop) {
		for _, l := range loops {
			nests = append(nests, l)
			visit(l.Subs)
		}
	}
	visit(forest.Top)
	changed := false
	for _, l := range slices.Backward(nests) { // inner loops and later ones first
		if pre := l.Preheader(); pre != nil {
			changed = s.loop(l, pre) || changed
		}
	}
	return pass.Changed(changed)
}

// SinkFlags are loop-sink's options.
func SinkFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "sink-freq-percent-threshold", Default: "90", Help: "do not sink into blocks whose frequency together is above this percentage of the preheader's"},
		{Name: "max-uses-for-sinking", Default: "30", Help: "do not sink what is used in more blocks"},
	}
}

const (
	sinkPercent = 90
	maxSinkUses = 30
)

type loopSinker struct {
	c      *pass.Context
	f      *ir.Func
	forest *analysis.LoopForest
	dom    *analysis.DomTree
	aa     *alias.Analysis
	often  map[*ir.Block]float64

	l      *analysis.Loop
	pre    *ir.Block
	cold   []*ir.Block       // blocks less often executed than the preheader, coldest first
	number map[*ir.Block]int // of cold blocks, in the loop's order from 1
	writes []*ir.Instr       // of the loop, and of the preheader after the instruction
}

func (s *loopSinker) loop(l *analysis.Loop, pre *ir.Block) bool {
	s.l, s.pre, s.cold, s.number, s.writes = l, pre, nil, map[*ir.Block]int{}, nil
	if !slices.ContainsFunc(l.Blocks, func(b *ir.Block) bool { return s.often[b] <= s.often[pre] }) {
		return false
	}
	for _, b := range l.Blocks {
		if s.often[b] < s.often[pre] {
			s.cold = append(s.cold, b)
			s.number[b] = len(s.cold)
		}
		for i := range b.Instrs() {
			s.note(i)
		}
	}
	slices.SortStableFunc(s.cold, func(a, b *ir.Block) int {
		switch {
		case s.often[a] < s.often[b]:
			return -1
		case s.often[a] > s.often[b]:
			return 1
		}
		return 0
	})
	changed := false
	for i := range pre.Backward() {
		if i.Op() == ir.Phi {
			break
		}
		if s.movable(i) && s.sink(i) {
			changed = true
		} else {
			s.note(i)
		}
	}
	return changed
}

// note records a write that later instructions of the preheader, or the loop, do.
func (s *loopSinker) note(i *ir.Instr) {
	if accessesMemory(i) && analysis.MayWrite(i) {
		s.writes = append(s.writes, i)
	}
}

// movable reports whether an instruction may be executed in the loop instead: more often, or not at
// all.
func (s *loopSinker) movable(i *ir.Instr) bool {
	switch op := i.Op(); {
	case op.IsBinary(), op.IsCast(), op == ir.FNeg, op == ir.Select, op == ir.GetElementPtr, op == ir.ICmp, op == ir.FCmp,
		op == ir.ExtractElement, op == ir.InsertElement, op == ir.ShuffleVector, op == ir.ExtractValue, op == ir.InsertValue:
		return true
	case op == ir.Load:
		if !loop.Unordered(i) {
			return false
		}
		loc, _ := alias.LocationOf(i)
		if s.aa.PointsToConstantMemory(loc) || i.MD("invariant.load") != nil {
			return true
		}
		return i.IsSimple() && !s.clobbered(i) // an atomic one may read another value in each iteration
	case op == ir.Call:
		if analysis.HasSideEffects(i) || analysis.IsDebugOrPseudo(i) || analysis.IsConvergent(i) || analysis.CallHas(i, "noduplicate") ||
			s.f.Attrs.Fn.Has("presplitcoroutine") {
			return false
		}
		return s.aa.Batch().CallEffects(i).Any() == analysis.NoModRef || !s.clobbered(i)
	}
	return false
}

func (s *loopSinker) clobbered(i *ir.Instr) bool {
	if len(s.writes) > int(s.c.FlagInt("licm-mssa-optimization-cap", 100)) {
		return true
	}
	b := s.aa.Batch()
	return slices.ContainsFunc(s.writes, func(w *ir.Instr) bool { return clobbers(b, w, i) })
}

// sink moves an instruction of the preheader into the loop, if all its uses are there.
func (s *loopSinker) sink(i *ir.Instr) bool {
	used := map[*ir.Block]bool{}
	for u := range ir.Uses(i) {
		b := u.User().Block()
		if !s.l.Contains(b) {
			return false
		}
		if u.User().Op() == ir.Phi {
			if b = u.User().IncomingBlock(u.Index()); b == s.pre {
				return false
			}
		}
		used[b] = true
	}
	if len(used) == 0 || len(used) > int(s.c.FlagInt("max-uses-for-sinking", maxSinkUses)) {
		return false
	}
	into := s.places(used)
	if len(into) == 0 || len(into) > 1 && slices.ContainsFunc(into, func(b *ir.Block) bool { return s.number[b] == 0 }) {
		return false
	}
	for _, b := range into[1:] {
		n := i.Clone()
		n.InsertBefore(b.FirstInsertion())
		n.SetName(i.Name())
		ir.ReplaceUsesIf(i, n, func(u *ir.Use) bool {
			return u.User().Block() == b && u.User().Op() != ir.Phi || s.dom.DominatesUse(n, u)
		})
		s.c.Count("Number of cloned instructions sunk into loop", 1)
	}
	i.MoveBefore(into[0].FirstInsertion())
	rewrite.DropLocation(i)
	s.c.Count("Number of instructions sunk into loop", 1)
	return true
}

// places returns where an instruction goes that some blocks use, in the loop's order: for these a
// cold block that dominates some of them, where that is executed less often than they are. nil: the
// preheader is not worse.
func (s *loopSinker) places(used map[*ir.Block]bool) []*ir.Block {
	for _, b := range s.cold {
		var below []*ir.Block
		for _, u := range s.l.Blocks {
			if used[u] && s.dom.Dominates(b, u) {
				below = append(below, u)
			}
		}
		if len(below) > 0 && s.sum(below) > s.often[b] {
			for _, u := range below {
				delete(used, u)
			}
			used[b] = true
		}
	}
	var into []*ir.Block
	for _, b := range s.l.Blocks {
		if !used[b] {
			continue
		}
		if b.FirstInsertion() == nil {
			return nil
		}
		into = append(into, b)
	}
	if s.sum(into) > s.often[s.pre] {
		return nil
	}
	return into
}

// sum is how often some blocks are executed together, in the loop's order, and more for copies.
func (s *loopSinker) sum(blocks []*ir.Block) float64 {
	n := 0.0
	for _, b := range blocks {
		n += s.often[b]
	}
	if len(blocks) > 1 {
		n = n * 100 / float64(s.c.FlagInt("sink-freq-percent-threshold", sinkPercent))
	}
	return n
}
