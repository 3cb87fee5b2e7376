package isel

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/rewrite"
	"opt-go/vliw/target/hexagon/code"
)

// If-conversion of innermost loops: what is under an if, and can be done always or has a form with a
// predicate, joins the block before it, so that the loop becomes one block and a hardware loop.
//
//	b:  br c, yes, no            b:  a = select c, x, y
//	yes: store x, p              	  if (c) store x, p
//	     br no                       br latch
//	no: a = φ [x,yes], [y,b]
//
// Loads and stores keep their condition in selector.guards; a load that is not done leaves its
// result undefined, and all else that reads it is speculated too, or under the same condition.

// guard is the condition of an access.
type guard struct {
	cond ir.Value
	not  bool
}

// The limits of conversion: instructions under an if, and of a whole loop.
const (
	maxUnderIf = 12
	maxIfLoop  = 120
)

// convertIfs changes the IR before selection.
func (s *selector) convertIfs() {
	forest := analysis.NewLoopForest(s.src, analysis.NewDomTree(s.src))
	cfg := &rewrite.CFG{}
	for _, l := range forest.Postorder() {
		if len(l.Subs) > 0 || len(l.Blocks) < 2 || len(l.Blocks) > 32 || !s.convertible(l) {
			continue
		}
		for changed := true; changed; {
			changed = false
			for b := range s.src.Blocks() {
				if l.Contains(b) && s.convertIf(l, b, cfg) {
					changed = true
					break
				}
			}
		}
	}
}

// convertible reports a small loop without calls, whose only exit is its latch: other loops stay loops
// of branches.
func (s *selector) convertible(l *analysis.Loop) bool {
	n := 0
	for _, b := range l.Blocks {
		for i := range b.Instrs() {
			if i.Op() == ir.Call {
				return false
			}
			n++
		}
		for _, to := range b.Succs() {
			if !l.Contains(to) && l.Latch() != b {
				return false
			}
		}
	}
	return n <= maxIfLoop && l.Latch() != nil
}

// convertIf merges the arms of the branch of a block, and the block where they meet, into it.
func (s *selector) convertIf(l *analysis.Loop, b *ir.Block, cfg *rewrite.CFG) bool {
	t := b.Term()
	if t.Op() != ir.Br || !t.IsCondBr() || t.Succ(0) == t.Succ(1) {
		return false
	}
	yes, no := s.arm(l, b, t.Succ(0)), s.arm(l, b, t.Succ(1))
	var join *ir.Block
	switch {
	case yes != nil && yes.Term().Succ(0) == t.Succ(1):
		join, no = t.Succ(1), nil
	case no != nil && no.Term().Succ(0) == t.Succ(0):
		join, yes = t.Succ(0), nil
	case yes != nil && no != nil && yes.Term().Succ(0) == no.Term().Succ(0):
		join = yes.Term().Succ(0)
	default:
		return false
	}
	if join == b || !l.Contains(join) || join == l.Header || len(join.Preds()) != 2 {
		return false
	}
	cond := t.Operand(0)
	s.move(yes, t, guard{cond, false})
	s.move(no, t, guard{cond, true})
	from := func(arm *ir.Block) *ir.Block {
		if arm == nil {
			return b
		}
		return arm
	}
	for phi := range join.Phis() {
		sel := ir.NewInstr(ir.Select, phi.Type(), cond, phi.IncomingFor(from(yes)), phi.IncomingFor(from(no)))
		sel.Pos = phi.Pos
		sel.InsertBefore(t)
		ir.ReplaceAllUses(phi, sel)
	}
	for phi := join.First(); phi != nil && phi.Op() == ir.Phi; phi = join.First() {
		phi.Erase()
	}
	ir.AtEnd(b).Br(join)
	t.Erase()
	for _, arm := range []*ir.Block{yes, no} {
		if arm != nil {
			arm.Term().Erase()
			arm.Erase()
		}
	}
	if !cfg.MergeIntoPred(join) {
		panic("BUG: the blocks of an if do not merge in " + s.f.Name)
	}
	return true
}

// arm is a block under an if of b that can join it; nil if it is none.
func (s *selector) arm(l *analysis.Loop, b, x *ir.Block) *ir.Block {
	if x == b || !l.Contains(x) || x.UniquePred() != b || x.UniqueSucc() == nil || x.Term().Op() != ir.Br || x.AddressTaken() || x.First().Op() == ir.Phi {
		return nil
	}
	n := 0
	for i := range x.Instrs() {
		if n++; n > maxUnderIf || !i.IsTerminator() && !s.canGuard(i) {
			return nil
		}
	}
	return x
}

// speculated are the operations that can be done always.
var speculated = map[ir.Op]bool{ir.Add: true, ir.Sub: true, ir.Mul: true, ir.And: true, ir.Or: true, ir.Xor: true, ir.Shl: true, ir.LShr: true, ir.AShr: true,
	ir.ICmp: true, ir.Select: true, ir.ZExt: true, ir.SExt: true, ir.Trunc: true, ir.GetElementPtr: true, ir.PtrToInt: true, ir.IntToPtr: true, ir.FAdd: true, ir.FSub: true}

// canGuard reports what is harmless, or has a form with a predicate.
func (s *selector) canGuard(i *ir.Instr) bool {
	var t *ir.Type
	switch _, again := s.guards[i]; {
	case again:
		return false
	case speculated[i.Op()]:
		return !i.Type().IsVector()
	case i.Op() == ir.Load:
		t = i.Type()
	case i.Op() == ir.Store:
		t = i.Operand(0).Type()
	default:
		return false
	}
	if !i.IsSimple() || t.IsVector() || t.IsAggregate() || !t.IsPtr() && t.Kind != ir.IntKind && t.Kind != ir.FloatKind && t.Kind != ir.DoubleKind {
		return false
	}
	n := width(t)
	return storeOps[n/8].offset != code.OpNone && n%8 == 0 && s.alignOf(i, t) >= int64(n/8)
}

// move puts an arm before a branch.
func (s *selector) move(arm *ir.Block, t *ir.Instr, g guard) {
	if arm == nil {
		return
	}
	for i := arm.First(); !i.IsTerminator(); i = arm.First() {
		if i.Op() == ir.Load || i.Op() == ir.Store {
			s.guards[i] = g
		}
		i.MoveBefore(t)
	}
}

// condForms are the accesses under a condition: with an offset, and with an index.
var condForms = map[code.Op][2]code.Op{
	code.OpLdb: {code.OpLdbC, code.OpLdbXC}, code.OpLdub: {code.OpLdubC, code.OpLdubXC}, code.OpLdh: {code.OpLdhC, code.OpLdhXC}, code.OpLduh: {code.OpLduhC, code.OpLduhXC},
	code.OpLdw: {code.OpLdwC, code.OpLdwXC}, code.OpLdd: {code.OpLddC, code.OpLddXC},
	code.OpStb: {code.OpStbC, code.OpStbXC}, code.OpSth: {code.OpSthC, code.OpSthXC}, code.OpStw: {code.OpStwC, code.OpStwXC}, code.OpStd: {code.OpStdC, code.OpStdXC},
}

// guarded emits an access under a condition; store is nil for a load.
func (s *selector) guarded(op code.Op, i *ir.Instr, p place, g guard, store *value) value {
	c, inverted := s.straight(s.value(g.cond))
	args := []code.Operand{c}
	form := condForms[op][0]
	switch {
	case p.index.Reg != 0 && p.off == 0 && p.sym == "":
		form = condForms[op][1]
		args = append(args, p.base, p.index, code.ImmOp(p.shift))
	case p.base.Reg != 0 && p.index.Reg == 0 && form.Info().Imm[0].Fits(p.off):
		args = append(args, p.base, code.ImmOp(p.off))
	default:
		args = append(args, s.value(i.Pointer()), code.ImmOp(0))
	}
	d := code.Reg(0)
	if store != nil {
		args = append(args, *store)
	} else {
		d = s.f.NewReg(form.Info().Dst)
		if other := s.otherArm(i, g); other != nil {
			s.merged[i] = true
			s.copyTo(d, s.value(other))
		}
	}
	mem := s.accessOf(form, p, store != nil)
	in := s.emit(form, d, args...)
	in.Mem, in.Not = mem, g.not != inverted
	return code.RegOp(d)
}

func (s *selector) guardedLoad(i *ir.Instr, p place, g guard) {
	k := 0
	if loadsSigned(i) {
		k = 1
	}
	s.define(i, s.guarded(loadOps[width(i.Type())/8][k].offset, i, p, g, nil))
}

func (s *selector) guardedStore(i *ir.Instr, p place, g guard) {
	x := s.value(i.Operand(0))
	s.guarded(storeOps[width(i.Operand(0).Type())/8].offset, i, p, g, &x)
}

// otherArm is the value that a select takes where a load under a condition is not done, if the
// select is its only user: the load then leaves its register as it is, and the select is no code.
//
//	x = memw(p)                          x = memw(p)
//	if (c) y = memw(q)                   if (c) x = memw(q)
//	z = mux(c,y,x)
//
// It is nil where that value is computed after the load.
func (s *selector) otherArm(i *ir.Instr, g guard) ir.Value {
	if !ir.HasOneUse(i) {
		return nil
	}
	var sel *ir.Instr
	for u := range ir.Users(i) {
		sel = u
	}
	arm := 1
	if g.not {
		arm = 2
	}
	if sel.Op() != ir.Select || sel.Block() != i.Block() || sel.Operand(0) != g.cond || sel.Operand(arm) != ir.Value(i) {
		return nil
	}
	other := sel.Operand(3 - arm)
	if x := asInstr(other); x != nil && s.vals[x.ID()] == nil {
		return nil
	}
	return other
}

// mergedArm is the load whose register holds a select already.
func (s *selector) mergedArm(sel *ir.Instr) ir.Value {
	for k := 1; k <= 2; k++ {
		if i := asInstr(sel.Operand(k)); i != nil && s.merged[i] {
			return i
		}
	}
	return nil
}
