package instcombine

import "opt-go/frontend/ir"

// negate sinks a negation into the expression v. It returns -v when that needs no more instructions
// than v (LLVM's Negator), else nil, and then nothing has changed. pure means that the root is 0 -
// v, where one operand of a sum may stay as it is.
func (ic *combiner) negate(pure, nsw bool, v ir.Value) ir.Value {
	n := &negator{ic: ic, pure: pure}
	place := ic.b
	out := n.try(v, nsw, 0)
	ic.b = place
	if out == nil {
		for k := len(n.made) - 1; k >= 0; k-- {
			ic.work.remove(n.made[k])
			n.made[k].Erase()
		}
		return nil
	}
	return out
}

const maxNegateDepth = 2

type negator struct {
	ic   *combiner
	pure bool
	made []*ir.Instr
}

// put inserts an instruction before i, named as i with the suffix .neg.
func (n *negator) put(i, made *ir.Instr) ir.Value {
	n.ic.b.setBefore(i)
	if i.Op() == ir.Phi && made.Op() != ir.Phi {
		n.ic.b.at = i.Block().FirstInsertion()
	}
	name := suffixed(i, ".neg")
	n.ic.b.insert(made, name)
	n.made = append(n.made, made)
	return made
}

func (n *negator) binary(i *ir.Instr, op ir.Op, x, y ir.Value, flags ir.Flags) ir.Value {
	if k := fold(op, x, y); k != nil {
		return k
	}
	return n.put(i, newBinary(op, x, y, flags))
}

func (n *negator) try(v ir.Value, nsw bool, depth int) ir.Value {
	if isBool(v.Type()) {
		return v
	}
	if i := opOf(v, ir.Phi); i != nil && i.Block().FirstInsertion() == nil {
		return nil
	}
	if x := negOf(v); x != nil {
		return x
	}
	if k := immediate(v); k != nil {
		if f := foldNeg(k); f != nil {
			return f
		}
		return nil
	}
	i := asInstr(v)
	if i == nil {
		return nil
	}
	if !n.pure && !oneUse(i) {
		return nil
	}
	if out, done := n.cheap(i); done || out != nil {
		return out
	}
	if !oneUse(i) {
		return nil
	}
	if out := n.once(i, nsw); out != nil {
		return out
	}
	if depth > maxNegateDepth {
		return nil
	}
	return n.deep(i, nsw, depth)
}

// cheap negates instructions whose negation needs no extra instruction, whatever their uses.
func (n *negator) cheap(i *ir.Instr) (out ir.Value, done bool) {
	one := func() ir.Value { return ir.NewInt(i.Type(), 1) }
	switch i.Op() {
	case ir.Add:
		if isOne(i.Operand(1)) {
			return n.binary(i, ir.Xor, i.Operand(0), ir.NewAllOnes(i.Type()), 0), true
		}
	case ir.Xor:
		if x := notOf(i); x != nil {
			return n.binary(i, ir.Add, x, one(), 0), true
		}
	case ir.AShr, ir.LShr:
		if isNumber(i.Operand(1), uint64(width(i.Type())-1)) {
			op := ir.LShr
			if i.Op() == ir.LShr {
				op = ir.AShr
			}
			return n.binary(i, op, i.Operand(0), i.Operand(1), i.Flags&ir.Exact), true
		}
	case ir.ZExt, ir.SExt:
		if isBool(i.Operand(0).Type()) {
			op := ir.SExt
			if i.Op() == ir.SExt {
				op = ir.ZExt
			}
			return n.put(i, newCast(op, i.Operand(0), i.Type())), true
		}
	}
	return nil, false
}

// once negates an instruction that has no other use, so that the new one replaces it.
func (n *negator) once(i *ir.Instr, nsw bool) ir.Value {
	switch i.Op() {
	case ir.Sub:
		flags := ir.Flags(0)
		if nsw {
			flags = i.Flags & ir.NSW
		}
		return n.binary(i, ir.Sub, i.Operand(1), i.Operand(0), flags)
	case ir.SDiv:
		if negatesAsDivisor(i.Operand(1)) {
			return n.binary(i, ir.SDiv, i.Operand(0), foldNeg(i.Operand(1)), i.Flags&ir.Exact)
		}
	}
	return nil
}

// deep sinks the negation into operands.
func (n *negator) deep(i *ir.Instr, nsw bool, depth int) ir.Value {
	sub := func(k int, nsw bool) ir.Value { return n.try(i.Operand(k), nsw, depth+1) }
	flagged := ir.Flags(0)
	if nsw {
		flagged = i.Flags & ir.NSW
	}
	switch i.Op() {
	case ir.Freeze:
		if x := sub(0, false); x != nil {
			return n.put(i, ir.NewInstr(ir.Freeze, i.Type(), x))
		}
	case ir.Select:
		a := sub(1, false)
		if a == nil {
			return nil
		}
		if b := sub(2, false); b != nil {
			return n.put(i, newSelect(i.Operand(0), a, b))
		}
	case ir.ExtractElement:
		if x := sub(0, false); x != nil {
			return n.put(i, ir.NewInstr(ir.ExtractElement, i.Type(), x, i.Operand(1)))
		}
	case ir.InsertElement, ir.ShuffleVector:
		return n.lanes(i, sub)
	case ir.Trunc:
		if x := sub(0, false); x != nil {
			return n.put(i, newCast(ir.Trunc, x, i.Type()))
		}
	case ir.Phi:
		return n.phi(i, nsw, depth)
	case ir.Shl:
		if x := sub(0, flagged != 0); x != nil {
			return n.binary(i, ir.Shl, x, i.Operand(1), flagged)
		}
		if k := fold(ir.Shl, ir.NewAllOnes(i.Type()), i.Operand(1)); k != nil && n.pure {
			return n.binary(i, ir.Mul, i.Operand(0), k, flagged)
		}
	case ir.Or, ir.Add:
		if i.Op() == ir.Or && !i.HasFlag(ir.Disjoint) {
			return nil
		}
		return n.sum(i, depth)
	case ir.Xor:
		if k := immediate(i.Operand(1)); k != nil {
			if c := foldNot(k); c != nil {
				x := n.binary(i, ir.Xor, i.Operand(0), c, 0)
				return n.binary(i, ir.Add, x, ir.NewInt(i.Type(), 1), 0)
			}
		}
	case ir.Mul:
		for _, k := range []int{1, 0} {
			if x := sub(k, false); x != nil {
				return n.binary(i, ir.Mul, x, i.Operand(1-k), flagged)
			}
		}
	}
	return nil
}

// phi negates all that a φ takes, but for one of a loop, whose negation could go round for ever.
func (n *negator) phi(i *ir.Instr, nsw bool, depth int) ir.Value {
	for k := range i.NumIncoming() {
		if n.ic.dt.Dominates(i.Block(), i.IncomingBlock(k)) {
			return nil
		}
	}
	negated := map[ir.Value]ir.Value{}
	for k := range i.NumIncoming() {
		v := i.Operand(k)
		if negated[v] == nil {
			if negated[v] = n.try(v, nsw, depth+1); negated[v] == nil {
				return nil
			}
		}
	}
	out := ir.NewInstr(ir.Phi, i.Type())
	for k := range i.NumIncoming() {
		out.AddIncoming(negated[i.Operand(k)], i.IncomingBlock(k))
	}
	return n.put(i, out)
}

// lanes negates both vectors of a shuffle, or a vector and the inserted value.
func (n *negator) lanes(i *ir.Instr, sub func(k int, nsw bool) ir.Value) ir.Value {
	a := sub(0, false)
	if a == nil {
		return nil
	}
	b := sub(1, false)
	switch {
	case b == nil:
		return nil
	case i.Op() == ir.ShuffleVector:
		return n.put(i, newShuffle(i.Type(), a, b, i.Mask()))
	}
	return n.put(i, ir.NewInstr(ir.InsertElement, i.Type(), a, b, i.Operand(2)))
}

func (n *negator) sum(i *ir.Instr, depth int) ir.Value {
	var negated, kept []ir.Value
	ops := []ir.Value{i.Operand(0), i.Operand(1)}
	if n.ic.complexity(ops[0]) < n.ic.complexity(ops[1]) {
		ops[0], ops[1] = ops[1], ops[0]
	}
	for _, v := range ops {
		if x := n.try(v, false, depth+1); x != nil {
			negated = append(negated, x)
			continue
		}
		if !n.pure {
			return nil
		}
		kept = append(kept, v)
	}
	switch len(negated) {
	case 2:
		return n.binary(i, ir.Add, negated[0], negated[1], 0)
	case 1:
		return n.binary(i, ir.Sub, negated[0], kept[0], 0)
	}
	return nil
}

// negatesAsDivisor reports whether a constant divisor may be negated to negate the quotient: no
// lane is the least number, whose negation is itself, nor 1, since the division of the least number
// by -1 is undefined.
func negatesAsDivisor(v ir.Value) bool {
	k, ok := v.(*ir.Const)
	return ok && !containsPoison(k) && eachWord(k, func(c uint64) bool { return c != 1 && c != signBit(width(k.Type())) })
}
