package isel

import (
	"sort"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/ptx"
)

// jump emits an unconditional branch.
func (s *emitter) jump(l ptx.Label) { s.put("bra.uni", l) }

// branch emits the branch of a block, which a guard will make conditional.
func (s *emitter) branch(from *ir.Block, l ptx.Label) *ptx.Inst {
	if u := s.target.Uniform; u != nil && u(from) {
		return s.put("bra.uni", l)
	}
	return s.put("bra", l)
}

func (s *fsel) selectBr(i *ir.Instr) {
	if !i.IsCondBr() {
		s.jump(s.label(i.Succ(0)))
		return
	}
	yes, no := s.label(i.Succ(0)), s.label(i.Succ(1))
	cond, not := uninverted(i.Operand(0))
	if not {
		yes, no = no, yes
	}
	o := s.one(cond)
	if k, ok := o.(ptx.Int); ok {
		if k == 0 {
			yes = no
		}
		s.jump(yes)
		return
	}
	if yes != no {
		s.branch(i.Block(), yes).If(s.pred(o))
	}
	s.jump(no)
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

// selectUnreachable emits a trap, so that reaching the block is detected.
func (s *fsel) selectUnreachable(i *ir.Instr) { s.put("trap"); s.put("exit") }

// switchCase is one case of a switch on at most 64 bits; the value is zero-extended.
type switchCase struct {
	value uint64
	to    ptx.Label
}

// jumpTableMin is the smallest number of cases for which a jump table pays.
const jumpTableMin = 5

func (s *fsel) selectSwitch(i *ir.Instr) {
	t := i.Operand(0).Type()
	if words(t) > 1 {
		s.wideSwitch(i)
		return
	}
	def := s.label(i.Succ(0))
	var cases []switchCase
	for k := range i.NumCases() {
		c, to := i.Case(k)
		v, _ := c.Uint64()
		if to != i.Succ(0) {
			cases = append(cases, switchCase{v, s.label(to)})
		}
	}
	sort.Slice(cases, func(a, b int) bool { return cases[a].value < cases[b].value })
	o := s.one(i.Operand(0))
	if len(cases) == 0 {
		s.jump(def)
		return
	}
	reg := intReg(t.Bits)
	if reg == ptx.Pred {
		s.bitSwitch(i.Block(), o, cases, def)
		return
	}
	x := s.reg(s.extended(i.Operand(0), o, t.Bits, false), reg)
	if s.jumpTable(i.Block(), x, reg, cases, def) {
		return
	}
	s.switchTree(i.Block(), x, reg, cases, def)
}

func (s *fsel) bitSwitch(from *ir.Block, o ptx.Operand, cases []switchCase, def ptx.Label) {
	p := s.pred(o)
	for _, c := range cases {
		if c.value == 0 {
			s.branch(from, c.to).IfNot(p)
		} else {
			s.branch(from, c.to).If(p)
		}
	}
	s.jump(def)
}

// switchTree compares a few cases one by one, and bisects many. Each target has exactly one branch:
// threads that reach a target for different values would otherwise diverge, and reconverge only
// where the target's paths meet those of all others.
func (s *fsel) switchTree(from *ir.Block, x ptx.Reg, reg ptx.Type, cases []switchCase, def ptx.Label) {
	if len(cases) <= 4 {
		for len(cases) > 0 {
			var others []switchCase
			to := cases[0].to
			var p ptx.Reg
			for k, c := range cases {
				value := truncated(int64(c.value), reg.Bits())
				switch {
				case c.to != to:
					others = append(others, c)
				case k == 0:
					p = s.compute(ptx.Pred, "setp.eq."+typed('s', reg), x, value)
				default:
					p = s.compute(ptx.Pred, "setp.eq.or."+typed('s', reg), x, value, p)
				}
			}
			s.branch(from, to).If(p)
			cases = others
		}
		s.jump(def)
		return
	}
	mid := len(cases) / 2
	upper := s.newLabel()
	p := s.compute(ptx.Pred, "setp.ge."+typed('u', reg), x, ptx.Int(cases[mid].value))
	s.branch(from, upper).If(p)
	s.switchTree(from, x, reg, cases[:mid], def)
	s.place(upper)
	s.switchTree(from, x, reg, cases[mid:], def)
}

// jumpTable uses brx.idx where the cases are many and dense.
func (s *fsel) jumpTable(from *ir.Block, x ptx.Reg, reg ptx.Type, cases []switchCase, def ptx.Label) bool {
	lo, hi := cases[0].value, cases[len(cases)-1].value
	span := hi - lo + 1
	if len(cases) < jumpTableMin || span == 0 || span > 2*uint64(len(cases)) || !s.target.Has(6, 0, 30) {
		return false
	}
	if lo != 0 {
		x = s.compute(reg, "add."+typed('s', reg), x, truncated(-int64(lo), reg.Bits()))
	}
	outside := s.compute(ptx.Pred, "setp.gt."+typed('u', reg), x, ptx.Int(span-1))
	s.branch(from, def).If(outside)
	index := x
	if reg != ptx.B32 {
		index = s.compute(ptx.B32, "cvt.u32."+typed('u', reg), x)
	}
	labels := make([]ptx.Label, span)
	for k := range labels {
		labels[k] = def
	}
	for _, c := range cases {
		labels[c.value-lo] = c.to
	}
	name := "$L_brx_" + strconv.Itoa(s.number) + "_" + strconv.Itoa(s.nextCall()+1)
	s.statement(&ptx.Targets{Name: name, Labels: labels})
	s.put("brx.idx", index, ptx.Sym(name))
	return true
}

// wideSwitch compares with one case after the other.
func (s *fsel) wideSwitch(i *ir.Instr) {
	x := s.get(i.Operand(0))
	for k := range i.NumCases() {
		c, to := i.Case(k)
		p := s.newReg(ptx.Pred)
		s.compareWide(ir.EQ, p, x, s.get(c), i.Operand(0).Type().Bits)
		s.branch(i.Block(), s.label(to)).If(p)
	}
	s.jump(s.label(i.Succ(0)))
}
