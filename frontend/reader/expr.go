package reader

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"
	"github.com/pkg/errors"

	"opt-go/frontend/ir"
)

// expression converts a constant expression of llir's grammar.
func (r *reader) expression(e constant.Expression) ir.Value {
	if op, from, to := castExpr(e); op != ir.BadOp {
		return r.castExpression(e, op, from, to)
	}
	if op, x, y := binaryExpr(e); op != ir.BadOp {
		return r.checkedExpr(op.String(), exprFlags(e), nil, r.constant(x), r.constant(y))
	}
	switch e := e.(type) {
	case *constant.ExprFNeg:
		return r.checkedExpr("fneg", nil, nil, r.constant(e.X))
	case *constant.ExprGetElementPtr:
		return r.gepExpression(e)
	case *constant.ExprICmp:
		return r.checkedExpr("icmp", []string{e.Pred.String()}, nil, r.constant(e.X), r.constant(e.Y))
	case *constant.ExprFCmp:
		return r.checkedExpr("fcmp", []string{e.Pred.String()}, nil, r.constant(e.X), r.constant(e.Y))
	case *constant.ExprSelect:
		return r.checkedExpr("select", nil, nil, r.constant(e.Cond), r.constant(e.X), r.constant(e.Y))
	case *constant.ExprExtractElement:
		return r.checkedExpr("extractelement", nil, nil, r.constant(e.X), r.constant(e.Index))
	case *constant.ExprInsertElement:
		return r.checkedExpr("insertelement", nil, nil, r.constant(e.X), r.constant(e.Elem), r.constant(e.Index))
	case *constant.ExprShuffleVector:
		return r.checkedExpr("shufflevector", nil, nil, r.constant(e.X), r.constant(e.Y), r.constant(e.Mask))
	case *constant.ExprExtractValue:
		return r.extractValueExpr(r.constant(e.X), e.Indices)
	case *constant.ExprInsertValue:
		return r.insertValueExpr(r.constant(e.X), r.constant(e.Elem), e.Indices)
	}
	panic("frontend: llir constant expression of unknown kind " + e.String())
}

func (r *reader) castExpression(e constant.Expression, op ir.Op, from constant.Constant, to types.Type) ir.Value {
	t := r.types.convert(to)
	if b, ok := e.(*constant.ExprBitCast); ok {
		if tag, operands, ok := carrier(b); ok {
			return r.carried(tag, operands, t)
		}
	}
	x := r.constant(from)
	return r.checkedExpr(op.String(), nil, t, x)
}

// checkedExpr is makeExpr with errors reported where the reader is.
func (r *reader) checkedExpr(name string, flags []string, to *ir.Type, operands ...ir.Value) ir.Value {
	v, err := makeExpr(name, flags, operands, nil, to)
	if err != nil {
		r.errorf("%s", err)
		if to == nil {
			to = operands[0].Type()
		}
		return ir.NewPoison(to)
	}
	return v
}

func (r *reader) gepExpression(e *constant.ExprGetElementPtr) ir.Value {
	var flags []string
	if e.InBounds {
		flags = append(flags, "inbounds")
	}
	operands := []ir.Value{r.constant(e.Src)}
	for i, idx := range e.Indices {
		if x, ok := idx.(*constant.Index); ok && x.InRange {
			flags = append(flags, "inrange@"+strconv.Itoa(i))
		}
		operands = append(operands, r.constant(idx))
	}
	v, err := makeExpr("getelementptr", flags, operands, r.types.convert(e.ElemType), nil)
	if err != nil {
		r.errorf("%s", err)
		return ir.NewZero(operands[0].Type())
	}
	return v
}

// castExpr returns opcode and parts of a conversion, or BadOp.
func castExpr(e constant.Expression) (ir.Op, constant.Constant, types.Type) {
	switch e := e.(type) {
	case *constant.ExprTrunc:
		return ir.Trunc, e.From, e.To
	case *constant.ExprZExt:
		return ir.ZExt, e.From, e.To
	case *constant.ExprSExt:
		return ir.SExt, e.From, e.To
	case *constant.ExprFPTrunc:
		return ir.FPTrunc, e.From, e.To
	case *constant.ExprFPExt:
		return ir.FPExt, e.From, e.To
	case *constant.ExprFPToUI:
		return ir.FPToUI, e.From, e.To
	case *constant.ExprFPToSI:
		return ir.FPToSI, e.From, e.To
	case *constant.ExprUIToFP:
		return ir.UIToFP, e.From, e.To
	case *constant.ExprSIToFP:
		return ir.SIToFP, e.From, e.To
	case *constant.ExprPtrToInt:
		return ir.PtrToInt, e.From, e.To
	case *constant.ExprIntToPtr:
		return ir.IntToPtr, e.From, e.To
	case *constant.ExprBitCast:
		return ir.BitCast, e.From, e.To
	case *constant.ExprAddrSpaceCast:
		return ir.AddrSpaceCast, e.From, e.To
	}
	return ir.BadOp, nil, nil
}

// binaryExpr returns opcode and operands of a binary operation, or BadOp.
func binaryExpr(e constant.Expression) (op ir.Op, x, y constant.Constant) {
	switch e := e.(type) {
	case *constant.ExprAdd:
		return ir.Add, e.X, e.Y
	case *constant.ExprFAdd:
		return ir.FAdd, e.X, e.Y
	case *constant.ExprSub:
		return ir.Sub, e.X, e.Y
	case *constant.ExprFSub:
		return ir.FSub, e.X, e.Y
	case *constant.ExprMul:
		return ir.Mul, e.X, e.Y
	case *constant.ExprFMul:
		return ir.FMul, e.X, e.Y
	case *constant.ExprUDiv:
		return ir.UDiv, e.X, e.Y
	case *constant.ExprSDiv:
		return ir.SDiv, e.X, e.Y
	case *constant.ExprFDiv:
		return ir.FDiv, e.X, e.Y
	case *constant.ExprURem:
		return ir.URem, e.X, e.Y
	case *constant.ExprSRem:
		return ir.SRem, e.X, e.Y
	case *constant.ExprFRem:
		return ir.FRem, e.X, e.Y
	case *constant.ExprShl:
		return ir.Shl, e.X, e.Y
	case *constant.ExprLShr:
		return ir.LShr, e.X, e.Y
	case *constant.ExprAShr:
		return ir.AShr, e.X, e.Y
	case *constant.ExprAnd:
		return ir.And, e.X, e.Y
	case *constant.ExprOr:
		return ir.Or, e.X, e.Y
	case *constant.ExprXor:
		return ir.Xor, e.X, e.Y
	}
	return ir.BadOp, nil, nil
}

func exprFlags(e constant.Expression) []string {
	var overflow []enum.OverflowFlag
	exact := false
	switch e := e.(type) {
	case *constant.ExprAdd:
		overflow = e.OverflowFlags
	case *constant.ExprSub:
		overflow = e.OverflowFlags
	case *constant.ExprMul:
		overflow = e.OverflowFlags
	case *constant.ExprShl:
		overflow = e.OverflowFlags
	case *constant.ExprUDiv:
		exact = e.Exact
	case *constant.ExprSDiv:
		exact = e.Exact
	case *constant.ExprLShr:
		exact = e.Exact
	case *constant.ExprAShr:
		exact = e.Exact
	}
	var out []string
	for _, f := range overflow {
		out = append(out, f.String())
	}
	if exact {
		out = append(out, "exact")
	}
	return out
}

// makeExpr makes the constant expression that LLVM spells name flags… (operands…), folded as LLVM's reader does.
// elem is the element type of a getelementptr, to the target of a conversion and the type of a splat.
func makeExpr(name string, flags []string, operands []ir.Value, elem, to *ir.Type) (ir.Value, error) {
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
			if at = indexed(at, x); at == nil {
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
	mask, err := shuffleMask(operands[2])
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

// ptrAuthProblem checks the operands of ptrauth (ptr, i32 key, i64 discriminator, ptr address), of which the last two may be absent.
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
	}
	return ""
}

func makeSplat(operands []ir.Value, to *ir.Type) (ir.Value, error) {
	if to != nil && to.IsVector() && to.Len > maxLanes {
		return nil, errors.Errorf("a constant of more than %d lanes", maxLanes)
	}
	if len(operands) != 1 || to == nil || !to.IsVector() || operands[0].Type() != to.Elem {
		return nil, errors.Errorf("splat of a constant that does not fit type '%s'", to)
	}
	if k, ok := operands[0].(*ir.Const); ok {
		return ir.NewSplat(to, k), nil
	}
	if to.Scalable {
		return nil, errors.New("splat of a global over a scalable vector")
	}
	lanes := make([]ir.Value, to.Len)
	for i := range lanes {
		lanes[i] = operands[0]
	}
	return ir.NewAggregate(to, lanes), nil
}

// maxLanes bounds what is written as a constant in few words and takes memory for each lane.
const maxLanes = 1 << 20

// operandCounts tells how many operands the constant expressions have.
var operandCounts = map[ir.Op]int{
	ir.FNeg: 1, ir.ICmp: 2, ir.FCmp: 2, ir.Select: 3, ir.ExtractElement: 2, ir.InsertElement: 3, ir.ShuffleVector: 3,
}

// checkExpr refuses constant expressions that LLVM does not have or whose operands do not fit.
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
	if msg := checkOperandTypes(op, operands, to); msg != "" {
		return errors.New(msg)
	}
	return nil
}

func parseExprFlags(op ir.Op, words []string) (fl ir.Flags, inrange *ir.InRange, pred ir.Pred, err error) {
	for _, w := range words {
		if f, ok := flagByName[w]; ok {
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

// shuffleMask reads the mask operand of a shufflevector; undefined lanes are -1.
func shuffleMask(v ir.Value) ([]int32, error) {
	k, ok := v.(*ir.Const)
	t := v.Type()
	if !ok || !t.IsVector() || !t.Elem.IsInt(32) || k.Kind == ir.ExprConst {
		return nil, errors.New("invalid shufflevector mask")
	}
	if t.Len > maxLanes {
		return nil, errors.Errorf("a constant of more than %d lanes", maxLanes)
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

// extractValueExpr folds extractvalue, which LLVM has no constant expression of any more.
func (r *reader) extractValueExpr(v ir.Value, indices []uint64) ir.Value {
	for _, n := range indices {
		k, ok := v.(*ir.Const)
		if !ok || k.Kind == ir.ExprConst || !v.Type().IsAggregate() || n >= v.Type().NumFields() {
			r.errorf("extractvalue constant expression of something that is no known aggregate")
			return v
		}
		v = k.Elem(n)
	}
	return v
}

// insertValueExpr folds insertvalue, which LLVM has no constant expression of any more.
func (r *reader) insertValueExpr(v, elem ir.Value, indices []uint64) ir.Value {
	if len(indices) == 0 {
		if elem.Type() != v.Type() {
			r.errorf("insertvalue operand and field disagree in type: '%s' instead of '%s'", elem.Type(), v.Type())
			return v
		}
		return elem
	}
	k, ok := v.(*ir.Const)
	n := indices[0]
	if !ok || k.Kind == ir.ExprConst || !v.Type().IsAggregate() || n >= v.Type().NumFields() {
		r.errorf("insertvalue constant expression on something that is no known aggregate")
		return v
	}
	if v.Type().NumFields() > maxLanes {
		r.errorf("a constant of more than %d members", maxLanes)
		return v
	}
	members := make([]ir.Value, v.Type().NumFields())
	for i := range members {
		members[i] = k.Elem(uint64(i))
	}
	members[n] = r.insertValueExpr(members[n], elem, indices[1:])
	return ir.NewAggregate(v.Type(), members)
}
