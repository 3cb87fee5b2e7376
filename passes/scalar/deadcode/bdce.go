package deadcode

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/simplify/constfold"
)

// BDCE is LLVM's bdce: it removes computations of bits that are not demanded.
//
//	%a = or i32 %x, 65536            %t = trunc i32 %x to i8
//	%t = trunc i32 %a to i8    →
//
// An instruction without demanded bits is erased. A use without demanded bits becomes 0. A sign
// extension whose extension bits are not demanded becomes a zero extension. An and, or, xor with a
// constant that changes no demanded bit becomes its operand. Users of a value whose undemanded bits
// have changed lose the flags that depend on all bits (nsw, nuw, exact, …), transitively up to
// users that demand all bits.
//
// Needs: dominators, for assumptions. Keeps: the CFG. The analysis is demanded_bits.go.
func BDCE(c *pass.Context, f *ir.Func) pass.Preserved {
	b := &bdce{d: newDemandedBits(f, pass.Get(c, f, analysis.Dominators)), seen: make([]int, f.ValueBound())}
	for i := range f.Instrs() {
		if analysis.HasSideEffects(i) && !ir.HasUses(i) {
			continue
		}
		if b.d.unused(i) || isInteger(i.Type()) && b.d.of(i) == 0 && analysis.DeadIfUnused(i) {
			b.dead = append(b.dead, i)
			continue
		}
		b.visit(i)
	}
	for _, i := range slices.Backward(b.dead) {
		i.SalvageDebugUses()
		i.DropOperands()
	}
	for _, i := range slices.Backward(b.dead) {
		if ir.HasUses(i) {
			panic("bdce: " + i.Ident() + " is erased and still used")
		}
		i.Erase()
	}
	c.Count("Number of instructions removed (unused)", len(b.dead))
	c.Count("Number of instructions trivialized (dead bits)", b.simplified)
	c.Count("Number of sign extension instructions converted to zero extension", b.extensions)
	return pass.Changed(len(b.dead)+b.simplified+b.extensions > 0)
}

type bdce struct {
	d                      *demandedBits
	dead                   []*ir.Instr
	simplified, extensions int
	seen                   []int // by Instr.ID: the last walk that met it
	walk                   int
	stack                  []*ir.Instr
}

func (b *bdce) visit(i *ir.Instr) {
	if i.Op() == ir.SExt && b.extend(i) || i.Op().IsBinary() && b.maskless(i) {
		return
	}
	for k, v := range i.Operands() {
		if v == nil || !isInteger(v.Type()) || ir.IsConst(v) || !b.d.useDead(i, k) {
			continue
		}
		b.dropPromises(i)
		i.SetOperand(k, ir.NewZero(v.Type()))
		b.simplified++
	}
}

// extend turns a sign extension whose extension bits are not demanded into a zero extension.
func (b *bdce) extend(i *ir.Instr) bool {
	from, to := i.Operand(0).Type().Scalar().Bits, i.Type().Scalar().Bits
	if to > 64 || b.d.of(i)&^lowMask(from) != 0 {
		return false
	}
	b.dropPromises(i)
	z := constfold.Cast(ir.ZExt, i.Operand(0), i.Type(), b.d.q.Layout)
	if z == nil {
		z = ir.Before(i).Cast(ir.ZExt, i.Operand(0), i.Type(), i.Name())
	}
	b.replace(i, z)
	b.extensions++
	return true
}

// maskless replaces an and, or, xor by its first operand when the constant changes no demanded bit.
func (b *bdce) maskless(i *ir.Instr) bool {
	if !isInteger(i.Type()) || i.Type().Scalar().Bits > 64 || b.d.of(i) == allBits(i.Type()) {
		return false
	}
	c := ir.AsInt(i.Operand(1))
	if c == nil {
		return false
	}
	m, _ := c.Uint64()
	switch i.Op() {
	case ir.And:
		m = ^m
	case ir.Or, ir.Xor:
	default:
		return false
	}
	if b.d.of(i)&m != 0 {
		return false
	}
	b.dropPromises(i)
	b.replace(i, i.Operand(0))
	b.simplified++
	return true
}

func (b *bdce) replace(i *ir.Instr, by ir.Value) {
	ir.ReplaceAllUses(i, by)
	b.dead = append(b.dead, i)
}

// dropPromises drops the flags of users of i, transitively, that depend on bits that are not
// demanded.
func (b *bdce) dropPromises(i *ir.Instr) {
	b.walk++
	b.pushUsers(i)
	for len(b.stack) > 0 {
		j := b.stack[len(b.stack)-1]
		b.stack = b.stack[:len(b.stack)-1]
		j.Flags &^= ir.PoisonFlags
		for _, kind := range []string{"range", "nonnull", "align"} {
			j.SetMD(kind, nil)
		}
		if j.Info != nil && (j.Info.Attrs.Ret.Has("range") || j.Info.Attrs.Ret.Has("nonnull") || j.Info.Attrs.Ret.Has("align")) {
			j.Info.Attrs = j.Info.Attrs.Clone()
			j.Info.Attrs.Ret = j.Info.Attrs.Ret.Without("range", "nonnull", "align")
		}
		b.pushUsers(j)
	}
}

// pushUsers schedules the users whose value changes. One of which all bits are demanded keeps its
// value, and loses what it says of bits of its operands that it does not need for that: that those
// of an or are apart, and what a truncation cuts off.
func (b *bdce) pushUsers(i *ir.Instr) {
	for j := range ir.Users(i) {
		switch {
		case j.ID() >= len(b.seen) || b.seen[j.ID()] == b.walk || !isInteger(j.Type()):
		case b.d.of(j) != allBits(j.Type()):
			b.seen[j.ID()] = b.walk
			b.stack = append(b.stack, j)
		case j.Op() == ir.Or:
			j.Flags &^= ir.Disjoint
		case j.Op() == ir.Trunc:
			j.Flags &^= ir.NUW | ir.NSW
		}
	}
}
