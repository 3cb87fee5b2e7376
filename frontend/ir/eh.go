package ir

// IsEHPad reports whether i begins a block that exceptions unwind to.
func (i *Instr) IsEHPad() bool {
	switch i.op {
	case LandingPad, CatchSwitch, CatchPad, CleanupPad:
		return true
	}
	return false
}

// IsEHPad reports whether exceptions unwind to b.
func (b *Block) IsEHPad() bool {
	i := b.FirstNonPhi()
	return i != nil && i.IsEHPad()
}

// HasUnwind reports whether a catchswitch or cleanupret names a block to unwind to. The handlers of
// a catchswitch and its unwind destination are all operands; the last one is the destination when
// it does not begin with a catchpad.
func (i *Instr) HasUnwind() bool {
	switch i.op {
	case CleanupRet:
		return len(i.ops) > 1
	case CatchSwitch:
		b, ok := i.ops[len(i.ops)-1].val.(*Block)
		return ok && b.IsEHPad() && b.FirstNonPhi().op != CatchPad
	}
	return i.op == Invoke
}

// UnwindDest returns the block that an invoke, catchswitch or cleanupret unwinds to, or nil.
func (i *Instr) UnwindDest() *Block {
	var v Value
	switch {
	case !i.HasUnwind():
		return nil
	case i.op == Invoke:
		v = i.ops[len(i.ops)-2].val
	default:
		v = i.ops[len(i.ops)-1].val
	}
	b, _ := v.(*Block)
	return b
}
