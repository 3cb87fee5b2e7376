package pipeline

import "opt-go/vliw/target/hexagon/code"

// Unrolling of bodies that do not fill their packets: two iterations in an odd number of packets,
// or in as many as one. Registers that an iteration makes for itself are renamed; counters and
// pointers step once; and sums are added up in two registers, so that the chain of additions is not
// longer than before:
//
//	b: x = memw(p++#4)            b: x = memw(p++#8)
//	   s = add(s,x)                  y = memw(p+#-4)
//	                                 s = add(s,x)
//	                                 t = add(t,y)
//	                              s = add(s,t)
//
// Floating-point sums keep their order.

// unroll is the number of iterations that become one.
const unroll = 2

// maxUnrolled bounds the bodies that are unrolled.
const maxUnrolled = 24

// unrolled is a body of several iterations.
type unrolled struct {
	body   []code.Instr
	before []code.Instr // the registers of sums
	after  []code.Instr // adds them up
}

// sums are the operations on an accumulator that may be done in any order: the operation that adds
// two accumulators up. Those with zero as first value start at it, the others at the accumulator.
var sums = map[code.Op]struct {
	combine code.Op
	zero    bool
}{
	code.OpAdd: {code.OpAdd, true}, code.OpSub: {code.OpAdd, true}, code.OpXor: {code.OpXor, true}, code.OpOr: {code.OpOr, true}, code.OpAnd: {code.OpAnd, false},
	code.OpMin: {code.OpMin, false}, code.OpMax: {code.OpMax, false}, code.OpMinu: {code.OpMinu, false}, code.OpMaxu: {code.OpMaxu, false},
	code.OpMac: {code.OpAdd, true}, code.OpMaci: {code.OpAdd, true}, code.OpMsub: {code.OpAdd, true}, code.OpMsubi: {code.OpAdd, true},
	code.OpAccShl: {code.OpAdd, true}, code.OpAccShr: {code.OpAdd, true}, code.OpAccSar: {code.OpAdd, true},
	code.OpNacShl: {code.OpAdd, true}, code.OpNacShr: {code.OpAdd, true}, code.OpNacSar: {code.OpAdd, true},
	code.OpXorShl: {code.OpXor, true}, code.OpXorShr: {code.OpXor, true}, code.OpAccXor: {code.OpXor, true}, code.OpAccAnd: {code.OpAnd, false}, code.OpAccOr: {code.OpOr, true},
	code.OpXorAnd: {code.OpXor, true}, code.OpXorOr: {code.OpXor, true}, code.OpOrAnd: {code.OpOr, true}, code.OpOrXor: {code.OpOr, true}, code.OpAndOr: {code.OpAnd, false}, code.OpAndXor: {code.OpAnd, false},
	code.OpAddasl: {code.OpAdd, true},
	code.OpAddD:   {code.OpAddD, true}, code.OpSubD: {code.OpAddD, true}, code.OpXorD: {code.OpXorD, true}, code.OpOrD: {code.OpOrD, true}, code.OpAndD: {code.OpAndD, false},
	code.OpMacu: {code.OpAddD, true}, code.OpMacs: {code.OpAddD, true}, code.OpMinD: {code.OpMinD, false}, code.OpMaxD: {code.OpMaxD, false},
}

// unroller copies a body.
type unroller struct {
	l     *loop
	body  []code.Instr
	defs  map[code.Reg][]int // the writers of a register
	uses  map[code.Reg]int
	steps map[code.Reg]int64 // of counters
	out   unrolled
	now   map[code.Reg]code.Reg // the names of registers, at this point of the copies
}

// unrolledBody copies the body; it is nil where that cannot be done.
func (l *loop) unrolledBody() *unrolled {
	u := &unroller{l: l, body: l.body(), defs: map[code.Reg][]int{}, uses: map[code.Reg]int{}, steps: map[code.Reg]int64{}, now: map[code.Reg]code.Reg{}}
	if len(u.body) > maxUnrolled {
		return nil
	}
	for k := range u.body {
		in := &u.body[k]
		in.EachDef(func(r *code.Reg) { u.defs[*r] = append(u.defs[*r], k) })
		in.EachUse(func(r *code.Reg, _ code.Half) { u.uses[*r]++ })
	}
	for r, at := range u.defs {
		in := &u.body[at[0]]
		if len(at) == 1 && in.Op == code.OpAddi && in.Args[0].Reg == r && in.Args[1].Slot == 0 {
			u.steps[r] = in.Args[1].Imm
		}
	}
	u.splitSums()
	for c := range unroll {
		for k := range u.body {
			if !u.copy(k, c) {
				return nil
			}
		}
	}
	u.forwardCopies()
	return &u.out
}

// splitSums gives the later copies accumulators of their own.
func (u *unroller) splitSums() {
	for k := range u.body {
		in := &u.body[k]
		r := in.Dst
		s, ok := sums[in.Op]
		if !ok || !r.Virtual() || len(u.defs[r]) != 1 || u.uses[r] != 1 || !accumulates(in) {
			continue
		}
		other := u.l.f.NewReg(u.l.f.ClassOf(r))
		first := code.Instr{Op: code.OpLi, Dst: other, Args: []code.Operand{code.ImmOp(0)}}
		switch {
		case !s.zero && u.l.f.ClassOf(r) == code.Pair:
			first = code.Instr{Op: code.OpMovD, Dst: other, Args: []code.Operand{code.RegOp(r)}}
		case !s.zero:
			first = code.Instr{Op: code.OpMov, Dst: other, Args: []code.Operand{code.RegOp(r)}}
		case u.l.f.ClassOf(r) == code.Pair:
			first = code.Instr{Op: code.OpPackII, Dst: other, Args: []code.Operand{code.ImmOp(0), code.ImmOp(0)}}
		}
		u.out.before = append(u.out.before, first)
		u.out.after = append(u.out.after, code.Instr{Op: s.combine, Dst: r, Args: []code.Operand{code.RegOp(r), code.RegOp(other)}})
		u.now[r] = other // from the second copy on
	}
}

// accumulates reports whether an operation has its result as an operand that it adds to.
func accumulates(in *code.Instr) bool {
	if in.Is(code.Tied) {
		return true
	}
	isFirst := in.Args[0].Reg == in.Dst && in.Args[0].Half == code.Whole
	isSecond := in.Args[1].Reg == in.Dst && in.Args[1].Half == code.Whole
	return isFirst || isSecond && in.Is(code.Commutes)
}

// isSum reports whether a register is an accumulator with a second one.
func (u *unroller) isSum(r code.Reg) bool {
	at := u.defs[r]
	if len(at) != 1 {
		return false
	}
	in := &u.body[at[0]]
	_, ok := sums[in.Op]
	return ok && u.uses[r] == 1 && accumulates(in)
}

// copy appends an instruction of copy number c.
func (u *unroller) copy(k, c int) bool {
	old := &u.body[k]
	in := old.Copy()
	in.Stage = c // accesses of two copies are of different iterations
	rename := func(r *code.Reg, _ code.Half) {
		if n, ok := u.now[*r]; ok && (c > 0 || !u.isSum(*r)) {
			*r = n
		}
	}
	if step, ok := u.steps[old.Dst]; ok {
		in.Args[1].Imm = step * int64(c+1)
		if in.Args[1].Imm >= 1<<20 || in.Args[1].Imm <= -1<<20 {
			return false
		}
		u.define(&in, old.Dst, c)
		u.out.body = append(u.out.body, in)
		return true
	}
	if in.Mem != nil && !u.access(&in, k, c) {
		return false
	}
	for n := range in.Args {
		if in.Args[n].Reg.Virtual() {
			rename(&in.Args[n].Reg, code.Whole)
		}
	}
	switch {
	case !old.Dst.Virtual():
	case u.isSum(old.Dst):
		rename(&in.Dst, code.Whole)
	case !old.Is(code.Tied) && len(u.defs[old.Dst]) == 1:
		u.define(&in, old.Dst, c)
	}
	u.out.body = append(u.out.body, in)
	return true
}

// define names the result: the last copy makes that of the loop.
func (u *unroller) define(in *code.Instr, r code.Reg, c int) {
	if c == unroll-1 {
		delete(u.now, r)
		in.Dst = r
		return
	}
	in.Dst = u.l.f.NewReg(u.l.f.ClassOf(r))
	u.now[r] = in.Dst
}

// access moves an access by what the copies before it have stepped. The first copy steps a pointer
// for all.
func (u *unroller) access(in *code.Instr, k, c int) bool {
	if in.Base != 0 {
		step := in.Args[0].Imm
		if c == 0 {
			in.Args[0].Imm = step * unroll
			return in.Info().Imm[0].Fits(in.Args[0].Imm)
		}
		p := in.Base
		in.Op, in.Base = withoutStep[in.Op], 0
		in.Args = append([]code.Operand{code.RegOp(p), code.ImmOp(step * int64(c-unroll))}, in.Args[1:]...)
		return in.Info().Imm[0].Fits(in.Args[1].Imm)
	}
	for n := range in.Args {
		at := u.defs[in.Args[n].Reg]
		if len(at) == 0 || u.body[at[0]].Base != in.Args[n].Reg {
			continue
		}
		if postInc[in.Op] == code.OpNone || n != 0 || len(at) != 1 {
			return false
		}
		step := u.body[at[0]].Args[0].Imm
		if k > at[0] {
			in.Args[1].Imm += step * int64(c+1-unroll)
		} else if c > 0 {
			in.Args[1].Imm += step * int64(c-unroll)
		}
		return in.Info().Imm[0].Fits(in.Args[1].Imm)
	}
	return true
}

// withoutStep are the forms with an offset of those with post-increment.
var withoutStep = func() map[code.Op]code.Op {
	out := map[code.Op]code.Op{}
	for plain, stepping := range postInc {
		out[stepping] = plain
	}
	return out
}()
