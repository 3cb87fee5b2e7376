package ir

// ehChecker checks the instructions of exception handling.
type ehChecker struct {
	*Report
	padType  *Type               // of the first landingpad or resume of the function
	siblings []siblingEdge       // cleanups and catchswitches of the function, and the pads beside them that they unwind to
	colors   map[*Block][]*Block // the funclets of the blocks of colorsOf
	colorsOf *Func
}

// newEHChecker returns a checker that reports to r.
func newEHChecker(r *Report) *ehChecker { return &ehChecker{Report: r} }

// Begin begins with a function, the report's.
func (v *ehChecker) Begin() { v.padType = nil }

// Instr checks the instructions of exception handling.
func (v *ehChecker) Instr(i *Instr) {
	name := ehNames[i.Op()]
	if i.Op() != CatchRet && i.Op() != CleanupRet && v.Func.Personality == nil {
		v.Fail(name+" needs to be in a function with a personality.", i)
	}
	if i.IsEHPad() {
		v.padPlace(i, name)
	}
	switch i.Op() {
	case Resume:
		v.padResult(i, i.Operand(0).Type(), "The resume instruction should have a consistent result type inside a function.")
	case LandingPad:
		v.landingPad(i)
	case CatchSwitch:
		v.catchSwitch(i)
	case CatchPad:
		if !DefinedBy(i.Operand(0), CatchSwitch) {
			v.Fail("CatchPadInst needs to be directly nested in a CatchSwitchInst.", i)
			return
		}
		v.funclet(i)
	case CleanupPad:
		if !isPadParent(i.Operand(0)) {
			v.Fail("CleanupPadInst has an invalid parent.", i)
			return
		}
		v.funclet(i)
	case CatchRet:
		if !DefinedBy(i.Operand(0), CatchPad) {
			v.Fail("CatchReturnInst needs to be provided a CatchPad", i, i.Operand(0))
		}
	case CleanupRet:
		v.cleanupRet(i)
	}
}

var ehNames = [NumOps]string{Resume: "ResumeInst", LandingPad: "LandingPadInst", CatchSwitch: "CatchSwitchInst",
	CatchPad: "CatchPadInst", CleanupPad: "CleanupPadInst"}

// padPlace: a pad stands first in its block, and only unwind edges lead there.
func (v *ehChecker) padPlace(i *Instr, name string) {
	b := i.Block()
	if b.FirstNonPhi() != i {
		v.Fail(name+" not the first non-PHI instruction in the block.", i)
	}
	if b.IsEntry() {
		v.Fail("EH pad cannot be in entry block.", i)
		return
	}
	switch i.Op() {
	case LandingPad:
		for u := range Uses(b) {
			if t := u.User(); t.Block() != nil && (t.Op() != Invoke || t.UnwindDest() != b || t.Succ(0) == b) {
				v.Fail("Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.", i)
				return
			}
		}
	case CatchPad:
		cs, _ := i.Operand(0).(*Instr)
		if p := b.UniquePred(); b.HasPreds() && cs != nil && p != cs.Block() {
			v.Fail("Block containg CatchPadInst must be jumped to only by its catchswitch.", i)
		} else if cs != nil && cs.Op() == CatchSwitch && cs.UnwindDest() == b {
			v.Fail("Catchswitch cannot unwind to one of its catchpads", cs, i)
		}
	default:
		v.unwindEdges(i)
	}
}

// unwindEdges checks the edges into a cleanuppad or catchswitch.
func (v *ehChecker) unwindEdges(i *Instr) {
	for u := range Uses(i.Block()) {
		t := u.User()
		if t.Block() == nil {
			continue
		}
		switch t.Op() {
		case Invoke:
			if t.UnwindDest() != i.Block() || t.Succ(0) == i.Block() {
				v.Fail("EH pad must be jumped to via an unwind edge", i, t)
			}
		case CatchSwitch, CleanupRet:
			if t.UnwindDest() != i.Block() {
				v.Fail("EH pad must be jumped to via an unwind edge", i, t)
			}
		default:
			v.Fail("EH pad must be jumped to via an unwind edge", i, t)
			continue
		}
		v.padsLeft(i, t)
	}
}

// padsLeft checks that the unwind edge from a terminator to a pad leaves pads only: those around
// the terminator up to the one in which the pad is nested.
func (v *ehChecker) padsLeft(to, t *Instr) {
	var from Value = NewZero(v.Module.Ctx.Token) // none
	switch t.Op() {
	case CleanupRet:
		if from = t.Operand(0); from == parentPad(to) {
			v.Fail("A cleanupret must exit its cleanup", t)
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
				from = t.Operand(b.First)
			}
		}
	}
	seen := map[Value]bool{}
	for parent := parentPad(to); from != parent; from = parentPad(from) {
		pad, isPad := from.(*Instr)
		switch {
		case pad == to:
			v.Fail("EH pad cannot handle exceptions raised within it", to, t)
			return
		case !isPad:
			v.Fail("A single unwind edge may only enter one EH pad", t)
			return
		case seen[pad]:
			v.Fail("EH pad jumps through a cycle of pads", pad)
			return
		case !pad.IsEHPad() || pad.Op() == LandingPad:
			return // reported at the terminator
		}
		seen[pad] = true
	}
}

// parentPad returns the pad in which a pad is nested, nil if it is no pad.
func parentPad(pad Value) Value {
	i, ok := pad.(*Instr)
	if !ok || !i.IsEHPad() || i.Op() == LandingPad {
		return nil
	}
	return i.Operand(0)
}

func (v *ehChecker) padResult(i *Instr, t *Type, msg string) {
	if v.padType == nil {
		v.padType = t
	} else if v.padType != t {
		v.Fail(msg, i)
	}
}

func (v *ehChecker) landingPad(i *Instr) {
	if i.NumOperands() == 0 && i.Flags&CleanupPadFlag == 0 {
		v.Fail("LandingPadInst needs at least one clause or to be a cleanup.", i)
	}
	v.padResult(i, i.Type(), "The landingpad instruction should have a consistent result type inside a function.")
	for k := range i.NumOperands() {
		c := i.Operand(k)
		switch {
		case !i.IsFilter(k):
			if !c.Type().IsPtr() {
				v.Fail("Catch operand does not have pointer type!", i)
			}
		case c.Type().Kind != ArrayKind || !isConstantArray(c):
			v.Fail("Filter operand is not an array of constants!", i)
		}
	}
}

// isConstantArray reports whether an array's elements are written, or all zero.
func isConstantArray(x Value) bool {
	k, ok := x.(*Const)
	return ok && (k.Kind == ZeroConst || k.Kind == ArrayConst || k.Kind == StringConst)
}

func (v *ehChecker) catchSwitch(i *Instr) {
	if !isPadParent(i.Operand(0)) {
		v.Fail("CatchSwitchInst has an invalid parent.", i, i.Operand(0))
	}
	if d := i.UnwindDest(); d != nil {
		if first := d.FirstNonPhi(); first == nil || !first.IsEHPad() || first.Op() == LandingPad {
			v.Fail("CatchSwitchInst must unwind to an EH block which is not a landingpad.", i)
		} else if parentPad(first) == i.Operand(0) {
			v.unwindsToSibling(i, first)
		}
	}
	last := i.NumOperands()
	if i.HasUnwind() {
		last--
	}
	if last == 1 {
		v.Fail("CatchSwitchInst cannot have empty handler list", i)
	}
	for k := 1; k < last; k++ {
		b := i.Operand(k).(*Block)
		if first := b.FirstNonPhi(); first == nil || first.Op() != CatchPad {
			v.Fail("CatchSwitchInst handlers must be catchpads", i, b)
		}
	}
}

func (v *ehChecker) cleanupRet(i *Instr) {
	if !DefinedBy(i.Operand(0), CleanupPad) {
		v.Fail("CleanupReturnInst needs to be provided a CleanupPad", i, i.Operand(0))
	}
	if d := i.UnwindDest(); d != nil {
		if first := d.FirstNonPhi(); first == nil || !first.IsEHPad() || first.Op() == LandingPad {
			v.Fail("CleanupReturnInst must unwind to an EH block which is not a landingpad.", i)
		}
	}
}

// isPadParent reports whether a pad may be nested in v: none, or another funclet.
func isPadParent(v Value) bool {
	if k, ok := v.(*Const); ok {
		return k.Kind == NoneConst
	}
	return DefinedBy(v, CatchPad) || DefinedBy(v, CleanupPad)
}
