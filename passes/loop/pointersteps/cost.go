package pointersteps

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/target"
)

// What PointerSteps saves is counted in instructions per iteration, weighted by the target's
// AddressCosts: those that go when the accesses use a pointer of their own. Those that some
// iterations only execute count by half; a warp does if one of its threads does. Constants in
// addresses are free, and so are extensions of indices from 32 bits.

// costs are those of a group's addresses.
func (p *pointerSteps) costs(g *steppingGroup) target.AddressCosts {
	return p.w.Target.AddressCostsOf(g.members[0].addr.Type().Space)
}

// saved counts what becomes unnecessary in every iteration if groups step, in halves.
func (p *pointerSteps) saved(groups []*steppingGroup) int {
	c := steppingCost{p: p, left: map[*ir.Instr]int{}, scaled: map[scaledIndex]bool{}}
	for _, g := range groups {
		c.costs = p.costs(g)
		for _, m := range g.members {
			c.drop(m.addr)
		}
	}
	return c.sum
}

type scaledIndex struct {
	index ir.Value
	scale uint64
}

type steppingCost struct {
	p      *pointerSteps
	costs  target.AddressCosts
	left   map[*ir.Instr]int // uses that stay, of instructions that lose some
	scaled map[scaledIndex]bool
	index  bool // what is dropped are indices of 32 bits, see indexInstructions
	sum    int
}

// drop takes away one use of an instruction, and if it was the last the instruction.
func (c *steppingCost) drop(v ir.Value) {
	i, ok := v.(*ir.Instr)
	if !ok || i.Op() == ir.Phi || !c.p.l.Contains(i.Block()) {
		return
	}
	n, known := c.left[i]
	if !known {
		n = usesUpTo(i, maxCopied)
	}
	c.left[i] = n - 1
	if n != 1 {
		return
	}
	n = c.instructions(i)
	if c.p.w.CFG.Dom.Dominates(i.Block(), c.p.latch) {
		n *= 2
	}
	c.sum += n
	for _, o := range i.Operands() {
		c.drop(o)
	}
}

func usesUpTo(i *ir.Instr, most int) int {
	n := 0
	for range ir.Uses(i) {
		if n++; n > most {
			break
		}
	}
	return n
}

// instructions is the cost of one.
func (c *steppingCost) instructions(i *ir.Instr) int {
	if c.index {
		return indexInstructions(i)
	}
	switch i.Op() {
	case ir.GetElementPtr:
		return c.address(i)
	case ir.SExt, ir.ZExt:
		if i.Operand(0).Type().IsInt(32) && onlyIndexes(i) {
			return 0
		}
	case ir.Add, ir.Or, ir.Sub:
		if ir.IsConst(i.Operand(1)) && onlyIndexes(i) {
			return 0
		}
	case ir.Shl, ir.Mul:
		if ir.IsConst(i.Operand(1)) && onlyIndexes(i) {
			return 0
		}
	case ir.BitCast, ir.Trunc:
		return 0
	}
	if i.Type().IsInt() && i.Type().Bits > 32 {
		return c.costs.Long
	}
	return c.costs.Unit
}

// indexInstructions counts those of a step in the computation of an index. A product is one
// instruction with its sum, and what is done with constants is often part of another one, or of the
// address, unless it is a factor.
func indexInstructions(i *ir.Instr) int {
	switch i.Op() {
	case ir.Add, ir.Sub, ir.Or, ir.Mul, ir.Shl:
		if isAdded(i) || ir.IsConst(i.Operand(1)) && !isFactor(i) {
			return 0
		}
		return 1
	}
	return 0
}

// isFactor reports that a product of two variables uses a value.
func isFactor(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Op() == ir.Mul && !ir.IsConst(u.Operand(1)) {
			return true
		}
	}
	return false
}

// isAdded reports a product that only a sum of its block uses.
func isAdded(i *ir.Instr) bool {
	if i.Op() != ir.Mul || !ir.HasOneUse(i) {
		return false
	}
	u := ir.SoleUser(i)
	return u.Op() == ir.Add && u.Block() == i.Block()
}

// onlyIndexes reports that all users of an instruction are addresses that fold it.
func onlyIndexes(i *ir.Instr) bool {
	for u := range ir.Users(i) {
		if u.Op() != ir.GetElementPtr {
			return false
		}
	}
	return true
}

// address is the cost of a getelementptr.
func (c *steppingCost) address(i *ir.Instr) int {
	n := 0
	t := i.ElemTy
	layout := c.p.s.Layout
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if k > 1 && t.Kind == ir.StructKind {
			x, _ := ir.AsInt(v).Uint64()
			t = t.Fields[x]
			continue
		}
		if k > 1 {
			t = t.Elem
		}
		scale := layout.AllocSize(t)
		if ir.IsConst(v) {
			continue
		}
		x := indexSource(v)
		if x.Type().Bits == 32 {
			n += c.costs.Narrow
			continue
		}
		n += c.costs.Wide
		if scale == 1 || bits.OnesCount64(scale) != 1 {
			continue
		}
		if key := (scaledIndex{x, scale}); !c.scaled[key] {
			c.scaled[key] = true
			n += c.costs.Scale
		}
	}
	return n
}

// indexSource strips the operations that addressing modes fold.
func indexSource(v ir.Value) ir.Value {
	for {
		i, ok := v.(*ir.Instr)
		if !ok || i.NumOperands() == 0 {
			return v
		}
		switch {
		case (i.Op() == ir.SExt || i.Op() == ir.ZExt) && i.Operand(0).Type().IsInt(32):
			return i.Operand(0)
		case i.Op() == ir.Add && ir.IsConst(i.Operand(1)):
			v = i.Operand(0)
		default:
			return v
		}
	}
}
