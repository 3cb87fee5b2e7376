package gvn

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/memssa"
)

// expression is an instruction's computation over the value numbers of its operands.
type expression struct {
	op          ir.Op
	pred        ir.Pred
	ty          *ir.Type // nil: of addresses, which are equal whatever they point to
	args        []uint32 // value numbers of operands; from index plain on, plain integers
	plain       int      // args from here on are no value numbers; -1: none
	commutative bool
	detail      string // of calls: what else distinguishes two calls
}

// hash is the same for expressions that are the same. Types with the same number of bits are told
// apart by same.
func (e *expression) hash() uint64 {
	h := uint64(e.op)<<32 | uint64(e.pred)<<24 | uint64(len(e.args))<<8 | uint64(len(e.detail))
	mix := func(n uint64) { // one step of MurmurHash's finalizer
		h = (h ^ n) * 0xff51afd7ed558ccd
		h ^= h >> 33
	}
	if e.ty != nil {
		mix(uint64(e.ty.Bits)<<8 | uint64(e.ty.Kind))
	}
	for _, n := range e.args {
		mix(uint64(n))
	}
	return h
}

// same reports whether two expressions compute the same from equal operands.
func (e *expression) same(f *expression) bool {
	return e.op == f.op && e.pred == f.pred && e.ty == f.ty && e.plain == f.plain && e.detail == f.detail && slices.Equal(e.args, f.args)
}

// order sorts the operands of a commutative expression.
func (e *expression) order() {
	if e.commutative && e.args[0] > e.args[1] {
		e.args[0], e.args[1] = e.args[1], e.args[0]
		if e.op == ir.ICmp || e.op == ir.FCmp {
			e.pred = e.pred.Swapped()
		}
	}
}

// numbers is the table of value numbers: equal numbers mean equal values, where both are available.
// Number 0 means none.
type numbers struct {
	dl     *ir.DataLayout
	form   func() *memssa.MemorySSA
	mssa   *memssa.MemorySSA // nil: no version of memory requested yet
	walker *memssa.Walker
	of     []uint32 // by Instr.ID and Param.ID; 0: none
	others map[ir.Value]uint32
	byNum  []*expression // by number; nil: no expression
	phis   []*ir.Instr   // by number
	next   uint32

	exprs    map[uint64]uint32 // by hash, an expression's number
	likewise []uint32          // by number, the next one with the same hash; 0: none

	// translated caches the results of translate. Without it, expressions that share their operands
	// take time exponential in their depth.
	translated map[uint64]uint32
}

// translation is a question to translate; the edge's target is the block that the number is
// computed in.
func translation(num uint32, pred *ir.Block) uint64 { return answerKey(num, pred) }

func newNumbers(f *ir.Func) *numbers {
	return &numbers{dl: f.Module().Layout, of: make([]uint32, f.ValueBound()), others: map[ir.Value]uint32{}, byNum: make([]*expression, 1),
		phis: make([]*ir.Instr, 1), next: 1, exprs: map[uint64]uint32{}, likewise: make([]uint32, 1), translated: map[uint64]uint32{}}
}

// has returns the number of v, 0 if it has none.
func (n *numbers) has(v ir.Value) uint32 {
	switch k := ir.LocalID(v); {
	case k < 0:
		return n.others[v]
	case k < len(n.of):
		return n.of[k]
	}
	return 0
}

func (n *numbers) give(v ir.Value, num uint32) {
	k := ir.LocalID(v)
	if k < 0 {
		n.others[v] = num
		return
	}
	if k >= len(n.of) {
		n.of = append(n.of, make([]uint32, k+1+k/8-len(n.of))...)
	}
	n.of[k] = num
}

func (n *numbers) fresh(e *expression, phi *ir.Instr) uint32 {
	n.byNum, n.phis, n.likewise = append(n.byNum, e), append(n.phis, phi), append(n.likewise, 0)
	n.next++
	return n.next - 1
}

// set gives v a number that exists.
func (n *numbers) set(v ir.Value, num uint32) {
	n.give(v, num)
	if i, ok := v.(*ir.Instr); ok && i.Op() == ir.Phi {
		n.phis[num] = i
	}
}

// forget drops an instruction that is about to be erased.
func (n *numbers) forget(i *ir.Instr) {
	num := n.has(i)
	if num == 0 {
		return
	}
	n.give(i, 0)
	if n.phis[num] == i {
		n.phis[num] = nil
	}
}

// number returns the number of v, giving it one.
func (n *numbers) number(v ir.Value) uint32 {
	num := n.has(v)
	if num == 0 {
		num = n.numberAnew(v)
		n.give(v, num)
	}
	return num
}

func (n *numbers) numberAnew(v ir.Value) uint32 {
	i, ok := v.(*ir.Instr)
	switch {
	case !ok:
		return n.fresh(nil, nil)
	case i.Op() == ir.Phi:
		return n.fresh(nil, i)
	}
	if e := n.express(i); e != nil {
		return n.expressionNumber(e)
	}
	return n.fresh(nil, nil)
}

func (n *numbers) expressionNumber(e *expression) uint32 {
	h := e.hash()
	num := n.find(h, e)
	if num == 0 {
		num = n.fresh(e, nil)
		n.likewise[num] = n.exprs[h]
		n.exprs[h] = num
	}
	return num
}

// find returns the number of an expression with hash h, 0 if there is none.
func (n *numbers) find(h uint64, e *expression) uint32 {
	num := n.exprs[h]
	for num != 0 && !n.byNum[num].same(e) {
		num = n.likewise[num]
	}
	return num
}

// express returns the expression of an instruction, nil when its value is not determined by its
// operands.
func (n *numbers) express(i *ir.Instr) *expression {
	switch op := i.Op(); {
	case op == ir.Call:
		return n.expressCall(i)
	case op == ir.GetElementPtr:
		return n.expressGEP(i)
	case op == ir.ExtractValue:
		if e := n.overflowResult(i); e != nil {
			return e
		}
	case op.IsBinary(), op.IsCast(), op == ir.FNeg, op == ir.ICmp, op == ir.FCmp, op == ir.Select, op == ir.Freeze,
		op == ir.ExtractElement, op == ir.InsertElement, op == ir.ShuffleVector, op == ir.InsertValue:
	default:
		return nil
	}
	e := &expression{op: i.Op(), pred: i.Pred, ty: i.Type(), plain: -1}
	for _, v := range i.Operands() {
		e.args = append(e.args, n.number(v))
	}
	e.commutative = i.Op().IsCommutative() || i.Op() == ir.ICmp || i.Op() == ir.FCmp
	e.order()
	if len(i.Indices())+len(i.Mask()) > 0 {
		e.plain = len(e.args)
	}
	for _, x := range i.Indices() {
		e.args = append(e.args, uint32(x))
	}
	for _, x := range i.Mask() {
		e.args = append(e.args, uint32(x))
	}
	return e
}

// compare returns the number that an integer or floating-point compare has.
func (n *numbers) compare(op ir.Op, p ir.Pred, x, y ir.Value) uint32 {
	e := &expression{op: op, pred: p, ty: ir.CmpType(x.Type()), plain: -1, args: []uint32{n.number(x), n.number(y)}, commutative: true}
	e.order()
	return n.expressionNumber(e)
}

// overflowResult numbers the result half of an operation with overflow bit as the plain operation.
func (n *numbers) overflowResult(i *ir.Instr) *expression {
	c, ok := i.Operand(0).(*ir.Instr)
	if !ok || c.Op() != ir.Call || len(i.Indices()) != 1 || i.Indices()[0] != 0 {
		return nil
	}
	op, ok := map[string]ir.Op{"llvm.sadd.with.overflow": ir.Add, "llvm.uadd.with.overflow": ir.Add, "llvm.ssub.with.overflow": ir.Sub,
		"llvm.usub.with.overflow": ir.Sub, "llvm.smul.with.overflow": ir.Mul, "llvm.umul.with.overflow": ir.Mul}[c.IntrinsicID()]
	if !ok {
		return nil
	}
	// The operands keep their order, as in LLVM: the plain operation with its operands exchanged
	// gets another number.
	return &expression{op: op, ty: i.Type(), plain: -1, args: []uint32{n.number(c.Arg(0)), n.number(c.Arg(1))}, commutative: op.IsCommutative()}
}

// expressGEP writes an address as base, scaled variables and a constant, so that equal ones get one
// number whatever types they were computed with.
func (n *numbers) expressGEP(i *ir.Instr) *expression {
	e := &expression{op: i.Op(), plain: -1, args: []uint32{n.number(i.Operand(0))}}
	if i.Type().IsVector() {
		e.ty = i.ElemTy
		for k := 1; k < i.NumOperands(); k++ {
			e.args = append(e.args, n.number(i.Operand(k)))
		}
		e.detail = i.Type().String()
		return e
	}
	vars, offset, ok := collectOffsets(i, n.dl)
	if !ok {
		e.ty = i.ElemTy
		for k := 1; k < i.NumOperands(); k++ {
			e.args = append(e.args, n.number(i.Operand(k)))
		}
		return e
	}
	width := n.dl.IndexType(i.Type())
	for _, v := range vars {
		e.args = append(e.args, n.number(v.value), n.number(ir.NewInt(width, v.scale)))
	}
	if offset != 0 {
		e.args = append(e.args, n.number(ir.NewInt(width, offset)))
	}
	return e
}

// scaled is a variable index and its stride in bytes.
type scaled struct {
	value ir.Value
	scale uint64
}

// collectOffsets decomposes the indices of a getelementptr; not for scalable types.
func collectOffsets(i *ir.Instr, dl *ir.DataLayout) (vars []scaled, offset uint64, ok bool) {
	ty := i.ElemTy
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		c := analysis.AsConstInt(v)
		if k > 1 && ty.Kind == ir.StructKind {
			f, fits := uint64(0), false
			if c != nil {
				f, fits = c.Uint64()
			}
			if !fits {
				return nil, 0, false
			}
			offset += dl.FieldOffset(ty, f)
			ty = ty.FieldAt(f)
			continue
		}
		if k > 1 {
			ty = ty.Elem
		}
		if ty.Scalable {
			return nil, 0, false
		}
		size := dl.AllocSize(ty)
		if c != nil {
			x, fits := c.Int64()
			if !fits {
				return nil, 0, false
			}
			offset += uint64(x) * size
			continue
		}
		found := false
		for j := range vars {
			if vars[j].value == v {
				vars[j].scale += size
				found = true
			}
		}
		if !found {
			vars = append(vars, scaled{v, size})
		}
	}
	return vars, offset, true
}

// expressCall returns the expression of a call whose result depends on its arguments and, where it
// reads memory, on the version of memory that it reads.
func (n *numbers) expressCall(i *ir.Instr) *expression {
	if analysis.IsConvergent(i) || i.Type().IsVoid() || i.Type().Kind == ir.TokenKind || i.Func().Attrs.Fn.Has("presplitcoroutine") ||
		len(i.Info.Bundles) > 0 {
		return nil
	}
	effects := analysis.CallEffects(i).Any()
	if effects&analysis.Mod != 0 {
		return nil
	}
	e := &expression{op: ir.Call, ty: i.Type(), plain: -1, detail: callDetail(i)}
	for k := range i.NumArgs() {
		e.args = append(e.args, n.number(i.Arg(k)))
	}
	e.args = append(e.args, n.number(i.Callee()))
	e.commutative = i.NumArgs() >= 2 && commutativeIntrinsic(i.IntrinsicID())
	e.order()
	if effects != analysis.NoModRef {
		if n.mssa == nil {
			n.mssa = n.form()
			n.walker = n.mssa.Walker()
		}
		if n.mssa.Of(i) == nil {
			return nil
		}
		e.plain = len(e.args)
		e.args = append(e.args, uint32(n.walker.Clobber(n.mssa.Of(i)).ID))
	}
	return e
}

func commutativeIntrinsic(id string) bool {
	switch id {
	case "llvm.umax", "llvm.umin", "llvm.smax", "llvm.smin", "llvm.maxnum", "llvm.minnum", "llvm.maximum", "llvm.minimum",
		"llvm.sadd.with.overflow", "llvm.uadd.with.overflow", "llvm.smul.with.overflow", "llvm.umul.with.overflow",
		"llvm.sadd.sat", "llvm.uadd.sat", "llvm.fma", "llvm.fmuladd", "llvm.smul.fix", "llvm.umul.fix":
		return true
	}
	return false
}

// callDetail spells out the attributes of a call that its value may depend on.
func callDetail(i *ir.Instr) string {
	s := i.Info.CC.String() + i.Info.Attrs.Fn.String()
	for k := range i.NumArgs() {
		s += "," + i.Info.Attrs.Param(k).String()
	}
	return s
}

// translate returns the number that num has at the end of pred, where it is the number of something
// in block to that may depend on φs there. An answer stays until retranslate, though the
// predecessor may come to compute the expression under a number of its own; as in LLVM, that only
// hides an opportunity.
func (n *numbers) translate(pred, to *ir.Block, num uint32, leaders *leaders, depth int) uint32 {
	q := translation(num, pred)
	if t, ok := n.translated[q]; ok {
		return t
	}
	t := n.translateAnew(pred, to, num, leaders, depth)
	if depth <= maxTranslate {
		n.translated[q] = t
	}
	return t
}

// retranslate drops the cached translations of a number that a φ in block to has now.
func (n *numbers) retranslate(num uint32, to *ir.Block) {
	for _, p := range to.Preds() {
		delete(n.translated, translation(num, p))
	}
}

func (n *numbers) translateAnew(pred, to *ir.Block, num uint32, leaders *leaders, depth int) uint32 {
	if phi := n.phis[num]; phi != nil {
		if phi.Block() == to {
			if v := phi.IncomingFor(pred); v != nil {
				if t := n.has(v); t != 0 {
					return t
				}
			}
		}
		return num
	}
	e := n.byNum[num]
	if e == nil || depth > maxTranslate || !leaders.allIn(num, to) {
		return num
	}
	t := *e
	t.args = append([]uint32(nil), e.args...)
	for k := range t.args {
		if t.plain < 0 || k < t.plain {
			t.args[k] = n.translate(pred, to, t.args[k], leaders, depth+1)
		}
	}
	t.order()
	found := n.find(t.hash(), &t)
	if found == 0 || e.op == ir.Call && e.plain >= 0 && found != num {
		return num // a call that reads memory is not translated to another version of memory
	}
	return found
}

const maxTranslate = 32
