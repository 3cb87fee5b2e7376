package ir

// Successors and cases of terminators. Successors are operands; where they stand among the others,
// the opcode says.

// NumSuccs returns the number of successors of a terminator, duplicates included.
func (i *Instr) NumSuccs() int {
	lo, hi, step := i.succRange()
	if hi <= lo {
		return 0
	}
	return (hi-lo-1)/step + 1
}

// succRange says at which operands the successors are: lo, lo+step, … below hi.
func (i *Instr) succRange() (lo, hi, step int) {
	n := len(i.ops)
	switch i.op {
	case Br:
		if n == 3 {
			return 1, 3, 1
		}
		return 0, n, 1
	case Switch:
		return 1, n, 2
	case IndirectBr, CatchRet, CleanupRet, CatchSwitch:
		return 1, n, 1
	case Invoke:
		return n - 3, n - 1, 1
	case CallBr:
		return n - 2 - i.Info.Indirect, n - 1, 1
	}
	return 0, 0, 1
}

// SuccOperand returns the operand that is successor k; unlike Succ it may be asked of a terminator
// that has something else than a block there.
func (i *Instr) SuccOperand(k int) Value {
	lo, _, step := i.succRange()
	return i.ops[lo+k*step].val
}

// Succ returns successor k; of a conditional branch 0 is taken when the condition is true, of a
// switch 0 is the default.
func (i *Instr) Succ(k int) *Block {
	lo, _, step := i.succRange()
	return i.ops[lo+k*step].val.(*Block)
}

// SetSucc replaces successor k.
func (i *Instr) SetSucc(k int, b *Block) {
	lo, _, step := i.succRange()
	i.ops[lo+k*step].Set(b)
}

// IsCondBr reports whether i is a conditional branch; its condition is operand 0.
func (i *Instr) IsCondBr() bool { return i.op == Br && len(i.ops) == 3 }

// NumCases returns the number of cases of a switch, the default not counted.
func (i *Instr) NumCases() int { return len(i.ops)/2 - 1 }

// Case returns the value and the destination of case k of a switch.
func (i *Instr) Case(k int) (*Const, *Block) {
	return i.ops[2+2*k].val.(*Const), i.ops[3+2*k].val.(*Block)
}

// SetCase changes the value of a case of a switch.
func (i *Instr) SetCase(k int, v *Const) { i.SetOperand(2+2*k, v) }

// AddCase appends a case to a switch.
func (i *Instr) AddCase(v *Const, dest *Block) {
	i.AppendOperand(v)
	i.AppendOperand(dest)
}

// RemoveCase deletes case k of a switch by moving the last one to its place, as LLVM does.
func (i *Instr) RemoveCase(k int) {
	last := i.NumCases() - 1
	if k != last {
		v, d := i.Case(last)
		i.SetOperand(2+2*k, v)
		i.SetOperand(3+2*k, d)
	}
	i.RemoveOperand(len(i.ops) - 1)
	i.RemoveOperand(len(i.ops) - 1)
}
