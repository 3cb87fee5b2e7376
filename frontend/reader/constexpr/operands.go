package constexpr

import (
	"fmt"

	"opt-go/frontend/ir"
)

// CheckOperands returns the error in the operands of an operation of instructions and constant
// expressions, or "". to is the type of a conversion.
func CheckOperands(op ir.Op, v []ir.Value, to *ir.Type) string {
	t := v[0].Type()
	s := t.Scalar()
	switch {
	case op.IsBinary():
		if msg := ExpectType(v[1], t); msg != "" {
			return msg
		}
		if isFloatOp(op) != s.IsFloat() || !s.IsFloat() && s.Kind != ir.IntKind {
			return "invalid operand type for instruction"
		}
		return ""
	case op.IsCast():
		if !validCast(op, t, to) {
			return fmt.Sprintf("invalid cast opcode for cast from '%s' to '%s'", t, to)
		}
		return ""
	}
	switch op {
	case ir.FNeg:
		if !s.IsFloat() {
			return "invalid operand type for instruction"
		}
	case ir.ICmp:
		if msg := ExpectType(v[1], t); msg != "" {
			return msg
		}
		if s.Kind != ir.IntKind && s.Kind != ir.PtrKind {
			return "icmp requires integer operands"
		}
	case ir.FCmp:
		if msg := ExpectType(v[1], t); msg != "" {
			return msg
		}
		if !s.IsFloat() {
			return "fcmp requires floating point operands"
		}
	case ir.Select:
		return checkSelect(t, v[1].Type(), v[2].Type())
	case ir.ExtractElement:
		if !t.IsVector() || !v[1].Type().IsInt() {
			return "invalid extractelement operands"
		}
	case ir.InsertElement:
		if !t.IsVector() || v[1].Type() != t.Elem || !v[2].Type().IsInt() {
			return "invalid insertelement operands"
		}
	case ir.ShuffleVector:
		if !t.IsVector() || v[1].Type() != t {
			return "invalid shufflevector operands"
		}
	case ir.GetElementPtr:
		return checkGEPShapes(v)
	}
	return ""
}

// checkGEPShapes checks that the vectors among the operands of a constant getelementptr are of one
// length.
func checkGEPShapes(v []ir.Value) string {
	shape := v[0].Type()
	if shape.Scalar().Kind != ir.PtrKind {
		return "base of getelementptr must be a pointer"
	}
	for _, x := range v[1:] {
		t := x.Type()
		if t.IsVector() && shape.IsVector() && !SameShape(t, shape) {
			return "getelementptr vector index has a wrong number of elements"
		}
		if t.IsVector() {
			shape = t
		}
	}
	return ""
}

func isFloatOp(op ir.Op) bool {
	switch op {
	case ir.FAdd, ir.FSub, ir.FMul, ir.FDiv, ir.FRem:
		return true
	}
	return false
}

// ExpectType says that a value does not have the type it should have.
func ExpectType(v ir.Value, want *ir.Type) string {
	if v.Type() == want {
		return ""
	}
	if ir.HasUseList(v) {
		return fmt.Sprintf("'%s' defined with type '%s' but expected '%s'", v.Ident(), v.Type(), want)
	}
	return fmt.Sprintf("constant has type '%s' but expected '%s'", v.Type(), want)
}

func checkSelect(c, x, y *ir.Type) string {
	switch {
	case x != y:
		return "both values to select must have same type"
	case x.Kind == ir.TokenKind:
		return "select values cannot have token type"
	case c.IsVector():
		if !c.Elem.IsInt(1) {
			return "vector select condition element type must be i1"
		}
		if !x.IsVector() {
			return "selected values for vector select must be vectors"
		}
		if c.Len != x.Len || c.Scalable != x.Scalable {
			return "vector select requires selected vectors to have the same vector length as select condition"
		}
	case !c.IsInt(1):
		return "select condition must be i1 or <n x i1>"
	}
	return ""
}

// SameShape reports whether both types are scalars or vectors of the same length.
func SameShape(a, b *ir.Type) bool {
	if a.IsVector() != b.IsVector() {
		return false
	}
	return !a.IsVector() || a.Len == b.Len && a.Scalable == b.Scalable
}

func validCast(op ir.Op, from, to *ir.Type) bool {
	f, t := from.Scalar(), to.Scalar()
	ints, floats := f.Kind == ir.IntKind && t.Kind == ir.IntKind, f.IsFloat() && t.IsFloat()
	if op == ir.BitCast {
		return validBitCast(from, to)
	}
	if !SameShape(from, to) {
		return false
	}
	switch op {
	case ir.Trunc:
		return ints && f.Bits > t.Bits
	case ir.ZExt, ir.SExt:
		return ints && f.Bits < t.Bits
	case ir.FPTrunc:
		return floats && f.FloatBits() > t.FloatBits()
	case ir.FPExt:
		return floats && f.FloatBits() < t.FloatBits()
	case ir.UIToFP, ir.SIToFP:
		return f.Kind == ir.IntKind && t.IsFloat()
	case ir.FPToUI, ir.FPToSI:
		return f.IsFloat() && t.Kind == ir.IntKind
	case ir.PtrToInt, ir.PtrToAddr:
		return f.Kind == ir.PtrKind && t.Kind == ir.IntKind
	case ir.IntToPtr:
		return f.Kind == ir.IntKind && t.Kind == ir.PtrKind
	}
	return f.Kind == ir.PtrKind && t.Kind == ir.PtrKind && f.Space != t.Space // addrspacecast
}

func validBitCast(from, to *ir.Type) bool {
	f, t := from.Scalar(), to.Scalar()
	if from == to {
		return from.IsFirstClass() && !from.IsAggregate() && from.Kind != ir.TokenKind
	}
	if f.Kind == ir.PtrKind || t.Kind == ir.PtrKind {
		// <1 x ptr> and ptr convert into each other; otherwise the shapes must agree.
		one := func(x *ir.Type) bool { return !x.IsVector() || x.Len == 1 && !x.Scalable }
		return f == t && (SameShape(from, to) || one(from) && one(to))
	}
	bf, okf := primitiveBits(from)
	bt, okt := primitiveBits(to)
	scalable := func(x *ir.Type) bool { return x.IsVector() && x.Scalable }
	return okf && okt && bf == bt && scalable(from) == scalable(to)
}

// primitiveBits is the size of a type that does not depend on the data layout.
func primitiveBits(t *ir.Type) (uint64, bool) {
	switch {
	case t.Kind == ir.IntKind:
		return uint64(t.Bits), true
	case t.IsFloat():
		return uint64(t.FloatBits()), true
	case t.Kind == ir.X86MMXKind:
		return 64, true
	case t.Kind == ir.X86AMXKind:
		return 8192, true
	case t.IsVector():
		n, ok := primitiveBits(t.Elem)
		return n * t.Len, ok
	}
	return 0, false
}

// Member returns the member of t that an index selects, or nil.
func Member(t *ir.Type, index ir.Value) *ir.Type {
	switch t.Kind {
	case ir.ArrayKind, ir.VectorKind:
		return t.Elem
	case ir.StructKind:
		c := ir.AsInt(index)
		if c == nil {
			if k, ok := index.(*ir.Const); !ok || !k.IsZero() || len(t.Fields) == 0 {
				return nil
			}
			return t.Fields[0] // zeroinitializer
		}
		n, ok := c.Uint64()
		if !ok || n >= uint64(len(t.Fields)) || !index.Type().Scalar().IsInt(32) {
			return nil
		}
		return t.Fields[n]
	}
	return nil
}
