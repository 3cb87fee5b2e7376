// Package constexpr makes constant expressions: checked and folded as LLVM's reader does.
//
//   - make.go: Make, from the name, the flags and the operands in the text
//   - operands.go: the type rules of operands, which instructions share
//   - fold.go, addresses.go: folding while making; the arithmetic is frontend/ir/fold's
//   - expand.go: expressions that LLVM 19 no longer has become instructions
//
// The package imports frontend/ir and frontend/ir/fold only. Messages are LLVM's.
package constexpr

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/pkg/errors"

	"opt-go/frontend/ir"
)

// Make makes the constant expression that LLVM spells name flags… (operands…), folded as LLVM's
// reader does. elem is the element type of a getelementptr, to the target of a conversion and the
// type of a splat.
func Make(name string, flags []string, operands []ir.Value, elem, to *ir.Type) (ir.Value, error) {
	switch name {
	case "splat":
		return makeSplat(operands, to)
	case "ptrauth":
		if msg := ptrAuthProblem(operands); msg != "" {
			return nil, errors.New(msg)
		}
		if got := operands[0].Type(); got != to {
			return nil, errors.Errorf("constant expression type mismatch: got type '%s' but expected '%s'", got, to)
		}
		return ir.NewExpr(to, ir.Const{Kind: ir.PtrAuthConst, Elems: operands}), nil
	}
	op := ir.OpByName(name)
	if err := checkExpr(op, name, operands, to); err != nil {
		return nil, err
	}
	fl, inrange, pred, err := parseExprFlags(op, flags)
	if err != nil {
		return nil, err
	}
	switch {
	case op.IsBinary():
		return makeBinary(op, fl, operands[0], operands[1]), nil
	case op.IsCast():
		return makeCast(op, operands[0], to), nil
	}
	switch op {
	case ir.FNeg:
		if v := makeNeg(operands[0]); v != nil {
			return v, nil
		}
		return ir.NewExpr(operands[0].Type(), ir.Const{Op: op, Elems: operands}), nil
	case ir.GetElementPtr:
		at := elem
		for _, x := range operands[min(2, len(operands)):] {
			if at = Member(at, x); at == nil {
				return nil, errors.New("invalid getelementptr indices")
			}
		}
		return makeGEP(elem, fl, inrange, operands[0], operands[1:]), nil
	case ir.ICmp, ir.FCmp:
		return makeCompare(op, pred, operands[0], operands[1]), nil
	case ir.Select:
		return makeSelect(operands[0], operands[1], operands[2]), nil
	case ir.ExtractElement:
		return makeExtract(operands[0], operands[1]), nil
	case ir.InsertElement:
		return makeInsert(operands[0], operands[1], operands[2]), nil
	}
	mask, err := ShuffleMask(operands[2])
	if err != nil {
		return nil, err
	}
	for _, m := range mask {
		if m >= 0 && uint64(m) >= 2*operands[0].Type().Len {
			return nil, errors.New("invalid operands to shufflevector")
		}
	}
	ty := operands[2].Type().WithScalar(operands[0].Type().Elem)
	return makeShuffle(operands[0], operands[1], mask, ty), nil
}

// ptrAuthProblem checks the operands of ptrauth (ptr, i32 key, i64 discriminator, ptr address, ptr
// deactivation symbol), of which the last three may be absent.
func ptrAuthProblem(operands []ir.Value) string {
	isInt := func(k, bits int) bool {
		return k >= len(operands) || ir.AsInt(operands[k]) != nil && operands[k].Type().IsInt(bits)
	}
	switch {
	case len(operands) < 2 || len(operands) > 5:
		return "constant ptrauth needs a pointer and a key"
	case !operands[0].Type().IsPtr():
		return "constant ptrauth base pointer must be a pointer"
	case !isInt(1, 32):
		return "constant ptrauth key must be i32 constant"
	case !isInt(2, 64):
		return "constant ptrauth integer discriminator must be i64 constant"
	case len(operands) > 3 && !operands[3].Type().IsPtr():
		return "constant ptrauth address discriminator must be a pointer"
	case len(operands) > 4 && !operands[4].Type().IsPtr():
		return "constant ptrauth deactivation symbol must be a pointer"
	}
	return ""
}

func makeSplat(operands []ir.Value, to *ir.Type) (ir.Value, error) {
	if to != nil && to.IsVector() && to.Len > MaxLanes {
		return nil, errors.Errorf("a constant of more than %d lanes", MaxLanes)
	}
	if len(operands) != 1 || to == nil || !to.IsVector() || operands[0].Type() != to.Elem {
		return nil, errors.Errorf("splat of a constant that does not fit type '%s'", to)
	}
	if k, ok := operands[0].(*ir.Const); ok {
		return ir.NewSplat(to, k), nil
	}
	if to.Scalable { // as LLVM prints it
		one := ir.NewExpr(to, ir.Const{Op: ir.InsertElement, Elems: []ir.Value{ir.NewPoison(to), operands[0], ir.NewZero(to.Context().I64)}})
		return ir.NewExpr(to, ir.Const{Op: ir.ShuffleVector, Mask: make([]int32, to.Len), Elems: []ir.Value{one, ir.NewPoison(to)}}), nil
	}
	lanes := make([]ir.Value, to.Len)
	for i := range lanes {
		lanes[i] = operands[0]
	}
	return ir.NewAggregate(to, lanes), nil
}

// MaxLanes bounds the lanes of constants with a short text that take memory for each lane.
const MaxLanes = 1 << 20

// operandCounts tells how many operands the constant expressions have.
var operandCounts = map[ir.Op]int{
	ir.FNeg: 1, ir.ICmp: 2, ir.FCmp: 2, ir.Select: 3, ir.ExtractElement: 2, ir.InsertElement: 3, ir.ShuffleVector: 3,
}

// checkExpr rejects constant expressions that LLVM does not have or whose operands do not fit.
func checkExpr(op ir.Op, name string, operands []ir.Value, to *ir.Type) error {
	want, known := operandCounts[op]
	switch {
	case op.IsBinary():
		want, known = 2, true
	case op.IsCast():
		want, known = 1, to != nil
	case op == ir.GetElementPtr:
		want, known = max(len(operands), 1), true
	}
	if !known {
		return errors.Errorf("'%s' is no constant expression", name)
	}
	if len(operands) != want {
		return errors.Errorf("constant '%s' with %d operands", name, len(operands))
	}
	if msg := CheckOperands(op, operands, to); msg != "" {
		return errors.New(msg)
	}
	return nil
}

func parseExprFlags(op ir.Op, words []string) (fl ir.Flags, inrange *ir.InRange, pred ir.Pred, err error) {
	for _, w := range words {
		if f, ok := FlagByName[w]; ok {
			fl |= f
			continue
		}
		if p, ok := ir.PredByName(w, op == ir.FCmp); ok && (op == ir.FCmp || op == ir.ICmp) {
			pred = p
			continue
		}
		if at, ok := strings.CutPrefix(w, "inrange@"); ok {
			n, _ := strconv.Atoi(at)
			inrange = &ir.InRange{Index: n}
			continue
		}
		if bounds, ok := strings.CutPrefix(w, "inrange("); ok {
			lo, hi, _ := strings.Cut(strings.TrimSuffix(bounds, ")"), ",")
			inrange = &ir.InRange{Lo: strings.TrimSpace(lo), Hi: strings.TrimSpace(hi), Index: -1}
			start, okLo := new(big.Int).SetString(inrange.Lo, 10)
			end, okHi := new(big.Int).SetString(inrange.Hi, 10)
			if !okLo || !okHi {
				return 0, nil, 0, errors.New("expected two integers in 'inrange'")
			}
			if start.Cmp(end) >= 0 {
				return 0, nil, 0, errors.New("expected end to be larger than start")
			}
			continue
		}
		return 0, nil, 0, errors.Errorf("constant '%s' has no flag '%s'", op, w)
	}
	return fl, inrange, pred, nil
}

// ShuffleMask reads the mask operand of a shufflevector; undefined lanes are -1.
func ShuffleMask(v ir.Value) ([]int32, error) {
	k, ok := v.(*ir.Const)
	t := v.Type()
	if !ok || !t.IsVector() || !t.Elem.IsInt(32) || k.Kind == ir.ExprConst {
		return nil, errors.New("invalid shufflevector mask")
	}
	if t.Len > MaxLanes {
		return nil, errors.Errorf("a constant of more than %d lanes", MaxLanes)
	}
	mask := make([]int32, t.Len)
	for i := range mask {
		e, _ := k.Elem(uint64(i)).(*ir.Const)
		switch {
		case e != nil && e.Kind == ir.IntConst:
			n, _ := e.Uint64()
			if n > math.MaxInt32 {
				return nil, errors.New("invalid shufflevector operands")
			}
			mask[i] = int32(n)
		case e != nil && (e.Kind == ir.UndefConst || e.Kind == ir.PoisonConst):
			mask[i] = -1
		default:
			return nil, errors.New("invalid shufflevector mask")
		}
	}
	return mask, nil
}

// FlagByName gives the flags by LLVM's words.
var FlagByName = map[string]ir.Flags{
	"nuw": ir.NUW, "nsw": ir.NSW, "exact": ir.Exact, "inbounds": ir.InBounds, "nusw": ir.NUSW, "disjoint": ir.Disjoint,
	"nneg": ir.NNeg, "samesign": ir.SameSign, "nnan": ir.FNNan, "ninf": ir.FNInf, "nsz": ir.FNSZ, "arcp": ir.FARcp,
	"contract": ir.FContract, "afn": ir.FAfn, "reassoc": ir.FReassoc, "fast": ir.FastMath,
	"volatile": ir.Volatile, "weak": ir.Weak, "inalloca": ir.InAlloca, "swifterror": ir.SwiftError,
}
