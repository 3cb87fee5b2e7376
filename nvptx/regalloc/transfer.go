package regalloc

import (
	"opt-go/nvptx/ptx"
)

// operation is an instruction with the states of its sources.
type operation struct {
	*ptx.Inst
	a     *analysis
	reads []ptx.Reg
}

// transfers are the instructions whose result may be more than uniform or divergent (Fig. 13). They
// hold modulo 2^w; what needs integers (widening, ordered compares) asks whether the equation is
// exact.
var transfers = map[string]func(o *operation) state{
	"mov": move, "cvt": convert, "cvta": toGeneric, "add": add, "sub": subtract, "mul": multiply, "mad": multiplyAdd,
	"shl": shiftLeft, "neg": negate, "not": invert, "or": join, "selp": choose, "setp": compare, "ld": load,
	"vote": agree, "redux": agree, "bar": agree, "barrier": agree, "activemask": agree,
}

// divergentOps lists the instructions whose results differ between threads whatever their operands
// are, or are not known to be the same; carry flags among them, which are no operands.
var divergentOps = map[string]bool{
	"atom": true, "shfl": true, "match": true, "elect": true, "call": true, "alloca": true, "stacksave": true,
	"addc": true, "subc": true, "madc": true, "ldu": true,
	"ldmatrix": true, "movmatrix": true, "wmma": true, "wgmma": true, "tcgen05": true, // a part of a matrix for each thread
}

// result is the state of the results of an instruction; ⊤ if that of a source is.
func (o *operation) result() state {
	if o.Foreign {
		return divergent()
	}
	for _, r := range o.reads {
		if !o.a.states.of(r).reached {
			return state{}
		}
	}
	if divergentOps[o.Op] {
		return divergent()
	}
	if t := transfers[o.Op]; t != nil {
		return t(o)
	}
	return o.opaque()
}

// opaque: uniform operands give a uniform result.
func (o *operation) opaque() state {
	s := uniform()
	ptx.WalkOperands(o.Args[1:], func(x ptx.Operand) {
		if y := o.a.operand(x, 64); !y.isUniform() {
			s = divergent()
		}
	})
	return s
}

// width is the width of the instruction's integers, 0 where these are not what it computes.
func (o *operation) width() int {
	if len(o.Mods) == 0 || o.HasMod("sat") || o.HasMod("cc") {
		return 0
	}
	t := ptx.TypeByName(o.Mods[len(o.Mods)-1])
	switch t.Class() {
	case ptx.Bits, ptx.Signed, ptx.Unsigned:
	default:
		return 0
	}
	if n := t.Bits(); n == 16 || n == 32 || n == 64 {
		if t == ptx.U16x2 || t == ptx.S16x2 || t == ptx.TF32 {
			return 0
		}
		return n
	}
	return 0
}

// arg is the state of operand k as a number of a width.
func (o *operation) arg(k, width int) state { return o.a.operand(o.Args[k], width) }

func (a *analysis) operand(o ptx.Operand, width int) state {
	w := modulo(width)
	switch o := o.(type) {
	case ptx.Reg:
		return *a.states.of(o)
	case ptx.Not:
		return *a.states.of(o.Reg)
	case ptx.Int:
		return state{reached: true, c: w.number(int64(o))}
	case ptx.Hex:
		return state{reached: true, c: w.number(int64(o))}
	case ptx.F32Bits:
		return state{reached: true, c: modulo(32).number(int64(o))}
	case ptx.F64Bits:
		return constant(int64(o))
	case ptx.Special:
		return a.special(o)
	case ptx.SymRef:
		s := uniform()
		if o.Off == 0 {
			s.symbol = o.Name
		}
		return s
	case ptx.Addr, ptx.Texel, ptx.Vec, ptx.Pair, ptx.List: // WalkOperands visits what is inside
		return uniform()
	}
	return uniform()
}

// special is the state of a special register.
func (a *analysis) special(r ptx.Special) state {
	for d, s := range specials {
		if s == r {
			return a.threadNumber(dimension(d))
		}
	}
	switch r {
	case ptx.WarpSize:
		return constant(32)
	case ptx.LanemaskEq, ptx.LanemaskLe, ptx.LanemaskLt, ptx.LanemaskGe, ptx.LanemaskGt, ptx.Clock, ptx.ClockHi, ptx.Clock64,
		ptx.GlobalTimer, ptx.GlobalTimerLo, ptx.GlobalTimerHi:
		return divergent()
	}
	if r >= ptx.Pm0 && r < ptx.Envreg0 {
		return divergent()
	}
	return uniform()
}

// threadNumber: the rows of a block fill warps one after the other, so the number of a row is the
// same in a warp only where rows are known to be whole warps; likewise planes.
func (a *analysis) threadNumber(d dimension) state {
	size, below := 0, 0
	switch e := a.block; d {
	case tidX:
		size = e[0]
	case tidY:
		size, below = e[1], e[0]
	case tidZ:
		size, below = e[2], e[0]*e[1]
	}
	switch {
	case size == 1:
		return constant(0)
	case below > 0 && below%warpSize == 0:
		return uniform()
	case a.simple:
		return divergent()
	}
	s := constant(0)
	s.lin[d].value = 1
	return s
}

func move(o *operation) state {
	if _, ok := o.Args[0].(ptx.Vec); ok {
		return o.opaque()
	}
	if _, ok := o.Args[1].(ptx.Vec); ok {
		return o.opaque()
	}
	width := o.width()
	if width == 0 { // floating point, predicates: bits
		width = 64
	}
	return o.arg(1, width)
}

func add(o *operation) state {
	w := o.width()
	if w == 0 {
		return o.opaque()
	}
	x, y := o.arg(1, w), o.arg(2, w)
	return modulo(w).sum(&x, &y)
}

func subtract(o *operation) state {
	w := o.width()
	if w == 0 {
		return o.opaque()
	}
	x, y := o.arg(1, w), o.arg(2, w)
	return modulo(w).difference(&x, &y)
}

func negate(o *operation) state {
	w := o.width()
	if w == 0 {
		return o.opaque()
	}
	zero, x := constant(0), o.arg(1, w)
	return modulo(w).difference(&zero, &x)
}

// invert is -1 - x.
func invert(o *operation) state {
	w := o.width()
	if w == 0 {
		return o.opaque()
	}
	ones, x := constant(-1), o.arg(1, w)
	return modulo(w).difference(&ones, &x)
}

// multiply: the low half, or all of the product.
func multiply(o *operation) state {
	w := o.width()
	switch {
	case w == 0:
	case o.HasMod("lo"):
		x, y := o.arg(1, w), o.arg(2, w)
		return modulo(w).product(&x, &y)
	case o.HasMod("wide"):
		return o.wideProduct(w)
	}
	return o.opaque()
}

// wideProduct multiplies numbers that are widened first.
func (o *operation) wideProduct(w int) state {
	signed := ptx.TypeByName(o.Mods[len(o.Mods)-1]).Class() == ptx.Signed
	x, okX := widen(o.arg(1, w), w, 2*w, signed)
	y, okY := widen(o.arg(2, w), w, 2*w, signed)
	if !okX || !okY {
		return divergent()
	}
	return modulo(2*w).product(&x, &y)
}

// widen extends a number; ok is false when there are no facts about the result.
func widen(s state, from, to int, signed bool) (wide state, ok bool) {
	s.symbol = ""
	if !s.exact(from, signed) {
		return divergent(), false
	}
	if s.isUniform() && !s.c.unknown && !signed {
		s.c.value &= 1<<from - 1
	}
	return modulo(to).narrow(s), true
}

func multiplyAdd(o *operation) state {
	w := o.width()
	var p state
	switch {
	case w == 0:
		return o.opaque()
	case o.HasMod("lo"):
		x, y := o.arg(1, w), o.arg(2, w)
		p = modulo(w).product(&x, &y)
	case o.HasMod("wide"):
		p = o.wideProduct(w)
		w *= 2
	default:
		return o.opaque()
	}
	z := o.arg(3, w)
	return modulo(w).sum(&p, &z)
}

func shiftLeft(o *operation) state {
	w := o.width()
	n := o.arg(2, 32)
	if w == 0 || !n.isUniform() || n.c.unknown || n.c.value < 0 || n.c.value >= int64(w) {
		return o.opaque()
	}
	x, factor := o.arg(1, w), constant(1<<n.c.value)
	return modulo(w).product(&x, &factor)
}

// join: or with a constant whose bits are all clear in the other operand adds.
func join(o *operation) state {
	w := o.width()
	if w == 0 {
		return o.opaque()
	}
	x, y := o.arg(1, w), o.arg(2, w)
	if !y.isUniform() || y.c.unknown || y.c.value < 0 || x.c.unknown || x.isUniform() || x.isDivergent() {
		return o.opaque()
	}
	all := uint64(x.c.value)
	for _, l := range x.lin {
		all |= uint64(l.value)
	}
	if low := all & -all; uint64(y.c.value) >= low {
		return o.opaque()
	}
	return modulo(w).sum(&x, &y)
}

// convert between integers: extension where it is exact, truncation always.
func convert(o *operation) state {
	n := len(o.Mods)
	if n != 2 {
		return o.opaque()
	}
	to, from := ptx.TypeByName(o.Mods[0]), ptx.TypeByName(o.Mods[1])
	d, ok := o.Args[0].(ptx.Reg)
	if !ok || !isInteger(to) || !isInteger(from) || o.a.code.regs[d].typ.Bits() != to.Bits() {
		return o.opaque()
	}
	x := modulo(from.Bits()).narrow(o.arg(1, from.Bits()))
	if to.Bits() <= from.Bits() {
		return modulo(to.Bits()).narrow(x)
	}
	s, _ := widen(x, from.Bits(), to.Bits(), from.Class() == ptx.Signed)
	return s
}

func isInteger(t ptx.Type) bool {
	return (t.Class() == ptx.Signed || t.Class() == ptx.Unsigned) && t != ptx.U16x2 && t != ptx.S16x2
}

// toGeneric adds or takes away where a window begins: a number that is the same for all threads.
func toGeneric(o *operation) state {
	s := o.arg(1, 64)
	s.symbol = ""
	if !s.isDivergent() {
		s.c = coefficient{unknown: true}
	}
	return s
}

// choose: threads that agree on the condition take the same side. If both sides are known and
// equal, they need not agree.
func choose(o *operation) state {
	w := o.width()
	if w == 0 {
		w = 64
	}
	x, y, p := o.arg(1, w), o.arg(2, w), o.arg(3, 1)
	s := x.meet(y)
	if !p.isUniform() && !s.isKnown() {
		return divergent()
	}
	return s
}

// compare is uniform when the operands' difference is: equality modulo 2^w, order where the
// equations are exact.
func compare(o *operation) state {
	w := o.width()
	if w == 0 || len(o.Args) != 3 {
		return o.opaque()
	}
	x, y := o.arg(1, w), o.arg(2, w)
	if x.isUniform() && y.isUniform() {
		return uniform()
	}
	if d := modulo(w).difference(&x, &y); !d.isUniform() {
		return divergent()
	}
	signed := ptx.TypeByName(o.Mods[len(o.Mods)-1]).Class() == ptx.Signed
	if o.HasMod("eq") || o.HasMod("ne") || x.exact(w, signed) && y.exact(w, signed) {
		return uniform()
	}
	return divergent()
}

// load: what a uniform address holds is the same for all threads, but in memory of their own.
// Parameters are the same in kernels; the results of calls are read like parameters.
func load(o *operation) state {
	addr, ok := o.Args[1].(ptx.Addr)
	if !ok || o.HasMod("volatile") || o.HasMod("relaxed") || o.HasMod("acquire") || o.HasMod("mmio") {
		return divergent()
	}
	base := o.a.operand(addr.Base, 64)
	if !base.isUniform() {
		return divergent()
	}
	for _, m := range o.Mods {
		switch space, _ := ptx.SpaceByName(m); space {
		case ptx.Global, ptx.Shared, ptx.Const:
			return uniform()
		case ptx.ParamSpace:
			if sym, ok := addr.Base.(ptx.SymRef); o.a.f.Entry && (!ok || o.a.isParam(sym.Name)) {
				return uniform()
			}
			return divergent()
		}
	}
	return divergent() // local memory, or generic, which may be local
}

// agree: all threads that take part see the same result. Those that are active take part together
// where they name the same mask.
func agree(o *operation) state {
	last := o.Args[len(o.Args)-1]
	if o.HasMod("sync") && o.Op != "bar" && o.Op != "barrier" {
		if mask := o.a.operand(last, 32); !mask.isUniform() {
			return divergent()
		}
	}
	return uniform()
}
