package control

import (
	"sort"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// branch emits the branch of a block, which a guard will make conditional.
func branch(s *sel.Func, from *ir.Block, l ptx.Label) *ptx.Inst {
	if u := s.Target.Uniform; u != nil && u(from) {
		return s.Put("bra.uni", l)
	}
	return s.Put("bra", l)
}

// Br selects br. A condition that is inverted is taken as it was, with the successors swapped.
func Br(s *sel.Func, i *ir.Instr) {
	if !i.IsCondBr() {
		s.Jump(s.Label(i.Succ(0)))
		return
	}
	yes, no := s.Label(i.Succ(0)), s.Label(i.Succ(1))
	cond, not := uninverted(i.Operand(0))
	if not {
		yes, no = no, yes
	}
	o := s.One(cond)
	if k, ok := o.(ptx.Int); ok {
		if k == 0 {
			yes = no
		}
		s.Jump(yes)
		return
	}
	if yes != no {
		branch(s, i.Block(), yes).If(s.Pred(o))
	}
	s.Jump(no)
}

// uninverted takes off xor with true.
func uninverted(v ir.Value) (cond ir.Value, not bool) {
	for {
		i, ok := v.(*ir.Instr)
		if !ok || i.Op() != ir.Xor || !i.Type().IsInt(1) {
			return v, not
		}
		c := ir.AsInt(i.Operand(1))
		if c == nil {
			return v, not
		}
		if !c.IsZero() {
			not = !not
		}
		v = i.Operand(0)
	}
}

// Unreachable emits a trap, so that reaching the block is detected.
func Unreachable(s *sel.Func, i *ir.Instr) { s.Put("trap"); s.Put("exit") }

// switchCase is one case of a switch on at most 64 bits; the value is zero-extended.
type switchCase struct {
	value uint64
	to    ptx.Label
}

// jumpTableMin is the smallest number of cases for which a jump table pays.
const jumpTableMin = 5

// Switch selects switch: as comparisons, by bisection, or with a jump table.
func Switch(s *sel.Func, i *ir.Instr) {
	t := i.Operand(0).Type()
	if emit.Words(t) > 1 {
		wideSwitch(s, i)
		return
	}
	def := s.Label(i.Succ(0))
	var cases []switchCase
	for k := range i.NumCases() {
		c, to := i.Case(k)
		v, _ := c.Uint64()
		if to != i.Succ(0) {
			cases = append(cases, switchCase{v, s.Label(to)})
		}
	}
	sort.Slice(cases, func(a, b int) bool { return cases[a].value < cases[b].value })
	o := s.One(i.Operand(0))
	if len(cases) == 0 {
		s.Jump(def)
		return
	}
	reg := emit.IntReg(t.Bits)
	if reg == ptx.Pred {
		bitSwitch(s, i.Block(), o, cases, def)
		return
	}
	x := s.Reg(s.Extended(i.Operand(0), o, t.Bits, false), reg)
	if jumpTable(s, i.Block(), x, reg, cases, def) {
		return
	}
	switchTree(s, i.Block(), x, reg, cases, def)
}

func bitSwitch(s *sel.Func, from *ir.Block, o ptx.Operand, cases []switchCase, def ptx.Label) {
	p := s.Pred(o)
	for _, c := range cases {
		if c.value == 0 {
			branch(s, from, c.to).IfNot(p)
		} else {
			branch(s, from, c.to).If(p)
		}
	}
	s.Jump(def)
}

// switchTree compares a few cases one by one, and bisects many. Each target has exactly one branch:
// threads that reach a target for different values would otherwise diverge, and reconverge only
// where the target's paths meet those of all others.
func switchTree(s *sel.Func, from *ir.Block, x ptx.Reg, reg ptx.Type, cases []switchCase, def ptx.Label) {
	if len(cases) <= 4 {
		for len(cases) > 0 {
			var others []switchCase
			to := cases[0].to
			var p ptx.Reg
			for k, c := range cases {
				value := emit.Truncated(int64(c.value), reg.Bits())
				switch {
				case c.to != to:
					others = append(others, c)
				case k == 0:
					p = s.Compute(ptx.Pred, "setp.eq."+emit.Typed('s', reg), x, value)
				default:
					p = s.Compute(ptx.Pred, "setp.eq.or."+emit.Typed('s', reg), x, value, p)
				}
			}
			branch(s, from, to).If(p)
			cases = others
		}
		s.Jump(def)
		return
	}
	mid := len(cases) / 2
	upper := s.NewLabel()
	p := s.Compute(ptx.Pred, "setp.ge."+emit.Typed('u', reg), x, ptx.Int(cases[mid].value))
	branch(s, from, upper).If(p)
	switchTree(s, from, x, reg, cases[:mid], def)
	s.PlaceLabel(upper)
	switchTree(s, from, x, reg, cases[mid:], def)
}

// jumpTable uses brx.idx where the cases are many and dense.
func jumpTable(s *sel.Func, from *ir.Block, x ptx.Reg, reg ptx.Type, cases []switchCase, def ptx.Label) bool {
	lo, hi := cases[0].value, cases[len(cases)-1].value
	span := hi - lo + 1
	if len(cases) < jumpTableMin || span == 0 || span > 2*uint64(len(cases)) || !s.Target.Has(6, 0, 30) {
		return false
	}
	if lo != 0 {
		x = s.Compute(reg, "add."+emit.Typed('s', reg), x, emit.Truncated(-int64(lo), reg.Bits()))
	}
	outside := s.Compute(ptx.Pred, "setp.gt."+emit.Typed('u', reg), x, ptx.Int(span-1))
	branch(s, from, def).If(outside)
	index := x
	if reg != ptx.B32 {
		index = s.Compute(ptx.B32, "cvt.u32."+emit.Typed('u', reg), x)
	}
	labels := make([]ptx.Label, span)
	for k := range labels {
		labels[k] = def
	}
	for _, c := range cases {
		labels[c.value-lo] = c.to
	}
	name := "$L_brx_" + strconv.Itoa(s.Number) + "_" + strconv.Itoa(s.NextCall()+1)
	s.PutStatement(&ptx.Targets{Name: name, Labels: labels})
	s.Put("brx.idx", index, ptx.Sym(name))
	return true
}

// wideSwitch compares with one case after the other.
func wideSwitch(s *sel.Func, i *ir.Instr) {
	x := s.Get(i.Operand(0))
	for k := range i.NumCases() {
		c, to := i.Case(k)
		p := s.NewReg(ptx.Pred)
		s.CompareWide(ir.EQ, p, x, s.Get(c), i.Operand(0).Type().Bits)
		branch(s, i.Block(), s.Label(to)).If(p)
	}
	s.Jump(s.Label(i.Succ(0)))
}
