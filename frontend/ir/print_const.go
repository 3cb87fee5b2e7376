package ir

import (
	"math/big"
	"strconv"

	"opt-go/frontend/version"
)

// appendIdent appends the constant as it stands in an operand, without its type.
func (k *Const) appendIdent(b []byte) []byte {
	p := newPrinter(nil, b, 0)
	p.constant(k)
	return p.b
}

// operand writes a value, with its type in front when withType.
func (p *printer) operand(v Value, withType bool) {
	if withType && v != nil {
		if b, ok := v.(*Block); ok {
			p.s("label ")
			p.blockRef(b)
			return
		}
		p.b = append(v.Type().append(p.b), ' ')
	}
	switch v := v.(type) {
	case nil:
		p.s("<null operand!>")
	case *Instr:
		p.instrRef(v)
	case *Const:
		p.constant(v)
	case *Param:
		p.paramRef(v)
	case *Block:
		p.blockRef(v)
	case *Func:
		p.globalRef(&v.Global)
	case *GlobalVar:
		p.globalRef(&v.Global)
	case *Alias:
		p.globalRef(&v.Global)
	case *IFunc:
		p.globalRef(&v.Global)
	case *MDOperand:
		p.mdOperand(v)
	default:
		p.s(v.Ident())
	}
}

func (p *printer) constant(k *Const) {
	switch k.Kind {
	case IntConst:
		p.integer(k)
	case FloatConst:
		p.b = appendFloat(p.b, k.ty.Kind, k.lo, k.hi)
	case NullConst:
		p.s("null")
	case ZeroConst:
		p.s("zeroinitializer")
	case UndefConst:
		p.s("undef")
	case PoisonConst:
		p.s("poison")
	case NoneConst:
		p.s("none")
	case ArrayConst:
		p.c('[')
		p.operandList(k.Elems)
		p.c(']')
	case StructConst:
		p.structConst(k)
	case VectorConst:
		p.vectorConst(k)
	case StringConst:
		p.c('c')
		p.quoted(k.Str)
	case BlockAddressConst:
		p.blockAddress(k)
	case DSOLocalConst:
		p.s("dso_local_equivalent ")
		p.operand(k.Elems[0], false)
	case NoCFIConst:
		p.s("no_cfi ")
		p.operand(k.Elems[0], false)
	case PtrAuthConst:
		p.ptrAuth(k)
	case ExprConst:
		p.expr(k)
	}
}

// blockAddress prints the address of a block that has been erased as LLVM does: a number that is no
// block's and not null.
func (p *printer) blockAddress(k *Const) {
	if k.Block.Erased() {
		p.s("inttoptr (i32 1 to ")
		p.b = k.ty.append(p.b)
		p.c(')')
		return
	}
	p.s("blockaddress(")
	p.operand(k.Elems[0], false)
	p.s(", ")
	p.blockRef(k.Block)
	p.c(')')
}

func (p *printer) integer(k *Const) {
	switch {
	case k.ty.Bits == 1 && k.lo == 0:
		p.s("false")
	case k.ty.Bits == 1:
		p.s("true")
	case k.big != nil:
		p.b = k.BigSigned().Append(p.b, 10)
	case k.ty.Bits > 64:
		p.b = new(big.Int).SetUint64(k.lo).Append(p.b, 10)
	default:
		v, _ := k.Int64()
		p.b = strconv.AppendInt(p.b, v, 10)
	}
}

func (p *printer) operandList(list []Value) {
	for n, e := range list {
		if n > 0 {
			p.s(", ")
		}
		p.operand(e, true)
	}
}

func (p *printer) structConst(k *Const) {
	if k.ty.Packed {
		p.c('<')
	}
	p.c('{')
	if len(k.Elems) > 0 {
		p.c(' ')
		p.operandList(k.Elems)
		p.c(' ')
	}
	p.c('}')
	if k.ty.Packed {
		p.c('>')
	}
}

func (p *printer) vectorConst(k *Const) {
	if e := k.Splat(); e != nil && (e.Kind == IntConst || e.Kind == FloatConst) && p.version >= version.PrintedSplats {
		p.s("splat (")
		p.operand(e, true)
		p.c(')')
		return
	}
	if k.ty.Scalable {
		p.scalableSplat(k)
		return
	}
	p.c('<')
	p.operandList(k.Elems)
	p.c('>')
}

// scalableSplat writes the splat as the shuffle of an inserted element, which is how LLVM 19 has
// it.
func (p *printer) scalableSplat(k *Const) {
	p.s("shufflevector (")
	p.b = k.ty.append(p.b)
	p.s(" insertelement (")
	p.b = k.ty.append(p.b)
	p.s(" poison, ")
	p.operand(k.Elems[0], true)
	p.s(", i64 0), ")
	p.b = k.ty.append(p.b)
	p.s(" poison, ")
	p.b = k.ty.WithScalar(k.ty.ctx.I32).append(p.b)
	p.s(" zeroinitializer)")
}

// ptrAuth writes ptrauth (ptr, key[, discriminator[, address]]); trailing zero operands are left
// out.
func (p *printer) ptrAuth(k *Const) {
	n := len(k.Elems)
	for n > 2 {
		if c, ok := k.Elems[n-1].(*Const); !ok || !c.IsZero() {
			break
		}
		n--
	}
	p.s("ptrauth (")
	p.operandList(k.Elems[:n])
	p.c(')')
}

func (p *printer) expr(k *Const) {
	p.s(p.opName(k.Op))
	p.flags(k.Flags, k.Op)
	if k.InRange != nil && k.InRange.Lo != "" {
		p.s(" inrange(" + k.InRange.Lo + ", " + k.InRange.Hi + ")")
	}
	if k.Op == ICmp || k.Op == FCmp {
		p.c(' ')
		p.s(k.Pred.String())
	}
	p.s(" (")
	if k.Op == GetElementPtr {
		p.b = k.ElemTy.append(p.b)
		p.s(", ")
	}
	p.operandList(k.Elems)
	if k.Op.IsCast() {
		p.s(" to ")
		p.b = k.ty.append(p.b)
	}
	if k.Op == ShuffleVector {
		p.mask(k.Mask, k.ty.Scalable)
	}
	p.c(')')
}

// mask writes the mask of a shufflevector as the vector constant that it is in the text.
func (p *printer) mask(m []int32, scalable bool) {
	p.s(", <")
	if scalable {
		p.s("vscale x ")
	}
	p.b = strconv.AppendInt(p.b, int64(len(m)), 10)
	p.s(" x i32> ")
	same := len(m) > 0
	for _, n := range m {
		same = same && n == m[0]
	}
	switch {
	case same && m[0] == 0:
		p.s("zeroinitializer")
		return
	case same && m[0] < 0:
		p.s("poison")
		return
	}
	p.c('<')
	for k, n := range m {
		if k > 0 {
			p.s(", ")
		}
		p.s("i32 ")
		if n < 0 {
			p.s("poison")
		} else {
			p.b = strconv.AppendInt(p.b, int64(n), 10)
		}
	}
	p.c('>')
}
