package prepare

import "opt-go/frontend/ir"

// registerBits is the width of an integer register.
const registerBits = 64

// expandWideDivisions replaces divisions and remainders of integers wider than two words, which
// have no runtime routine, by loops that compute a bit of the quotient in each iteration (as LLVM's
// expand-large-div-rem does). The bits of the dividend are shifted from the top into the remainder,
// from which the divisor is subtracted where it fits; the bits of the quotient are shifted in from
// below in their place.
func expandWideDivisions(f *ir.Func) {
	var wide []*ir.Instr
	for b := range f.Blocks() {
		for i := b.First(); i != nil; i = i.Next() {
			switch i.Op() {
			case ir.UDiv, ir.SDiv, ir.URem, ir.SRem:
				if t := i.Type(); t.Kind == ir.IntKind && t.Bits > 2*registerBits {
					wide = append(wide, i)
				}
			}
		}
	}
	for _, i := range wide {
		expandWideDivision(i)
	}
}

func expandWideDivision(i *ir.Instr) {
	t, signed := i.Type(), i.Op() == ir.SDiv || i.Op() == ir.SRem
	top := ir.NewInt(t, uint64(t.Bits-1))
	at := ir.Before(i)
	a, b := freeze(at, i.Operand(0)), freeze(at, i.Operand(1)) // each is read several times
	var signA, sign ir.Value
	if signed {
		signA = at.Binary(ir.AShr, a, top, 0, "")
		signB := at.Binary(ir.AShr, b, top, 0, "")
		sign = signA
		if i.Op() == ir.SDiv {
			sign = at.Binary(ir.Xor, signA, signB, 0, "")
		}
		a, b = negateIf(at, a, signA), negateIf(at, b, signB)
	}
	head := i.Block()
	done := head.SplitBefore(i, "")
	quotient, remainder := divisionLoop(head, done, i, a, b)
	result := remainder
	if i.Op() == ir.UDiv || i.Op() == ir.SDiv {
		result = quotient
	}
	if signed {
		at.SetBefore(i)
		result = negateIf(at, result, sign)
	}
	ir.ReplaceAllUses(i, result)
	i.Erase()
}

func freeze(at *ir.Builder, v ir.Value) ir.Value {
	return at.Insert(ir.NewInstr(ir.Freeze, v.Type(), v), "")
}

// negateIf is −x where all bits of sign are set, and x where none is.
func negateIf(at *ir.Builder, x, sign ir.Value) ir.Value {
	return at.Sub(at.Binary(ir.Xor, x, sign, 0, ""), sign, "")
}

// divisionLoop puts the loop between two blocks, of which the first branches to the second; i is
// the division.
func divisionLoop(head, done *ir.Block, i *ir.Instr, a, b ir.Value) (quotient, remainder ir.Value) {
	f, t, i32 := head.Func(), a.Type(), head.Func().Ctx().I32
	loop := f.NewBlockAfter(head, "")
	head.Term().SetSucc(0, loop)
	at := ir.AtEnd(loop)
	at.Pos = i.Pos
	one, top := ir.NewInt(t, 1), ir.NewInt(t, uint64(t.Bits-1))
	left, bits, rest := at.Phi(i32, ""), at.Phi(t, ""), at.Phi(t, "")
	out := at.ICmp(ir.SLT, rest, ir.NewInt(t, 0), "") // the bit that the shift pushes out
	next := at.Binary(ir.Or, at.Binary(ir.Shl, rest, one, 0, ""), at.Binary(ir.LShr, bits, top, 0, ""), 0, "")
	fits := at.Binary(ir.Or, out, at.ICmp(ir.UGE, next, b, ""), 0, "")
	rest2 := at.Select(fits, at.Sub(next, b, ""), next, "")
	bits2 := at.Binary(ir.Or, at.Binary(ir.Shl, bits, one, 0, ""), at.Cast(ir.ZExt, fits, t, ""), 0, "")
	left2 := at.Sub(left, ir.NewInt(i32, 1), "")
	at.CondBr(at.ICmp(ir.NE, left2, ir.NewInt(i32, 0), ""), loop, done)
	for _, p := range []struct {
		phi         *ir.Instr
		first, next ir.Value
	}{{left, ir.NewInt(i32, uint64(t.Bits)), left2}, {bits, a, bits2}, {rest, ir.NewInt(t, 0), rest2}} {
		p.phi.AddIncoming(p.first, head)
		p.phi.AddIncoming(p.next, loop)
	}
	return bits2, rest2
}
