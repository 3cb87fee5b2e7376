package analysis

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// ModRef says whether memory may be read and written.
type ModRef uint8

// The bits of a ModRef.
const (
	Ref ModRef = 1 << iota
	Mod
	NoModRef ModRef = 0
	RefMod          = Ref | Mod
)

// Effects are the effects of a call on memory, by kind of location, as in LLVM's memory(…)
// attribute.
type Effects struct {
	Arg          ModRef // memory that pointer arguments point to
	Inaccessible ModRef // memory that the module cannot see
	Other        ModRef
}

// Any returns the union over all locations.
func (e Effects) Any() ModRef { return e.Arg | e.Inaccessible | e.Other }

// OnlyArgs reports whether nothing but the arguments' memory is touched.
func (e Effects) OnlyArgs() bool { return e.Inaccessible|e.Other == NoModRef }

// unknownEffects are the effects of a call about which there are no facts.
var unknownEffects = Effects{RefMod, RefMod, RefMod}

// Text writes the value of a memory attribute: the effect on all memory first, then the kinds with
// a different effect.
func (e Effects) Text() string {
	words := []string{"none", "read", "write", "readwrite"}
	s := ""
	if e.Other != NoModRef || e.Any() == NoModRef {
		s = words[e.Other]
	}
	for _, part := range []struct {
		name string
		m    ModRef
	}{{"argmem", e.Arg}, {"inaccessiblemem", e.Inaccessible}} {
		if part.m != e.Other {
			if s != "" {
				s += ", "
			}
			s += part.name + ": " + words[part.m]
		}
	}
	return s
}

// Both returns what two descriptions of one call allow.
func (e Effects) Both(o Effects) Effects {
	return Effects{Arg: e.Arg & o.Arg, Inaccessible: e.Inaccessible & o.Inaccessible, Other: e.Other & o.Other}
}

// NarrowEffects notes that f has no other effects than these. Where its arguments' memory is not
// written, they cannot be marked writable.
func NarrowEffects(f *ir.Func, e Effects) {
	old := FuncEffects(f)
	e = e.Both(old)
	if e == old {
		return
	}
	f.Attrs.Fn = f.Attrs.Fn.With(ir.ValAttr("memory", e.Text()))
	if e.Arg&Mod != 0 {
		return
	}
	for _, p := range f.Params {
		p.SetAttrs(p.Attrs().Without("writable"))
	}
}

// ParseEffects reads the value of a memory(…) attribute.
func ParseEffects(text string) Effects {
	parse := func(s string) ModRef {
		switch strings.TrimSpace(s) {
		case "read":
			return Ref
		case "write":
			return Mod
		case "readwrite":
			return RefMod
		}
		return NoModRef
	}
	var e Effects
	first := true
	for part := range strings.SplitSeq(text, ",") {
		loc, what, found := strings.Cut(part, ":")
		if !found {
			if first {
				m := parse(part)
				e = Effects{m, m, m}
			}
			first = false
			continue
		}
		first = false
		switch m := parse(what); strings.TrimSpace(loc) {
		case "argmem":
			e.Arg = m
		case "inaccessiblemem":
			e.Inaccessible = m
		default: // newer kinds of locations: errnomem, target memories
			e.Other |= m
		}
	}
	return e
}

// attrEffects returns the effects that a set of function attributes allows.
func attrEffects(s ir.AttrSet) Effects {
	if a, ok := s.Get("memory"); ok {
		return ParseEffects(a.Val)
	}
	return unknownEffects
}

// CallEffects returns the effects of a call on memory: the call site's and the callee's attributes
// together.
func CallEffects(call *ir.Instr) Effects {
	e := attrEffects(call.Info.Attrs.Fn)
	if f, ok := call.Callee().(*ir.Func); ok {
		g := FuncEffects(f)
		e = Effects{e.Arg & g.Arg, e.Inaccessible & g.Inaccessible, e.Other & g.Other}
	}
	for _, b := range call.Info.Bundles {
		m := bundleEffect(b.Tag)
		if call.IntrinsicID() == "llvm.assume" {
			m = NoModRef
		}
		e = Effects{e.Arg | m, e.Inaccessible | m, e.Other | m}
	}
	return e
}

// bundleEffect is the effect that an operand bundle gives its call on any memory.
func bundleEffect(tag string) ModRef {
	switch tag {
	case "ptrauth", "kcfi", "convergencectrl":
		return NoModRef
	case "deopt", "funclet":
		return Ref
	}
	return RefMod
}

// FuncEffects returns the effects of a function on memory by its attributes or, for intrinsics, by
// the table.
func FuncEffects(f *ir.Func) Effects {
	e := attrEffects(f.Attrs.Fn)
	if f.IsIntrinsic() {
		if t, ok := intrinsicEffects(f.IntrinsicID()); ok {
			e = Effects{e.Arg & t.Arg, e.Inaccessible & t.Inaccessible, e.Other & t.Other}
		}
	}
	return e
}

// MayRead reports whether i may read memory.
func MayRead(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Load, ir.VAArg, ir.CmpXchg, ir.AtomicRMW, ir.Fence, ir.CatchPad, ir.CatchRet:
		return true
	case ir.Store:
		return i.Ordering > ir.Unordered || i.IsVolatile()
	case ir.Call, ir.Invoke, ir.CallBr:
		return CallEffects(i).Any()&Ref != 0
	}
	return false
}

// MayWrite reports whether i may write memory, ordering other accesses included.
func MayWrite(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Store, ir.VAArg, ir.CmpXchg, ir.AtomicRMW, ir.Fence, ir.CatchPad, ir.CatchRet:
		return true
	case ir.Load:
		return i.Ordering > ir.Unordered || i.IsVolatile()
	case ir.Call, ir.Invoke, ir.CallBr:
		return CallEffects(i).Any()&Mod != 0
	}
	return false
}

// CallHas reports whether a call site or its callee has a function attribute.
func CallHas(call *ir.Instr, attr string) bool {
	if call.Info.Attrs.Fn.Has(attr) {
		return true
	}
	f, ok := call.Callee().(*ir.Func)
	return ok && (f.Attrs.Fn.Has(attr) || f.IsIntrinsic() && intrinsicHas(f.IntrinsicID(), attr))
}

// MayThrow reports whether i may unwind.
func MayThrow(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Call:
		return !CallHas(i, "nounwind")
	case ir.CleanupRet:
		return i.NumOperands() == 1
	case ir.CatchSwitch, ir.Resume:
		return true
	}
	return false
}

// WillReturn reports whether control surely continues after i (or at a successor), if i does not
// unwind.
func WillReturn(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Store:
		return !i.IsVolatile()
	case ir.Call, ir.Invoke, ir.CallBr:
		return CallHas(i, "willreturn")
	}
	return true
}

// HasSideEffects reports whether i may not be removed even if its result is unused.
func HasSideEffects(i *ir.Instr) bool { return MayWrite(i) || MayThrow(i) || !WillReturn(i) }

// TransfersControl reports whether i surely passes control to its successor in the block.
func TransfersControl(i *ir.Instr) bool {
	if i.IsTerminator() {
		return i.Op() == ir.Br || i.Op() == ir.Switch || i.Op() == ir.IndirectBr
	}
	return !MayThrow(i) && WillReturn(i)
}

// TriviallyDead reports whether i can be erased: it has no users and no effect.
func TriviallyDead(i *ir.Instr) bool { return !ir.HasUses(i) && DeadIfUnused(i) }

// DeadIfUnused reports whether i could be erased if it had no users.
func DeadIfUnused(i *ir.Instr) bool {
	if i.IsTerminator() {
		return false
	}
	switch i.Op() {
	case ir.LandingPad, ir.CatchPad, ir.CleanupPad:
		return false
	case ir.Call:
		return deadCall(i)
	}
	return !HasSideEffects(i)
}

func deadCall(i *ir.Instr) bool {
	switch id := i.IntrinsicID(); id {
	case "llvm.dbg.declare", "llvm.dbg.declare_value", "llvm.dbg.value", "llvm.dbg.assign", "llvm.dbg.label":
		m, ok := i.Arg(0).(*ir.MDOperand)
		return ok && id == "llvm.dbg.declare" && m.Value() == nil
	case "llvm.lifetime.start", "llvm.lifetime.end":
		k, ok := i.Arg(i.NumArgs() - 1).(*ir.Const)
		return ok && (k.Kind == ir.UndefConst || k.Kind == ir.PoisonConst)
	case "llvm.assume":
		k, ok := i.Arg(0).(*ir.Const)
		return ok && k.Kind == ir.IntConst && !k.IsZero() && len(i.Info.Bundles) == 0
	case "llvm.experimental.guard": // it does nothing if its condition holds
		k, ok := i.Arg(0).(*ir.Const)
		return ok && k.Kind == ir.IntConst && !k.IsZero()
	case "llvm.allow.runtime.check", "llvm.allow.ubsan.check":
		return true
	case "llvm.stacksave", "llvm.launder.invariant.group", "llvm.objectsize":
		return true
	}
	if _, except, ok := ConstrainedFP(i); ok {
		return except != "fpexcept.strict" && except != ""
	}
	return RemovableAllocation(i) || !HasSideEffects(i) || setsNoErrno(i)
}

// IsConvergent reports whether i is a call that must not be made control dependent on more
// conditions, nor moved to where other threads execute it.
func IsConvergent(i *ir.Instr) bool { return i.Op().IsCall() && CallHas(i, "convergent") }

// HasConvergenceToken reports whether i makes or takes a token that says together with which
// threads it is executed.
func HasConvergenceToken(i *ir.Instr) bool {
	switch i.IntrinsicID() {
	case "llvm.experimental.convergence.loop", "llvm.experimental.convergence.anchor", "llvm.experimental.convergence.entry":
		return true
	}
	return i.Info != nil && slices.ContainsFunc(i.Info.Bundles, func(b ir.Bundle) bool { return b.Tag == "convergencectrl" })
}

// IsDebugOrPseudo reports whether i is an intrinsic that has no effect on the program: debug
// information, pseudo probes.
func IsDebugOrPseudo(i *ir.Instr) bool {
	if i.Op() != ir.Call {
		return false
	}
	f, ok := i.Callee().(*ir.Func)
	return ok && (strings.HasPrefix(f.Name(), "llvm.dbg.") || f.Name() == "llvm.pseudoprobe") // none of them is overloaded
}

// FirstReal returns the first instruction of b that is neither a φ nor debug information or a
// pseudo probe; nil only where b has no terminator.
func FirstReal(b *ir.Block) *ir.Instr {
	i := b.FirstNonPhi()
	for i != nil && IsDebugOrPseudo(i) {
		i = i.Next()
	}
	return i
}

// OnlyEnds reports whether b has nothing but its terminator and debug and profiling intrinsics.
func OnlyEnds(b *ir.Block) bool { return b.First().Op() != ir.Phi && FirstReal(b) == b.Term() }

// HasRealInstrs reports whether b has at least n instructions, φs included, besides debug
// information and pseudo probes.
func HasRealInstrs(b *ir.Block, n int) bool {
	for i := b.First(); i != nil && n > 0; i = i.Next() {
		if !IsDebugOrPseudo(i) {
			n--
		}
	}
	return n <= 0
}

// SafeToSpeculate reports whether i may be executed where the program would not have: it cannot
// trap, unwind, not return, or read memory that may not be there. It may yield poison.
func SafeToSpeculate(i *ir.Instr) bool {
	switch i.Op() {
	case ir.UDiv, ir.URem:
		d := ir.AsInt(i.Operand(1))
		return d != nil && !d.IsZero()
	case ir.SDiv, ir.SRem:
		return safeSignedDivision(i)
	case ir.Load:
		return i.IsSimple() && DereferenceableForLoad(i)
	case ir.Call:
		return CallHas(i, "speculatable")
	case ir.VAArg, ir.Alloca, ir.Phi, ir.Store, ir.Fence, ir.CmpXchg, ir.AtomicRMW, ir.LandingPad, ir.CatchPad, ir.CleanupPad,
		ir.Invoke, ir.CallBr:
		return false
	}
	return !i.IsTerminator()
}

func safeSignedDivision(i *ir.Instr) bool {
	d := ir.AsInt(i.Operand(1))
	if d == nil || d.IsZero() {
		return false
	}
	if v, ok := d.Int64(); !ok || v != -1 {
		return true
	}
	n := ir.AsInt(i.Operand(0)) // INT_MIN / -1 overflows
	if n == nil {
		return false
	}
	s := n.BigSigned()
	return s.Sign() >= 0 || s.BitLen() < n.Type().Bits
}

// DereferenceableForLoad reports whether the memory that a load reads surely exists and is aligned,
// wherever the load's operands are available: an alloca or a global of known size.
func DereferenceableForLoad(i *ir.Instr) bool {
	f := i.Func()
	return f != nil && i.Type().IsSized() &&
		Readable(i.Operand(0), f.Module().Layout.StoreSize(i.Type()), max(i.Align(), 1), f)
}

// Readable reports whether f may read the bytes [0, n) at a pointer, which is a multiple of need,
// wherever the pointer is available: they surely exist, and no sanitizer sees that the program does
// not read them there.
func Readable(p ir.Value, n, need uint64, f *ir.Func) bool {
	return !WatchesLoads(f) && Exists(p, n, need, f)
}

// Exists reports whether the bytes [0, n) at a pointer surely exist in f wherever the pointer is
// available, and the pointer is a multiple of need.
func Exists(p ir.Value, n, need uint64, f *ir.Func) bool {
	dl := f.Module().Layout
	base, off, ok := ConstantOffset(p, dl)
	if !ok || off < 0 {
		return false
	}
	size, align := uint64(0), uint64(1)
	switch b := base.(type) {
	case *ir.Instr:
		if b.Op() == ir.Load || b.Op().IsCall() {
			promised, multiple := resultDereferenceable(b)
			return uint64(off)+n <= promised && multiple >= need && uint64(off)%need == 0
		}
		if b.Op() != ir.Alloca || ir.AsInt(b.Operand(0)) == nil {
			return false
		}
		count, _ := ir.AsInt(b.Operand(0)).Uint64()
		size, align = dl.AllocSize(b.ElemTy)*count, max(b.Align(), 1)
	case *ir.GlobalVar:
		if b.Linkage == ir.ExternWeak || !b.ValueType.IsSized() || b.Linkage == ir.Common || b.Linkage == ir.WeakLinkage || b.Linkage == ir.LinkOnce {
			return false
		}
		size, align = dl.AllocSize(b.ValueType), max(b.Align, dl.ABIAlign(b.ValueType))
		if b.Align != 0 {
			align = b.Align
		}
	case *ir.Param:
		return paramDereferenceable(b, uint64(off)+n, uint64(off), need, dl)
	default:
		return false
	}
	return uint64(off)+n <= size && align >= need && uint64(off)%need == 0
}

// resultDereferenceable returns how many dereferenceable bytes the result of a load or call points
// to, and its alignment, by metadata and attributes.
func resultDereferenceable(i *ir.Instr) (size, align uint64) {
	align = 1
	if i.Op() != ir.Load {
		if a, ok := retAttr(i, "dereferenceable"); ok {
			size = parseUint(a.Val)
		}
		if a, ok := retAttr(i, "align"); ok {
			align = parseUint(a.Val)
		}
		return size, align
	}
	number := func(kind string) (uint64, bool) {
		n := i.MD(kind)
		if n == nil || len(n.Fields) != 1 {
			return 0, false
		}
		c, ok := n.Fields[0].Value.(*ir.MDConst)
		if !ok || ir.AsInt(c.Value) == nil {
			return 0, false
		}
		return ir.AsInt(c.Value).Uint64()
	}
	size, _ = number("dereferenceable")
	if a, ok := number("align"); ok {
		align = a
	}
	return size, align
}

// paramDereferenceable asks the attributes dereferenceable, byval, sret and their like, which
// promise memory for as long as the function runs, as LLVM reads them by default
// (-use-dereferenceable-at-point-semantics=0).
func paramDereferenceable(p *ir.Param, end, off, need uint64, dl *ir.DataLayout) bool {
	size, orNull := Dereferenceable(p, dl)
	if orNull && !p.Attrs().Has("nonnull") {
		return false
	}
	align := uint64(1)
	if a, ok := p.Attrs().Get("align"); ok {
		align = parseUint(a.Val)
	} else if a, ok := p.Attrs().Get("sret"); ok && a.Ty != nil && a.Ty.IsSized() {
		align = dl.ABIAlign(a.Ty)
	}
	return end <= size && align >= need && off%need == 0
}

func parseUint(s string) uint64 {
	n := uint64(0)
	for _, c := range s {
		if c < '0' || c > '9' {
			return 0
		}
		n = n*10 + uint64(c-'0')
	}
	return n
}

// ConstantOffset strips getelementptrs with constant indices and casts that keep the address: base
// + off bytes.
func ConstantOffset(p ir.Value, dl *ir.DataLayout) (base ir.Value, off int64, ok bool) {
	for range 64 {
		switch v := p.(type) {
		case *ir.Instr:
			if v.Op() == ir.GetElementPtr && !v.Type().IsVector() {
				idx := make([]ir.Value, 0, 4)
				for k := 1; k < v.NumOperands(); k++ {
					idx = append(idx, v.Operand(k))
				}
				n, fits := dl.ConstGEPOffset(v.ElemTy, idx)
				if !fits {
					return v, off, true
				}
				off += n
				p = v.Operand(0)
				continue
			}
		case *ir.Const:
			if v.Kind == ir.ExprConst && v.Op == ir.GetElementPtr && !v.Type().IsVector() {
				n, fits := dl.ConstGEPOffset(v.ElemTy, v.Elems[1:])
				if !fits {
					return v, off, true
				}
				off += n
				p = v.Elems[0]
				continue
			}
		}
		return p, off, true
	}
	return nil, 0, false
}
