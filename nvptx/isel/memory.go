package isel

import (
	"math/bits"
	"strconv"

	"opt-go/frontend/ir"
	"opt-go/nvptx/addrspace"
	"opt-go/nvptx/ptx"
)

// access is the kind of a memory access: the modifiers between ld or st and the type.
type access struct {
	loc   location
	align int64  // of loc, in bytes
	mods  string // "volatile", "relaxed.sys", …; "" for a plain access
	nc    bool   // loads: through the read-only cache
	ldu   bool   // loads: ldu, of an address that is the same for the whole warp
}

// opcode returns "ld.volatile.global" and the like, to be followed by vector and type.
func (a access) opcode(op string) string {
	if a.ldu {
		op = "ldu"
	}
	if a.mods != "" {
		op += "." + a.mods
	}
	if st := a.loc.state(); st != ptx.Generic {
		op += "." + st.String()
	}
	if a.nc {
		op += ".nc"
	}
	return op
}

// alignAt is the alignment known at an offset from the location.
func (a access) alignAt(off int64) int64 {
	if off == 0 {
		return a.align
	}
	return min(a.align, 1<<uint(bits.TrailingZeros64(uint64(off))))
}

// bytes is the size of a piece in memory.
func (p piece) bytes() int64 { return int64(p.bits+7) / 8 }

// memType is the type under which a piece is loaded and stored; "" if its size is no power of two.
func (p piece) memType() string {
	if p.reg == ptx.F32 || p.reg == ptx.F64 {
		return p.reg.String()
	}
	n := p.bytes()
	if n&(n-1) != 0 {
		return ""
	}
	if p.ty.IsFloat() {
		return "b16"
	}
	return "u" + strconv.Itoa(int(n*8))
}

// vectorLength returns how many pieces from the first one a single access can move: 4, 2 or 1; 0 if
// even the first one must be split, because its size is no power of two or its address is not
// aligned.
func (a access) vectorLength(ps []piece) int {
	typ, size := ps[0].memType(), ps[0].bytes()
	if typ == "" || a.alignAt(ps[0].off) < size {
		return 0
	}
	for _, n := range []int{4, 2} {
		if len(ps) < n || size*int64(n) > 16 || a.alignAt(ps[0].off) < size*int64(n) {
			continue
		}
		same := true
		for k := 1; k < n; k++ {
			same = same && ps[k].memType() == typ && ps[k].off == ps[0].off+int64(k)*size
		}
		if same {
			return n
		}
	}
	return 1
}

// load emits loads of pieces into registers.
func (s *emitter) load(a access, ps []piece, d []ptx.Reg) {
	for j := 0; j < len(ps); {
		n := a.vectorLength(ps[j:])
		if n == 0 {
			s.loadSplit(a, ps[j], d[j])
			j++
			continue
		}
		regs := make(ptx.Vec, n)
		for k := range n {
			regs[k] = d[j+k]
			if ps[j+k].reg == ptx.Pred {
				regs[k] = s.newReg(ptx.B16)
			}
		}
		s.emitLoad(a, ps[j].off, ps[j].memType(), regs)
		for k := range n {
			if ps[j+k].reg == ptx.Pred {
				s.put("setp.ne.s16", d[j+k], regs[k], ptx.Int(0))
			}
		}
		j += n
	}
}

func (s *emitter) emitLoad(a access, off int64, typ string, d ptx.Vec) {
	op := a.opcode("ld")
	if len(d) == 1 {
		s.put(op+"."+typ, d[0], a.loc.at(off))
		return
	}
	s.put(op+".v"+strconv.Itoa(len(d))+"."+typ, d, a.loc.at(off))
}

// splits lists the sizes in which an access of n bytes at an offset is made.
func (a access) splits(off, n int64) []int64 {
	var out []int64
	for n > 0 {
		size := min(a.alignAt(off), 8)
		for size > n {
			size /= 2
		}
		out = append(out, size)
		off += size
		n -= size
	}
	return out
}

// loadSplit loads a piece by parts and puts them together.
func (s *emitter) loadSplit(a access, p piece, d ptx.Reg) {
	whole := intReg(max(int(p.bytes())*8, 16))
	var acc ptx.Reg = ptx.NoReg
	off := int64(0)
	for _, size := range a.splits(p.off, p.bytes()) {
		part := s.compute(whole, a.opcode("ld")+".u"+strconv.Itoa(int(size*8)), a.loc.at(p.off+off))
		if off > 0 {
			part = s.compute(whole, "shl."+typed('b', whole), part, ptx.Int(off*8))
			part = s.compute(whole, "or."+typed('b', whole), acc, part)
		}
		acc = part
		off += size
	}
	switch {
	case p.reg == ptx.Pred:
		s.put("setp.ne.s16", d, acc, ptx.Int(0))
	case p.reg != bitsOf(p.reg):
		s.put("mov."+bitsOf(p.reg).String(), d, acc)
	default:
		s.move(p.reg, d, acc)
	}
}

// store emits stores of pieces.
func (s *emitter) store(a access, ps []piece, v []ptx.Operand) {
	for j := 0; j < len(ps); {
		n := a.vectorLength(ps[j:])
		if n == 0 {
			s.storeSplit(a, ps[j], v[j])
			j++
			continue
		}
		vals := make(ptx.Vec, n)
		for k := range n {
			vals[k] = s.storable(v[j+k], ps[j+k])
		}
		s.emitStore(a, ps[j].off, ps[j].memType(), vals)
		j += n
	}
}

// storable brings a piece into the form that it has in memory.
func (s *emitter) storable(o ptx.Operand, p piece) ptx.Operand {
	switch {
	case p.reg == ptx.Pred:
		if c, ok := o.(ptx.Int); ok {
			return c
		}
		return s.compute(ptx.B16, "selp.u16", ptx.Int(1), ptx.Int(0), o)
	case p.bits%8 != 0:
		return s.extend(o, p.bits, p.reg, false)
	}
	switch c := o.(type) {
	case ptx.SymRef:
		return s.symbolReg(c)
	case ptx.Hex:
		return ptx.Int(c)
	}
	return o
}

func (s *emitter) emitStore(a access, off int64, typ string, v ptx.Vec) {
	op := a.opcode("st")
	if len(v) == 1 {
		s.put(op+"."+typ, a.loc.at(off), v[0])
		return
	}
	s.put(op+".v"+strconv.Itoa(len(v))+"."+typ, a.loc.at(off), v)
}

// storeSplit stores a piece by parts.
func (s *emitter) storeSplit(a access, p piece, o ptx.Operand) {
	reg := bitsOf(p.reg)
	o = s.storable(o, p)
	if p.reg == ptx.Pred {
		reg = ptx.B16
	}
	var r ptx.Reg
	switch {
	case reg != p.reg && p.reg != ptx.Pred:
		r = s.compute(reg, "mov."+reg.String(), s.reg(o, p.reg))
	default:
		r = s.reg(o, reg)
	}
	off := int64(0)
	for _, size := range a.splits(p.off, p.bytes()) {
		part := r
		if off > 0 {
			part = s.compute(reg, "shr."+typed('u', reg), r, ptx.Int(off*8))
		}
		s.put(a.opcode("st")+".u"+strconv.Itoa(int(size*8)), a.loc.at(p.off+off), part)
		off += size
	}
}

// selectLoad selects a load.
func (s *fsel) selectLoad(i *ir.Instr) {
	a, ok := s.accessOf(i, "ld")
	if !ok {
		return
	}
	if spec, ok := s.specReg(i); ok && s.isGlobalFromParam(i) {
		d := s.instrValue(i)[0].(ptx.Reg)
		s.load(a, s.piecesOf(i, i.Type()), []ptx.Reg{d})
		s.castSpace(spec, d, addrspace.Generic, s.spaceOf(i))
		return
	}
	if i.Ordering != ir.NotAtomic && (s.atomicPieces(i, i.Type()) != 1) {
		return
	}
	if x := s.extensionOf(i); x != nil {
		s.extendingLoad(a, i, x)
		return
	}
	if words := s.narrowLanes(i, i.Type()); words != nil && i.Ordering == ir.NotAtomic {
		s.loadNarrow(a, i, words)
		return
	}
	d := s.dst(i)
	if !s.m.byteSized(i.Type()) {
		s.loadPacked(a, i, d)
		return
	}
	if len(d) == 1 && s.wantsSigned(i) {
		s.put(a.opcode("ld")+"."+signedMemType(i.Type().Bits), d[0], a.loc.at(0))
		return
	}
	s.load(a, s.piecesOf(i, i.Type()), d)
}

// isGlobalFromParam reports whether a loaded pointer counts as global because it is loaded from a
// kernel's parameter; the load itself produces a generic address.
func (s *fsel) isGlobalFromParam(i *ir.Instr) bool {
	return i.Type().IsPtr() && i.Type().Space == addrspace.Generic && s.spaceOf(i) != addrspace.Generic
}

// accessOf describes the memory access of a load or store; ok is false after a diagnostic.
func (s *fsel) accessOf(i *ir.Instr, op string) (access, bool) {
	t := i.AccessType()
	if _, ok := s.m.pieces(t); !ok {
		s.unsupported(i, "%s of type %s", i.Op(), t)
		return access{}, false
	}
	loc := s.locate(i.Pointer())
	a := access{loc: loc, align: int64(i.Align())}
	if a.align == 0 {
		a.align = int64(s.layout.ABIAlign(t))
	}
	switch {
	case i.Ordering != ir.NotAtomic:
		mods, ok := s.atomicMods(i, op, loc)
		if !ok {
			return a, false
		}
		a.mods = mods
	case i.IsVolatile() && addrspace.HasVolatile(loc.space):
		a.mods = "volatile"
	case op == "ld" && loc.space == addrspace.Global && s.isInvariant(i):
		a.nc = s.target.Has(3, 1, 32)
	}
	return a, true
}

// isInvariant reports whether the memory of a load does not change while the kernel runs. Metadata
// may say so; or the memory is accessed only through a kernel parameter and never written; or a
// variable is constant.
func (s *fsel) isInvariant(i *ir.Instr) bool {
	if i.MD("invariant.load") != nil {
		return true
	}
	return rootedIn(i.Operand(0), func(v ir.Value) bool {
		switch v := v.(type) {
		case *ir.Param:
			a := v.Attrs()
			return s.kernel && a.Has("noalias") && (a.Has("readonly") || a.Has("readnone"))
		case *ir.GlobalVar:
			return v.Constant
		}
		return false
	})
}

// signedMemType is the type under which an integer of some bits is loaded with its sign; "" for
// widths that no load has.
func signedMemType(bits int) string {
	switch bits {
	case 8, 16, 32:
		return "s" + strconv.Itoa(bits)
	}
	return ""
}

// planLoads decides which loads extend what they load: those with a single use, which is an
// extension.
func (s *fsel) planLoads(order []*ir.Block) {
	for _, b := range order {
		for i := range b.Instrs() {
			if i.Op() != ir.Load || signedMemType(i.Type().Bits) == "" || !i.Type().IsInt() {
				continue
			}
			x := ir.SoleUser(i)
			if x != nil && (x.Op() == ir.ZExt || x.Op() == ir.SExt) && x.Type().IsInt() && x.Type().Bits <= 64 && !isIndex(x) {
				s.ext[i.ID()] = x
			}
		}
	}
}

// extensionOf is the extension that a load does by itself; nil: none.
func (s *fsel) extensionOf(load *ir.Instr) *ir.Instr { return s.ext[load.ID()] }

// isIndex reports whether an extension from 32 bits is an index, alone or with constants that
// addresses fold (see gep.add): addressing extends by itself, with mad.wide.
func isIndex(x *ir.Instr) bool {
	if !x.Operand(0).Type().IsInt(32) {
		return false
	}
	for work := []*ir.Instr{x}; len(work) > 0; {
		i := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Users(i) {
			if u.Op() == ir.GetElementPtr {
				return true
			}
			if _, _, _, folded := unscale(u, 0); folded { // its other operand is a constant: every user is seen once
				work = append(work, u)
			}
		}
	}
	return false
}

// extendingLoad loads into the register of the extension.
func (s *fsel) extendingLoad(a access, i, x *ir.Instr) {
	d := s.dst1(x)
	p := s.piecesOf(i, i.Type())[0]
	if a.vectorLength([]piece{p}) == 0 {
		t := s.newReg(p.reg)
		s.loadSplit(a, p, t)
		s.extendTo(d, t, p.bits, x.Type().Bits, x.Op() == ir.SExt)
		return
	}
	typ := p.memType()
	if x.Op() == ir.SExt {
		typ = signedMemType(p.bits)
	}
	s.put(a.opcode("ld")+"."+typ, d, a.loc.at(0))
}

// wantsSigned reports whether a narrow load is better made sign-extending: all its users read it as
// signed.
func (s *fsel) wantsSigned(i *ir.Instr) bool {
	if !i.Type().IsInt(8, 16) || int64(i.Align())*8 < int64(i.Type().Bits) {
		return false
	}
	any := false
	for u := range ir.Users(i) {
		switch u.Op() {
		case ir.SExt, ir.SIToFP, ir.AShr, ir.SDiv, ir.SRem:
		case ir.ICmp:
			if !u.Pred.IsSigned() {
				return false
			}
		default:
			return false
		}
		any = true
	}
	return any
}

// loadPacked loads a vector whose lanes are less than a byte as the integer of all its bits.
func (s *fsel) loadPacked(a access, i *ir.Instr, d []ptx.Reg) {
	t := i.Type()
	n := int(s.layout.SizeBits(t))
	whole := flattenInt(nil, t.Context().Int(n), 0)
	regs := make([]ptx.Reg, len(whole))
	ops := make([]ptx.Operand, len(whole))
	for k, p := range whole {
		regs[k] = s.newReg(p.reg)
		ops[k] = regs[k]
	}
	s.load(a, whole, regs)
	s.repack(ops, whole, d, s.piecesOf(i, t))
}

// selectStore selects a store.
func (s *fsel) selectStore(i *ir.Instr) {
	a, ok := s.accessOf(i, "st")
	if !ok {
		return
	}
	v := i.Operand(0)
	t := v.Type()
	if i.Ordering != ir.NotAtomic && (s.atomicPieces(i, t) != 1) {
		return
	}
	ps := s.piecesOf(i, t)
	if !s.m.byteSized(t) {
		whole := flattenInt(nil, t.Context().Int(int(s.layout.SizeBits(t))), 0)
		regs := make([]ptx.Reg, len(whole))
		ops := make([]ptx.Operand, len(whole))
		for k, p := range whole {
			regs[k] = s.newReg(p.reg)
			ops[k] = regs[k]
		}
		s.repack(s.get(v), ps, regs, whole)
		s.store(a, whole, ops)
		return
	}
	if words := s.narrowLanes(i, t); words != nil {
		s.storeNarrow(a, words, v, ps)
		return
	}
	s.store(a, ps, s.get(v))
}
