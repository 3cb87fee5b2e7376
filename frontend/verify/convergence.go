package verify

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/verify/rule"
)

// Convergence control: tokens say which threads run a convergent operation together. The rules here
// are those about single operations and blocks; verify_convergence_regions.go has those about
// regions and cycles of the control flow.

const convergencePrefix = "llvm.experimental.convergence."

// convergenceState summarizes the convergent operations of a function before the current one.
type convergenceState struct {
	controlled, uncontrolled bool
	block                    *ir.Block // the last one with a convergent operation
}

// isConvergenceOp reports whether i gives a token.
func isConvergenceOp(i *ir.Instr) bool { return strings.HasPrefix(i.IntrinsicID(), convergencePrefix) }

// isConvergent reports whether the call or its callee has the attribute.
func isConvergent(i *ir.Instr) bool {
	f, _ := i.Callee().(*ir.Func)
	return i.Info.Attrs.Fn.Has("convergent") || f != nil && f.Attrs.Fn.Has("convergent")
}

// convergence checks a call: definitions and uses of tokens, and that a function does not mix calls
// with and without tokens.
func (v *verifier) convergence(i *ir.Instr) {
	op, isOp := strings.CutPrefix(i.IntrinsicID(), convergencePrefix)
	takes := rule.CountBundles(i, "convergencectrl") > 0
	convergent := isOp || isConvergent(i)
	if !convergent && !takes {
		return
	}
	if isOp {
		v.convergenceOp(i, op, takes)
	} else if !convergent {
		v.Fail("Convergence control token can only be used in a convergent call.", i)
	}
	v.conv.block = i.Block()
	controlled := isOp || takes
	if controlled && v.conv.uncontrolled || !controlled && v.conv.controlled {
		v.Fail("Cannot mix controlled and uncontrolled convergence in the same function.", i)
	}
	v.conv.controlled = v.conv.controlled || controlled
	v.conv.uncontrolled = v.conv.uncontrolled || !controlled
}

// convergenceOp checks one of the intrinsics that give tokens.
func (v *verifier) convergenceOp(i *ir.Instr, op string, takes bool) {
	first := v.conv.block != i.Block()
	switch {
	case op == "entry" && !v.Func.Attrs.Fn.Has("convergent"):
		v.Fail("Entry intrinsic can occur only in a convergent function.", i)
	case op == "entry" && !i.Block().IsEntry():
		v.Fail("Entry intrinsic can occur only in the entry block.", i)
	case op == "entry" && !first:
		v.Fail("Entry intrinsic cannot be preceded by a convergent operation in the same basic block.", i)
	case op != "loop" && takes:
		v.Fail("Entry or anchor intrinsic cannot have a convergencectrl token operand.", i)
	case op == "loop" && !takes:
		v.Fail("Loop intrinsic must have a convergencectrl token operand.", i)
	case op == "loop" && !first:
		v.Fail("Loop intrinsic cannot be preceded by a convergent operation in the same basic block.", i)
	}
}
