package correlated

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/bitvec"
	"opt-go/passes/analysis/bitvec/ranges"
)

// call simplifies intrinsics on integers whose ranges are known.
func (p *propagation) call(i *ir.Instr) bool {
	id := i.IntrinsicID()
	switch id {
	case "llvm.abs":
		return p.abs(i)
	case "llvm.ucmp", "llvm.scmp":
		return p.threeWay(i, id)
	case "llvm.smin", "llvm.smax", "llvm.umin", "llvm.umax":
		return p.extreme(i, id)
	}
	if op, arith, signed, ok := ranges.WithOverflow(id); ok {
		return p.withOverflow(i, op, arith, signed)
	}
	if strings.HasSuffix(id, ".sat") && i.Type().IsInt() {
		return p.saturating(i, id)
	}
	return false
}

// nonNullArguments adds nonnull to arguments that are known not to be null at the call.
func (p *propagation) nonNullArguments(i *ir.Instr) bool {
	changed := false
	for k := range i.NumArgs() {
		v := i.Arg(k)
		if !v.Type().IsPtr() || ir.IsConst(v) || p.saysNonNull(i, k) {
			continue
		}
		c, ok := p.predicateAt(ir.EQ, v, ir.NewZero(v.Type()), i, false).(*ir.Const)
		if ok && c.IsZero() {
			info := *i.Info
			info.Attrs.Params = slices.Clone(info.Attrs.Params)
			info.Attrs.SetParam(k, info.Attrs.Param(k).With(ir.EnumAttr("nonnull")))
			i.Info, changed = &info, true
		}
	}
	return changed
}

// saysNonNull reports whether the call or the callee has the nonnull attribute already.
func (p *propagation) saysNonNull(i *ir.Instr, k int) bool {
	f := i.CalledFunc()
	return i.Info.Attrs.Param(k).Has("nonnull") || f != nil && k < len(f.Params) && f.Attrs.Param(k).Has("nonnull")
}

func (p *propagation) abs(i *ir.Instr) bool {
	x := i.Arg(0)
	n, ok := bitvec.Of(i.Arg(1))
	if !ok {
		return false
	}
	poison := n.IsOne()
	r := p.at(i, 0, poison)
	w := r.Bits()
	least := bitvec.MinSigned(w)
	if r.Holds(ir.ULE, ranges.Single(least)) {
		return p.replace(i, x)
	}
	if r.SMax().IsNegative() || r.SMax().IsZero() {
		flags := ir.Flags(0)
		if poison {
			flags = ir.NSW
		}
		d := ir.Before(i).Binary(ir.Sub, ir.NewZero(i.Type()), x, flags, i.Name())
		p.replace(i, d)
		p.promise(d)
		return true
	}
	if !poison && !r.Has(least) {
		i.SetOperand(1, p.f.Ctx().NewBool(true))
		return true
	}
	return false
}

// threeWay replaces a comparison with three results by the one that the ranges leave.
func (p *propagation) threeWay(i *ir.Instr, id string) bool {
	x, y := p.at(i, 0, false), p.at(i, 1, false)
	gt, lt := ir.UGT, ir.ULT
	if id == "llvm.scmp" {
		gt, lt = ir.SGT, ir.SLT
	}
	for k, pred := range []ir.Pred{gt, lt, ir.EQ} {
		if x.Holds(pred, y) {
			return p.replace(i, ir.NewSigned(i.Type(), []int64{1, -1, 0}[k]))
		}
	}
	return false
}

// deoptState replaces operands of deopt bundles that are constant at the call. The state that they
// describe is read only if the program goes on in another place, so this frees the values.
func (p *propagation) deoptState(i *ir.Instr) bool {
	changed := false
	for _, b := range i.Info.Bundles {
		if b.Tag != "deopt" {
			continue
		}
		for k := b.First; k < b.First+b.Count; k++ {
			v := i.Operand(k)
			if ir.IsConst(v) || v.Type().IsVector() || !v.Type().IsInt() && !v.Type().IsPtr() {
				continue
			}
			if c := p.constantAt(v, i); c != nil {
				i.SetOperand(k, c)
				changed = true
			}
		}
	}
	return changed
}

// notStrict are the comparisons by which the first operand of a minimum or maximum is the result.
var notStrict = map[string]ir.Pred{"llvm.smin": ir.SLE, "llvm.smax": ir.SGE, "llvm.umin": ir.ULE, "llvm.umax": ir.UGE}

func (p *propagation) extreme(i *ir.Instr, id string) bool {
	x, y := p.at(i, 0, false), p.at(i, 1, false)
	pred := notStrict[id]
	switch {
	case x.Holds(pred, y):
		return p.replace(i, i.Arg(0))
	case y.Holds(pred, x):
		return p.replace(i, i.Arg(1))
	case !pred.IsSigned() || !(nonNegative(x) && nonNegative(y) || negative(x) && negative(y)):
		return false
	}
	name := strings.Replace(id, ".s", ".u", 1)
	ty := i.Type()
	fn := p.f.Module().Intrinsic(name, p.f.Ctx().Func(ty, []*ir.Type{ty, ty}, false), i.CalledFunc().Attrs.Fn, ty)
	return p.replace(i, ir.Before(i).Call(fn, "", i.Arg(0), i.Arg(1)))
}

// withOverflow replaces an overflow intrinsic that does not overflow by the plain operation.
func (p *propagation) withOverflow(i *ir.Instr, op ir.Op, arith ranges.Arith, signed bool) bool {
	x, y := p.at(i, 0, false), p.at(i, 1, false)
	if !ranges.NoWrapRegion(arith, y, signed).Contains(x) {
		return false
	}
	flag := ir.NUW
	if signed {
		flag = ir.NSW
	}
	b := ir.Before(i)
	n := b.Binary(op, i.Arg(0), i.Arg(1), flag, i.Name())
	no := ir.NewZero(i.Type().FieldAt(1))
	pair := ir.NewAggregate(i.Type(), []ir.Value{ir.NewPoison(n.Type()), no})
	v := ir.NewInstr(ir.InsertValue, i.Type(), pair, n)
	v.SetIndices([]uint64{0})
	p.replace(i, b.Insert(v, ""))
	p.promise(n)
	return true
}

func (p *propagation) saturating(i *ir.Instr, id string) bool {
	var op ir.Op
	var arith ranges.Arith
	switch id {
	case "llvm.sadd.sat", "llvm.uadd.sat":
		op, arith = ir.Add, ranges.AddOp
	case "llvm.ssub.sat", "llvm.usub.sat":
		op, arith = ir.Sub, ranges.SubOp
	default:
		return false
	}
	signed := id[5] == 's'
	x, y := p.at(i, 0, false), p.at(i, 1, false)
	if !ranges.NoWrapRegion(arith, y, signed).Contains(x) {
		return false
	}
	flag := ir.NUW
	if signed {
		flag = ir.NSW
	}
	n := ir.Before(i).Binary(op, i.Arg(0), i.Arg(1), flag, i.Name())
	p.replace(i, n)
	p.promise(n)
	return true
}
