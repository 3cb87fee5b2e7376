package loop

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
)

// Pass is a loop pass: what is done to one loop of a walk. It reports whether it changed anything.
//
// It finds all loops in simplified and LCSSA form and leaves them so, and it keeps w.CFG's
// dominators and loops up to date; other analyses of the function are dropped after a change.
type Pass func(w *Walk, l *analysis.Loop) bool

// Walk visits all loops of a function, inner ones first, in program order: LLVM's adaptor from
// function to loop passes. On each loop all passes of the group run, one after the other, before
// the next loop comes. Passes report to the walk which loops they delete, split or add.
type Walk struct {
	*pass.Context
	F   *ir.Func
	CFG *rewrite.CFG
	// MemorySSA: the passes run in loop-mssa(…), where LLVM's passes find memory SSA.
	MemorySSA bool

	work      []*analysis.Loop // the next one is last
	current   *analysis.Loop
	skip      bool
	hints     map[string]*ir.MDNode   // that loops share
	evolution *scev.Evolution         // that the pass which just ran has kept up to date; nil: it has not
	simplify  map[*analysis.Loop]bool // loops to be simplified before they are visited
}

// NewWalk returns the walk over the loops of f, which loop-simplify and lcssa have seen.
func NewWalk(c *pass.Context, f *ir.Func) *Walk {
	w := &Walk{Context: c, F: f,
		CFG: &rewrite.CFG{Dom: pass.Get(c, f, analysis.Dominators), Loops: pass.Get(c, f, analysis.Loops), LCSSA: true}}
	w.push(w.CFG.Loops.Top)
	return w
}

// tokenLeaves reports whether a token that is made in the current loop is used after it. Tokens
// have no φs, so the loop cannot be in LCSSA form, and its exits cannot change.
func (w *Walk) tokenLeaves() bool {
	for _, b := range w.current.Blocks {
		for i := range b.Instrs() {
			if i.Type().Kind != ir.TokenKind {
				continue
			}
			for u := range ir.Users(i) {
				if !w.current.Contains(u.Block()) {
					return true
				}
			}
		}
	}
	return false
}

// push schedules nests, the first of the list next.
func (w *Walk) push(nests []*analysis.Loop) {
	for _, l := range slices.Backward(nests) {
		w.work = append(w.work, l)
		w.push(l.Subs)
	}
}

// again makes the current loop the next one.
func (w *Walk) again() {
	if w.skip { // it may be scheduled already
		w.work = slices.DeleteFunc(w.work, func(l *analysis.Loop) bool { return l == w.current })
	}
	w.work = append(w.work, w.current)
	w.skip = true
}

// Next goes on to the next loop and returns it, nil at the end.
func (w *Walk) Next() *analysis.Loop {
	if len(w.work) == 0 {
		return nil
	}
	w.current = w.work[len(w.work)-1]
	w.work = w.work[:len(w.work)-1]
	w.skip = false
	return w.current
}

// Run runs a pass on the current loop.
func (w *Walk) Run(p Pass) pass.Preserved {
	w.evolution = nil
	changed := w.SimplifyNow(w.current)
	if (w.F.MayHaveTokens() && w.tokenLeaves() || !p(w, w.current)) && !changed {
		return pass.All
	}
	return w.Keep()
}

// Keep drops the cached analyses of the function but those that the walk keeps up to date.
func (w *Walk) Keep() pass.Preserved {
	kept := Keep(w.F, w.CFG)
	if w.evolution != nil {
		pass.Keep(w.F, scev.Analysis, w.evolution)
	}
	return kept
}

// KeepEvolution says that scalar evolution was told of all values that changed, and need only drop
// what it derived for the loop they are in: recomputing it for each loop would cost the whole
// function each time.
func (w *Walk) KeepEvolution(s *scev.Evolution) {
	s.ForgetEdited(w.current)
	w.evolution = s
}

// UseEvolution makes s the scalar evolution of the function that the next Keep keeps.
func (w *Walk) UseEvolution(s *scev.Evolution) { w.evolution = s }

// Hint returns the hint !{!name} for the metadata of a loop, one node for all loops of the walk.
func (w *Walk) Hint(name string) *ir.MDNode {
	if w.hints[name] == nil {
		if w.hints == nil {
			w.hints = map[string]*ir.MDNode{}
		}
		w.hints[name] = ir.NewTuple(ir.MDStr(name))
	}
	return w.hints[name]
}

// SimplifyAgain puts a nest into simplified form after the code of a loop in it has changed. It
// drops the facts of scalar evolution if that takes more changes, since they may be anywhere in the
// nest.
func (w *Walk) SimplifyAgain(l *analysis.Loop) {
	if SimplifyNest(w.Context, w.CFG, l) {
		w.evolution = nil
	}
}

// SimplifyLater schedules a loop for simplification, after all loops inside it: once, however many
// of these change.
func (w *Walk) SimplifyLater(l *analysis.Loop) {
	if w.simplify == nil {
		w.simplify = map[*analysis.Loop]bool{}
	}
	w.simplify[l] = true
}

// SimplifyNow simplifies a loop that was passed to SimplifyLater, and reports whether that took a
// change. Analyses that the walk does not keep up to date are dropped then.
func (w *Walk) SimplifyNow(l *analysis.Loop) bool {
	if !w.simplify[l] {
		return false
	}
	delete(w.simplify, l)
	if l.Parent != nil {
		w.SimplifyLater(l.Parent)
	}
	if !SimplifyNest(w.Context, w.CFG, l) {
		return false
	}
	w.evolution = nil
	w.Keep()
	return true
}

// Skipped reports whether this round must not touch the current loop any more: it was deleted, or
// it comes again later.
func (w *Walk) Skipped() bool { return w.skip }

// Deleted tells that l, the current loop or one inside it, is no loop any more.
func (w *Walk) Deleted(l *analysis.Loop) {
	if l == w.current {
		w.skip = true
	}
	if k := slices.Index(w.work, l); k >= 0 {
		w.work = slices.Delete(w.work, k, k+1)
	}
}

// AddSiblings schedules new loops beside the current one.
func (w *Walk) AddSiblings(loops ...*analysis.Loop) { w.push(loops) }

// AddChildren schedules new loops inside the current one, and the current one again after them.
func (w *Walk) AddChildren(loops ...*analysis.Loop) {
	w.again()
	w.push(loops)
}

// Revisit starts over with the current loop.
func (w *Walk) Revisit() { w.again() }
