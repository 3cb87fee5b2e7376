package ir

import (
	"encoding/binary"
	"math"
	"math/big"
	"sync"
	"sync/atomic"
)

// ConstKind is the kind of a Const.
type ConstKind uint8

// The kinds of constants. Globals are constants for LLVM too; here they are types of their own.
const (
	IntConst          ConstKind = iota
	FloatConst                  // any floating-point type, as bits
	NullConst                   // the null pointer
	ZeroConst                   // zeroinitializer of an aggregate, vector or target type
	UndefConst                  // undef
	PoisonConst                 // poison
	NoneConst                   // token none
	ArrayConst                  // [ … ]
	StructConst                 // { … } or <{ … }>
	VectorConst                 // < … >, or splat (…) of a scalable vector, which has one element
	StringConst                 // c"…": an array of i8
	BlockAddressConst           // blockaddress(@f, %b)
	DSOLocalConst               // dso_local_equivalent @f
	NoCFIConst                  // no_cfi @f
	PtrAuthConst                // ptrauth (ptr p, i32 key, …)
	ExprConst                   // constant expression
)

// Const is a constant. Constants of one Context are interned: two equal constants are the same
// pointer. A Const is immutable.
type Const struct {
	Kind  ConstKind
	Op    Op    // ExprConst: the opcode
	Pred  Pred  // ExprConst of icmp and fcmp
	Flags Flags // ExprConst: nuw, inbounds, …
	ty    *Type
	id    uint32
	lo    uint64   // integers up to 64 bits; low word of a float's bits
	hi    uint64   // high word of a float's bits
	big   *big.Int // integers above 64 bits, unsigned

	Elems   []Value // members or operands: *Const, *Func, *GlobalVar, *Alias, *IFunc
	Str     string  // StringConst: the bytes
	ElemTy  *Type   // getelementptr: source element type
	InRange *InRange
	Mask    []int32 // shufflevector; -1 is poison
	Block   *Block  // BlockAddressConst; Elems[0] is the function
}

// InRange is the byte range of a getelementptr constant expression (inrange(lo, hi)), or, for input
// of LLVM 18 and older, the index that carried the inrange mark.
type InRange struct {
	Lo, Hi string // decimal; empty for the old form
	Index  int    // old form: number of the marked index, from 0; -1 in the new form
}

type intKey struct {
	ty *Type
	v  uint64
}

type constTable struct {
	mu     sync.RWMutex
	ints   map[intKey]*Const
	others map[string]*Const
	nextID uint32
}

func (t *constTable) init() {
	t.ints, t.others = map[intKey]*Const{}, map[string]*Const{}
}

// nextConstID numbers constants and globals of a context, for hashing only: the numbers depend on
// the order of creation.
func (c *Context) nextConstID() uint32 {
	c.consts.mu.Lock()
	defer c.consts.mu.Unlock()
	c.consts.nextID++
	return c.consts.nextID
}

func (c *Context) internConst(k *Const) *Const {
	var buf [128]byte
	key := k.key(buf[:0])
	t := &c.consts
	t.mu.RLock()
	got := t.others[string(key)]
	t.mu.RUnlock()
	if got != nil {
		return got
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if got = t.others[string(key)]; got != nil {
		return got
	}
	t.nextID++
	k.id = t.nextID
	t.others[string(key)] = k
	return k
}

func (k *Const) key(b []byte) []byte {
	b = append(b, byte(k.Kind), byte(k.Op), byte(k.Pred))
	b = binary.LittleEndian.AppendUint32(b, uint32(k.Flags))
	b = binary.LittleEndian.AppendUint32(b, k.ty.id)
	b = binary.LittleEndian.AppendUint64(b, k.lo)
	b = binary.LittleEndian.AppendUint64(b, k.hi)
	for _, e := range k.Elems {
		b = binary.LittleEndian.AppendUint32(b, constID(e))
	}
	b = append(b, '|')
	if k.ElemTy != nil {
		b = binary.LittleEndian.AppendUint32(b, k.ElemTy.id)
	}
	if k.InRange != nil {
		b = append(b, byte(k.InRange.Index+1))
		b = append(append(append(b, k.InRange.Lo...), ','), k.InRange.Hi...)
	}
	for _, m := range k.Mask {
		b = binary.LittleEndian.AppendUint32(b, uint32(m))
	}
	if k.Block != nil {
		b = binary.LittleEndian.AppendUint32(b, uint32(k.Block.id))
	}
	if k.big != nil {
		b = append(b, k.big.Bytes()...)
	}
	return append(b, k.Str...)
}

func constID(v Value) uint32 {
	switch v := v.(type) {
	case *Const:
		return v.id
	case GlobalValue:
		return v.header().constID
	}
	panic("ir: not a constant: " + v.Ident())
}

// Type returns the constant's type.
func (k *Const) Type() *Type { return k.ty }

// Ident returns the constant as LLVM prints it, without its type.
func (k *Const) Ident() string { return string(k.appendIdent(nil)) }

func (k *Const) useList() *useList { return nil }

func maskBits(bits int) uint64 {
	if bits >= 64 {
		return math.MaxUint64
	}
	return 1<<uint(bits) - 1
}

// NewInt returns the integer constant v of type ty, truncated to ty's width; for a vector type, its
// splat.
func NewInt(ty *Type, v uint64) *Const {
	if ty.Kind == VectorKind {
		return NewSplat(ty, NewInt(ty.Elem, v))
	}
	if ty.Bits > 64 {
		return NewBigInt(ty, new(big.Int).SetUint64(v))
	}
	return internInt(ty, v&maskBits(ty.Bits))
}

// smallInts is how many constants of a type are found without a look into the table.
const smallInts = 18

// smallInt returns where a small constant is kept; nil for others.
func smallInt(ty *Type, v uint64) *atomic.Pointer[Const] {
	switch {
	case ty.small == nil:
		return nil
	case v < smallInts-1:
		return &ty.small[v]
	case v == maskBits(ty.Bits): // of wide types some other number, which is no matter
		return &ty.small[smallInts-1]
	}
	return nil
}

func internInt(ty *Type, v uint64) *Const {
	small := smallInt(ty, v)
	if small == nil {
		return tableInt(ty, v)
	}
	k := small.Load()
	if k == nil {
		k = tableInt(ty, v)
		small.Store(k)
	}
	return k
}

func tableInt(ty *Type, v uint64) *Const {
	t := &ty.ctx.consts
	key := intKey{ty, v}
	t.mu.RLock()
	k := t.ints[key]
	t.mu.RUnlock()
	if k != nil {
		return k
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if k = t.ints[key]; k == nil {
		t.nextID++
		k = &Const{Kind: IntConst, ty: ty, lo: v, id: t.nextID}
		t.ints[key] = k
	}
	return k
}

// NewSigned returns the integer constant v, sign-extended or truncated to ty's width.
func NewSigned(ty *Type, v int64) *Const {
	if ty.Scalar().Bits > 64 {
		return NewBigInt(ty, big.NewInt(v))
	}
	return NewInt(ty, uint64(v))
}

// NewBigInt returns the integer constant v modulo 2^width.
func NewBigInt(ty *Type, v *big.Int) *Const {
	if ty.Kind == VectorKind {
		return NewSplat(ty, NewBigInt(ty.Elem, v))
	}
	m := new(big.Int).Lsh(big.NewInt(1), uint(ty.Bits))
	v = new(big.Int).Mod(v, m)
	if ty.Bits <= 64 {
		return internInt(ty, v.Uint64())
	}
	return ty.ctx.internConst(&Const{Kind: IntConst, ty: ty, big: v})
}

// NewBool returns i1 true or false.
func (c *Context) NewBool(v bool) *Const {
	if v {
		return NewInt(c.I1, 1)
	}
	return NewInt(c.I1, 0)
}

// NewFloat returns v rounded to ty (half, bfloat, float or double; a vector gives the splat).
func NewFloat(ty *Type, v float64) *Const {
	switch ty.Kind {
	case VectorKind:
		return NewSplat(ty, NewFloat(ty.Elem, v))
	case DoubleKind:
		return NewFloatBits(ty, math.Float64bits(v), 0)
	case FloatKind:
		return NewFloatBits(ty, uint64(math.Float32bits(float32(v))), 0)
	case HalfKind:
		return NewFloatBits(ty, uint64(HalfFromFloat64(v)), 0)
	case BFloatKind:
		return NewFloatBits(ty, uint64(BFloatFromFloat64(v)), 0)
	}
	return NewFloatBits(ty, wideLo(ty, v), wideHi(ty, v))
}

// NewFloatBits returns the floating-point constant with the given bits in its own format; hi holds
// bits 64 and up.
func NewFloatBits(ty *Type, lo, hi uint64) *Const {
	return ty.ctx.internConst(&Const{Kind: FloatConst, ty: ty, lo: lo, hi: hi})
}

// NewZero returns the zero value of any type: 0, +0.0, null, none, zeroinitializer.
func NewZero(ty *Type) *Const {
	switch ty.Kind {
	case IntKind:
		return NewInt(ty, 0)
	case PtrKind:
		return ty.ctx.internConst(&Const{Kind: NullConst, ty: ty})
	case TokenKind:
		return ty.ctx.internConst(&Const{Kind: NoneConst, ty: ty})
	}
	if ty.IsFloat() {
		return NewFloatBits(ty, 0, 0)
	}
	return ty.ctx.internConst(&Const{Kind: ZeroConst, ty: ty})
}

// NewUndef returns undef of a type.
func NewUndef(ty *Type) *Const { return ty.ctx.internConst(&Const{Kind: UndefConst, ty: ty}) }

// NewPoison returns poison of a type.
func NewPoison(ty *Type) *Const { return ty.ctx.internConst(&Const{Kind: PoisonConst, ty: ty}) }

// NewAllOnes returns the integer (or integer vector) with all bits set.
func NewAllOnes(ty *Type) *Const { return NewSigned(ty, -1) }

// NewString returns the array of i8 with the bytes of s.
func (c *Context) NewString(s string) *Const {
	ty := c.Array(uint64(len(s)), c.I8)
	for i := 0; i < len(s); i++ {
		if s[i] != 0 {
			return c.internConst(&Const{Kind: StringConst, ty: ty, Str: s})
		}
	}
	return NewZero(ty)
}

// NewSplat returns the vector constant of type ty with every lane equal to elem.
func NewSplat(ty *Type, elem *Const) *Const {
	if ty.Scalable {
		if elem.IsZero() {
			return NewZero(ty)
		}
		if elem.Kind == UndefConst || elem.Kind == PoisonConst {
			return ty.ctx.internConst(&Const{Kind: elem.Kind, ty: ty})
		}
		return ty.ctx.internConst(&Const{Kind: VectorConst, ty: ty, Elems: []Value{elem}})
	}
	elems := make([]Value, ty.Len)
	for i := range elems {
		elems[i] = elem
	}
	return NewAggregate(ty, elems)
}

// NewAggregate returns the array, struct or fixed vector constant with the given members.
// As in LLVM, all members zero give zeroinitializer, all poison give poison, all undef give undef,
// and an array of i8 integers becomes a string.
func NewAggregate(ty *Type, elems []Value) *Const {
	kind := map[Kind]ConstKind{ArrayKind: ArrayConst, StructKind: StructConst, VectorKind: VectorConst}[ty.Kind]
	zero, undef, poison, bytes := true, len(elems) > 0, len(elems) > 0, ty.Kind == ArrayKind && ty.Elem.IsInt(8) && len(elems) > 0
	for _, e := range elems {
		k, ok := e.(*Const)
		zero = zero && ok && k.IsZero()
		undef = undef && ok && k.Kind == UndefConst
		poison = poison && ok && k.Kind == PoisonConst
		bytes = bytes && ok && k.Kind == IntConst
	}
	switch {
	case zero:
		return NewZero(ty)
	case undef:
		return NewUndef(ty)
	case poison:
		return NewPoison(ty)
	case bytes:
		s := make([]byte, len(elems))
		for i, e := range elems {
			s[i] = byte(e.(*Const).lo)
		}
		return ty.ctx.NewString(string(s))
	}
	return ty.ctx.internConst(&Const{Kind: kind, ty: ty, Elems: elems})
}

// NewEmptyArray returns [], an array without elements, which LLVM up to 19 reads as undef and later
// ones as poison. It has no bits, so that it means the same as either.
func NewEmptyArray(ty *Type) *Const {
	return ty.ctx.internConst(&Const{Kind: ArrayConst, ty: ty})
}

// NewBlockAddress returns blockaddress(@fn, %b) and marks b's address as taken.
func NewBlockAddress(fn *Func, b *Block) *Const {
	b.addrTaken = true
	return fn.header().ctx.internConst(&Const{Kind: BlockAddressConst, ty: fn.Type(), Elems: []Value{fn}, Block: b})
}

// NewGlobalRef returns dso_local_equivalent @g (DSOLocalConst) or no_cfi @g (NoCFIConst).
func NewGlobalRef(kind ConstKind, g GlobalValue) *Const {
	return g.header().ctx.internConst(&Const{Kind: kind, ty: g.Type(), Elems: []Value{g}})
}

// NewExpr interns the constant expression described by k, whose Kind need not be set. It folds
// nothing: folding is the business of the passes.
func NewExpr(ty *Type, k Const) *Const {
	if k.Kind != PtrAuthConst {
		k.Kind = ExprConst
	}
	k.ty, k.id = ty, 0
	return ty.ctx.internConst(&k)
}

// IsZero reports whether every bit of the constant is zero (so -0.0 is not, undef is not).
func (k *Const) IsZero() bool {
	switch k.Kind {
	case IntConst:
		return k.lo == 0 && (k.big == nil || k.big.Sign() == 0)
	case FloatConst:
		return k.lo == 0 && k.hi == 0
	case NullConst, ZeroConst:
		return true
	}
	return false
}

// Uint64 returns the value of an integer constant, zero-extended; ok is false when it is no integer
// or does not fit.
func (k *Const) Uint64() (v uint64, ok bool) {
	if k.Kind != IntConst {
		return 0, false
	}
	if k.big != nil {
		return k.big.Uint64(), k.big.IsUint64()
	}
	return k.lo, true
}

// Int64 returns the value of an integer constant, sign-extended; ok is false when it is no integer
// or does not fit.
func (k *Const) Int64() (v int64, ok bool) {
	if k.Kind != IntConst {
		return 0, false
	}
	if k.big != nil {
		b := k.BigSigned()
		return b.Int64(), b.IsInt64()
	}
	sh := uint(64 - k.ty.Bits)
	return int64(k.lo<<sh) >> sh, true
}

// Big returns the value of an integer constant as an unsigned number; the caller may change it.
func (k *Const) Big() *big.Int {
	if k.big != nil {
		return new(big.Int).Set(k.big)
	}
	return new(big.Int).SetUint64(k.lo)
}

// BigSigned returns the value of an integer constant as a two's-complement number; the caller may
// change it.
func (k *Const) BigSigned() *big.Int {
	v := k.Big()
	if v.Bit(k.ty.Bits-1) == 1 {
		v.Sub(v, new(big.Int).Lsh(big.NewInt(1), uint(k.ty.Bits)))
	}
	return v
}

// FloatBits returns the bits of a floating-point constant in its own format.
func (k *Const) FloatBits() (lo, hi uint64) { return k.lo, k.hi }

// Float64 returns the value of a half, bfloat, float or double constant.
func (k *Const) Float64() (v float64, ok bool) {
	if k.Kind != FloatConst {
		return 0, false
	}
	switch k.ty.Kind {
	case DoubleKind:
		return math.Float64frombits(k.lo), true
	case FloatKind:
		return float64(math.Float32frombits(uint32(k.lo))), true
	case HalfKind:
		return HalfToFloat64(uint16(k.lo)), true
	case BFloatKind:
		return float64(math.Float32frombits(uint32(k.lo) << 16)), true
	}
	return 0, false
}

// Elem returns member i of an aggregate or vector constant, also of zeroinitializer, undef, poison
// and strings; nil for other constants (an expression of aggregate type).
func (k *Const) Elem(i uint64) Value {
	switch k.Kind {
	case ArrayConst, StructConst:
		return k.Elems[i]
	case VectorConst:
		if k.ty.Scalable {
			return k.Elems[0]
		}
		return k.Elems[i]
	case StringConst:
		return NewInt(k.ty.Elem, uint64(k.Str[i]))
	case ZeroConst:
		return NewZero(k.ty.FieldAt(i))
	case UndefConst:
		return NewUndef(k.ty.FieldAt(i))
	case PoisonConst:
		return NewPoison(k.ty.FieldAt(i))
	}
	return nil
}

// Splat returns the lane value of a vector constant whose lanes are all equal, or nil.
func (k *Const) Splat() *Const {
	if k.ty.Kind != VectorKind {
		return nil
	}
	first, _ := k.Elem(0).(*Const)
	if first == nil || k.ty.Scalable || k.Kind == ZeroConst {
		return first
	}
	for i := uint64(1); i < k.ty.Len; i++ {
		if k.Elem(i) != Value(first) {
			return nil
		}
	}
	return first
}

// IsConst reports whether v is a constant in LLVM's sense: a Const or a global.
func IsConst(v Value) bool {
	switch v.(type) {
	case *Const, *Func, *GlobalVar, *Alias, *IFunc:
		return true
	}
	return false
}

// IsIntConst reports whether a value is an integer constant, not a vector of them.
func IsIntConst(v Value) bool {
	k, ok := v.(*Const)
	return ok && k.Kind == IntConst
}

// AsInt returns v as an integer constant (IntConst, or the splat of one in a vector), or nil.
func AsInt(v Value) *Const {
	k, ok := v.(*Const)
	if !ok || k == nil { // a nil *Const: what folding could not tell
		return nil
	}
	if k.Kind == IntConst {
		return k
	}
	if k.ty.Kind == VectorKind && k.ty.Elem.Kind == IntKind {
		if s := k.Splat(); s != nil && s.Kind == IntConst {
			return s
		}
	}
	return nil
}

// IsUndefOrPoison reports whether v is the constant undef or poison.
func IsUndefOrPoison(v Value) bool {
	k, ok := v.(*Const)
	return ok && (k.Kind == UndefConst || k.Kind == PoisonConst)
}

// StripConstCasts returns the value under conversions and zero-offset address computations of a
// constant.
func StripConstCasts(v Value) Value {
	for {
		k, ok := v.(*Const)
		if !ok || k.Kind != ExprConst || k.Op != BitCast && k.Op != AddrSpaceCast && k.Op != GetElementPtr {
			return v
		}
		for _, x := range k.Elems[1:] {
			if n, ok := x.(*Const); !ok || !n.IsZero() {
				return v
			}
		}
		v = k.Elems[0]
	}
}
