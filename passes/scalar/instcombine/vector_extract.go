package instcombine

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/simplify"
)

// Extractions of one lane: the lane is traced to its source, and vector operations are replaced by
// operations on the lane, where that needs no more instructions.

// visitExtract has LLVM's order: rules that only move the extraction come first, the removal of
// lanes that are not demanded comes last, since it drops flags.
func (ic *combiner) visitExtract(i *ir.Instr) *ir.Instr {
	at, isConst := word(i.Operand(1))
	vec := i.Operand(0)
	if s := opOf(vec, ir.Select); s != nil && isConst && !s.Operand(0).Type().IsVector() {
		if r := ic.intoSelect(i, s, true); r != nil {
			return r
		}
	}
	if isConst {
		if r := ic.wideIndex(i, 1); r != nil {
			return r
		}
		if !vec.Type().Scalable && at >= vec.Type().Len {
			return nil
		}
		if r := ic.extractOfBitcast(i, at); r != nil {
			return r
		}
		if p := opOf(vec, ir.Phi); p != nil {
			if r := ic.scalarPhi(i, p); r != nil {
				return r
			}
		}
	}
	if r := ic.extractOfOperation(i); r != nil {
		return r
	}
	if r := ic.extractThrough(i); r != nil {
		return r
	}
	if isConst && !vec.Type().Scalable && vec.Type().Len > 1 {
		return ic.extractDemands(i, at)
	}
	return nil
}

// cheapLane reports whether one lane of a vector needs no extra instruction, or fewer than the
// vector (LLVM's cheapToScalarize).
func cheapLane(v, at ir.Value) bool {
	if k, ok := v.(*ir.Const); ok {
		return ir.AsInt(at) != nil || k.Splat() != nil
	}
	i := asInstr(v)
	switch {
	case i == nil:
		return false
	case i.Op() == ir.InsertElement && ir.AsInt(i.Operand(2)) != nil:
		return ir.AsInt(at) != nil
	case v.Type().Scalable && laneOfScalable(i, at):
		return true
	case !oneUse(i):
		return false
	case i.Op() == ir.Load, i.Op() == ir.FNeg:
		return true
	case i.Op().IsBinary(), isOp(i, ir.ICmp, ir.FCmp):
		return cheapLane(i.Operand(0), at) || cheapLane(i.Operand(1), at)
	}
	return false
}

// laneOfScalable reports whether a lane of a splat or of a step vector is known. The index is one
// that every such vector has.
func laneOfScalable(i *ir.Instr, at ir.Value) bool {
	n, ok := word(at)
	return ok && n < i.Type().Len && (simplify.IsStepVector(i) || simplify.Splatted(i) != nil)
}

// extractOfOperation extracts one lane of a vector operation: the operation on the lanes.
func (ic *combiner) extractOfOperation(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil || !x.Op().IsBinary() && !isOp(x, ir.FNeg, ir.ICmp, ir.FCmp) || !cheapLane(x, i.Operand(1)) {
		return nil
	}
	at := i.Operand(1)
	if _, isConst := word(at); !isConst && isOp(x, ir.UDiv, ir.SDiv, ir.URem, ir.SRem) { // by a lane past the end, which is poison
		return nil
	}
	lane := func(v ir.Value) ir.Value {
		if k, ok := v.(*ir.Const); ok && !v.Type().Scalable {
			if n, isConst := word(at); isConst {
				if e := k.Elem(n); e != nil {
					return e
				}
			}
		}
		return ic.b.insert(ir.NewInstr(ir.ExtractElement, v.Type().Elem, v, at), "")
	}
	var r *ir.Instr
	switch a := lane(x.Operand(0)); {
	case x.Op() == ir.FNeg:
		r = ir.NewInstr(ir.FNeg, i.Type(), a)
	case isOp(x, ir.ICmp, ir.FCmp):
		r = newCmp(x.Pred, a, lane(x.Operand(1)))
	default:
		r = newBinary(x.Op(), a, lane(x.Operand(1)), 0)
	}
	r.Flags = x.Flags
	return r
}

// extractThrough follows the lane through insertions, addresses, shuffles and conversions.
func (ic *combiner) extractThrough(i *ir.Instr) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil {
		return nil
	}
	at, isConst := word(i.Operand(1))
	switch {
	case x.Op() == ir.InsertElement:
		if isConst && ir.IsConst(x.Operand(2)) { // into another lane
			return ic.setOperand(i, 0, x.Operand(0))
		}
	case x.Op() == ir.GetElementPtr:
		if isConst && at < x.Type().Len && oneUse(x) {
			return ic.extractOfAddress(i, x)
		}
	case x.Op() == ir.ShuffleVector && !x.Type().Scalable && isConst:
		m := x.Mask()[at]
		if m < 0 {
			return ic.use(i, ir.NewPoison(i.Type()))
		}
		src, n := x.Operand(0), int32(x.Operand(0).Type().Len)
		if m >= n {
			src, m = x.Operand(1), m-n
		}
		return ir.NewInstr(ir.ExtractElement, i.Type(), src, ir.NewInt(ic.ctx.I64, uint64(m)))
	case x.Op().IsCast() && x.Op() != ir.BitCast && oneUse(x):
		from := x.Operand(0)
		e := ic.b.insert(ir.NewInstr(ir.ExtractElement, from.Type().Elem, from, i.Operand(1)), "")
		return newCast(x.Op(), e, i.Type())
	}
	return nil
}

// extractOfAddress computes one address, where only one operand is a vector.
func (ic *combiner) extractOfAddress(i, g *ir.Instr) *ir.Instr {
	vectors := 0
	for _, v := range g.Operands() {
		if v.Type().IsVector() {
			vectors++
		}
	}
	if vectors != 1 {
		return nil
	}
	ops := make([]ir.Value, g.NumOperands())
	for k, v := range g.Operands() {
		if ops[k] = v; v.Type().IsVector() {
			ops[k] = ic.b.insert(ir.NewInstr(ir.ExtractElement, v.Type().Elem, v, i.Operand(1)), "")
		}
	}
	return ir.NewGEP(g.ElemTy, ops[0], g.Flags, ops[1:]...)
}

// extractDemands removes computations that only affect other lanes of the vector.
func (ic *combiner) extractDemands(i *ir.Instr, at uint64) *ir.Instr {
	x := asInstr(i.Operand(0))
	if x == nil {
		return nil
	}
	if oneUse(x) {
		d := &laneDemander{ic: ic}
		if v, _ := d.lanes(x, oneLane(x.Type().Len, at), 0); v != nil {
			return ic.setOperand(i, 0, v)
		}
		return nil
	}
	want := lanesOfUsers(x)
	if want.all() {
		return nil
	}
	d := &laneDemander{ic: ic, users: true}
	v, _ := d.lanes(x, want, 0)
	if v == nil || v == ir.Value(x) {
		return nil
	}
	ic.work.add(x)
	ic.work.pushUsers(x)
	ir.ReplaceAllUses(x, v)
	return i
}

// extractOfBitcast extracts some of the bits of an integer that was cast to a vector, or of one
// lane of a vector that was cast to one with more lanes.
func (ic *combiner) extractOfBitcast(i *ir.Instr, at uint64) *ir.Instr {
	bc := opOf(i.Operand(0), ir.BitCast)
	if bc == nil || at >= bc.Type().Len { // of a scalable vector: a lane that it may lack
		return nil
	}
	x, n := bc.Operand(0), bc.Type().Len
	w := ic.bitsOf(i.Type())
	if x.Type().IsInt() {
		if ic.dl.BigEndian {
			at = n - 1 - at
		}
		shift := at * uint64(w)
		if !oneUse(bc) || shift != 0 && !ic.desirableInt(x.Type().Bits) {
			return nil
		}
		if shift != 0 {
			x = ic.b.binary(ir.LShr, x, ir.NewInt(x.Type(), shift), 0, "extelt.offset")
		}
		return ic.lowPiece(x, i.Type(), w)
	}
	if !x.Type().IsVector() {
		return nil
	}
	if x.Type().Len == n {
		if e := ic.q.Lane(x, at); e != nil {
			return newCast(ir.BitCast, e, i.Type())
		}
	}
	if x.Type().Len < n {
		return ic.extractOfInserted(i, bc, at, w)
	}
	return nil
}

// lowPiece returns the low bits of an integer, as a value of the given type.
func (ic *combiner) lowPiece(x ir.Value, ty *ir.Type, w int) *ir.Instr {
	if ty.IsFloat() {
		return newCast(ir.BitCast, ic.b.cast(ir.Trunc, x, ic.ctx.Int(w), ""), ty)
	}
	return newCast(ir.Trunc, x, ty)
}

// desirableInt reports whether integers of a width are worth to have (LLVM's isDesirableIntType).
func (ic *combiner) desirableInt(w int) bool {
	return w == 8 || w == 16 || w == 32 || ic.dl.IsLegalInt(w)
}

// bitsOf is how many bits a number has.
func (ic *combiner) bitsOf(ty *ir.Type) int {
	if s := ty.Scalar(); s.IsFloat() {
		return s.FloatBits()
	} else if s.IsPtr() {
		return ic.dl.PtrBits(s.Space)
	}
	return width(ty)
}

// extractOfInserted extracts a part of a value that was inserted into a vector of wider lanes.
func (ic *combiner) extractOfInserted(i, bc *ir.Instr, at uint64, w int) *ir.Instr {
	ins := opOf(bc.Operand(0), ir.InsertElement)
	if ins == nil {
		return nil
	}
	to, ok := word(ins.Operand(2))
	if !ok {
		return nil
	}
	ratio := bc.Type().Len / ins.Type().Len
	once := oneUse(ins) && oneUse(bc)
	if at/ratio != to { // another lane's
		if !once {
			return nil
		}
		return ir.NewInstr(ir.ExtractElement, i.Type(), ic.b.cast(ir.BitCast, ins.Operand(0), bc.Type(), ""), i.Operand(1))
	}
	chunk := at % ratio
	if ic.dl.BigEndian {
		chunk = ratio - 1 - chunk
	}
	x := ins.Operand(1)
	fromFloat, toFloat := x.Type().IsFloat(), i.Type().IsFloat()
	if fromFloat && toFloat || !once && (fromFloat || toFloat) || chunk != 0 && !oneUse(bc) || x.Type().IsPtr() || i.Type().IsPtr() {
		return nil
	}
	if fromFloat {
		x = ic.b.cast(ir.BitCast, x, ic.ctx.Int(ic.bitsOf(x.Type())), "")
	}
	if chunk != 0 {
		x = ic.b.binary(ir.LShr, x, ir.NewInt(x.Type(), chunk*uint64(w)), 0, "")
	}
	return ic.lowPiece(x, i.Type(), w)
}

// scalarPhi computes one lane of a recurrence φ whose users all demand that lane (LLVM's
// scalarizePHI).
func (ic *combiner) scalarPhi(i, phi *ir.Instr) *ir.Instr {
	var step *ir.Instr
	var extracts []*ir.Instr
	for u := range ir.Users(phi) {
		switch {
		case u.Op() == ir.ExtractElement && u.Operand(1) == i.Operand(1):
			extracts = append(extracts, u)
		case u.Op() == ir.ExtractElement, step != nil:
			return nil
		default:
			step = u
		}
	}
	if step == nil || !step.Op().IsBinary() || ir.SoleUser(step) != phi || !oneUse(step) || step.Operand(0) == step.Operand(1) || !cheapLane(step, i.Operand(1)) {
		return nil
	}
	for k := range phi.NumIncoming() {
		d := asInstr(phi.Operand(k))
		if d != nil && d.IsTerminator() || phi.IncomingBlock(k).FirstInsertion() == nil { // no insertion point
			return nil
		}
	}
	p := ir.NewInstr(ir.Phi, i.Type())
	p.InsertBefore(phi)
	ic.work.add(p)
	for k := range phi.NumIncoming() {
		from := phi.IncomingBlock(k)
		if v := phi.Operand(k); v == ir.Value(step) {
			p.AddIncoming(ic.scalarStep(step, phi, p, i.Operand(1)), from)
		} else {
			p.AddIncoming(ic.extractAfter(v, i, from), from)
		}
	}
	slices.Reverse(extracts)
	for _, e := range extracts {
		if e != i {
			ic.work.add(e)
			ic.use(e, p)
		}
	}
	return ic.use(i, p)
}

func (ic *combiner) scalarStep(step, phi, p *ir.Instr, at ir.Value) *ir.Instr {
	ops := [2]ir.Value{}
	for k := range 2 {
		v := step.Operand(k)
		if v == ir.Value(phi) {
			ops[k] = p
			continue
		}
		e := ir.NewInstr(ir.ExtractElement, p.Type(), v, at)
		e.InsertBefore(step)
		if o, ok := v.(interface{ Name() string }); ok && o.Name() != "" {
			e.SetName(o.Name() + ".Elt")
		}
		ic.work.add(e)
		ops[k] = e
	}
	n := newBinary(step.Op(), ops[0], ops[1], step.Flags)
	n.CopyDebugLoc(step)
	n.InsertBefore(step)
	ic.work.add(n)
	return n
}

// extractAfter extracts a lane of v where v is made, or where the block begins that it comes from.
func (ic *combiner) extractAfter(v ir.Value, i *ir.Instr, from *ir.Block) *ir.Instr {
	e := ir.NewInstr(ir.ExtractElement, i.Type(), v, i.Operand(1))
	if d := asInstr(v); d != nil && d.Op() != ir.Phi {
		e.InsertAfter(d)
	} else {
		e.InsertBefore(from.FirstInsertion())
	}
	ic.work.add(e)
	return e
}
