package isel

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// scopes maps the synchronisation scopes that clang writes to PTX's scopes.
var scopes = map[string]string{
	"": "sys", "system": "sys", "device": "gpu", "agent": "gpu", "gpu": "gpu", "cluster": "cluster",
	"block": "cta", "workgroup": "cta", "cta": "cta", "warp": "cta", "wavefront": "cta", "singlethread": "cta",
}

func (s *fsel) scope(i *ir.Instr) (string, bool) {
	sc, ok := scopes[i.SyncScope()]
	if !ok {
		s.unsupported(i, "synchronisation scope %q", i.SyncScope())
	}
	if sc == "cluster" && !s.target.Has(7, 8, 90) {
		sc = "gpu"
	}
	return sc, ok
}

// hasMemoryModel reports whether the target has the orderings of PTX 6.0 and sm_70; before there
// are only volatile accesses and membar.
func (s *fsel) hasMemoryModel() bool { return s.target.Has(6, 0, 70) }

// atomicMods returns the modifiers of an atomic load or store, after the fence that a sequentially
// consistent one needs.
func (s *fsel) atomicMods(i *ir.Instr, op string, loc location) (string, bool) {
	sc, ok := s.scope(i)
	if !ok {
		return "", false
	}
	if !addrspace.HasVolatile(loc.space) { // thread-private or read-only memory: order is not observable
		return "", true
	}
	if !s.hasMemoryModel() {
		if i.Ordering > ir.Monotonic {
			s.unsupported(i, "%s atomic %s (before sm_70)", i.Op(), i.Ordering)
			return "", false
		}
		return "volatile", true
	}
	switch i.Ordering {
	case ir.Unordered, ir.Monotonic:
		return "relaxed." + sc, true
	case ir.SeqCst:
		s.put("fence.sc." + sc)
	}
	if op == "ld" {
		return "acquire." + sc, true
	}
	return "release." + sc, true
}

// atomicPieces checks that an atomic access is a single one of a natural size.
func (s *fsel) atomicPieces(i *ir.Instr, t *ir.Type) int {
	ps := s.piecesOf(i, t)
	if len(ps) != 1 || ps[0].memType() == "" || ps[0].reg == ptx.Pred || int64(i.Align()) < ps[0].bytes() && i.Align() != 0 {
		s.unsupported(i, "an atomic %s of type %s", i.Op(), t)
		return 0
	}
	return 1
}

// selectFence selects fence.
func (s *fsel) selectFence(i *ir.Instr) {
	sc, ok := s.scope(i)
	if !ok || i.SyncScope() == "singlethread" {
		return
	}
	s.fence(sc, i.Ordering)
}

func (s *fsel) fence(sc string, o ir.Ordering) {
	switch {
	case !s.hasMemoryModel():
		s.put("membar." + map[string]string{"cta": "cta", "gpu": "gl", "cluster": "gl", "sys": "sys"}[sc])
	case o == ir.SeqCst:
		s.put("fence.sc." + sc)
	default:
		s.put("fence.acq_rel." + sc)
	}
}

// rmw is how an atomicrmw operation is made: by atom directly where types are listed, else in a
// loop around atom.cas.
var rmwTypes = map[ir.RMWOp]struct {
	op    string
	types map[int]string // by bits
}{
	"xchg":      {"exch", map[int]string{32: "b32", 64: "b64"}},
	"add":       {"add", map[int]string{32: "u32", 64: "u64"}},
	"and":       {"and", map[int]string{32: "b32", 64: "b64"}},
	"or":        {"or", map[int]string{32: "b32", 64: "b64"}},
	"xor":       {"xor", map[int]string{32: "b32", 64: "b64"}},
	"max":       {"max", map[int]string{32: "s32", 64: "s64"}},
	"min":       {"min", map[int]string{32: "s32", 64: "s64"}},
	"umax":      {"max", map[int]string{32: "u32", 64: "u64"}},
	"umin":      {"min", map[int]string{32: "u32", 64: "u64"}},
	"uinc_wrap": {"inc", map[int]string{32: "u32"}},
	"udec_wrap": {"dec", map[int]string{32: "u32"}},
}

// rmwSince32 are the operations of atom on 64 bits that came with sm_32 (PTX ISA, atom).
var rmwSince32 = map[ir.RMWOp]bool{"and": true, "or": true, "xor": true, "max": true, "min": true, "umax": true, "umin": true}

// atomicRef is the memory of an atomic operation and what its order demands.
type atomicRef struct {
	i     *ir.Instr
	loc   location
	order ir.Ordering
	scope string
	cuda  bool // an atomic function of CUDA: relaxed, for the threads of the device, which is what atom means without modifiers
	ty    *ir.Type
}

// isCUDA reports whether an operation is assumed to come from one of CUDA's atomic functions. These
// promise atomicity and no order, but clang cannot express this and writes seq_cst without a scope.
// LLVM 19 emits a plain atom for it, whatever the order.
func (s *fsel) isCUDA(i *ir.Instr) bool {
	return !s.target.StrictAtomics && i.Ordering == ir.SeqCst && i.SyncScope() == ""
}

// atomOp returns "atom.acquire.gpu.global.".
func (s *fsel) atomOp(r atomicRef) string {
	op := "atom"
	if s.hasMemoryModel() && !r.cuda {
		sem := map[ir.Ordering]string{ir.Unordered: "relaxed", ir.Monotonic: "relaxed", ir.Acquire: "acquire", ir.Release: "release",
			ir.AcqRel: "acq_rel", ir.SeqCst: "acq_rel"}[r.order]
		op += "." + sem + "." + r.scope
	}
	if st := r.loc.state(); st != ptx.Generic {
		op += "." + st.String()
	}
	return op + "."
}

// atomicRefOf prepares an atomic operation; ok is false after a diagnostic.
func (s *fsel) atomicRefOf(i *ir.Instr) (atomicRef, bool) {
	sc, ok := s.scope(i)
	if !ok {
		return atomicRef{}, false
	}
	r := atomicRef{i: i, loc: s.locate(i.Pointer()), order: i.Ordering, scope: sc, cuda: s.isCUDA(i), ty: i.AccessType()}
	if i.FailOrder > r.order {
		r.order = i.FailOrder
	}
	if r.loc.space == addrspace.Local || r.loc.space == addrspace.Const || r.loc.space == addrspace.Param {
		// atom works on global and shared memory; a generic address reaches local memory too.
		if r.loc.space != addrspace.Local {
			s.unsupported(i, "%s in address space %d", i.Op(), r.loc.space)
			return r, false
		}
	}
	return r, true
}

// around emits an atomic operation with the fences that its order needs besides the modifiers of
// atom.
func (s *fsel) around(r atomicRef, emit func()) {
	if r.cuda {
		emit()
		return
	}
	strong := r.order > ir.Monotonic && !s.hasMemoryModel()
	if strong {
		s.fence(r.scope, r.order)
	} else if r.order == ir.SeqCst && r.loc.space != addrspace.Local {
		s.fence(r.scope, ir.SeqCst)
	}
	emit()
	if strong {
		s.fence(r.scope, r.order)
	}
}

// selectAtomicRMW selects atomicrmw.
func (s *fsel) selectAtomicRMW(i *ir.Instr) {
	r, ok := s.atomicRefOf(i)
	if !ok || !s.typesOK(i) {
		return
	}
	bits := int(s.layout.SizeBits(r.ty))
	if r.ty.IsInt(128) && i.RMW() == "xchg" && s.hasWideAtomics(r) {
		s.wideExchange(r)
		return
	}
	if r.ty.IsVector() && r.ty.Elem.IsFloat() && (bits == 32 || bits == 64) {
		s.vectorRMW(r, bits)
		return
	}
	if r.ty.IsVector() || r.ty.IsAggregate() || bits > 64 {
		s.unsupported(i, "atomicrmw of type %s", r.ty)
		return
	}
	v := s.one(i.Operand(1))
	if r.loc.space == addrspace.Local {
		s.localRMW(r, v)
		return
	}
	s.around(r, func() {
		if s.directRMW(r, v, bits) {
			return
		}
		s.casLoop(r, bits, func(old ptx.Reg) ptx.Operand { return s.applyRMW(r, old, v) })
	})
}

// directRMW uses an atom of the operation itself.
func (s *fsel) directRMW(r atomicRef, v ptx.Operand, bits int) bool {
	i := r.i
	op := i.RMW()
	reg := s.piecesOf(i, r.ty)[0].reg
	typ := ""
	switch {
	case op == "fadd" && (r.ty.Kind == ir.FloatKind || r.ty.Kind == ir.DoubleKind && s.target.Has(5, 0, 60)):
		s.put(s.atomOp(r)+"add."+reg.String(), s.dst1(i), r.loc.at(0), v)
		return true
	case op == "fadd" && r.ty.Kind == ir.HalfKind && s.target.Has(6, 3, 70):
		s.put(s.atomOp(r)+"add.noftz.f16", s.dst1(i), r.loc.at(0), s.reg(v, reg))
		return true
	case op == "sub" && (bits == 32 || bits == 64) && r.ty.IsInt():
		n := s.newReg(reg)
		if k, ok := v.(ptx.Int); ok {
			s.move(reg, n, truncated(-int64(k), bits))
		} else {
			s.put("neg."+typed('s', reg), n, v)
		}
		s.put(s.atomOp(r)+"add."+typed('u', reg), s.dst1(i), r.loc.at(0), n)
		return true
	case bits == 64 && rmwSince32[op] && !s.target.Has(3, 1, 32): // sm_30 has but exch and add
	case r.ty.IsInt() || r.ty.IsPtr() || op == "xchg":
		typ = rmwTypes[op].types[bits]
	}
	if typ == "" || r.ty.IsInt() && r.ty.Bits != bits {
		return false
	}
	d := s.dst1(i)
	if bitsOf(reg) != reg { // exchange of a float
		u := s.compute(bitsOf(reg), "mov."+bitsOf(reg).String(), s.reg(v, reg))
		old := s.compute(bitsOf(reg), s.atomOp(r)+rmwTypes[op].op+"."+typ, r.loc.at(0), u)
		s.put("mov."+bitsOf(reg).String(), d, old)
		return true
	}
	s.put(s.atomOp(r)+rmwTypes[op].op+"."+typ, d, r.loc.at(0), s.plain(v, reg))
	return true
}

// applyRMW computes the new value of an operation; old is in the register of the type.
func (s *fsel) applyRMW(r atomicRef, old ptx.Reg, v ptx.Operand) ptx.Operand {
	reg := s.piecesOf(r.i, r.ty)[0].reg
	if r.ty.IsFloat() {
		return s.applyFloatRMW(r, old, v, reg)
	}
	bits := int(s.layout.SizeBits(r.ty))
	b, sg := typed('b', reg), typed('s', reg)
	x := s.reg(v, reg)
	minmax := func(op string, signed bool) ptx.Operand {
		a, c := s.extend(old, bits, reg, signed), s.extend(x, bits, reg, signed)
		class := byte('u')
		if signed {
			class = 's'
		}
		return s.compute(reg, op+"."+typed(class, reg), a, c)
	}
	switch r.i.RMW() {
	case "xchg":
		return x
	case "add":
		return s.compute(reg, "add."+sg, old, x)
	case "sub":
		return s.compute(reg, "sub."+sg, old, x)
	case "and":
		return s.compute(reg, "and."+b, old, x)
	case "nand":
		return s.compute(reg, "not."+b, s.compute(reg, "and."+b, old, x))
	case "or":
		return s.compute(reg, "or."+b, old, x)
	case "xor":
		return s.compute(reg, "xor."+b, old, x)
	case "max":
		return minmax("max", true)
	case "min":
		return minmax("min", true)
	case "umax":
		return minmax("max", false)
	case "umin":
		return minmax("min", false)
	case "uinc_wrap": // old >= x ? 0 : old+1
		p := s.compute(ptx.Pred, "setp.ge."+typed('u', reg), s.extend(old, bits, reg, false), s.extend(x, bits, reg, false))
		return s.compute(reg, "selp."+b, ptx.Int(0), s.compute(reg, "add."+sg, old, ptx.Int(1)), p)
	case "udec_wrap": // old == 0 || old > x ? x : old-1
		a, c := s.extend(old, bits, reg, false), s.extend(x, bits, reg, false)
		p := s.compute(ptx.Pred, "setp.gt."+typed('u', reg), a, c)
		q := s.compute(ptx.Pred, "setp.eq.or."+sg, a, ptx.Int(0), p)
		return s.compute(reg, "selp."+b, x, s.compute(reg, "add."+sg, old, ptx.Int(-1)), q)
	case "usub_cond", "usub_sat": // old >= x ? old-x : old, or 0
		p := s.compute(ptx.Pred, "setp.ge."+typed('u', reg), s.extend(old, bits, reg, false), s.extend(x, bits, reg, false))
		less := ptx.Operand(old)
		if r.i.RMW() == "usub_sat" {
			less = ptx.Int(0)
		}
		return s.compute(reg, "selp."+b, s.compute(reg, "sub."+sg, old, x), less, p)
	}
	s.unsupported(r.i, "atomicrmw %s", r.i.RMW())
	return x
}

func (s *fsel) applyFloatRMW(r atomicRef, old ptx.Reg, v ptx.Operand, reg ptx.Type) ptx.Operand {
	op := map[ir.RMWOp]string{"fadd": "add.rn", "fsub": "sub.rn", "fmax": "max", "fmin": "min"}[r.i.RMW()]
	switch r.i.RMW() {
	case "xchg":
		return s.reg(v, reg)
	case "fmaximum", "fminimum":
		d := s.newReg(reg)
		s.floatMinMax(r.i, lane{d: []ptx.Reg{d}, a: [][]ptx.Operand{{old}, {v}}}, string(r.i.RMW())[1:4], true)
		return d
	}
	if op == "" {
		s.unsupported(r.i, "atomicrmw %s", r.i.RMW())
		return old
	}
	f := s.floatFormat(r.ty)
	if f.typ == ptx.F16 && (op == "max" || op == "min") && !s.target.Has(7, 0, 80) {
		f = format{f.ty, ptx.B16, ptx.F32, ptx.F32, true}
	}
	d := s.newReg(reg)
	a, b := s.widened(f, old), s.widened(f, s.reg(v, reg))
	s.inFormat(f, d, func(d ptx.Reg) { s.put(op+"."+f.typ.String(), d, a, b) })
	return d
}

// casLoop emits a compare-and-swap loop: load, compute, swap, and retry if another thread wrote
// meanwhile. Narrow types change their part of the 32-bit word that contains them.
func (s *fsel) casLoop(r atomicRef, bits int, compute func(old ptx.Reg) ptx.Operand) {
	reg := s.piecesOf(r.i, r.ty)[0].reg
	w := s.wordAround(r, bits)
	old := s.newReg(w.reg) // set before and in the loop
	s.put("ld"+volatileIn(r.loc)+"."+typed('u', w.reg), old, w.at)
	again := s.newLabel()
	s.place(again)
	value := s.fromWord(w, old, reg)
	next := compute(value)
	merged := s.intoWord(w, old, s.reg(next, reg), reg)
	seen := s.compute(w.reg, s.atomOp(r)+"cas."+typed('b', w.reg), w.at, old, merged)
	differs := s.compute(ptx.Pred, "setp.ne."+typed('s', w.reg), seen, old)
	s.put("mov."+typed('b', w.reg), old, seen)
	s.put("bra", again).If(differs)
	if s.asked(r.i) {
		s.move(reg, s.dst1(r.i), value)
	}
}

func volatileIn(l location) string {
	st := ".volatile"
	if l.state() != ptx.Generic {
		st += "." + l.state().String()
	}
	return st
}

// word is the memory that a compare-and-swap works on, and where in it the value is.
type word struct {
	reg   ptx.Type
	at    ptx.Addr
	bits  int     // of the value
	shift ptx.Reg // NoReg: the value is the whole word
	mask  ptx.Reg // of the bits that are not the value's
}

// wordAround finds the word that holds a value of the given bits.
func (s *fsel) wordAround(r atomicRef, bits int) word {
	if bits >= 32 {
		return word{reg: intReg(bits), at: r.loc.at(0), bits: bits, shift: ptx.NoReg}
	}
	addr := s.materialize(r.loc)
	low := s.compute(ptx.B32, "cvt.u32.u64", addr)
	inWord := s.compute(ptx.B32, "and.b32", low, ptx.Int(3))
	shift := s.compute(ptx.B32, "shl.b32", inWord, ptx.Int(3))
	ones := s.reg(ptx.Int(int64(1)<<uint(bits)-1), ptx.B32)
	field := s.compute(ptx.B32, "shl.b32", ones, shift)
	base := s.compute(ptx.B64, "and.b64", addr, ptx.Int(-4))
	return word{reg: ptx.B32, at: ptx.At(base, 0), bits: bits, shift: shift, mask: s.compute(ptx.B32, "not.b32", field)}
}

// fromWord takes the value out of its word.
func (s *fsel) fromWord(w word, old ptx.Reg, reg ptx.Type) ptx.Reg {
	if w.shift == ptx.NoReg {
		if reg == w.reg {
			t := s.newReg(reg)
			s.put("mov."+reg.String(), t, old)
			return t
		}
		return s.compute(reg, "mov."+bitsOf(reg).String(), old)
	}
	x := s.compute(ptx.B32, "shr.u32", old, w.shift)
	return s.compute(ptx.B16, "cvt.u16.u32", x)
}

// intoWord replaces the value in its word.
func (s *fsel) intoWord(w word, old, v ptx.Reg, reg ptx.Type) ptx.Reg {
	if w.shift == ptx.NoReg {
		if reg == w.reg {
			return v
		}
		return s.compute(w.reg, "mov."+w.reg.String(), v)
	}
	x := s.compute(ptx.B32, "cvt.u32.u16", v)
	if w.bits < 16 {
		x = s.compute(ptx.B32, "and.b32", x, ptx.Int(int64(1)<<uint(w.bits)-1))
	}
	x = s.compute(ptx.B32, "shl.b32", x, w.shift)
	rest := s.compute(ptx.B32, "and.b32", old, w.mask)
	return s.compute(ptx.B32, "or.b32", rest, x)
}

// localRMW does the operation step by step on memory that only this thread has.
func (s *fsel) localRMW(r atomicRef, v ptx.Operand) {
	ps := s.piecesOf(r.i, r.ty)
	a := access{loc: r.loc, align: ps[0].bytes()}
	old := s.newReg(ps[0].reg)
	s.load(a, ps, []ptx.Reg{old})
	s.store(a, ps, []ptx.Operand{s.applyRMW(r, old, v)})
	if s.asked(r.i) {
		s.move(ps[0].reg, s.dst1(r.i), old)
	}
}

// selectCmpXchg selects cmpxchg: the old value, and whether it was the expected one.
func (s *fsel) selectCmpXchg(i *ir.Instr) {
	r, ok := s.atomicRefOf(i)
	if !ok || !s.typesOK(i) {
		return
	}
	bits := int(s.layout.SizeBits(r.ty))
	if r.ty.IsInt(128) && s.hasWideAtomics(r) {
		s.wideCmpXchg(r)
		return
	}
	if !(r.ty.IsInt(8, 16, 32, 64) || r.ty.IsPtr()) {
		if r.ty.IsInt(128) {
			s.unsupported(i, "an atomic operation of type i128 (needs PTX 8.4 and sm_90)")
		} else {
			s.unsupported(i, "cmpxchg of type %s", r.ty)
		}
		return
	}
	reg := intReg(bits)
	want, next := s.reg(s.one(i.Operand(1)), reg), s.reg(s.one(i.Operand(2)), reg)
	d := s.dst(i)
	if r.loc.space == addrspace.Local {
		s.localCmpXchg(r, want, next, d, reg)
		return
	}
	s.around(r, func() {
		if bits >= 32 {
			s.put(s.atomOp(r)+"cas."+typed('b', reg), d[0], r.loc.at(0), want, next)
			s.put("setp.eq."+typed('s', reg), d[1], d[0], want)
			return
		}
		s.narrowCmpXchg(r, bits, want, next, d)
	})
}

// narrowCmpXchg swaps a part of a word; it retries only if another thread changed another part.
func (s *fsel) narrowCmpXchg(r atomicRef, bits int, want, next ptx.Reg, d []ptx.Reg) {
	w := s.wordAround(r, bits)
	old, value := s.newReg(ptx.B32), s.newReg(ptx.B16)
	wanted := s.reg(s.extend(want, bits, ptx.B16, false), ptx.B16)
	equal := s.newReg(ptx.Pred)
	again, done := s.newLabel(), s.newLabel()
	s.put("ld"+volatileIn(r.loc)+".u32", old, w.at)
	s.place(again)
	part := s.reg(s.extend(s.fromWord(w, old, ptx.B16), bits, ptx.B16, false), ptx.B16)
	s.put("mov.b16", value, part)
	s.put("setp.eq.s16", equal, value, wanted)
	s.put("bra", done).IfNot(equal)
	merged := s.intoWord(w, old, next, ptx.B16)
	seen := s.compute(ptx.B32, s.atomOp(r)+"cas.b32", w.at, old, merged)
	differs := s.compute(ptx.Pred, "setp.ne.s32", seen, old)
	s.put("mov.b32", old, seen)
	s.put("bra", again).If(differs)
	s.place(done)
	s.move(ptx.B16, d[0], value)
	s.move(ptx.Pred, d[1], equal)
}

func (s *fsel) localCmpXchg(r atomicRef, want, next ptx.Reg, d []ptx.Reg, reg ptx.Type) {
	ps := s.piecesOf(r.i, r.ty)
	a := access{loc: r.loc, align: ps[0].bytes()}
	old := s.newReg(reg)
	s.load(a, ps, []ptx.Reg{old})
	x, y := s.extend(old, ps[0].bits, reg, false), s.extend(want, ps[0].bits, reg, false)
	p := s.compute(ptx.Pred, "setp.eq."+typed('s', reg), s.reg(x, reg), y)
	s.store(a, ps, []ptx.Operand{s.compute(reg, "selp.b"+strconv.Itoa(reg.Bits()), next, old, p)})
	s.move(reg, d[0], old)
	s.move(ptx.Pred, d[1], p)
}
