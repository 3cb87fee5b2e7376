package memory

import (
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/isel/arith"
	"opt-go/nvptx/isel/emit"
	"opt-go/nvptx/isel/sel"
	"opt-go/nvptx/ptx"
)

// scopes maps the synchronisation scopes that clang writes to PTX's scopes.
var scopes = map[string]string{
	"": "sys", "system": "sys", "device": "gpu", "agent": "gpu", "gpu": "gpu", "cluster": "cluster",
	"block": "cta", "workgroup": "cta", "cta": "cta", "warp": "cta", "wavefront": "cta", "singlethread": "cta",
}

func scope(s *sel.Func, i *ir.Instr) (string, bool) {
	sc, ok := scopes[i.SyncScope()]
	if !ok {
		s.Unsupported(i, "synchronisation scope %q", i.SyncScope())
	}
	if sc == "cluster" && !s.Target.Has(7, 8, 90) {
		sc = "gpu"
	}
	return sc, ok
}

// hasMemoryModel reports whether the target has the orderings of PTX 6.0 and sm_70; before there
// are only volatile accesses and membar.
func hasMemoryModel(s *sel.Func) bool { return s.Target.Has(6, 0, 70) }

// atomicMods returns the modifiers of an atomic load or store, after the fence that a sequentially
// consistent one needs.
func atomicMods(s *sel.Func, i *ir.Instr, op string, loc emit.Location) (string, bool) {
	sc, ok := scope(s, i)
	if !ok {
		return "", false
	}
	if !addrspace.HasVolatile(loc.Space) { // thread-private or read-only memory: order is not observable
		return "", true
	}
	if !hasMemoryModel(s) {
		if i.Ordering > ir.Monotonic {
			s.Unsupported(i, "%s atomic %s (before sm_70)", i.Op(), i.Ordering)
			return "", false
		}
		return "volatile", true
	}
	switch i.Ordering {
	case ir.Unordered, ir.Monotonic:
		return "relaxed." + sc, true
	case ir.SeqCst:
		s.Put("fence.sc." + sc)
	}
	if op == "ld" {
		return "acquire." + sc, true
	}
	return "release." + sc, true
}

// atomicPieces checks that an atomic access is a single one of a natural size.
func atomicPieces(s *sel.Func, i *ir.Instr, t *ir.Type) int {
	ps := s.PiecesOf(i, t)
	if len(ps) != 1 || ps[0].MemType() == "" || ps[0].Reg == ptx.Pred || int64(i.Align()) < ps[0].Bytes() && i.Align() != 0 {
		s.Unsupported(i, "an atomic %s of type %s", i.Op(), t)
		return 0
	}
	return 1
}

// Fence selects fence.
func Fence(s *sel.Func, i *ir.Instr) {
	sc, ok := scope(s, i)
	if !ok || i.SyncScope() == "singlethread" {
		return
	}
	fence(s, sc, i.Ordering)
}

func fence(s *sel.Func, sc string, o ir.Ordering) {
	switch {
	case !hasMemoryModel(s):
		s.Put("membar." + map[string]string{"cta": "cta", "gpu": "gl", "cluster": "gl", "sys": "sys"}[sc])
	case o == ir.SeqCst:
		s.Put("fence.sc." + sc)
	default:
		s.Put("fence.acq_rel." + sc)
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
	loc   emit.Location
	order ir.Ordering
	scope string
	cuda  bool // an atomic function of CUDA: relaxed, for the threads of the device, which is what atom means without modifiers
	ty    *ir.Type
}

// isCUDA reports whether an operation is assumed to come from one of CUDA's atomic functions. These
// promise atomicity and no order, but clang cannot express this and writes seq_cst without a scope.
// LLVM 19 emits a plain atom for it, whatever the order.
func isCUDA(s *sel.Func, i *ir.Instr) bool {
	return !s.Target.StrictAtomics && i.Ordering == ir.SeqCst && i.SyncScope() == ""
}

// atomOp returns "atom.acquire.gpu.global.".
func atomOp(s *sel.Func, r atomicRef) string {
	op := "atom"
	if hasMemoryModel(s) && !r.cuda {
		sem := map[ir.Ordering]string{ir.Unordered: "relaxed", ir.Monotonic: "relaxed", ir.Acquire: "acquire", ir.Release: "release",
			ir.AcqRel: "acq_rel", ir.SeqCst: "acq_rel"}[r.order]
		op += "." + sem + "." + r.scope
	}
	if st := r.loc.State(); st != ptx.Generic {
		op += "." + st.String()
	}
	return op + "."
}

// atomicRefOf prepares an atomic operation; ok is false after a diagnostic.
func atomicRefOf(s *sel.Func, i *ir.Instr) (atomicRef, bool) {
	sc, ok := scope(s, i)
	if !ok {
		return atomicRef{}, false
	}
	r := atomicRef{i: i, loc: s.Locate(i.Pointer()), order: i.Ordering, scope: sc, cuda: isCUDA(s, i), ty: i.AccessType()}
	if i.FailOrder() > r.order {
		r.order = i.FailOrder()
	}
	if r.loc.Space == addrspace.Local || r.loc.Space == addrspace.Const || r.loc.Space == addrspace.Param {
		// atom works on global and shared memory; a generic address reaches local memory too.
		if r.loc.Space != addrspace.Local {
			s.Unsupported(i, "%s in address space %d", i.Op(), r.loc.Space)
			return r, false
		}
	}
	return r, true
}

// around emits an atomic operation with the fences that its order needs besides the modifiers of
// atom.
func around(s *sel.Func, r atomicRef, emit func()) {
	if r.cuda {
		emit()
		return
	}
	strong := r.order > ir.Monotonic && !hasMemoryModel(s)
	if strong {
		fence(s, r.scope, r.order)
	} else if r.order == ir.SeqCst && r.loc.Space != addrspace.Local {
		fence(s, r.scope, ir.SeqCst)
	}
	emit()
	if strong {
		fence(s, r.scope, r.order)
	}
}

// AtomicRMW selects atomicrmw.
func AtomicRMW(s *sel.Func, i *ir.Instr) {
	r, ok := atomicRefOf(s, i)
	if !ok || !s.TypesOK(i) {
		return
	}
	bits := int(s.Layout.SizeBits(r.ty))
	if r.ty.IsInt(128) && i.RMW() == "xchg" && hasWideAtomics(s, r) {
		wideExchange(s, r)
		return
	}
	if r.ty.IsVector() && r.ty.Elem.IsFloat() && (bits == 32 || bits == 64) {
		vectorRMW(s, r, bits)
		return
	}
	if r.ty.IsVector() || r.ty.IsAggregate() || bits > 64 {
		s.Unsupported(i, "atomicrmw of type %s", r.ty)
		return
	}
	v := s.One(i.Operand(1))
	if r.loc.Space == addrspace.Local {
		localRMW(s, r, v)
		return
	}
	around(s, r, func() {
		if directRMW(s, r, v, bits) {
			return
		}
		casLoop(s, r, bits, func(old ptx.Reg) ptx.Operand { return applyRMW(s, r, old, v) })
	})
}

// directRMW uses an atom of the operation itself.
func directRMW(s *sel.Func, r atomicRef, v ptx.Operand, bits int) bool {
	i := r.i
	op := i.RMW()
	reg := s.PiecesOf(i, r.ty)[0].Reg
	typ := ""
	switch {
	case op == "fadd" && (r.ty.Kind == ir.FloatKind || r.ty.Kind == ir.DoubleKind && s.Target.Has(5, 0, 60)):
		s.Put(atomOp(s, r)+"add."+reg.String(), s.Dst1(i), r.loc.At(0), v)
		return true
	case op == "fadd" && r.ty.Kind == ir.HalfKind && s.Target.Has(6, 3, 70):
		s.Put(atomOp(s, r)+"add.noftz.f16", s.Dst1(i), r.loc.At(0), s.Reg(v, reg))
		return true
	case op == "sub" && (bits == 32 || bits == 64) && r.ty.IsInt():
		n := s.NewReg(reg)
		if k, ok := v.(ptx.Int); ok {
			s.Move(reg, n, emit.Truncated(-int64(k), bits))
		} else {
			s.Put("neg."+emit.Typed('s', reg), n, v)
		}
		s.Put(atomOp(s, r)+"add."+emit.Typed('u', reg), s.Dst1(i), r.loc.At(0), n)
		return true
	case bits == 64 && rmwSince32[op] && !s.Target.Has(3, 1, 32): // sm_30 has but exch and add
	case r.ty.IsInt() || r.ty.IsPtr() || op == "xchg":
		typ = rmwTypes[op].types[bits]
	}
	if typ == "" || r.ty.IsInt() && r.ty.Bits != bits {
		return false
	}
	d := s.Dst1(i)
	if emit.BitsOf(reg) != reg { // exchange of a float
		u := s.Compute(emit.BitsOf(reg), "mov."+emit.BitsOf(reg).String(), s.Reg(v, reg))
		old := s.Compute(emit.BitsOf(reg), atomOp(s, r)+rmwTypes[op].op+"."+typ, r.loc.At(0), u)
		s.Put("mov."+emit.BitsOf(reg).String(), d, old)
		return true
	}
	s.Put(atomOp(s, r)+rmwTypes[op].op+"."+typ, d, r.loc.At(0), s.Plain(v, reg))
	return true
}

// applyRMW computes the new value of an operation; old is in the register of the type.
func applyRMW(s *sel.Func, r atomicRef, old ptx.Reg, v ptx.Operand) ptx.Operand {
	reg := s.PiecesOf(r.i, r.ty)[0].Reg
	if r.ty.IsFloat() {
		return applyFloatRMW(s, r, old, v, reg)
	}
	bits := int(s.Layout.SizeBits(r.ty))
	b, sg := emit.Typed('b', reg), emit.Typed('s', reg)
	x := s.Reg(v, reg)
	minmax := func(op string, signed bool) ptx.Operand {
		a, c := s.Extend(old, bits, reg, signed), s.Extend(x, bits, reg, signed)
		class := byte('u')
		if signed {
			class = 's'
		}
		return s.Compute(reg, op+"."+emit.Typed(class, reg), a, c)
	}
	switch r.i.RMW() {
	case "xchg":
		return x
	case "add":
		return s.Compute(reg, "add."+sg, old, x)
	case "sub":
		return s.Compute(reg, "sub."+sg, old, x)
	case "and":
		return s.Compute(reg, "and."+b, old, x)
	case "nand":
		return s.Compute(reg, "not."+b, s.Compute(reg, "and."+b, old, x))
	case "or":
		return s.Compute(reg, "or."+b, old, x)
	case "xor":
		return s.Compute(reg, "xor."+b, old, x)
	case "max":
		return minmax("max", true)
	case "min":
		return minmax("min", true)
	case "umax":
		return minmax("max", false)
	case "umin":
		return minmax("min", false)
	case "uinc_wrap": // old >= x ? 0 : old+1
		p := s.Compute(ptx.Pred, "setp.ge."+emit.Typed('u', reg), s.Extend(old, bits, reg, false), s.Extend(x, bits, reg, false))
		return s.Compute(reg, "selp."+b, ptx.Int(0), s.Compute(reg, "add."+sg, old, ptx.Int(1)), p)
	case "udec_wrap": // old == 0 || old > x ? x : old-1
		a, c := s.Extend(old, bits, reg, false), s.Extend(x, bits, reg, false)
		p := s.Compute(ptx.Pred, "setp.gt."+emit.Typed('u', reg), a, c)
		q := s.Compute(ptx.Pred, "setp.eq.or."+sg, a, ptx.Int(0), p)
		return s.Compute(reg, "selp."+b, x, s.Compute(reg, "add."+sg, old, ptx.Int(-1)), q)
	case "usub_cond", "usub_sat": // old >= x ? old-x : old, or 0
		p := s.Compute(ptx.Pred, "setp.ge."+emit.Typed('u', reg), s.Extend(old, bits, reg, false), s.Extend(x, bits, reg, false))
		less := ptx.Operand(old)
		if r.i.RMW() == "usub_sat" {
			less = ptx.Int(0)
		}
		return s.Compute(reg, "selp."+b, s.Compute(reg, "sub."+sg, old, x), less, p)
	}
	s.Unsupported(r.i, "atomicrmw %s", r.i.RMW())
	return x
}

func applyFloatRMW(s *sel.Func, r atomicRef, old ptx.Reg, v ptx.Operand, reg ptx.Type) ptx.Operand {
	op := map[ir.RMWOp]string{"fadd": "add.rn", "fsub": "sub.rn", "fmax": "max", "fmin": "min"}[r.i.RMW()]
	switch r.i.RMW() {
	case "xchg":
		return s.Reg(v, reg)
	case "fmaximum", "fminimum":
		d := s.NewReg(reg)
		arith.FloatMinMax(s, r.i, sel.Lane{Dst: []ptx.Reg{d}, Args: [][]ptx.Operand{{old}, {v}}}, string(r.i.RMW())[1:4], true)
		return d
	}
	if op == "" {
		s.Unsupported(r.i, "atomicrmw %s", r.i.RMW())
		return old
	}
	f := s.FormatOf(r.ty)
	if f.PTX == ptx.F16 && (op == "max" || op == "min") && !s.Target.Has(7, 0, 80) {
		f = emit.Format{Type: f.Type, Reg: ptx.B16, PTX: ptx.F32, Work: ptx.F32, Narrow: true}
	}
	d := s.NewReg(reg)
	a, b := s.Widened(f, old), s.Widened(f, s.Reg(v, reg))
	s.InFormat(f, d, func(d ptx.Reg) { s.Put(op+"."+f.PTX.String(), d, a, b) })
	return d
}

// casLoop emits a compare-and-swap loop: load, compute, swap, and retry if another thread wrote
// meanwhile. Narrow types change their part of the 32-bit word that contains them.
func casLoop(s *sel.Func, r atomicRef, bits int, compute func(old ptx.Reg) ptx.Operand) {
	reg := s.PiecesOf(r.i, r.ty)[0].Reg
	w := wordAround(s, r, bits)
	old := s.NewReg(w.reg) // set before and in the loop
	s.Put("ld"+volatileIn(r.loc)+"."+emit.Typed('u', w.reg), old, w.at)
	again := s.NewLabel()
	s.PlaceLabel(again)
	value := fromWord(s, w, old, reg)
	next := compute(value)
	merged := intoWord(s, w, old, s.Reg(next, reg), reg)
	seen := s.Compute(w.reg, atomOp(s, r)+"cas."+emit.Typed('b', w.reg), w.at, old, merged)
	differs := s.Compute(ptx.Pred, "setp.ne."+emit.Typed('s', w.reg), seen, old)
	s.Put("mov."+emit.Typed('b', w.reg), old, seen)
	s.Put("bra", again).If(differs)
	if s.Requested(r.i) {
		s.Move(reg, s.Dst1(r.i), value)
	}
}

func volatileIn(l emit.Location) string {
	st := ".volatile"
	if l.State() != ptx.Generic {
		st += "." + l.State().String()
	}
	return st
}

// localRMW does the operation step by step on memory that only this thread has.
func localRMW(s *sel.Func, r atomicRef, v ptx.Operand) {
	ps := s.PiecesOf(r.i, r.ty)
	a := emit.Access{Loc: r.loc, Align: ps[0].Bytes()}
	old := s.NewReg(ps[0].Reg)
	s.Load(a, ps, []ptx.Reg{old})
	s.Store(a, ps, []ptx.Operand{applyRMW(s, r, old, v)})
	if s.Requested(r.i) {
		s.Move(ps[0].Reg, s.Dst1(r.i), old)
	}
}

// CmpXchg selects cmpxchg: the old value, and whether it was the expected one.
func CmpXchg(s *sel.Func, i *ir.Instr) {
	r, ok := atomicRefOf(s, i)
	if !ok || !s.TypesOK(i) {
		return
	}
	bits := int(s.Layout.SizeBits(r.ty))
	if r.ty.IsInt(128) && hasWideAtomics(s, r) {
		wideCmpXchg(s, r)
		return
	}
	if !(r.ty.IsInt(8, 16, 32, 64) || r.ty.IsPtr()) {
		if r.ty.IsInt(128) {
			s.Unsupported(i, "an atomic operation of type i128 (needs PTX 8.4 and sm_90)")
		} else {
			s.Unsupported(i, "cmpxchg of type %s", r.ty)
		}
		return
	}
	reg := emit.IntReg(bits)
	want, next := s.Reg(s.One(i.Operand(1)), reg), s.Reg(s.One(i.Operand(2)), reg)
	d := s.Dst(i)
	if r.loc.Space == addrspace.Local {
		localCmpXchg(s, r, want, next, d, reg)
		return
	}
	around(s, r, func() {
		if bits >= 32 {
			s.Put(atomOp(s, r)+"cas."+emit.Typed('b', reg), d[0], r.loc.At(0), want, next)
			s.Put("setp.eq."+emit.Typed('s', reg), d[1], d[0], want)
			return
		}
		narrowCmpXchg(s, r, bits, want, next, d)
	})
}

func localCmpXchg(s *sel.Func, r atomicRef, want, next ptx.Reg, d []ptx.Reg, reg ptx.Type) {
	ps := s.PiecesOf(r.i, r.ty)
	a := emit.Access{Loc: r.loc, Align: ps[0].Bytes()}
	old := s.NewReg(reg)
	s.Load(a, ps, []ptx.Reg{old})
	x, y := s.Extend(old, ps[0].Bits, reg, false), s.Extend(want, ps[0].Bits, reg, false)
	p := s.Compute(ptx.Pred, "setp.eq."+emit.Typed('s', reg), s.Reg(x, reg), y)
	s.Store(a, ps, []ptx.Operand{s.Compute(reg, "selp.b"+strconv.Itoa(reg.Bits()), next, old, p)})
	s.Move(reg, d[0], old)
	s.Move(ptx.Pred, d[1], p)
}
