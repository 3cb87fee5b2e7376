package reader

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/pkg/errors"

	"opt-go/frontend/ir"
	"opt-go/frontend/reader/constexpr"
	"opt-go/frontend/version"
)

// constant converts a constant of llir's.
func (r *reader) constant(c constant.Constant) ir.Value {
	switch c := c.(type) {
	case *constant.Int:
		return r.intConst(c)
	case *constant.Float:
		return r.floatConst(c)
	case *constant.Null:
		return ir.NewZero(r.types.convert(c.Typ))
	case *constant.NoneToken:
		return ir.NewZero(r.ctx.Token)
	case *constant.ZeroInitializer:
		t := r.types.convert(c.Typ)
		if !t.HasZero() {
			r.errorf("invalid type for null constant")
			return ir.NewPoison(t)
		}
		return ir.NewZero(t)
	case *constant.Undef:
		return ir.NewUndef(r.types.convert(c.Typ))
	case *constant.Poison:
		return ir.NewPoison(r.types.convert(c.Typ))
	case *constant.CharArray:
		return r.ctx.NewString(string(c.X))
	case *constant.Array:
		return r.aggregate(r.types.convert(c.Typ), c.Elems)
	case *constant.Vector:
		return r.aggregate(r.types.convert(c.Typ), c.Elems)
	case *constant.Struct:
		return r.aggregate(r.types.convert(c.Typ), c.Fields)
	case *constant.BlockAddress:
		return r.blockAddress(c)
	case *constant.DSOLocalEquivalent:
		return r.globalRef(ir.DSOLocalConst, c.Func)
	case *constant.NoCFI:
		return r.globalRef(ir.NoCFIConst, c.Func)
	case *constant.Index:
		return r.constant(c.Constant)
	case constant.Expression:
		return r.expression(c)
	}
	if g, ok := r.globals[c]; ok {
		return g
	}
	panic("frontend: llir constant of unknown kind " + c.String())
}

func (r *reader) constants(cs []constant.Constant) []ir.Value {
	out := make([]ir.Value, len(cs))
	for i, c := range cs {
		out[i] = r.constant(c)
	}
	return out
}

func (r *reader) intConst(c *constant.Int) ir.Value {
	t := r.types.int(c.Typ.BitSize)
	if c.X.IsInt64() {
		return ir.NewSigned(t, c.X.Int64())
	}
	return ir.NewBigInt(t, c.X)
}

// aggregate makes an array, struct or vector and checks its members' types.
func (r *reader) aggregate(t *ir.Type, members []constant.Constant) ir.Value {
	elems := r.constants(members)
	if uint64(len(elems)) != t.NumFields() {
		r.errorf("constant of type '%s' with %d members", t, len(elems))
		return ir.NewPoison(t)
	}
	for i, e := range elems {
		if want := t.FieldAt(uint64(i)); e.Type() != want {
			r.errorf("member %d of a constant of type '%s' has type '%s'", i, t, e.Type())
			return ir.NewPoison(t)
		}
	}
	if t.Kind == ir.ArrayKind && len(elems) == 0 {
		return ir.NewEmptyArray(t)
	}
	return ir.NewAggregate(t, elems)
}

func (r *reader) floatConst(c *constant.Float) ir.Value {
	t := r.types.convert(c.Typ)
	if c.NaN || t.FloatBits() > 64 || c.X == nil {
		k, err := floatLiteral(t, c.Ident()) // llir prints NaNs and wide formats as bits
		if err != nil {
			panic("frontend: llir floating-point constant " + c.Ident() + ": " + err.Error())
		}
		return k
	}
	v, _ := c.X.Float64()
	if k, ok := ir.NewFloat(t, v).Float64(); ok && k != v || c.X.Acc() != big.Exact && t.Kind != ir.DoubleKind {
		r.errorf("floating point constant invalid for type '%s'", t)
	}
	return ir.NewFloat(t, v)
}

// floatLiteral reads a floating-point literal of LLVM's: decimal, 0x with the bits of a double, or
// 0xK, 0xL, 0xM, 0xH, 0xR with the bits of the type's own format.
func floatLiteral(t *ir.Type, text string) (*ir.Const, error) {
	digits, isHex := strings.CutPrefix(text, "0x")
	if !isHex {
		v, err := strconv.ParseFloat(text, 64)
		k := ir.NewFloat(t, v)
		if err != nil && !math.IsInf(v, 0) {
			return k, errors.Errorf("malformed floating-point literal '%s'", text)
		}
		if got, ok := k.Float64(); ok && got != v {
			return k, errors.Errorf("floating point constant invalid for type '%s'", t)
		}
		return k, nil
	}
	swap := false
	own := digits != "" && strings.IndexByte("KLMHR", digits[0]) >= 0
	if own {
		swap = digits[0] == 'L' || digits[0] == 'M'
		digits = digits[1:]
	}
	v, ok := new(big.Int).SetString(digits, 16)
	if !ok || v.BitLen() > 128 {
		return ir.NewFloat(t, 0), errors.Errorf("malformed floating-point literal '%s'", text)
	}
	lo := new(big.Int).And(v, new(big.Int).SetUint64(math.MaxUint64)).Uint64()
	hi := v.Rsh(v, 64).Uint64()
	switch {
	case swap && len(digits) > 16:
		return ir.NewFloatBits(t, hi, lo), nil
	case own || t.Kind == ir.DoubleKind:
		return ir.NewFloatBits(t, lo, hi), nil
	}
	return ir.NewFloat(t, math.Float64frombits(lo)), nil
}

// blockAddress converts blockaddress(@f, %b). Blocks exist before any constant is converted.
func (r *reader) blockAddress(c *constant.BlockAddress) ir.Value {
	f, _ := c.Func.(*llir.Func)
	fn, _ := r.globals[c.Func].(*ir.Func)
	if f == nil || fn == nil {
		r.errorf("blockaddress of something that is no function")
		return ir.NewZero(r.ctx.Ptr)
	}
	b := r.blocksOf(f)[c.Block.(*llir.Block)]
	if b == nil {
		r.errorf("blockaddress of a block that '%s' does not have", fn.Ident())
		return ir.NewZero(r.ctx.Ptr)
	}
	return ir.NewBlockAddress(fn, b)
}

// blocksOf maps llir's blocks of a function, which a blockaddress names, to ours.
func (r *reader) blocksOf(f *llir.Func) map[*llir.Block]*ir.Block {
	m := r.blockMaps[f]
	if m == nil {
		m = make(map[*llir.Block]*ir.Block, len(f.Blocks))
		i := 0
		for b := range r.globals[f].(*ir.Func).Blocks() {
			m[f.Blocks[i]] = b
			i++
		}
		r.blockMaps[f] = m
	}
	return m
}

func (r *reader) globalRef(kind ir.ConstKind, f constant.Constant) ir.Value {
	g, ok := r.globals[f].(ir.GlobalValue)
	if !ok {
		r.errorf("expected a global in a constant")
		return ir.NewZero(r.ctx.Ptr)
	}
	if kind == ir.DSOLocalConst && !standsForFunc(g) {
		r.errorf("expected a function, alias to function, or ifunc in dso_local_equivalent")
	}
	return ir.NewGlobalRef(kind, g)
}

// standsForFunc reports whether a global is a function, or an alias or ifunc of that type.
func standsForFunc(g ir.GlobalValue) bool {
	switch g := g.(type) {
	case *ir.GlobalVar:
		return false
	case *ir.Alias:
		return g.ValueType.Kind == ir.FuncKind
	}
	return true
}

// carrier returns the parts of bitcast ({} { [k x i8] c"tag flags…", operands… } to R), on which
// frontend/dialect carries constant expressions that llir would not take.
func carrier(e *constant.ExprBitCast) (tag string, operands []constant.Constant, ok bool) {
	s, isStruct := e.From.(*constant.Struct)
	if !isStruct || len(s.Fields) == 0 || len(s.Typ.Fields) != 0 || s.Typ.TypeName != "" {
		return "", nil, false
	}
	chars, isChars := s.Fields[0].(*constant.CharArray)
	if !isChars {
		return "", nil, false
	}
	return string(chars.X), s.Fields[1:], true
}

// carried takes a constant off its carrier.
func (r *reader) carried(tag string, operands []constant.Constant, to *ir.Type) ir.Value {
	words := strings.Split(tag, " ")
	switch words[0] {
	case "dso_local_equivalent":
		return r.globalRef(ir.DSOLocalConst, operands[0])
	case "no_cfi":
		return r.globalRef(ir.NoCFIConst, operands[0])
	}
	var elem *ir.Type
	if words[0] == "ptrtoaddr" {
		r.out.NeedVersion(version.PtrToAddr)
	}
	if words[0] == "getelementptr" {
		elem = r.elementCarrier(operands[0])
		operands = operands[1:]
	}
	v, err := constexpr.Make(words[0], words[1:], r.constants(operands), elem, to)
	if err != nil {
		r.errorf("%s", err)
		return ir.NewPoison(to)
	}
	return v
}

// elementCarrier returns the type that the null pointer T* null carries.
func (r *reader) elementCarrier(c constant.Constant) *ir.Type {
	return r.types.convert(c.Type().(*types.PointerType).ElemType)
}
