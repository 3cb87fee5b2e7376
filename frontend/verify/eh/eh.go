// Package eh checks exception handling against LLVM's rules: the pads and where they stand, and in
// funclet.go where funclets unwind to.
package eh

import (
	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// Checker checks the instructions of exception handling.
type Checker struct {
	*rule.Report
	padType  *ir.Type                  // of the first landingpad or resume of the function
	siblings []siblingEdge             // cleanups and catchswitches of the function, and the pads beside them that they unwind to
	colors   map[*ir.Block][]*ir.Block // the funclets of the blocks of colorsOf
	colorsOf *ir.Func
}

// New returns a checker that reports to r.
func New(r *rule.Report) *Checker { return &Checker{Report: r} }

// Begin begins with a function, the report's.
func (v *Checker) Begin() { v.padType = nil }

// Instr checks the instructions of exception handling.
func (v *Checker) Instr(i *ir.Instr) {
	name := ehNames[i.Op()]
	if i.Op() != ir.CatchRet && i.Op() != ir.CleanupRet && v.Func.Personality == nil {
		v.Fail(name+" needs to be in a function with a personality.", i)
	}
	if i.IsEHPad() {
		v.padPlace(i, name)
	}
	switch i.Op() {
	case ir.Resume:
		v.padResult(i, i.Operand(0).Type(), "The resume instruction should have a consistent result type inside a function.")
	case ir.LandingPad:
		v.landingPad(i)
	case ir.CatchSwitch:
		v.catchSwitch(i)
	case ir.CatchPad:
		if !rule.DefinedBy(i.Operand(0), ir.CatchSwitch) {
			v.Fail("CatchPadInst needs to be directly nested in a CatchSwitchInst.", i)
			return
		}
		v.funclet(i)
	case ir.CleanupPad:
		if !isPadParent(i.Operand(0)) {
			v.Fail("CleanupPadInst has an invalid parent.", i)
			return
		}
		v.funclet(i)
	case ir.CatchRet:
		if !rule.DefinedBy(i.Operand(0), ir.CatchPad) {
			v.Fail("CatchReturnInst needs to be provided a CatchPad", i, i.Operand(0))
		}
	case ir.CleanupRet:
		v.cleanupRet(i)
	}
}

var ehNames = [ir.NumOps]string{ir.Resume: "ResumeInst", ir.LandingPad: "LandingPadInst", ir.CatchSwitch: "CatchSwitchInst",
	ir.CatchPad: "CatchPadInst", ir.CleanupPad: "CleanupPadInst"}

// padPlace: a pad stands first in its block, and only unwind edges lead there.
func (v *Checker) padPlace(i *ir.Instr, name string) {
	b := i.Block()
	if b.FirstNonPhi() != i {
		v.Fail(name+" not the first non-PHI instruction in the block.", i)
	}
	if b.IsEntry() {
		v.Fail("EH pad cannot be in entry block.", i)
		return
	}
	switch i.Op() {
	case ir.LandingPad:
		for u := range ir.Uses(b) {
			if t := u.User(); t.Block() != nil && (t.Op() != ir.Invoke || t.UnwindDest() != b || t.Succ(0) == b) {
				v.Fail("Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.", i)
				return
			}
		}
	case ir.CatchPad:
		cs, _ := i.Operand(0).(*ir.Instr)
		if p := b.UniquePred(); b.HasPreds() && cs != nil && p != cs.Block() {
			v.Fail("Block containg CatchPadInst must be jumped to only by its catchswitch.", i)
		} else if cs != nil && cs.Op() == ir.CatchSwitch && cs.UnwindDest() == b {
			v.Fail("Catchswitch cannot unwind to one of its catchpads", cs, i)
		}
	default:
		v.unwindEdges(i)
	}
}

// unwindEdges checks the edges into a cleanuppad or catchswitch.
func (v *Checker) unwindEdges(i *ir.Instr) {
	for u := range ir.Uses(i.Block()) {
		t := u.User()
		if t.Block() == nil {
			continue
		}
		switch t.Op() {
		case ir.Invoke:
			if t.UnwindDest() != i.Block() || t.Succ(0) == i.Block() {
				v.Fail("EH pad must be jumped to via an unwind edge", i, t)
			}
		case ir.CatchSwitch, ir.CleanupRet:
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
func (v *Checker) padsLeft(to, t *ir.Instr) {
	var from ir.Value = ir.NewZero(v.Module.Ctx.Token) // none
	switch t.Op() {
	case ir.CleanupRet:
		if from = t.Operand(0); from == parentPad(to) {
			v.Fail("A cleanupret must exit its cleanup", t)
			return
		}
	case ir.CatchSwitch:
		from = t
	case ir.Invoke:
		if f, ok := t.Callee().(*ir.Func); ok && f.IsIntrinsic() && (t.Info.Attrs.Fn.Has("nounwind") || f.Attrs.Fn.Has("nounwind")) {
			return // it becomes no call
		}
		for _, b := range t.Info.Bundles {
			if b.Tag == "funclet" && b.Count == 1 {
				from = t.Operand(b.First)
			}
		}
	}
	seen := map[ir.Value]bool{}
	for parent := parentPad(to); from != parent; from = parentPad(from) {
		pad, isPad := from.(*ir.Instr)
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
		case !pad.IsEHPad() || pad.Op() == ir.LandingPad:
			return // reported at the terminator
		}
		seen[pad] = true
	}
}

// parentPad returns the pad in which a pad is nested, nil if it is no pad.
func parentPad(pad ir.Value) ir.Value {
	i, ok := pad.(*ir.Instr)
	if !ok || !i.IsEHPad() || i.Op() == ir.LandingPad {
		return nil
	}
	return i.Operand(0)
}

func (v *Checker) padResult(i *ir.Instr, t *ir.Type, msg string) {
	if v.padType == nil {
		v.padType = t
	} else if v.padType != t {
		v.Fail(msg, i)
	}
}

func (v *Checker) landingPad(i *ir.Instr) {
	if i.NumOperands() == 0 && i.Flags&ir.CleanupPadFlag == 0 {
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
		case c.Type().Kind != ir.ArrayKind || !isConstantArray(c):
			v.Fail("Filter operand is not an array of constants!", i)
		}
	}
}

// isConstantArray reports whether an array's elements are written, or all zero.
func isConstantArray(x ir.Value) bool {
	k, ok := x.(*ir.Const)
	return ok && (k.Kind == ir.ZeroConst || k.Kind == ir.ArrayConst || k.Kind == ir.StringConst)
}

func (v *Checker) catchSwitch(i *ir.Instr) {
	if !isPadParent(i.Operand(0)) {
		v.Fail("CatchSwitchInst has an invalid parent.", i, i.Operand(0))
	}
	if d := i.UnwindDest(); d != nil {
		if first := d.FirstNonPhi(); first == nil || !first.IsEHPad() || first.Op() == ir.LandingPad {
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
		b := i.Operand(k).(*ir.Block)
		if first := b.FirstNonPhi(); first == nil || first.Op() != ir.CatchPad {
			v.Fail("CatchSwitchInst handlers must be catchpads", i, b)
		}
	}
}

func (v *Checker) cleanupRet(i *ir.Instr) {
	if !rule.DefinedBy(i.Operand(0), ir.CleanupPad) {
		v.Fail("CleanupReturnInst needs to be provided a CleanupPad", i, i.Operand(0))
	}
	if d := i.UnwindDest(); d != nil {
		if first := d.FirstNonPhi(); first == nil || !first.IsEHPad() || first.Op() == ir.LandingPad {
			v.Fail("CleanupReturnInst must unwind to an EH block which is not a landingpad.", i)
		}
	}
}

// isPadParent reports whether a pad may be nested in v: none, or another funclet.
func isPadParent(v ir.Value) bool {
	if k, ok := v.(*ir.Const); ok {
		return k.Kind == ir.NoneConst
	}
	return rule.DefinedBy(v, ir.CatchPad) || rule.DefinedBy(v, ir.CleanupPad)
}
