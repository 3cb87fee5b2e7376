package unswitch

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/frequency"
	"opt-go/passes/analysis/loopmd"
	"opt-go/passes/simplify/constfold"
)

// Conditions that the program does not have. Where both x <u a and x <u b lead on in the loop, and
// profiles say that they do nearly always, the second need not be asked if a ≤u b, which is
// invariant:
//
//	                                 preheader: %injected.cond = icmp ule a, b
//	b1: br (x <u a), b2, exit        b1: as before
//	b2: br (x <u b), b3, exit    ⇒   b2: br %injected.cond, b3, b2.check
//	                                 b2.check: br (x <u b), b3, exit
//
// The branch on %injected.cond is unswitched then.

// injection is such a condition: left ≤u right makes a branch go to onward.
type injection struct {
	left, right ir.Value
	onward      *ir.Block
}

const (
	injectionDisable = "llvm.loop.unswitch.injection.disable"
	injectFlag       = "simple-loop-unswitch-inject-invariant-conditions"
	hotnessFlag      = "simple-loop-unswitch-inject-invariant-condition-hotness-threshold"
	memoryLimitFlag  = "simple-loop-unswitch-memoryssa-threshold"
)

// bounded is a branch that goes on in the loop where something is below an invariant bound.
type bounded struct {
	at     *ir.Instr
	bound  ir.Value
	onward *ir.Block
}

// injections lists the branches that an earlier one of the same value may make needless.
func (u *unswitcher) injections() []candidate {
	if !u.w.FlagBool(injectFlag, true) || loopmd.Find(u.l.ID(), injectionDisable) != nil {
		return nil
	}
	var order []ir.Value
	found := map[ir.Value][]bounded{}
	for b := u.l.Latch(); b != nil && u.l.Contains(b); b = u.w.CFG.Dom.IDom(b) {
		if u.w.CFG.Loops.For(b) != u.l {
			continue
		}
		if v, c := u.boundedBranch(b.Term()); v != nil {
			if found[v] == nil {
				order = append(order, v)
			}
			found[v] = append(found[v], c)
		}
	}
	var out []candidate
	for _, v := range order {
		list := found[v]
		for k := range len(list) - 1 { // the next one comes earlier in the loop
			inject := &injection{left: list[k+1].bound, right: list[k].bound, onward: list[k].onward}
			out = append(out, candidate{at: list[k].at, parts: []ir.Value{inject.left, inject.right}, inject: inject})
		}
	}
	return out
}

// boundedBranch recognizes a branch that stays in the loop where v <u bound, v without its
// extensions, and leaves it else, which is rare.
func (u *unswitcher) boundedBranch(t *ir.Instr) (v ir.Value, c bounded) {
	if !t.IsCondBr() {
		return nil, c
	}
	cmp, ok := t.Operand(0).(*ir.Instr)
	if !ok || cmp.Op() != ir.ICmp || cmp.Operand(0).Type().Kind != ir.IntKind {
		return nil, c
	}
	p, x, y := cmp.Pred, cmp.Operand(0), cmp.Operand(1)
	onward, off := t.Succ(0), t.Succ(1)
	if !u.l.Contains(onward) {
		p, onward, off = p.Inverse(), off, onward
	}
	if u.l.Invariant(x) {
		p, x, y = p.Swapped(), y, x
	}
	if k := ir.AsInt(y); p == ir.SGE && k != nil && k.IsZero() { // x ≥ 0: below the least negative number
		p, y = ir.ULT, bitvec.MinSigned(y.Type().Bits).Const(y.Type())
	}
	if p != ir.ULT || u.l.Invariant(x) || !u.l.Invariant(y) || !u.l.Contains(onward) || u.l.Contains(off) || onward == u.l.Header {
		return nil, c
	}
	if !u.nearlyAlways(t, onward) {
		return nil, c
	}
	for {
		i, ok := x.(*ir.Instr)
		if !ok || i.Op() != ir.ZExt {
			return x, bounded{t, y, onward}
		}
		x = i.Operand(0)
	}
}

// nearlyAlways reports whether branch weights say that a branch goes to a block but for one in many
// cases.
func (u *unswitcher) nearlyAlways(t *ir.Instr, to *ir.Block) bool {
	w := frequency.BranchWeights(t)
	if len(w) != 2 {
		return false
	}
	taken := uint64(w[0])
	if t.Succ(0) != to {
		taken = uint64(w[1])
	}
	whole := uint64(w[0]) + uint64(w[1])
	often := uint64(u.w.FlagInt(hotnessFlag, 16))
	return whole > 0 && whole < 1<<32 && often > 0 && taken*often >= whole*(often-1)
}

// addCondition puts the invariant condition into the preheader and a branch on it before the branch
// that it makes needless, and returns the new branch.
func (u *unswitcher) addCondition(c candidate) *ir.Instr {
	cfg, t := u.w.CFG, c.at
	b := t.Block()
	left, right := c.inject.left, c.inject.right
	before := ir.Before(u.l.Preheader().Term())
	widened := func(v ir.Value, ty *ir.Type) ir.Value {
		if ir.IsConst(v) {
			if k := constfold.Cast(ir.ZExt, v, ty, nil); k != nil {
				return k
			}
		}
		return before.Cast(ir.ZExt, v, ty, ir.NameOf(v)+".wide")
	}
	switch x, y := left.Type().Bits, right.Type().Bits; {
	case x < y:
		left = widened(left, right.Type())
	case x > y:
		right = widened(right, left.Type())
	}
	cond := before.ICmp(ir.ULE, left, right, "injected.cond")
	check := u.w.F.NewBlockBefore(c.inject.onward, b.Name()+".check")
	t.MoveToEnd(check)
	branch := ir.AtEnd(b).CondBr(cond, c.inject.onward, check)
	for _, s := range check.Succs() {
		for phi := range s.Phis() {
			if s == c.inject.onward {
				phi.AddIncoming(phi.IncomingFor(b), check)
			}
		}
		if s != c.inject.onward {
			s.ReplacePhiUsesWith(b, check)
		}
	}
	cfg.Loops.AddBlock(check, u.l)
	u.rehangBelow(b, check)
	return branch
}

// rehangBelow updates the dominator tree for a block between b and what b dominates.
func (u *unswitcher) rehangBelow(b, check *ir.Block) {
	dom := u.w.CFG.Dom
	region := append([]*ir.Block{check}, dom.Children(b)...)
	dom.AddBlock(check, b)
	dom.Rehang(b, region)
}
