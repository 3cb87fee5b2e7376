package verify

import "opt-go/frontend/ir"

// typeClass is the class of a conversion's operand or result, lane by lane.
type typeClass uint8

const (
	anInt typeClass = iota
	aFloat
	aPointer
)

func (c typeClass) has(t *ir.Type) bool {
	switch c {
	case anInt:
		return t.Kind == ir.IntKind
	case aFloat:
		return t.IsFloat()
	}
	return t.Kind == ir.PtrKind
}

// castRule is the verifier's rule for one conversion.
type castRule struct {
	from, to                   typeClass
	badFrom, badTo, badVectors string
	smaller                    int // -1: the result is narrower, 1: wider
	badSize                    string
}

var castRules = [ir.NumOps]castRule{
	ir.Trunc: {anInt, anInt, "Trunc only operates on integer", "Trunc only produces integer",
		"trunc source and destination must both be a vector or neither", -1, "DestTy too big for Trunc"},
	ir.ZExt: {anInt, anInt, "ZExt only operates on integer", "ZExt only produces an integer",
		"zext source and destination must both be a vector or neither", 1, "Type too small for ZExt"},
	ir.SExt: {anInt, anInt, "SExt only operates on integer", "SExt only produces an integer",
		"sext source and destination must both be a vector or neither", 1, "Type too small for SExt"},
	ir.FPTrunc: {aFloat, aFloat, "FPTrunc only operates on FP", "FPTrunc only produces an FP",
		"fptrunc source and destination must both be a vector or neither", -1, "DestTy too big for FPTrunc"},
	ir.FPExt: {aFloat, aFloat, "FPExt only operates on FP", "FPExt only produces an FP",
		"fpext source and destination must both be a vector or neither", 1, "DestTy too small for FPExt"},
	ir.FPToUI: {aFloat, anInt, "FPToUI source must be FP or FP vector", "FPToUI result must be integer or integer vector",
		"FPToUI source and dest must both be vector or scalar", 0, ""},
	ir.FPToSI: {aFloat, anInt, "FPToSI source must be FP or FP vector", "FPToSI result must be integer or integer vector",
		"FPToSI source and dest must both be vector or scalar", 0, ""},
	ir.UIToFP: {anInt, aFloat, "UIToFP source must be integer or integer vector", "UIToFP result must be FP or FP vector",
		"UIToFP source and dest must both be vector or scalar", 0, ""},
	ir.SIToFP: {anInt, aFloat, "SIToFP source must be integer or integer vector", "SIToFP result must be FP or FP vector",
		"SIToFP source and dest must both be vector or scalar", 0, ""},
	ir.PtrToInt: {aPointer, anInt, "PtrToInt source must be pointer", "PtrToInt result must be integral",
		"PtrToInt type mismatch", 0, ""},
	ir.PtrToAddr: {aPointer, anInt, "PtrToAddr source must be pointer", "PtrToAddr result must be integral",
		"PtrToAddr type mismatch", 0, ""},
	ir.IntToPtr: {anInt, aPointer, "IntToPtr source must be an integral", "IntToPtr result must be a pointer",
		"IntToPtr type mismatch", 0, ""},
	ir.AddrSpaceCast: {aPointer, aPointer, "AddrSpaceCast source must be a pointer", "AddrSpaceCast result must be a pointer",
		"AddrSpaceCast vector pointer number of elements mismatch", 0, ""},
}

// castFault returns the rule that a conversion breaks, or "".
func castFault(d *ir.DataLayout, op ir.Op, from, to *ir.Type) string {
	if op == ir.BitCast {
		return bitCastFault(d, from, to)
	}
	r := &castRules[op]
	a, b := from.Scalar(), to.Scalar()
	switch {
	case !r.from.has(a):
		return r.badFrom
	case !r.to.has(b):
		return r.badTo
	case from.Kind == ir.VectorKind != (to.Kind == ir.VectorKind), from.Kind == ir.VectorKind && !sameLanes(from, to):
		return r.badVectors
	case r.smaller < 0 && scalarBits(a) <= scalarBits(b), r.smaller > 0 && scalarBits(a) >= scalarBits(b):
		return r.badSize
	case op == ir.PtrToAddr && b.Bits != d.IndexBits(a.Space):
		return "PtrToAddr result must be address width"
	case op == ir.AddrSpaceCast && a.Space == b.Space:
		return "AddrSpaceCast must be between different address spaces"
	}
	return ""
}

func sameLanes(a, b *ir.Type) bool { return a.Len == b.Len && a.Scalable == b.Scalable }

func scalarBits(t *ir.Type) int {
	if t.Kind == ir.IntKind {
		return t.Bits
	}
	return t.FloatBits()
}

// bitCastFault: pointers become pointers of the same address space and shape, everything else keeps
// its size.
func bitCastFault(d *ir.DataLayout, from, to *ir.Type) string {
	const bad = "Invalid bitcast"
	if from == to {
		if !from.IsFirstClass() || from.IsAggregate() {
			return bad
		}
		return ""
	}
	a, b := from.Scalar(), to.Scalar()
	if a.Kind == ir.PtrKind || b.Kind == ir.PtrKind {
		lanes := func(t *ir.Type) uint64 {
			if t.Kind == ir.VectorKind {
				return t.Len
			}
			return 1
		}
		if a.Kind != b.Kind || a.Space != b.Space || lanes(from) != lanes(to) || isScalable(from) != isScalable(to) {
			return bad
		}
		return ""
	}
	if !isBitCastable(from) || !isBitCastable(to) || isScalable(from) != isScalable(to) || d.SizeBits(from) != d.SizeBits(to) {
		return bad
	}
	return ""
}

func isScalable(t *ir.Type) bool { return t.Kind == ir.VectorKind && t.Scalable }

func isBitCastable(t *ir.Type) bool {
	s := t.Scalar()
	return s.Kind == ir.IntKind || s.IsFloat() || s.Kind == ir.X86MMXKind || s.Kind == ir.X86AMXKind
}
