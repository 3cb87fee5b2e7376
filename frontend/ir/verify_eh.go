package ir

// ehInstr checks the instructions of exception handling.
func (v *verifier) ehInstr(i *Instr) {
	name := ehNames[i.op]
	if i.op != CatchRet && i.op != CleanupRet && v.fn.Personality == nil {
		v.fail(name+" needs to be in a function with a personality.", i)
	}
	if i.IsEHPad() {
		v.padPlace(i, name)
	}
	switch i.op {
	case Resume:
		v.padResult(i, i.ops[0].val.Type(), "The resume instruction should have a consistent result type inside a function.")
	case LandingPad:
		v.landingPad(i)
	case CatchSwitch:
		v.catchSwitch(i)
	case CatchPad:
		if !definedBy(i.ops[0].val, CatchSwitch) {
			v.fail("CatchPadInst needs to be directly nested in a CatchSwitchInst.", i)
			return
		}
		v.funclet(i)
	case CleanupPad:
		if !isPadParent(i.ops[0].val) {
			v.fail("CleanupPadInst has an invalid parent.", i)
			return
		}
		v.funclet(i)
	case CatchRet:
		if !definedBy(i.ops[0].val, CatchPad) {
			v.fail("CatchReturnInst needs to be provided a CatchPad", i, i.ops[0].val)
		}
	case CleanupRet:
		v.cleanupRet(i)
	}
}

var ehNames = [NumOps]string{Resume: "ResumeInst", LandingPad: "LandingPadInst", CatchSwitch: "CatchSwitchInst",
	CatchPad: "CatchPadInst", CleanupPad: "CleanupPadInst"}

// padPlace: a pad stands first in its block, and only unwind edges lead there.
func (v *verifier) padPlace(i *Instr, name string) {
	b := i.block
	if b.FirstNonPhi() != i {
		v.fail(name+" not the first non-PHI instruction in the block.", i)
	}
	if b.IsEntry() {
		v.fail("EH pad cannot be in entry block.", i)
		return
	}
	switch i.op {
	case LandingPad:
		for u := range Uses(b) {
			if t := u.user; t.block != nil && (t.op != Invoke || t.UnwindDest() != b || t.Succ(0) == b) {
				v.fail("Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.", i)
				return
			}
		}
	case CatchPad:
		cs, _ := i.ops[0].val.(*Instr)
		if p := b.UniquePred(); b.HasPreds() && cs != nil && p != cs.block {
			v.fail("Block containg CatchPadInst must be jumped to only by its catchswitch.", i)
		} else if cs != nil && cs.op == CatchSwitch && cs.UnwindDest() == b {
			v.fail("Catchswitch cannot unwind to one of its catchpads", cs, i)
		}
	default:
		v.unwindEdges(i)
	}
}

// unwindEdges checks the edges into a cleanuppad or catchswitch.
func (v *verifier) unwindEdges(i *Instr) {
	for u := range Uses(i.block) {
		t := u.user
		if t.block == nil {
			continue
		}
		switch t.op {
		case Invoke:
			if t.UnwindDest() != i.block || t.Succ(0) == i.block {
				v.fail("EH pad must be jumped to via an unwind edge", i, t)
			}
		case CatchSwitch, CleanupRet:
			if t.UnwindDest() != i.block {
				v.fail("EH pad must be jumped to via an unwind edge", i, t)
			}
		default:
			v.fail("EH pad must be jumped to via an unwind edge", i, t)
			continue
		}
		v.padsLeft(i, t)
	}
}

// padsLeft checks that the unwind edge from a terminator to a pad leaves pads only: those around
// the terminator up to the one in which the pad is nested.
func (v *verifier) padsLeft(to, t *Instr) {
	var from Value = NewZero(v.m.Ctx.Token) // none
	switch t.op {
	case CleanupRet:
		if from = t.ops[0].val; from == parentPad(to) {
			v.fail("A cleanupret must exit its cleanup", t)
			return
		}
	case CatchSwitch:
		from = t
	case Invoke:
		if f, ok := t.Callee().(*Func); ok && f.IsIntrinsic() && (t.Info.Attrs.Fn.Has("nounwind") || f.Attrs.Fn.Has("nounwind")) {
			return // it becomes no call
		}
		for _, b := range t.Info.Bundles {
			if b.Tag == "funclet" && b.Count == 1 {
				from = t.ops[b.First].val
			}
		}
	}
	seen := map[Value]bool{}
	for parent := parentPad(to); from != parent; from = parentPad(from) {
		pad, isPad := from.(*Instr)
		switch {
		case pad == to:
			v.fail("EH pad cannot handle exceptions raised within it", to, t)
			return
		case !isPad:
			v.fail("A single unwind edge may only enter one EH pad", t)
			return
		case seen[pad]:
			v.fail("EH pad jumps through a cycle of pads", pad)
			return
		case !pad.IsEHPad() || pad.op == LandingPad:
			return // reported at the terminator
		}
		seen[pad] = true
	}
}

// parentPad returns the pad in which a pad is nested, nil if it is no pad.
func parentPad(pad Value) Value {
	i, ok := pad.(*Instr)
	if !ok || !i.IsEHPad() || i.op == LandingPad {
		return nil
	}
	return i.ops[0].val
}

func (v *verifier) padResult(i *Instr, t *Type, msg string) {
	if v.padType == nil {
		v.padType = t
	} else if v.padType != t {
		v.fail(msg, i)
	}
}

func (v *verifier) landingPad(i *Instr) {
	if len(i.ops) == 0 && i.Flags&CleanupPadFlag == 0 {
		v.fail("LandingPadInst needs at least one clause or to be a cleanup.", i)
	}
	v.padResult(i, i.ty, "The landingpad instruction should have a consistent result type inside a function.")
	for k := range i.ops {
		c := i.ops[k].val
		switch {
		case !i.IsFilter(k):
			if !c.Type().IsPtr() {
				v.fail("Catch operand does not have pointer type!", i)
			}
		case c.Type().Kind != ArrayKind || !isConstantArray(c):
			v.fail("Filter operand is not an array of constants!", i)
		}
	}
}

// isConstantArray reports whether an array's elements are written, or all zero.
func isConstantArray(x Value) bool {
	k, ok := x.(*Const)
	return ok && (k.Kind == ZeroConst || k.Kind == ArrayConst || k.Kind == StringConst)
}

func (v *verifier) catchSwitch(i *Instr) {
	if !isPadParent(i.ops[0].val) {
		v.fail("CatchSwitchInst has an invalid parent.", i, i.ops[0].val)
	}
	if d := i.UnwindDest(); d != nil {
		if first := d.FirstNonPhi(); first == nil || !first.IsEHPad() || first.op == LandingPad {
			v.fail("CatchSwitchInst must unwind to an EH block which is not a landingpad.", i)
		} else if parentPad(first) == i.ops[0].val {
			v.unwindsToSibling(i, first)
		}
	}
	last := len(i.ops)
	if i.HasUnwind() {
		last--
	}
	if last == 1 {
		v.fail("CatchSwitchInst cannot have empty handler list", i)
	}
	for k := 1; k < last; k++ {
		b := i.ops[k].val.(*Block)
		if first := b.FirstNonPhi(); first == nil || first.op != CatchPad {
			v.fail("CatchSwitchInst handlers must be catchpads", i, b)
		}
	}
}

func (v *verifier) cleanupRet(i *Instr) {
	if !definedBy(i.ops[0].val, CleanupPad) {
		v.fail("CleanupReturnInst needs to be provided a CleanupPad", i, i.ops[0].val)
	}
	if d := i.UnwindDest(); d != nil {
		if first := d.FirstNonPhi(); first == nil || !first.IsEHPad() || first.op == LandingPad {
			v.fail("CleanupReturnInst must unwind to an EH block which is not a landingpad.", i)
		}
	}
}

func definedBy(v Value, op Op) bool {
	i, ok := v.(*Instr)
	return ok && i.op == op
}

// isPadParent reports whether a pad may be nested in v: none, or another funclet.
func isPadParent(v Value) bool {
	if k, ok := v.(*Const); ok {
		return k.Kind == NoneConst
	}
	return definedBy(v, CatchPad) || definedBy(v, CleanupPad)
}
