package isel

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// declarePhi copies the registers that the predecessors write.
func (s *selector) declarePhi(phi *ir.Instr) {
	s.pos = phi.Pos
	var in []code.Reg
	var out []value
	for _, l := range s.leaves(phi.Type(), phi.Pos) {
		r, d := s.f.NewReg(shape.Class(l.Type)), s.f.NewReg(shape.Class(l.Type))
		s.copyTo(d, code.RegOp(r))
		in, out = append(in, r), append(out, code.RegOp(d))
	}
	s.phis[phi] = in
	s.define(phi, out...)
}

// copyPhis writes the values of φs at the ends of the predecessors, before their branches.
func (s *selector) copyPhis() {
	for b := range s.src.Blocks() {
		if !b.IsEntry() && s.blocks[b.ID()].Insts == nil && len(s.blocks[b.ID()].Succs) == 0 {
			continue // unreachable, its address is taken
		}
		end := s.blocks[b.ID()]
		first := branchStart(end.Insts)
		branches := slices.Clone(end.Insts[first:])
		end.Insts = end.Insts[:first]
		s.start(end)
		seen := map[*ir.Block]bool{}
		for _, to := range b.Succs() {
			if seen[to] {
				continue
			}
			seen[to] = true
			for phi := range to.Phis() {
				s.pos = phi.Pos
				for k, v := range s.values(phi.IncomingFor(b)) {
					s.copyTo(s.phis[phi][k], v)
				}
			}
		}
		s.b.Insts = append(s.b.Insts, branches...)
	}
}

// branchStart is the index of the first branch at the end of a block.
func branchStart(insts []code.Instr) int {
	n := len(insts)
	for n > 0 && insts[n-1].Is(code.Branch) {
		n--
	}
	return n
}

// terminator ends the code of an IR block. Blocks that a switch needs come after it.
func (s *selector) terminator(b *ir.Block, i *ir.Instr) {
	switch i.Op() {
	case ir.Ret:
		s.ret(i)
	case ir.Unreachable:
		s.emit(code.OpTrap, 0, code.ImmOp(0xdb))
	case ir.Br:
		if !i.IsCondBr() {
			s.jump(s.blocks[i.Succ(0).ID()])
			return
		}
		yes, no := s.blocks[i.Succ(0).ID()], s.blocks[i.Succ(1).ID()]
		if yes == no {
			s.jump(yes)
			return
		}
		s.branch(s.value(i.Operand(0)), yes, no)
	case ir.Switch:
		s.switchOn(i)
	case ir.IndirectBr:
		s.emit(code.OpJumpr, 0, s.value(i.Operand(0)))
		for k := range i.NumSuccs() {
			if to := s.blocks[i.Succ(k).ID()]; !slices.Contains(s.b.Succs, to) {
				to.Taken = true
				s.b.Succs = append(s.b.Succs, to)
			}
		}
	default:
		mir.Refuse(i.Pos, "the instruction %s on Hexagon", i.Op())
	}
}

func (s *selector) jump(to *code.Block) {
	s.emit(code.OpJump, 0, code.LabelOp(to))
	s.b.Succs = []*code.Block{to}
}

// branch jumps to yes where a predicate holds, else to no.
func (s *selector) branch(p value, yes, no *code.Block) {
	p, inverted := s.straight(p)
	op := code.OpJumpIf
	if inverted {
		op = code.OpJumpNot
	}
	s.emit(op, 0, p, code.LabelOp(yes))
	s.emit(code.OpJump, 0, code.LabelOp(no))
	s.b.Succs = []*code.Block{yes, no}
}

type switchCase struct {
	n  int64
	to *code.Block
}

// switchOn searches the cases by halves; the values of φs are copied at the end of the block where
// the search begins, which leads to all of them.
func (s *selector) switchOn(i *ir.Instr) {
	t := i.Operand(0).Type()
	if t.Bits > 32 {
		s.switchOnPair(i)
		return
	}
	other := s.blocks[i.Succ(0).ID()]
	var cases []switchCase
	for k := range i.NumCases() {
		c, to := i.Case(k)
		n, _ := immediate(c)
		cases = append(cases, switchCase{n, s.blocks[to.ID()]})
	}
	slices.SortFunc(cases, func(a, b switchCase) int {
		if a.n < b.n {
			return -1
		}
		return 1
	})
	if len(cases) == 0 {
		s.jump(other)
		return
	}
	x := s.value(i.Operand(0))
	if t.Bits == 1 {
		x = s.op(code.OpMuxII, x, code.ImmOp(-1), code.ImmOp(0))
	} else {
		x = s.extended(i.Operand(0), x, true)
	}
	if s.jumpTable(x, cases, other) {
		return
	}
	s.search(x, cases, other)
}

// search emits the comparisons for some cases into the current block.
func (s *selector) search(x value, cases []switchCase, other *code.Block) {
	if len(cases) <= 3 {
		for k, c := range cases {
			next := other
			if k+1 < len(cases) {
				next = s.after()
			}
			s.branch(s.op(code.OpCmpEqi, x, code.ImmOp(c.n)), c.to, next)
			s.b = next
		}
		return
	}
	m := len(cases) / 2
	left, right := s.after(), (*code.Block)(nil)
	right = s.f.NewBlock(left)
	s.branch(s.op(code.OpCmpGti, x, code.ImmOp(cases[m-1].n)), right, left)
	s.start(left)
	s.search(x, cases[:m], other)
	s.start(right)
	s.search(x, cases[m:], other)
}

func (s *selector) after() *code.Block { return s.f.NewBlock(s.b) }

// switchOnPair compares one case after the other.
func (s *selector) switchOnPair(i *ir.Instr) {
	t := i.Operand(0).Type()
	x := s.extendPair(s.value(i.Operand(0)), t.Bits, true)
	other := s.blocks[i.Succ(0).ID()]
	if i.NumCases() == 0 {
		s.jump(other)
		return
	}
	for k := range i.NumCases() {
		c, to := i.Case(k)
		n, _ := immediate(c)
		next := other
		if k+1 < i.NumCases() {
			next = s.after()
		}
		s.branch(s.op(code.OpCmpEqD, x, s.pairNumber(n)), s.blocks[to.ID()], next)
		s.start(next)
	}
}

// The smallest jump table, and the most entries per case.
const (
	tableCases = 5
	tableSpace = 3
)

// jumpTable loads the address of the block from a table where the cases are dense.
func (s *selector) jumpTable(x value, cases []switchCase, other *code.Block) bool {
	first, last := cases[0].n, cases[len(cases)-1].n
	size := last - first + 1
	if len(cases) < tableCases || size > tableSpace*int64(len(cases)) {
		return false
	}
	if first != 0 {
		x = s.op(code.OpAddi, x, code.ImmOp(int64(int32(-first))))
	}
	table := s.mod.jumpTable(s.f, cases, size, other)
	next := s.after()
	s.branch(s.op(code.OpCmpGtui, x, code.ImmOp(size-1)), other, next)
	s.start(next)
	base := s.symbolAddress(table, 0)
	d := s.f.NewReg(code.Word)
	s.emit(code.OpLdwX, d, base, x, code.ImmOp(2)).Mem = &code.Access{Size: 4, Base: table, Ref: &mir.MemRef{Size: 4}}
	if s.mod.pic {
		d = s.op(code.OpAdd, base, code.RegOp(d)).Reg
	}
	s.emit(code.OpJumpr, 0, code.RegOp(d))
	for _, c := range cases {
		c.to.Taken = true
		if !slices.Contains(next.Succs, c.to) {
			next.Succs = append(next.Succs, c.to)
		}
	}
	if size > int64(len(cases)) {
		other.Taken = true
		if !slices.Contains(next.Succs, other) {
			next.Succs = append(next.Succs, other)
		}
	}
	return true
}
