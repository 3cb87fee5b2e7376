package analysis

import (
	"strings"

	"opt-go/frontend/ir"
)

// Attributes and flags of functions and modules, and values with rules of their own.

// SwiftError reports whether v is the address of a swifterror value, a parameter or an alloca. A
// register takes its place, so that it may only be loaded from, stored to and passed on as it is:
// no phi or select may choose between two of them.
func SwiftError(v ir.Value) bool {
	switch p := v.(type) {
	case *ir.Param:
		return p.Attrs().Has("swifterror")
	case *ir.Instr:
		return p.Op() == ir.Alloca && p.HasFlag(ir.SwiftError)
	}
	return false
}

// WatchesMemory reports whether a sanitizer keeps account of which bytes of f's memory may be
// accessed. A load that the program would not execute may be reported, of a variable out of scope
// for one; a load of bytes that do not exist has to stay, to be reported.
func WatchesMemory(f *ir.Func) bool {
	return f.Attrs.Fn.Has("sanitize_address") || f.Attrs.Fn.Has("sanitize_hwaddress") || f.Attrs.Fn.Has("sanitize_memtag")
}

// WatchesLoads reports whether a sanitizer may report a load that the program would not execute:
// because of the memory, or because another thread writes there (LLVM's mustSuppressSpeculation).
func WatchesLoads(f *ir.Func) bool { return WatchesMemory(f) || f.Attrs.Fn.Has("sanitize_thread") }

// ModuleFlag returns the value of an integer module flag, 0 when there is none.
func ModuleFlag(m *ir.Module, name string) uint64 {
	list := m.NamedMD("llvm.module.flags")
	if list == nil {
		return 0
	}
	for _, n := range list.Nodes {
		if len(n.Fields) != 3 || n.Operand(1) != ir.MD(ir.MDStr(name)) {
			continue
		}
		if v, ok := n.Operand(2).(*ir.MDConst); ok {
			if k := ir.AsInt(v.Value); k != nil {
				n, _ := k.Int64()
				return uint64(n)
			}
		}
	}
	return 0
}

// Denormals says how denormal numbers are treated.
type Denormals uint8

// The modes of LangRef's denormal-fp-math.
const (
	KeepDenormals       Denormals = iota
	DenormalsToSigned             // preserve-sign: zero of the same sign
	DenormalsToPositive           // positive-zero
	DynamicDenormals              // decided when the program runs
)

// DenormalMode says how a function's floating-point operations treat denormal results, and denormal
// operands.
type DenormalMode struct{ Out, In Denormals }

// DenormalModeOf returns the mode of operations on a type in a function; nothing is known where the
// function is not.
func DenormalModeOf(f *ir.Func, ty *ir.Type) DenormalMode {
	if f == nil {
		return DenormalMode{DynamicDenormals, DynamicDenormals}
	}
	a, ok := f.Attrs.Fn.Get("denormal-fp-math-f32")
	if ty.Scalar().Kind != ir.FloatKind || !ok {
		if a, ok = f.Attrs.Fn.Get("denormal-fp-math"); !ok {
			return DenormalMode{}
		}
	}
	out, in, both := strings.Cut(a.Val, ",")
	if !both {
		in = out
	}
	return DenormalMode{denormals(out), denormals(in)}
}

func denormals(word string) Denormals {
	switch word {
	case "ieee", "":
		return KeepDenormals
	case "preserve-sign":
		return DenormalsToSigned
	case "positive-zero":
		return DenormalsToPositive
	}
	return DynamicDenormals
}

// ConstrainedFP returns the floating-point environment of a llvm.experimental.constrained.* call:
// the rounding mode ("round.dynamic", …; "" where it has none) and the exception behavior
// ("fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict").
func ConstrainedFP(i *ir.Instr) (round, except string, ok bool) {
	if !strings.HasPrefix(i.IntrinsicID(), "llvm.experimental.constrained.") {
		return "", "", false
	}
	for k := range i.NumArgs() {
		m, isMD := i.Arg(k).(*ir.MDOperand)
		if !isMD {
			continue
		}
		switch s, _ := m.Node.(ir.MDStr); {
		case strings.HasPrefix(string(s), "round."):
			round = string(s)
		case strings.HasPrefix(string(s), "fpexcept."):
			except = string(s)
		}
	}
	return round, except, true
}
