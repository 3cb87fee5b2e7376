package irinterp

import (
	"fmt"
	"math/bits"

	"opt-go/frontend/ir"
)

// word is a value of at most 64 bits. Undef counts as poison, except that and and or with the right
// constant end it: it is as free on the left side of a refinement, and no pass may bring it where
// there was none.
type word struct {
	bits   uint64
	poison bool
	undef  bool   // poison that is undef only
	part   uint64 // of a loaded word whose poison was in some of its bytes: these bits
	lanes  []word // of a vector
}

// Behaviour is what an execution of a function shows to the outside.
type Behaviour struct {
	undefined bool   // ran into undefined behaviour
	endless   bool   // ran out of steps
	mixed     bool   // loaded bytes of which only some are defined: words cannot tell which
	why       string // of undefined
	cost      int    // of what was executed, by Cost
	ret       word
	calls     []observed
	memory    []word // of the parameters' objects and the globals, byte by byte
}

// Defined reports whether the execution ended and was defined all along.
func (b Behaviour) Defined() bool { return !b.undefined && !b.endless && !b.mixed }

// Cost is what was executed cost, in units of an addition (see Cost).
func (b Behaviour) Cost() int { return b.cost }

// observed is a call of a function without a body.
type observed struct {
	name string
	args []word
}

type undefinedBehaviour struct{ why string }

type machine struct {
	m       *ir.Module
	steps   int
	mem     map[uint64][]cell // of the object at an address; one byte at 0, which stands for @g0 where there is none
	size    map[uint64]uint64
	next    uint64
	globals map[string]uint64
	params  []uint64        // objects that pointer parameters point to
	kept    []uint64        // addresses that were passed to keep
	fixed   map[uint64]bool // objects that may not be written
	trace   func(i *ir.Instr, address uint64)
	out     Behaviour
}

// objectSpan is the distance between two objects: no access within bounds reaches another one.
const objectSpan = 1 << 16

// Execute runs a function with the given arguments; pointer parameters get an object of 64 zero
// bytes each.
func Execute(f *ir.Func, args []uint64, steps int) (b Behaviour) {
	return ExecuteTraced(f, args, steps, nil)
}

// ExecuteTraced is Execute; trace is called for every instruction that is executed, with the
// address of loads and stores.
func ExecuteTraced(f *ir.Func, args []uint64, steps int, trace func(i *ir.Instr, address uint64)) (b Behaviour) {
	return execute(f, args, 0, steps, trace)
}

// ExecutePoison is Execute, with poison for the arguments whose bits are set: bit k for argument k.
func ExecutePoison(f *ir.Func, args []uint64, poison uint64, steps int) (b Behaviour) {
	return execute(f, args, poison, steps, nil)
}

func execute(f *ir.Func, args []uint64, poison uint64, steps int, trace func(i *ir.Instr, address uint64)) (b Behaviour) {
	x := &machine{m: f.Module(), trace: trace, steps: steps, mem: map[uint64][]cell{0: {{}}}, size: map[uint64]uint64{}, next: objectSpan, globals: map[string]uint64{}, fixed: map[uint64]bool{}}
	defer func() {
		switch e := recover().(type) {
		case nil:
		case undefinedBehaviour:
			b = Behaviour{undefined: true, why: e.why}
		case outOfSteps:
			b = Behaviour{endless: true}
		default:
			panic(e)
		}
	}()
	for _, g := range x.m.Globals {
		if g.ValueType.IsSized() {
			x.globals[g.Name()] = x.object(x.m.Layout.AllocSize(g.ValueType), true)
			x.fill(g)
			x.fixed[x.globals[g.Name()]] = g.Constant
		}
	}
	regs := make([]word, f.ValueBound())
	for k, p := range f.Params {
		regs[p.ID()] = word{bits: args[k%len(args)] & mask(x.width(p.Type())), poison: poison>>k&1 != 0}
		if p.Type().IsPtr() {
			regs[p.ID()].bits = x.object(64, true)
			x.params = append(x.params, regs[p.ID()].bits)
		}
	}
	x.out.ret = x.run(f, regs)
	for _, g := range x.m.Globals {
		x.params = append(x.params, x.globals[g.Name()])
	}
	for _, at := range x.params {
		for k := range x.size[at] {
			x.out.memory = append(x.out.memory, x.byte(at+k))
		}
	}
	return x.out
}

type outOfSteps struct{}

func undefined(format string, args ...any) { panic(undefinedBehaviour{fmt.Sprintf(format, args...)}) }

func mask(w int) uint64 {
	if w >= 64 {
		return ^uint64(0)
	}
	return 1<<uint(w) - 1
}

func (x *machine) width(t *ir.Type) int {
	t = t.Scalar()
	if t.IsPtr() {
		return 64
	}
	return t.Bits
}

func (x *machine) object(size uint64, zero bool) uint64 {
	at := x.next
	x.next += objectSpan
	x.size[at] = size
	bytes := make([]cell, size)
	for k := range bytes {
		bytes[k].poison = !zero
	}
	x.mem[at] = bytes
	return at
}

// alloca makes an object whose address depends on the alloca's name: it is the same when a pass has
// removed another one.
func (x *machine) alloca(i *ir.Instr) uint64 {
	saved := x.next
	h := uint64(1469598103934665603)
	for _, c := range []byte(i.Name()) {
		h = (h ^ uint64(c)) * 1099511628211
	}
	for x.next = (1<<20 + h%(1<<20)) * objectSpan; x.size[x.next] != 0; {
		x.next += objectSpan
	}
	at := x.object(x.m.Layout.AllocSize(i.ElemTy), false)
	x.next = saved
	return at
}

func (x *machine) value(v ir.Value, regs []word) word {
	switch v := v.(type) {
	case *ir.Instr:
		return regs[v.ID()]
	case *ir.Param:
		return regs[v.ID()]
	case *ir.GlobalVar:
		return word{bits: x.globals[v.Name()]}
	case *ir.Const:
		if v.Type().IsVector() {
			return x.vectorConst(v)
		}
		switch v.Kind {
		case ir.IntConst:
			n, _ := v.Uint64()
			return word{bits: n}
		case ir.NullConst:
			return word{}
		case ir.UndefConst, ir.PoisonConst:
			return word{poison: true, undef: v.Kind == ir.UndefConst}
		case ir.ExprConst:
			return x.constExpr(v)
		}
	}
	panic("the interpreter does not know " + v.Ident())
}

func (x *machine) constExpr(k *ir.Const) word {
	switch k.Op {
	case ir.AddrSpaceCast, ir.PtrToInt, ir.IntToPtr:
		return x.value(k.Elems[0], nil)
	case ir.Add, ir.Sub, ir.Mul, ir.Xor:
		return binaryWord(k.Op, k.Flags, x.value(k.Elems[0], nil), x.value(k.Elems[1], nil), k.Type().Bits)
	}
	if k.Op == ir.GetElementPtr {
		return x.gep(k.ElemTy, k.Elems, false, nil, 0)
	}
	panic("the interpreter does not know " + k.Ident())
}

func (x *machine) run(f *ir.Func, regs []word) word {
	b, from := f.Entry(), (*ir.Block)(nil)
	var phis []word
	for {
		phis = phis[:0]
		for phi := range b.Phis() {
			phis = append(phis, x.value(phi.IncomingFor(from), regs))
		}
		k := 0
		for phi := range b.Phis() {
			regs[phi.ID()] = phis[k]
			k++
		}
		for i := b.FirstNonPhi(); ; i = i.Next() {
			if x.trace != nil {
				x.tell(i, regs)
			}
			if x.steps--; x.steps < 0 {
				panic(outOfSteps{})
			}
			x.out.cost += Cost(i)
			if i.IsTerminator() {
				next, ret := x.terminator(i, regs)
				if next == nil {
					return ret
				}
				from, b = b, next
				break
			}
			regs[i.ID()] = x.instr(i, regs)
		}
	}
}

func (x *machine) tell(i *ir.Instr, regs []word) {
	address := uint64(0)
	if i.Op() == ir.Load || i.Op() == ir.Store {
		address = x.value(i.Pointer(), regs).bits
	}
	x.trace(i, address)
}

func (x *machine) terminator(t *ir.Instr, regs []word) (*ir.Block, word) {
	switch t.Op() {
	case ir.Ret:
		if t.NumOperands() == 0 {
			return nil, word{}
		}
		return nil, x.value(t.Operand(0), regs)
	case ir.Br:
		if !t.IsCondBr() {
			return t.Succ(0), word{}
		}
		c := x.value(t.Operand(0), regs)
		if c.poison {
			undefined("branch on poison in %s", t.Block().Ident())
		}
		return t.Succ(1 - int(c.bits&1)), word{}
	case ir.Switch:
		c := x.value(t.Operand(0), regs)
		if c.poison {
			undefined("switch on poison")
		}
		for k := range t.NumCases() {
			if v, d := t.Case(k); x.value(v, regs).bits == c.bits {
				return d, word{}
			}
		}
		return t.Succ(0), word{}
	}
	undefined("%s reached", t.Op())
	return nil, word{}
}

func (x *machine) instr(i *ir.Instr, regs []word) word {
	arg := func(k int) word { return x.value(i.Operand(k), regs) }
	op := i.Op()
	if w, ok := x.vectorInstr(i, arg, regs); ok {
		return w
	}
	switch op {
	case ir.ExtractValue:
		return x.field(i, arg(0))
	case ir.Alloca:
		return word{bits: x.alloca(i)}
	case ir.Load:
		return x.load(arg(0), i.Type())
	case ir.Store:
		x.store(arg(1), arg(0), i.Operand(0).Type())
		return word{}
	case ir.GetElementPtr:
		var ops []ir.Value
		for _, v := range i.Operands() {
			ops = append(ops, v)
		}
		return x.gep(i.ElemTy, ops, i.HasFlag(ir.InBounds), regs, 0)
	case ir.AtomicRMW: // add only
		old := x.load(arg(0), i.Type())
		x.store(arg(0), binaryWord(ir.Add, 0, old, arg(1), i.Type().Bits), i.Type())
		return old
	case ir.Call:
		return x.call(i, regs)
	}
	return x.scalar(i, arg)
}

// scalar executes an operation on numbers, or on one lane of each operand.
func (x *machine) scalar(i *ir.Instr, arg func(int) word) word {
	switch op := i.Op(); {
	case op.IsBinary():
		return binaryWord(op, i.Flags, arg(0), arg(1), x.width(i.Type()))
	case op.IsCast():
		return x.cast(i, arg(0))
	case op == ir.ICmp:
		a, b := arg(0), arg(1)
		w := x.width(i.Operand(0).Type())
		if i.HasFlag(ir.SameSign) && (a.bits^b.bits)>>uint(w-1)&1 != 0 {
			return word{poison: true}
		}
		return compareWord(i.Pred, a, b, w)
	case op == ir.Select:
		c := arg(0)
		switch {
		case c.poison:
			return c
		case c.bits&1 != 0:
			return arg(1)
		}
		return arg(2)
	case op == ir.Freeze:
		v := arg(0)
		if v.poison {
			return word{bits: 0x5a5a5a5a5a5a5a5a & mask(x.width(i.Type()))}
		}
		return v
	}
	panic("the interpreter does not know " + i.String())
}

// gep adds to the pointer ops[0] the remaining operands as indices into a t, one after the other;
// inbounds covers every intermediate sum, and the products. Of vectors it takes the lane.
func (x *machine) gep(t *ir.Type, ops []ir.Value, inBounds bool, regs []word, lane int) word {
	p, dl := x.value(ops[0], regs).lane(lane), x.m.Layout
	bad, to, moved := p.poison, p.bits, false
	for k := 1; k < len(ops); k++ {
		n := x.value(ops[k], regs).lane(lane)
		bad = bad || n.poison
		v := signed(n.bits, ops[k].Type().Scalar().Bits)
		var off int64
		switch {
		case k > 1 && t.Kind == ir.StructKind:
			off = int64(dl.FieldOffset(t, uint64(v)))
			t = t.Fields[v]
		default:
			if k > 1 {
				t = t.Elem
			}
			size := int64(dl.AllocSize(t))
			off = v * size
			bad = bad || inBounds && size != 0 && off/size != v
		}
		to += uint64(off)
		moved = moved || off != 0
		bad = bad || inBounds && moved && !x.within(p.bits, to)
	}
	return word{bits: to, poison: bad}
}

func signed(v uint64, w int) int64 { return int64(v<<uint(64-w)) >> uint(64-w) }

func (x *machine) cast(i *ir.Instr, v word) word {
	from, to := x.width(i.Operand(0).Type()), x.width(i.Type())
	w := word{bits: v.bits & mask(to), poison: v.poison}
	switch i.Op() {
	case ir.Trunc:
		if i.HasFlag(ir.NUW) && w.bits != v.bits || i.HasFlag(ir.NSW) && signed(w.bits, to) != signed(v.bits, from) {
			w.poison = true
		}
	case ir.SExt:
		w.bits = uint64(signed(v.bits, from)) & mask(to)
	case ir.ZExt:
		if i.HasFlag(ir.NNeg) && signed(v.bits, from) < 0 {
			w.poison = true
		}
	case ir.PtrToInt, ir.IntToPtr, ir.BitCast, ir.AddrSpaceCast:
	default:
		panic("the interpreter does not know " + i.String())
	}
	return w
}

func compareWord(p ir.Pred, a, b word, w int) word {
	if a.poison || b.poison {
		return word{poison: true}
	}
	x, y := a.bits, b.bits
	sx, sy := signed(x, w), signed(y, w)
	holds := false
	switch p {
	case ir.EQ:
		holds = x == y
	case ir.NE:
		holds = x != y
	case ir.UGT:
		holds = x > y
	case ir.UGE:
		holds = x >= y
	case ir.ULT:
		holds = x < y
	case ir.ULE:
		holds = x <= y
	case ir.SGT:
		holds = sx > sy
	case ir.SGE:
		holds = sx >= sy
	case ir.SLT:
		holds = sx < sy
	case ir.SLE:
		holds = sx <= sy
	}
	if holds {
		return word{bits: 1}
	}
	return word{}
}

func binaryWord(op ir.Op, fl ir.Flags, a, b word, w int) word {
	if op.IsDivRem() && (b.poison || b.bits == 0) {
		undefined("division by zero or poison")
	}
	if a.poison || b.poison {
		soft := (!a.poison || a.undef) && (!b.poison || b.undef)
		for _, k := range []word{a, b} {
			if soft && !k.poison && (op == ir.And && k.bits == 0 || op == ir.Or && k.bits == mask(w)) {
				return k
			}
		}
		return word{poison: true, undef: soft}
	}
	x, y, m := a.bits, b.bits, mask(w)
	sx, sy := signed(x, w), signed(y, w)
	var r uint64
	poison := false
	switch op {
	case ir.Add:
		r = (x + y) & m
		poison = fl&ir.NUW != 0 && r < x || fl&ir.NSW != 0 && (sx < 0) == (sy < 0) && (signed(r, w) < 0) != (sx < 0)
	case ir.Sub:
		r = (x - y) & m
		poison = fl&ir.NUW != 0 && y > x || fl&ir.NSW != 0 && (sx < 0) != (sy < 0) && (signed(r, w) < 0) != (sx < 0)
	case ir.Mul:
		hi, lo := bits.Mul64(x, y)
		r = lo & m
		poison = fl&ir.NUW != 0 && (hi != 0 || lo != r) || fl&ir.NSW != 0 && signedMulOverflows(sx, sy, w)
	case ir.UDiv:
		r = x / y
		poison = fl&ir.Exact != 0 && x%y != 0
	case ir.URem:
		r = x % y
	case ir.SDiv, ir.SRem:
		if sy == -1 && x == 1<<uint(w-1) {
			undefined("division overflow")
		}
		r = uint64(sx/sy) & m
		poison = fl&ir.Exact != 0 && sx%sy != 0
		if op == ir.SRem {
			r, poison = uint64(sx%sy)&m, false
		}
	case ir.Shl, ir.LShr, ir.AShr:
		return shiftWord(op, fl, x, y, w)
	case ir.And:
		r = x & y
	case ir.Or:
		r = x | y
		poison = fl&ir.Disjoint != 0 && x&y != 0
	case ir.Xor:
		r = x ^ y
	default:
		panic("the interpreter does not know " + op.String())
	}
	return word{bits: r, poison: poison}
}

func signedMulOverflows(x, y int64, w int) bool {
	if x == 0 || y == 0 {
		return false
	}
	p := x * y
	return p/y != x || x == -1 && y == -1<<63 || y == -1 && x == -1<<63 || signed(uint64(p)&mask(w), w) != p
}

func shiftWord(op ir.Op, fl ir.Flags, x, y uint64, w int) word {
	if y >= uint64(w) {
		return word{poison: true}
	}
	m := mask(w)
	switch op {
	case ir.Shl:
		r := x << y & m
		return word{bits: r, poison: fl&ir.NUW != 0 && r>>y != x || fl&ir.NSW != 0 && signed(r, w)>>y != signed(x, w)}
	case ir.LShr:
		return word{bits: x >> y, poison: fl&ir.Exact != 0 && x>>y<<y&m != x}
	}
	r := uint64(signed(x, w)>>y) & m
	return word{bits: r, poison: fl&ir.Exact != 0 && x>>y<<y&m != x}
}

// Refines reports how the second behaviour breaks a promise of the first, or "".
func Refines(before, after Behaviour) string {
	if before.undefined || before.endless || before.mixed {
		return ""
	}
	if after.undefined || after.endless {
		return "undefined or endless now: " + after.why
	}
	differ := func(a, b word) bool { return !a.poison && (b.poison || a.bits != b.bits) }
	if differ(before.ret, after.ret) {
		return fmt.Sprintf("returned %v, now %v", before.ret, after.ret)
	}
	if len(before.calls) != len(after.calls) {
		return fmt.Sprintf("made %d calls, now %d", len(before.calls), len(after.calls))
	}
	for k, c := range before.calls {
		d := after.calls[k]
		if c.name != d.name || len(c.args) != len(d.args) {
			return fmt.Sprintf("call %d was of %s, now %s", k, c.name, d.name)
		}
		for n := range c.args {
			if differ(c.args[n], d.args[n]) {
				return fmt.Sprintf("call %d passed %v, now %v", k, c.args, d.args)
			}
		}
	}
	for k := range before.memory {
		if differ(before.memory[k], after.memory[k]) {
			return fmt.Sprintf("byte %d of the globals was %v, now %v", k, before.memory[k], after.memory[k])
		}
	}
	return ""
}
