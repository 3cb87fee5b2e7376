package constfold

import (
	"math/big"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/ir/fold"
)

// Calls of intrinsics whose arguments are all constants. intrinsicFolds holds the scalar functions;
// this file handles poison and undef, and vectors, lane by lane (LLVM's ConstantFoldCall).

// Call folds an intrinsic of constants.
func Call(i *ir.Instr) ir.Value {
	id := i.IntrinsicID()
	if len(i.Info.Bundles) > 0 || strings.Contains(id, "constrained") {
		return nil
	}
	args := make([]*ir.Const, i.NumArgs())
	for k := range args {
		a, ok := i.Arg(k).(*ir.Const)
		if !ok {
			return nil
		}
		args[k] = a
	}
	if id == "llvm.canonicalize" {
		return orNil(fold.Lanes(args[0], i.Type(), func(e *ir.Const) *ir.Const { return canonical(i.Func(), e) }))
	}
	if ReadsDenormals(i.Func(), id, args) {
		return nil
	}
	return orNil(Intrinsic(id, args, i.Type()))
}

// Intrinsic folds an intrinsic of constants, nil where the result is not known.
func Intrinsic(id string, args []*ir.Const, ty *ir.Type) *ir.Const {
	if op, ok := strings.CutPrefix(id, "llvm.vector.reduce."); ok && len(args) == 1 {
		return foldReduction(op, args[0])
	}
	if id == "llvm.get.active.lane.mask" {
		return foldLaneMask(args, ty)
	}
	rule, ok := intrinsicFolds[id]
	if !ok {
		if rule, ok = nvvmFolds[id]; !ok {
			return nil
		}
	}
	if !ty.IsVector() {
		if ty.Kind == ir.StructKind && len(args) == 2 && args[0].Type().IsVector() {
			return foldOverflowLanes(id, args, ty)
		}
		for _, a := range args {
			if a.Type().IsVector() {
				return nil
			}
		}
		return foldNumbers(id, rule, args, ty)
	}
	lanes := uint64(1)
	if !ty.Scalable {
		lanes = ty.Len
	}
	elems := make([]ir.Value, lanes)
	for n := range lanes {
		at, ok := laneOf(args, n)
		if !ok {
			return nil
		}
		e := foldNumbers(id, rule, at, ty.Elem)
		if e == nil {
			return nil
		}
		elems[n] = e
	}
	if ty.Scalable {
		return ir.NewSplat(ty, elems[0].(*ir.Const))
	}
	return ir.NewAggregate(ty, elems)
}

// laneOf returns the arguments for one lane; scalars, such as the flags of ctlz, hold for all of
// them.
func laneOf(args []*ir.Const, n uint64) ([]*ir.Const, bool) {
	at := make([]*ir.Const, len(args))
	for k, a := range args {
		at[k] = a
		if !a.Type().IsVector() {
			continue
		}
		if a.Type().Scalable {
			at[k] = a.Splat()
		} else {
			at[k], _ = a.Elem(n).(*ir.Const)
		}
		if at[k] == nil {
			return nil, false
		}
	}
	return at, true
}

func foldNumbers(id string, rule func([]*ir.Const, *ir.Type) *ir.Const, args []*ir.Const, ty *ir.Type) *ir.Const {
	undef := false
	for _, a := range args {
		switch a.Kind {
		case ir.PoisonConst:
			return ir.NewPoison(ty)
		case ir.UndefConst:
			undef = true
		case ir.IntConst, ir.FloatConst:
		default:
			return nil
		}
	}
	if undef {
		return foldUndefCall(id, args, ty)
	}
	return rule(args, ty)
}

// foldUndefCall chooses for undef the value that leaves the least to compute.
func foldUndefCall(id string, args []*ir.Const, ty *ir.Type) *ir.Const {
	isUndef := func(k int) bool { return args[k].Kind == ir.UndefConst }
	both := len(args) == 2 && isUndef(0) && isUndef(1)
	switch id {
	case "llvm.cos", "llvm.ctpop", "llvm.fptosi.sat", "llvm.fptoui.sat", "llvm.abs", "llvm.scmp", "llvm.ucmp",
		"llvm.usub.with.overflow", "llvm.ssub.with.overflow", "llvm.umul.with.overflow", "llvm.smul.with.overflow":
		return ir.NewZero(ty)
	case "llvm.ctlz", "llvm.cttz":
		if isUndef(1) {
			return nil
		}
		if !args[1].IsZero() {
			return ir.NewPoison(ty)
		}
		return ir.NewZero(ty)
	case "llvm.bswap", "llvm.bitreverse":
		return args[0]
	case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin":
		if both {
			return args[0]
		}
		return extremeNumber(id, ty)
	case "llvm.uadd.sat", "llvm.sadd.sat", "llvm.usub.sat", "llvm.ssub.sat":
		switch {
		case both:
			return args[0]
		case strings.Contains(id, "add"):
			return ir.NewAllOnes(ty)
		}
		return ir.NewZero(ty)
	case "llvm.uadd.with.overflow", "llvm.sadd.with.overflow":
		return ir.NewAggregate(ty, []ir.Value{ir.NewAllOnes(ty.FieldAt(0)), ir.NewZero(ty.FieldAt(1))})
	}
	if _, ok := nvvmFolds[id]; ok {
		return foldNVVMUndef(id, args, ty)
	}
	return nil
}

// extremeNumber is the number that decides a minimum or maximum alone.
func extremeNumber(id string, ty *ir.Type) *ir.Const {
	sign := new(big.Int).Lsh(big.NewInt(1), uint(ty.Bits-1))
	switch id {
	case "llvm.umax":
		return ir.NewAllOnes(ty)
	case "llvm.umin":
		return ir.NewZero(ty)
	case "llvm.smin":
		return ir.NewBigInt(ty, sign)
	}
	return ir.NewBigInt(ty, sign.Sub(sign, big.NewInt(1)))
}

// foldReduction reduces a vector of integers; one that has a poison lane gives poison.
func foldReduction(op string, v *ir.Const) *ir.Const {
	ty := v.Type()
	if !ty.Elem.IsInt() || ty.Scalable || v.Kind == ir.UndefConst {
		return nil
	}
	numbers := make([]*ir.Const, ty.Len)
	known := true
	for n := range numbers {
		e, _ := v.Elem(uint64(n)).(*ir.Const)
		switch {
		case e != nil && e.Kind == ir.PoisonConst:
			return e
		case e == nil || e.Kind != ir.IntConst:
			known = false
		}
		numbers[n] = e
	}
	combine, ok := reductions[op]
	if !known || !ok {
		return nil
	}
	r := numbers[0]
	for _, n := range numbers[1:] {
		r = combine(r, n)
	}
	return r
}

// reductions are the operations that llvm.vector.reduce.* do on two lanes.
var reductions = map[string]func(a, b *ir.Const) *ir.Const{
	"add": onNumbers((*big.Int).Add), "mul": onNumbers((*big.Int).Mul),
	"and": onNumbers((*big.Int).And), "or": onNumbers((*big.Int).Or), "xor": onNumbers((*big.Int).Xor),
	"umax": byRule("llvm.umax"), "umin": byRule("llvm.umin"), "smax": byRule("llvm.smax"), "smin": byRule("llvm.smin"),
}

func onNumbers(f func(z, x, y *big.Int) *big.Int) func(a, b *ir.Const) *ir.Const {
	return func(a, b *ir.Const) *ir.Const { return ir.NewBigInt(a.Type(), f(new(big.Int), a.Big(), b.Big())) }
}

func byRule(id string) func(a, b *ir.Const) *ir.Const {
	return func(a, b *ir.Const) *ir.Const {
		if id[len("llvm.")] == 'u' {
			return pick((a.Big().Cmp(b.Big()) >= 0) == (id == "llvm.umax"), []*ir.Const{a, b})
		}
		return pick((a.BigSigned().Cmp(b.BigSigned()) >= 0) == (id == "llvm.smax"), []*ir.Const{a, b})
	}
}

// foldLaneMask is the mask of the lanes whose number, counted from the first argument on, is below
// the second.
func foldLaneMask(args []*ir.Const, ty *ir.Type) *ir.Const {
	if ty.Scalable || args[0].Kind != ir.IntConst || args[1].Kind != ir.IntConst {
		return nil
	}
	elems := make([]ir.Value, ty.Len)
	for n := range elems {
		at := new(big.Int).Add(args[0].Big(), big.NewInt(int64(n)))
		in := uint64(0)
		if at.Cmp(args[1].Big()) < 0 {
			in = 1
		}
		elems[n] = ir.NewInt(ty.Elem, in)
	}
	return ir.NewAggregate(ty, elems)
}

// foldOverflowLanes computes vectors of results and overflows.
func foldOverflowLanes(id string, args []*ir.Const, ty *ir.Type) *ir.Const {
	if !strings.HasSuffix(id, ".with.overflow") || args[0].Type().Scalable {
		return nil
	}
	parts := [2]*ir.Type{ty.FieldAt(0), ty.FieldAt(1)}
	lane := ty.Context().Struct(false, parts[0].Elem, parts[1].Elem)
	var results [2][]ir.Value
	for n := range parts[0].Len {
		at, ok := laneOf(args, n)
		if !ok {
			return nil
		}
		k := foldNumbers(id, intrinsicFolds[id], at, lane)
		if k == nil {
			return nil
		}
		for p := range results {
			results[p] = append(results[p], k.Elem(uint64(p)))
		}
	}
	return ir.NewAggregate(ty, []ir.Value{ir.NewAggregate(parts[0], results[0]), ir.NewAggregate(parts[1], results[1])})
}
