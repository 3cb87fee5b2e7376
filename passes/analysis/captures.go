package analysis

import "opt-go/frontend/ir"

// Capture analysis: does a copy of a pointer survive where loads, calls or other threads may find
// it? LLVM's CaptureTracking: every use of the pointer, and of values computed from it, is looked
// at once.

// maxCaptureUses bounds the uses that are explored; a pointer with more counts as captured.
const maxCaptureUses = 100

// CaptureKind is how a use captures the pointer that it uses.
type CaptureKind uint8

// A pointer may be captured, surely not, or only if the user's result is.
const (
	NotCaptured CaptureKind = iota
	Captured
	PassedOn
)

// MayBeCaptured reports whether v may be captured anywhere in its function. Returning it counts
// only with returns set.
func MayBeCaptured(v ir.Value, returns bool) bool {
	found := false
	walkCaptures(v, maxCaptureUses, func(u *ir.Use) bool {
		if u == nil || returns || u.User().Op() != ir.Ret {
			found = true
		}
		return found
	})
	return found
}

// MayBeCapturedBefore reports whether v may be captured before at is executed, at itself included
// with orAt set.
func MayBeCapturedBefore(v ir.Value, returns bool, at *ir.Instr, dt *DomTree, orAt bool) bool {
	if !HasUses(v) {
		return false
	}
	found := false
	walkCaptures(v, maxCaptureUses, func(u *ir.Use) bool {
		if u != nil {
			if !returns && u.User().Op() == ir.Ret {
				return false
			}
			if u.User() == at && !orAt || u.User() != at && !Reaches(u.User(), at, dt) {
				return false
			}
		}
		found = true
		return true
	})
	return found
}

// HasUses reports whether v may have uses: constants and globals do not know theirs.
func HasUses(v ir.Value) bool { return !ir.HasUseList(v) || ir.HasUses(v) }

// EarliestCapture returns an instruction that dominates or equals all captures of v, which itself
// may be none of them. none is true when there is no capture at all; a nil instruction otherwise
// means: captured from the beginning.
func EarliestCapture(v ir.Value, returns bool, dt *DomTree) (at *ir.Instr, none bool) {
	none = true
	walkCaptures(v, maxCaptureUses, func(u *ir.Use) bool {
		if u == nil {
			at, none = nil, false
			return true
		}
		i := u.User()
		if !returns && i.Op() == ir.Ret || !dt.Reachable(i.Block()) {
			return false
		}
		if none {
			at, none = i, false
			return false
		}
		at = commonPoint(at, i, dt)
		return false
	})
	return at, none
}

// commonPoint returns the later of the instructions that dominate both a and b, where that is one
// of them, and else the terminator of the nearest block that dominates both.
func commonPoint(a, b *ir.Instr, dt *DomTree) *ir.Instr {
	if a.Block() == b.Block() {
		if b.ComesBefore(a) {
			return b
		}
		return a
	}
	switch c := dt.CommonDominator(a.Block(), b.Block()); c {
	case a.Block():
		return a
	case b.Block():
		return b
	default:
		return c.Term()
	}
}

// Captures calls found for every use that captures v until that returns true; with nil when there
// are too many uses to look at, or v does not know them.
func Captures(v ir.Value, found func(*ir.Use) bool) { walkCaptures(v, maxCaptureUses, found) }

func walkCaptures(v ir.Value, limit int, found func(*ir.Use) bool) {
	if !ir.HasUseList(v) {
		found(nil)
		return
	}
	var work []*ir.Use
	count, tooMany := 0, false
	seen := map[ir.Value]bool{}
	add := func(v ir.Value) {
		if seen[v] {
			return
		}
		seen[v] = true
		for u := range ir.Uses(v) {
			if count++; count > limit {
				tooMany = true
				return
			}
			work = append(work, u)
		}
	}
	for add(v); len(work) > 0 && !tooMany; {
		u := work[len(work)-1]
		work = work[:len(work)-1]
		switch CapturesBy(u) {
		case Captured:
			if found(u) {
				return
			}
		case PassedOn:
			add(u.User())
		}
	}
	if tooMany {
		found(nil)
	}
}

// CapturesBy says how a use captures the pointer it uses (LLVM's DetermineUseCaptureKind).
func CapturesBy(u *ir.Use) CaptureKind {
	i := u.User()
	switch i.Op() {
	case ir.Call, ir.Invoke:
		return capturesByCall(i, u)
	case ir.Load:
		return capturedIf(i.IsVolatile())
	case ir.VAArg:
		return NotCaptured
	case ir.Store: // the stored value escapes, the address does not
		return capturedIf(u.Index() == 0 || i.IsVolatile())
	case ir.AtomicRMW:
		return capturedIf(u.Index() == 1 || i.IsVolatile())
	case ir.CmpXchg:
		return capturedIf(u.Index() != 0 || i.IsVolatile())
	case ir.GetElementPtr:
		if i.Type().IsVector() {
			return Captured
		}
		return PassedOn
	case ir.BitCast, ir.Phi, ir.Select, ir.AddrSpaceCast:
		return PassedOn
	case ir.ICmp:
		return capturesByCompare(i, u)
	}
	return Captured
}

func capturedIf(c bool) CaptureKind {
	if c {
		return Captured
	}
	return NotCaptured
}

func capturesByCall(i *ir.Instr, u *ir.Use) CaptureKind {
	if CallEffects(i).Any()&Mod == 0 && !MayThrow(i) && CallHas(i, "willreturn") && i.Type().IsVoid() {
		return NotCaptured // nowhere to leave a copy
	}
	if passesPointer(i, true) {
		return PassedOn
	}
	switch i.IntrinsicID() {
	case "llvm.memcpy", "llvm.memmove", "llvm.memset", "llvm.memcpy.inline", "llvm.memset.inline":
		if volatileMemOp(i) {
			return Captured
		}
	}
	if u.Index() == i.NumOperands()-1 { // the callee is called, not kept
		return NotCaptured
	}
	return capturedIf(!NoCapture(i, u.Index()))
}

// volatileMemOp reports whether a memory intrinsic's last argument marks it volatile.
func volatileMemOp(i *ir.Instr) bool {
	k, ok := i.Arg(3).(*ir.Const)
	return !ok || !k.IsZero()
}

// capturesByCompare: a comparison with null tells nothing of a pointer that is valid or null.
func capturesByCompare(i *ir.Instr, u *ir.Use) CaptureKind {
	other, ok := i.Operand(1 - u.Index()).(*ir.Const)
	if !ok || other.Kind != ir.NullConst {
		return Captured
	}
	p := stripSame(u.Value())
	if other.Type().Space == 0 && NoAliasCall(p) {
		return NotCaptured
	}
	if !NullIsDefined(i.Func(), other.Type().Space) {
		if n, _ := Dereferenceable(p, i.Func().Module().Layout); n > 0 {
			return NotCaptured
		}
	}
	return Captured
}

// stripSame strips operations that keep the address: bitcasts and getelementptrs of zeros.
func stripSame(v ir.Value) ir.Value {
	for range 64 {
		switch Opcode(v) {
		case ir.BitCast:
			v = Operand(v, 0)
		case ir.GetElementPtr:
			if !zeroGEP(v) || v.Type() != Operand(v, 0).Type() {
				return v
			}
			v = Operand(v, 0)
		default:
			return v
		}
	}
	return v
}

func zeroGEP(v ir.Value) bool {
	isZero := func(x ir.Value) bool {
		k, ok := x.(*ir.Const)
		return ok && k.IsZero()
	}
	if k, ok := v.(*ir.Const); ok {
		for _, e := range k.Elems[1:] {
			if !isZero(e) {
				return false
			}
		}
		return true
	}
	i := v.(*ir.Instr)
	for k := 1; k < i.NumOperands(); k++ {
		if !isZero(i.Operand(k)) {
			return false
		}
	}
	return true
}

// StripCasts strips what does not change where a pointer points: casts, getelementptrs of zeros, φs
// of one edge, calls that return an argument.
func StripCasts(v ir.Value) ir.Value {
	for range 64 {
		w := ir.Value(nil)
		switch Opcode(v) {
		case ir.GetElementPtr:
			if zeroGEP(v) && Operand(v, 0).Type().IsPtr() {
				w = Operand(v, 0)
			}
		case ir.BitCast, ir.AddrSpaceCast:
			if p := Operand(v, 0); p.Type().IsPtr() {
				w = p
			}
		case ir.Phi:
			if i := v.(*ir.Instr); i.NumIncoming() == 1 {
				w = i.Operand(0)
			}
		case ir.Call, ir.Invoke, ir.CallBr:
			if i := v.(*ir.Instr); ReturnedPointer(i, true) != nil && i.IntrinsicID() != "llvm.threadlocal.address" {
				w = ReturnedPointer(i, true)
			}
		}
		if w == nil {
			return v
		}
		v = w
	}
	return v
}

// PrivateOnUnwind reports whether no caller can look at an object once the function has been left
// by an exception: an unwinding caller reads any other memory, even if the call that unwinds reads
// none. ifUncaptured says that this holds only as long as no copy of the object's address survives.
// LLVM's isNotVisibleOnUnwind.
func PrivateOnUnwind(object ir.Value) (private, ifUncaptured bool) {
	switch v := object.(type) {
	case *ir.Instr:
		if v.Op() == ir.Alloca {
			return true, false
		}
		return NoAliasCall(v), true
	case *ir.Param:
		return v.Attrs().Has("byval") || v.Attrs().Has("dead_on_unwind"), false
	}
	return false, false
}
