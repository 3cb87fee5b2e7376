// Package version makes a second version of a loop for when memory overlaps, or numbers are not
// what is assumed of them: LLVM's LoopVersioning. Other passes version a loop before they change
// it; the pass loop-versioning only tells later passes, by alias scopes, what the checks have
// shown.
//
//		                    loop.lver.check: %conflict = a and b overlap
//		preheader                            br %conflict, loop.ph.lver.orig, loop.ph
//		    ↓                        ↓                        ↓
//		   loop        ⇒       loop.lver.orig               loop     ; accesses of a and of b do not alias
//		    ↓                        ↓                        ↓
//		   exit                 exit.loopexit           exit.loopexit1
//		                                  ↘             ↙
//		                                       exit
//
//	  - version.go: the second version
//	  - checks.go: what is computed before the loops
//	  - pass.go: the pass, and the alias scopes
//
// Invariant: dominators and loops stay valid, and both loops are in simplified form.
package version

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/loopaccess"
	"opt-go/passes/analysis/scev"
	"opt-go/passes/loop"
	"opt-go/passes/rewrite"
)

// Version makes a second version of a loop, to be executed where one of the checks finds that
// memory overlaps, or an assumption does not hold; it returns it. The loop has one exit block and
// is in simplified form. Expressions of values that change are forgotten.
func Version(cfg *rewrite.CFG, s *scev.Evolution, info *loopaccess.Info, checks [][2]*loopaccess.Group) *analysis.Loop {
	v := &versioner{cfg: cfg, s: s, l: info.Loop, exit: info.Loop.Exits()[0], check: info.Loop.Preheader()}
	used := loop.DefsUsedOutside(v.l)
	return v.split(v.failure(info, checks), used)
}

// Unless makes a second version of a loop, to be executed where a condition holds that the
// preheader knows; it returns it. The loop has one exit block, one exiting block and is in
// simplified form.
func Unless(cfg *rewrite.CFG, s *scev.Evolution, l *analysis.Loop, cond ir.Value) *analysis.Loop {
	v := &versioner{cfg: cfg, s: s, l: l, exit: l.Exits()[0], check: l.Preheader()}
	return v.split(cond, loop.DefsUsedOutside(l))
}

// Copyable reports whether there may be two copies of a loop.
func Copyable(l *analysis.Loop) bool {
	for _, b := range l.Blocks {
		if b.Term().Op() == ir.IndirectBr || b.AddressTaken() {
			return false
		}
		for i := range b.Instrs() {
			if i.Op().IsCall() && (analysis.CallHas(i, "noduplicate") || analysis.IsConvergent(i)) || i.Type().Kind == ir.TokenKind {
				return false
			}
		}
	}
	return true
}

// split makes the two loops.
func (v *versioner) split(fails ir.Value, used []*ir.Instr) *analysis.Loop {
	cfg, l := v.cfg, v.l
	v.check.SetName(l.Header.Name() + ".lver.check")
	v.preheader = cfg.SplitBlock(v.check.Term(), l.Header.Name()+".ph")
	v.m = ir.NewValueMap(l.Header.Func(), l.Header.Func())
	v.orig, _ = loop.CopyWithPreheader(cfg, l, v.m, ".lver.orig", v.check, v.preheader)
	old := v.check.Term()
	ir.Before(old).CondBr(fails, v.orig.Preheader(), v.preheader)
	old.Erase()
	cfg.Dom.SetIDom(v.exit, v.check)
	v.join(used)
	closed := cfg.LCSSA
	cfg.LCSSA = true // new exits get φs of all values
	loop.DedicateExits(cfg, v.orig)
	loop.DedicateExits(cfg, l)
	cfg.LCSSA = closed
	return v.orig
}

type versioner struct {
	cfg              *rewrite.CFG
	s                *scev.Evolution
	l, orig          *analysis.Loop
	check, preheader *ir.Block
	exit             *ir.Block
	m                *ir.ValueMap
}

// join gives the exit φs of the values of both loops.
func (v *versioner) join(used []*ir.Instr) {
	exiting := v.exit.Preds()
	from := exiting[slices.IndexFunc(exiting, v.l.Contains)]
	for _, i := range used {
		found := false
		for phi := range v.exit.Phis() {
			found = found || phi.Operand(0) == ir.Value(i)
		}
		if found {
			continue
		}
		phi := ir.NewInstr(ir.Phi, i.Type())
		v.exit.Prepend(phi)
		phi.SetName(i.Name() + ".lver")
		ir.ReplaceUsesIf(i, phi, func(u *ir.Use) bool {
			return u.User() != phi && !v.l.Contains(u.User().Block()) && !v.orig.Contains(u.User().Block())
		})
		phi.AddIncoming(i, from)
	}
	for phi := range v.exit.Phis() {
		v.s.Forget(phi)
		phi.AddIncoming(v.m.Get(phi.Operand(0)), v.m.Block(from))
	}
}
