package mergeicmps

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
	"opt-go/passes/rewrite"
)

// merge builds the new chain, from its end, and removes the old one.
func (m *merger) merge() bool {
	memcmp := m.memcmp()
	if memcmp == nil {
		return false
	}
	old := m.list[0].block
	before, next := old, m.phi.Block()
	for k := len(m.parts) - 1; k >= 0; k-- {
		next = m.build(m.parts[k], memcmp, before, next)
		before = next
	}
	for _, p := range old.UniquePreds() {
		rewrite.ReplaceSucc(p.Term(), old, next)
	}
	end := m.phi.Block()
	for _, x := range m.list {
		end.RemovePred(x.block, false)
		for i := range x.block.Instrs() {
			ir.ReplaceAllUses(i, ir.NewPoison(i.Type())) // in other blocks of the chain
		}
	}
	for _, x := range m.list {
		x.block.EraseInstrs()
	}
	for _, x := range m.list {
		x.block.Erase()
	}
	m.c.Count("Number of chains of comparisons merged", 1)
	return true
}

// memcmp returns the library's function, which takes a size_t and returns an int of 32 bits.
func (m *merger) memcmp() *ir.Func {
	ctx := m.f.Ctx()
	size := ctx.Int(m.f.Module().Layout.PtrBits(0))
	ty := ctx.Func(ctx.Int(32), []*ir.Type{ctx.Pointer(0), ctx.Pointer(0), size}, false)
	return library.Of(m.c.Target, m.f.Module()).Declare(m.f, "memcmp", ty)
}

// build makes the block of neighbours: one comparison goes on to next if all of them are equal,
// else to the φ.
func (m *merger) build(part []*comparison, memcmp *ir.Func, before, next *ir.Block) *ir.Block {
	b := m.f.NewBlockBefore(before, joinedName(part))
	first := part[0]
	for _, x := range part {
		for _, i := range x.others {
			i.MoveToEnd(b)
		}
	}
	at := ir.AtEnd(b)
	addressOf := func(a field) ir.Value {
		if a.gep == nil {
			return a.load.Operand(0)
		}
		gep := a.gep.Clone()
		at.Insert(gep, "")
		return gep
	}
	left, right := addressOf(first.a), addressOf(first.b)
	var equal *ir.Instr
	if len(part) == 1 {
		x, y := first.a.load.Clone(), first.b.load.Clone()
		x.SetOperand(0, left)
		y.SetOperand(0, right)
		at.Insert(x, "")
		at.Insert(y, "")
		equal = at.ICmp(ir.EQ, x, y, "")
	} else {
		bytes := int64(0)
		for _, x := range part {
			bytes += x.bytes
		}
		size := ir.NewSigned(memcmp.Params[2].Type(), bytes)
		order := at.Call(memcmp, "memcmp", left, right, size)
		equal = at.ICmp(ir.EQ, order, ir.NewZero(order.Type()), "")
	}
	end := m.phi.Block()
	if next == end {
		at.Br(end)
		m.phi.AddIncoming(equal, b)
	} else {
		at.CondBr(equal, next, end)
		m.phi.AddIncoming(m.f.Ctx().NewBool(false), b)
	}
	return b
}

// joinedName has the names of the blocks.
func joinedName(part []*comparison) string {
	var names []string
	for _, x := range part {
		if n := x.block.Name(); n != "" {
			names = append(names, n)
		}
	}
	return strings.Join(names, "+")
}
