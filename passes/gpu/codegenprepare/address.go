package codegenprepare

import (
	"math"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/gpu/straightline"
	"opt-go/passes/pass"
	"opt-go/passes/target"
)

// The part of an address that an access computes itself, in its addressing mode: LLVM's
// AddressingModeMatcher.

// addressForm is the address symbol + base + scale·scaled + offset, with the values that the two
// registers hold.
type addressForm struct {
	symbol     ir.GlobalValue // a global, or nil
	base       ir.Value       // nil: not taken, unless hasBase
	hasBase    bool
	offset     int64
	scaled     ir.Value
	scale      int64 // 0: no scaled register
	inBounds   bool
	whole      ir.Value // that has this form
	foldedInto []*ir.Instr
}

// trivial: no computation, a value in a register.
func (a *addressForm) trivial() bool {
	return a.offset == 0 && a.scale == 0 && (a.symbol == nil || a.base == nil)
}

// addressMatcher finds the form of the address of one access.
type addressMatcher struct {
	p      *preparation
	access *ir.Instr
	space  int
	bytes  int64
	form   addressForm
	folded []*ir.Instr // that become part of the access
	steps  promotions  // extensions that were promoted
	looks  int         // values visited so far
	// Whatever the target can do is worth it: asked of the other accesses that use what is folded.
	regardless bool
}

// matchAddress returns the form that an access of ty should use for v.
func (p *preparation) matchAddress(v ir.Value, access *ir.Instr, ty *ir.Type, space int, steps *promotions) addressForm {
	m := &addressMatcher{p: p, access: access, space: space, bytes: p.accessBytes(ty), form: addressForm{inBounds: true}, steps: promotions{p: p}}
	if !m.match(v, 0) {
		panic("codegenprepare: an address does not fit into a register")
	}
	m.form.whole, m.form.foldedInto = v, m.folded
	steps.add(m.steps)
	return m.form
}

func (p *preparation) accessBytes(ty *ir.Type) int64 {
	if ty.IsVoid() || ty.HasScalable() {
		return 0
	}
	return int64(p.dl.StoreSize(ty))
}

// legal reports whether the target has an access of the form.
func (m *addressMatcher) legal(a *addressForm) bool {
	mode := target.AddressMode{Symbol: a.symbol, Offset: a.offset, BaseReg: a.hasBase, Scale: a.scale, Space: m.space, Bytes: m.bytes}
	return m.p.c.Target.FoldsAddress(mode)
}

// attempt tries a change of the form, and undoes it when f fails.
func (m *addressMatcher) attempt(f func() bool) bool {
	form, folded, steps := m.form, len(m.folded), m.steps.mark()
	if f() {
		return true
	}
	m.form, m.folded = form, m.folded[:folded]
	m.steps.rollBack(steps)
	return false
}

// match adds v to the address.
func (m *addressMatcher) match(v ir.Value, depth int) bool {
	if m.looks++; m.looks > maxAddressLooks {
		return false
	}
	if m.attempt(func() bool { return m.matchPart(v, depth) }) {
		return true
	}
	return m.attempt(func() bool { return m.matchRegister(v) })
}

// matchPart folds v, or the operands from which it is computed.
func (m *addressMatcher) matchPart(v ir.Value, depth int) bool {
	switch v := v.(type) {
	case ir.GlobalValue:
		if m.form.symbol != nil {
			return false
		}
		m.form.symbol = v
		return m.legal(&m.form)
	case *ir.Const:
		switch v.Kind {
		case ir.IntConst:
			n, ok := v.Int64()
			m.form.offset += n
			return ok && m.legal(&m.form)
		case ir.NullConst:
			return true
		case ir.ExprConst:
			return m.matchOperation(constOperation(v), depth)
		}
	case *ir.Instr:
		before := m.form
		moved := false
		o := operation{i: v, op: v.Op(), moved: &moved}
		if !m.matchOperation(o, depth) {
			return false
		}
		if !moved {
			if !ir.HasOneUse(v) && !m.profitable(v, &before) {
				return false
			}
			m.folded = append(m.folded, v)
		}
		return true
	}
	return false
}

// matchRegister holds v in a register.
func (m *addressMatcher) matchRegister(v ir.Value) bool {
	if !m.form.hasBase {
		m.form.hasBase, m.form.base = true, v
		if m.legal(&m.form) {
			return true
		}
		m.form.hasBase, m.form.base = false, nil
	}
	if m.form.scale == 0 {
		m.form.scale, m.form.scaled = 1, v
		return m.legal(&m.form)
	}
	return false
}

// operation is an instruction, or a constant expression as one.
type operation struct {
	i     *ir.Instr // for a constant, an instruction outside any block
	op    ir.Op
	moved *bool // nil for a constant
}

func constOperation(k *ir.Const) operation {
	i := ir.NewInstr(k.Op, k.Type(), k.Elems...)
	i.ElemTy, i.Flags = k.ElemTy, k.Flags
	return operation{i: i, op: k.Op}
}

// maxAddressDepth bounds how deep the matcher looks into an expression, as in LLVM.
const maxAddressDepth = 5

// maxAddressLooks bounds how many values the matcher visits: casts and products by one do not count
// as depth, and unreachable code may compute a value from itself by them.
const maxAddressLooks = 1000

func (m *addressMatcher) matchOperation(o operation, depth int) bool {
	if o.moved == nil {
		defer o.i.DropOperands()
	}
	if depth >= maxAddressDepth {
		return false
	}
	x := o.i.Operand(0)
	switch o.op {
	case ir.PtrToInt:
		return m.match(x, depth)
	case ir.IntToPtr:
		return x.Type().Bits == m.p.dl.PtrBits(o.i.Type().Space) && m.match(x, depth)
	case ir.BitCast:
		return (x.Type().IsInt() || x.Type().IsPtr()) && x.Type() != o.i.Type() && m.match(x, depth)
	case ir.AddrSpaceCast:
		noop := m.p.c.Target.NoopCast
		return noop != nil && noop(x.Type().Space, o.i.Type().Space) && m.match(x, depth)
	case ir.Add:
		return m.matchSum(o.i, depth)
	case ir.Mul, ir.Shl:
		return m.matchProduct(o, depth)
	case ir.GetElementPtr:
		return !o.i.Type().IsVector() && m.matchGEP(o, depth)
	case ir.SExt, ir.ZExt:
		return o.moved != nil && m.matchExtension(o, depth)
	}
	return false
}

func (m *addressMatcher) matchSum(i *ir.Instr, depth int) bool {
	first, second := i.Operand(0), i.Operand(1)
	if ir.IsIntConst(first) && !ir.IsIntConst(second) { // constants last: they are offsets then rather than registers
		first, second = second, first
	}
	m.form.inBounds = false
	both := func(x, y ir.Value) bool {
		return m.attempt(func() bool { return m.match(x, depth+1) && m.match(y, depth+1) })
	}
	return both(first, second) || both(second, first)
}

func (m *addressMatcher) matchProduct(o operation, depth int) bool {
	m.form.inBounds = false
	k := ir.AsInt(o.i.Operand(1))
	if k == nil || k.Type().Bits > 64 {
		return false
	}
	scale, _ := k.Int64()
	if o.op == ir.Shl {
		n, _ := k.Uint64()
		scale = int64(uint64(1) << min(n, uint64(k.Type().Bits-1)))
	}
	return m.matchScaled(o.i.Operand(0), scale, depth)
}

// matchScaled adds scale·v.
func (m *addressMatcher) matchScaled(v ir.Value, scale int64, depth int) bool {
	switch {
	case scale == 1:
		return m.match(v, depth)
	case scale == 0:
		return true
	case m.form.scale != 0 && m.form.scaled != v:
		return false
	}
	form := m.form
	form.scale += scale
	form.scaled = v
	if !m.legal(&form) {
		return false
	}
	m.form = form
	i, _ := v.(*ir.Instr)
	if i == nil {
		return true
	}
	if k := constantAdded(i); k != nil && !m.p.isIncrement(i) {
		n, _ := k.Int64()
		form.scaled, form.inBounds = i.Operand(0), false
		form.offset += n * form.scale
		if m.legal(&form) {
			m.folded = append(m.folded, i)
			m.form = form
		}
		return true
	}
	m.useIncrement(i)
	return true
}

// constantAdded returns c of x + c, when its value fits.
func constantAdded(i *ir.Instr) *ir.Const {
	if i.Op() != ir.Add {
		return nil
	}
	k, ok := i.Operand(1).(*ir.Const)
	if !ok || k.Kind != ir.IntConst {
		return nil
	}
	if _, fits := k.Int64(); !fits {
		return nil
	}
	return k
}

// useIncrement scales the next value of an induction variable instead of the present one, where the
// access follows the increment: the live range of the present value then ends there.
func (m *addressMatcher) useIncrement(phi *ir.Instr) {
	if m.form.offset == 0 || phi.Op() != ir.Phi {
		return
	}
	inc, step := m.p.increment(phi)
	if inc == nil || inc.Flags&(ir.NSW|ir.NUW) != 0 {
		return
	}
	n, ok := step.Int64()
	if !ok {
		return
	}
	form := m.form
	form.inBounds, form.scaled = false, inc
	form.offset -= n * form.scale
	if m.legal(&form) && m.p.dominators().DominatesInstr(inc, m.access) {
		m.folded = append(m.folded, inc)
		m.form = form
	}
}

// matchGEP takes a getelementptr apart that has at most one variable index.
func (m *addressMatcher) matchGEP(o operation, depth int) bool {
	var variable ir.Value
	var scale, offset int64
	for s := range straightline.GEPSteps(o.i, m.p.dl) {
		x := o.i.Operand(s.Operand)
		if s.Field {
			offset += s.Stride
			continue
		}
		if s.Stride == 0 {
			continue
		}
		if s.Scalable {
			return false
		}
		if k, ok := x.(*ir.Const); ok && k.Kind == ir.IntConst {
			if n, fits := k.Int64(); fits {
				offset += n * s.Stride
				continue
			}
		}
		if variable != nil || s.Stride > math.MaxUint32 {
			return false
		}
		variable, scale = x, s.Stride
	}
	base, inBounds := o.i.Operand(0), o.i.HasFlag(ir.InBounds)
	if variable == nil {
		m.form.offset += offset
		if !m.match(base, depth+1) {
			return false
		}
		m.form.inBounds = m.form.inBounds && inBounds
		return true
	}
	whole := func() bool {
		m.form.offset += offset
		m.form.inBounds = m.form.inBounds && inBounds
		if !m.match(base, depth+1) {
			if m.form.hasBase {
				return false
			}
			m.form.hasBase, m.form.base = true, base
		}
		return m.matchScaled(variable, scale, depth)
	}
	inRegister := func() bool {
		if m.form.hasBase {
			return false
		}
		m.form.hasBase, m.form.base = true, base
		m.form.offset += offset
		return m.matchScaled(variable, scale, depth)
	}
	return m.attempt(whole) || m.attempt(inRegister)
}

// increment returns how a loop advances a φ of its header, and by what; nil when it is no induction
// variable.
func (p *preparation) increment(phi *ir.Instr) (*ir.Instr, *ir.Const) {
	loops := p.loops()
	l := loops.For(phi.Block())
	if l == nil || l.Header != phi.Block() || l.Latch() == nil {
		return nil, nil
	}
	inc := asInstr(phi.IncomingFor(l.Latch()))
	if inc == nil || loops.For(inc.Block()) != l {
		return nil, nil
	}
	from, step := stepOf(inc)
	if from != phi {
		return nil, nil
	}
	return inc, step
}

// isIncrement reports whether i advances an induction variable.
func (p *preparation) isIncrement(i *ir.Instr) bool {
	from, _ := stepOf(i)
	if from == nil || from.Op() != ir.Phi {
		return false
	}
	inc, _ := p.increment(from)
	return inc == i
}

// stepOf takes x + c, x - c, or the number of such an operation with overflow apart.
func stepOf(i *ir.Instr) (*ir.Instr, *ir.Const) {
	op, x, y := i.Op(), ir.Value(nil), ir.Value(nil)
	switch {
	case op == ir.Add || op == ir.Sub:
		x, y = i.Operand(0), i.Operand(1)
	case op == ir.ExtractValue && len(i.Indices()) == 1 && i.Indices()[0] == 0:
		c := asInstr(i.Operand(0))
		if c == nil {
			return nil, nil
		}
		switch c.IntrinsicID() {
		case "llvm.uadd.with.overflow":
			op = ir.Add
		case "llvm.usub.with.overflow":
			op = ir.Sub
		default:
			return nil, nil
		}
		x, y = c.Arg(0), c.Arg(1)
	default:
		return nil, nil
	}
	k, ok := y.(*ir.Const)
	if !ok || k.Kind != ir.IntConst {
		return nil, nil
	}
	if op == ir.Sub {
		n := k.Big()
		k = ir.NewBigInt(k.Type(), n.Neg(n))
	}
	return asInstr(x), k
}

func (p *preparation) loops() *analysis.LoopForest { return pass.Get(p.c, p.f, analysis.Loops) }

func (p *preparation) dominators() *analysis.DomTree { return pass.Get(p.c, p.f, analysis.Dominators) }
