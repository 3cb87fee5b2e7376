package valuetracking

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/match"
)

// maxPoisonScan bounds how many instructions are searched for a use that poison makes undefined.
const maxPoisonScan = 32

// UndefinedIfPoison reports whether the program surely has undefined behavior once v is poison, so
// that v is not poison wherever it dominates.
func UndefinedIfPoison(v ir.Value) bool { return undefinedIfPoison(v) }

// undefinedIfPoison reports whether the program surely has undefined behavior once v is poison:
// control passes from v, without branches, to an instruction for which a poison operand is
// undefined.
func undefinedIfPoison(v ir.Value) bool {
	var at *ir.Instr
	switch v := v.(type) {
	case *ir.Param:
		if v.Func().Entry() == nil || !ir.HasUses(v) {
			return false
		}
		at = v.Func().Entry().First()
	case *ir.Instr:
		if v.Block() == nil || !ir.HasUses(v) {
			return false
		}
		at = v.Next()
	default:
		return false
	}
	poison := map[ir.Value]bool{v: true}
	seen := map[*ir.Block]bool{}
	for n := 0; at != nil; {
		if analysis.IsDebugOrPseudo(at) {
			at = at.Next()
			continue
		}
		if n++; n >= maxPoisonScan {
			return false
		}
		if TriggersUB(at, poison) {
			return true
		}
		if !analysis.TransfersControl(at) {
			return false
		}
		if SpreadsPoison(at, poison) {
			poison[at] = true
		}
		b := at.Block()
		if at = at.Next(); at == nil {
			b = b.BranchSucc()
			if b == nil || seen[b] {
				return false
			}
			seen[b] = true
			at = b.FirstNonPhi()
		}
	}
	return false
}

// TriggersUB reports whether executing i is undefined behaviour because one of the values is
// poison. LLVM's mustTriggerUB.
func TriggersUB(i *ir.Instr, poison map[ir.Value]bool) bool {
	switch op := i.Op(); {
	case op == ir.Load, op == ir.Store, op == ir.CmpXchg, op == ir.AtomicRMW:
		return poison[i.Pointer()]
	case op.IsDivRem():
		return poison[i.Operand(1)]
	case i.IsCondBr(), op == ir.Switch, op == ir.IndirectBr:
		return poison[i.Operand(0)]
	case op == ir.Ret:
		return i.NumOperands() == 1 && poison[i.Operand(0)] && i.Func().Attrs.Ret.Has("noundef")
	case op.IsCall():
		if poison[i.Callee()] {
			return true
		}
		for k := range i.NumArgs() {
			if poison[i.Arg(k)] && (analysis.ArgHas(i, k, "noundef") || analysis.ArgHas(i, k, "dereferenceable") ||
				analysis.ArgHas(i, k, "dereferenceable_or_null") || i.IntrinsicID() == "llvm.assume") {
				return true
			}
		}
	}
	return false
}

// SpreadsPoison reports whether i is poison because some of its operands are.
func SpreadsPoison(i *ir.Instr, poison map[ir.Value]bool) bool {
	for k, v := range i.Operands() {
		if poison[v] && PropagatesPoison(i, k) {
			return true
		}
	}
	return i.Op() == ir.Select && poison[i.Operand(1)] && poison[i.Operand(2)]
}

// PropagatesPoison reports whether i is poison when its operand k is.
func PropagatesPoison(i *ir.Instr, k int) bool {
	switch op := i.Op(); {
	case op.IsBinary(), op.IsCast(), op == ir.ICmp, op == ir.FCmp, op == ir.GetElementPtr, op == ir.FNeg:
		return true
	case op == ir.Select:
		return k == 0
	case op == ir.Call:
		switch i.IntrinsicID() {
		case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin", "llvm.abs", "llvm.ctpop", "llvm.ctlz", "llvm.cttz", "llvm.bswap", "llvm.bitreverse",
			"llvm.sadd.with.overflow", "llvm.uadd.with.overflow", "llvm.ssub.with.overflow", "llvm.usub.with.overflow",
			"llvm.smul.with.overflow", "llvm.umul.with.overflow", "llvm.sadd.sat", "llvm.uadd.sat", "llvm.ssub.sat", "llvm.usub.sat":
			return k < i.NumArgs()
		}
	}
	return false
}

// DefinedIn reports whether v is surely neither undef nor poison when block b is executed: in
// itself, because something where v is made must not get such a value, or because a branch above
// has been taken on v, or all this of what it is computed from. b and dt may be nil: nothing is
// known from branches.
func DefinedIn(v ir.Value, b *ir.Block, dt *analysis.DomTree) bool { return definedIn(v, b, dt, 0) }

func definedIn(v ir.Value, b *ir.Block, dt *analysis.DomTree, depth int) bool {
	if depth >= maxDefinedDepth {
		return false
	}
	if i, ok := v.(*ir.Instr); ok {
		if saysDefined(i) || madeOfDefined(i, b, dt, depth) {
			return true
		}
	} else if neverPoison(v, true, depth) {
		return true
	}
	if mustBeDefined(v) {
		return true
	}
	return b != nil && dt != nil && dt.Reachable(b) && decidedAbove(v, b, dt)
}

// decidedAbove reports whether a branch or switch on v is in a block that strictly dominates b. The
// uses of v are scanned in step with the climb up the tree, and at most maxDecisions of each, for
// both may be as long as the function.
func decidedAbove(v ir.Value, b *ir.Block, dt *analysis.DomTree) bool {
	const maxDecisions = 128
	decides := func(t *ir.Instr) bool { // nil: the branch is being made
		return t != nil && (t.IsCondBr() || t.Op() == ir.Switch) && t.Operand(0) == v
	}
	up, n := dt.IDom(b), 0
	for u := range ir.Users(v) {
		if n++; up == nil || n > maxDecisions {
			return false
		}
		if decides(up.Term()) || decides(u) && dt.StrictlyDominates(u.Block(), b) {
			return true
		}
		up = dt.IDom(up)
	}
	return false
}

// madeOfDefined reports whether all operands of i are defined, and i then is: those of a φ where
// they come from.
func madeOfDefined(i *ir.Instr, b *ir.Block, dt *analysis.DomTree, depth int) bool {
	phi := i.Op() == ir.Phi
	if !phi && (i.NumOperands() == 0 || i.Op() == ir.Load || MayCreatePoison(i)) {
		return false
	}
	for k, v := range i.Operands() {
		from := b
		if phi {
			from = i.IncomingBlock(k)
		}
		if !definedIn(v, from, dt, depth+1) {
			return false
		}
	}
	return true
}

// mustBeDefined reports whether control goes from where v is made straight to an instruction of the
// same block that must not get undef or poison as v.
func mustBeDefined(v ir.Value) bool {
	var at *ir.Instr
	switch v := v.(type) {
	case *ir.Param:
		if v.Func().Entry() == nil {
			return false
		}
		at = v.Func().Entry().First()
	case *ir.Instr:
		at = v.Next()
	}
	only := map[ir.Value]bool{v: true}
	for n := 1; at != nil && n < maxPoisonScan; at = at.Next() {
		if analysis.IsDebugOrPseudo(at) {
			continue
		}
		n++
		if !at.Op().IsDivRem() && TriggersUB(at, only) {
			return true
		}
		if !analysis.TransfersControl(at) {
			return false
		}
	}
	return false
}

// maxImpliedDepth bounds how far ImpliesPoison looks up, as in LLVM.
const maxImpliedDepth = 2

// ImpliesPoison reports whether v being poison means that w is. It stops at φs: their values may
// come from another iteration of a loop.
func ImpliesPoison(v, w ir.Value) bool { return impliesPoison(v, w, 0) }

func impliesPoison(v, w ir.Value, depth int) bool {
	if NotPoison(v) || poisonReaches(v, w, 0) {
		return true
	}
	i := match.Instr(v)
	if i == nil || depth >= maxImpliedDepth || MayCreatePoison(i) || i.Op() == ir.Phi {
		return false
	}
	for _, o := range i.Operands() {
		if !impliesPoison(o, w, depth+1) {
			return false
		}
	}
	return true
}

// poisonReaches reports whether w is poison when v is.
func poisonReaches(v, w ir.Value, depth int) bool {
	if v == w {
		return true
	}
	i := match.Instr(w)
	if i == nil || depth >= maxImpliedDepth {
		return false
	}
	for k, o := range i.Operands() {
		if (PropagatesPoison(i, k) || i.Op() == ir.ExtractValue) && poisonReaches(v, o, depth+1) {
			return true
		}
	}
	return false
}
