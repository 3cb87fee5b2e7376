package isel

import (
	"math/bits"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/alias"
	"opt-go/vliw/mir"
	"opt-go/vliw/target/hexagon/code"
	"opt-go/vliw/target/hexagon/isel/shape"
)

// place is an address: a register, a slot or a symbol plus an offset; or a register plus a shifted
// index.
type place struct {
	base  value
	slot  int32
	sym   string
	off   int64
	index value
	shift int64
	ref   *mir.MemRef
	rel   int64 // the offset from the pointer of ref
	area  bool  // the arguments of a call
}

func (p place) plus(n int64) place {
	p.off, p.rel = p.off+n, p.rel+n
	return p
}

// address folds what an access can compute.
func (s *selector) address(v ir.Value) place {
	ref := &mir.MemRef{Ptr: v}
	p := s.baseOf(v)
	p.ref = ref
	return p
}

func (s *selector) baseOf(v ir.Value) place {
	off := int64(0)
	for {
		if sym, n, ok := s.mod.evaluate(v, s.pos); ok && sym != "" {
			if s.mod.pic {
				return place{base: s.symbolAddress(sym, 0), off: off + n}
			}
			return place{sym: sym, off: off + n}
		}
		i, ok := v.(*ir.Instr)
		if !ok {
			break
		}
		if slot := s.slots[i]; slot != 0 {
			return place{slot: slot, off: off}
		}
		if i.Op() != ir.GetElementPtr || i.Type().IsVector() {
			break
		}
		n, terms := s.offsets(i)
		if len(terms) == 1 && off+n == 0 && terms[0].scale > 0 && terms[0].scale <= 8 && bits.OnesCount64(uint64(terms[0].scale)) == 1 {
			return place{base: s.value(i.Operand(0)), index: terms[0].index, shift: int64(bits.TrailingZeros64(uint64(terms[0].scale)))}
		}
		if len(terms) > 0 {
			break
		}
		v, off = i.Operand(0), off+n
	}
	if n, ok := immediate(v); ok {
		return place{base: s.number(code.Word, n), off: off}
	}
	return place{base: s.value(v), off: off}
}

// term is an index of a getelementptr with its scale in bytes.
type term struct {
	index value
	scale int64
}

// offsets splits the indices of a getelementptr into a constant and variable terms.
func (s *selector) offsets(i *ir.Instr) (int64, []term) {
	t, at := i.ElemTy, int64(0)
	var terms []term
	for k := 1; k < i.NumOperands(); k++ {
		v := i.Operand(k)
		if k > 1 {
			if t.Kind == ir.StructKind {
				n, _ := immediate(v)
				at += int64(s.dl.StructLayout(t).Offsets[n])
				t = t.Fields[n]
				continue
			}
			t = t.Elem
		}
		size := int64(s.dl.AllocSize(t))
		if n, ok := immediate(v); ok {
			at += n * size
		} else if size != 0 {
			terms = append(terms, term{s.toWord(v, true), size})
		}
	}
	return int64(int32(at)), terms
}

func (s *selector) pointerArithmetic(i *ir.Instr) {
	if i.Type().IsVector() {
		s.vectorPointers(i)
		return
	}
	n, terms := s.offsets(i)
	s.define(i, s.sum(s.value(i.Operand(0)), n, terms))
}

func (s *selector) sum(base value, n int64, terms []term) value {
	for _, t := range terms {
		switch k := bits.TrailingZeros64(uint64(t.scale)); {
		case t.scale == 1:
			base = s.op(code.OpAdd, base, t.index)
		case bits.OnesCount64(uint64(t.scale)) == 1 && k < 8:
			base = s.op(code.OpAddasl, base, t.index, code.ImmOp(int64(k)))
		case t.scale < 256:
			base = s.tied(code.OpMaci, base, t.index, code.ImmOp(t.scale))
		default:
			v, _ := s.mulBy(t.index, int64(int32(t.scale)))
			base = s.op(code.OpAdd, base, v)
		}
	}
	if n != 0 {
		base = s.op(code.OpAddi, base, code.ImmOp(n))
	}
	return base
}

// vectorPointers handles one variable index, or constants, per lane.
func (s *selector) vectorPointers(i *ir.Instr) {
	if i.NumOperands() != 2 {
		mir.Refuse(i.Pos, "a getelementptr of vectors with several indices")
	}
	size := int64(s.dl.AllocSize(i.ElemTy))
	bases, indices := s.values(i.Operand(0)), s.values(i.Operand(1))
	s.eachLane(i, func(k int) value {
		x := s.narrow(indices[min(k, len(indices)-1)], 32)
		x = s.extend(x, shape.Width(i.Operand(1).Type().Scalar()), true)
		return s.sum(bases[min(k, len(bases)-1)], 0, []term{{x, size}})
	})
}

func (s *selector) alloca(i *ir.Instr) {
	if slot := s.slots[i]; slot != 0 {
		s.define(i, s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: slot}))
		return
	}
	align := max(int64(i.Align()), int64(s.dl.ABIAlign(i.ElemTy)), code.StackAlign)
	if n, ok := s.staticSize(i); ok && i.Block().IsEntry() {
		slot := s.f.Frame.Add(n+align-code.StackAlign, code.StackAlign)
		at := s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: slot, Imm: align - 1})
		s.define(i, s.op(code.OpAndi, at, code.ImmOp(-align)))
		return
	}
	count := s.toWord(i.Operand(0), false)
	bytes, _ := s.mulBy(count, int64(s.dl.AllocSize(i.ElemTy)))
	up := s.op(code.OpAddi, bytes, code.ImmOp(code.StackAlign-1+align-code.StackAlign))
	size := s.op(code.OpAndi, up, code.ImmOp(-code.StackAlign))
	s.emit(code.OpSub, code.SP, code.RegOp(code.SP), size)
	if s.top == 0 {
		s.top = s.f.Frame.AddTop()
	}
	at := s.op(code.OpAddi, code.RegOp(code.SP), code.Operand{Slot: s.top, Imm: align - code.StackAlign})
	if align > code.StackAlign {
		at = s.op(code.OpAndi, at, code.ImmOp(-align))
	}
	s.define(i, at)
}

func (s *selector) staticSize(i *ir.Instr) (int64, bool) {
	n, ok := immediate(i.Operand(0))
	return n * int64(s.dl.AllocSize(i.ElemTy)), ok && n >= 0
}

// findFrame gives slots to allocas of constant size in the entry block.
func (s *selector) findFrame() {
	for b := range s.src.Blocks() {
		for i := range b.Instrs() {
			if i.Op() == ir.Call && i.IntrinsicID() == "llvm.stackrestore" {
				s.f.Frame.Dynamic = true
			}
			if i.Op() != ir.Alloca {
				continue
			}
			n, static := s.staticSize(i)
			align := max(int64(i.Align()), int64(s.dl.ABIAlign(i.ElemTy)))
			switch {
			case !static || !b.IsEntry():
				s.f.Frame.Dynamic = true
			case align <= code.StackAlign:
				s.slots[i] = s.f.Frame.Add(n, align)
			}
		}
	}
}

// The accesses of one size: register + offset, register + shifted register, absolute.
type accessOps struct{ offset, indexed, absolute code.Op }

var loadOps = map[int][2]accessOps{ // by bytes: zero- and sign-extending
	1: {{code.OpLdub, code.OpLdubX, code.OpLdubA}, {code.OpLdb, code.OpLdbX, code.OpLdbA}},
	2: {{code.OpLduh, code.OpLduhX, code.OpLduhA}, {code.OpLdh, code.OpLdhX, code.OpLdhA}},
	4: {{code.OpLdw, code.OpLdwX, code.OpLdwA}, {code.OpLdw, code.OpLdwX, code.OpLdwA}},
	8: {{code.OpLdd, code.OpLddX, code.OpLddA}, {code.OpLdd, code.OpLddX, code.OpLddA}},
}

var storeOps = map[int]accessOps{
	1: {code.OpStb, code.OpStbX, code.OpStbA}, 2: {code.OpSth, code.OpSthX, code.OpSthA},
	4: {code.OpStw, code.OpStwX, code.OpStwA}, 8: {code.OpStd, code.OpStdX, code.OpStdA},
}

var storeImmediates = map[int]code.Op{1: code.OpStbi, 2: code.OpSthi, 4: code.OpStwi}

// access emits a load (value zero) or a store of some bytes.
func (s *selector) access(ops accessOps, p place, store *value) value {
	op, args := ops.offset, []code.Operand(nil)
	// An extended offset need not be a multiple of the size.
	switch {
	case p.sym != "":
		op, args = ops.absolute, append(args, code.SymOp(p.sym, p.off))
	case p.index.Reg != 0 && p.off == 0:
		op, args = ops.indexed, append(args, p.base, p.index, code.ImmOp(p.shift))
	case p.index.Reg != 0:
		base := s.op(code.OpAddasl, p.base, p.index, code.ImmOp(p.shift))
		args = append(args, base, code.ImmOp(p.off))
	case p.slot != 0:
		args = append(args, code.RegOp(code.SP), code.Operand{Slot: p.slot, Imm: p.off})
	default:
		args = append(args, p.base, code.ImmOp(int64(int32(p.off))))
	}
	mem := s.accessOf(op, p, store != nil)
	if store == nil {
		d := s.f.NewReg(op.Info().Dst)
		s.emit(op, d, args...).Mem = mem
		return code.RegOp(d)
	}
	s.emit(op, 0, append(args, *store)...).Mem = mem
	return value{}
}

func (s *selector) accessOf(op code.Op, p place, store bool) *code.Access {
	size := int64(op.Info().Size)
	ref := *p.ref
	ref.Size, ref.Store = size, store
	if ref.Ptr != nil {
		ref.Off = p.rel
	}
	a := &code.Access{Slot: p.slot, Outgoing: p.area, Off: p.off, Size: size, Store: store, Volatile: p.ref.Volatile, Ref: &ref}
	if p.base.Reg != 0 && p.index.Reg == 0 {
		a.Base = p.base
	} else if p.sym != "" {
		a.Base = p.sym
	}
	return a
}

// loadBytes loads up to 8 bytes at an alignment, as a word or a pair.
func (s *selector) loadBytes(n int, p place, align int64, signed bool) value {
	if ops, ok := loadOps[n]; ok && align >= int64(n) {
		k := 0
		if signed {
			k = 1
		}
		return s.access(ops[k], p, nil)
	}
	if n > 4 {
		return s.pack(s.loadBytes(n-4, p.plus(4), min(align, 4), false), s.loadBytes(4, p, min(align, 4), false))
	}
	piece := min(int(align), n-1, 2)
	if n == 3 {
		piece = min(int(align), 2)
	}
	lo := s.loadBytes(piece, p, align, false)
	for at := piece; at < n; {
		k := min(piece, n-at)
		x := s.loadBytes(k, p.plus(int64(at)), min(align, int64(piece)), signed && at+k == n)
		lo = s.op(code.OpOr, lo, s.op(code.OpShli, x, code.ImmOp(int64(8*at))))
		at += k
	}
	return lo
}

func (s *selector) storeBytes(n int, v value, p place, align int64) {
	if ops, ok := storeOps[n]; ok && align >= int64(n) {
		s.access(ops, p, &v)
		return
	}
	if n > 4 {
		s.storeBytes(4, s.low(v), p, min(align, 4))
		s.storeBytes(n-4, s.high(v), p.plus(4), min(align, 4))
		return
	}
	piece := min(int(align), n-1, 2)
	for at := 0; at < n; {
		k := min(piece, n-at)
		x := v
		if at > 0 {
			x = s.op(code.OpShri, v, code.ImmOp(int64(8*at)))
		}
		s.storeBytes(k, x, p.plus(int64(at)), min(align, int64(piece)))
		at += k
	}
}

// loadLeaf loads a scalar; signed says how a byte or half word is extended.
func (s *selector) loadLeaf(l leaf, p place, align int64, signed bool) value {
	if l.Type.IsVector() {
		return s.loadVector(l, p.plus(l.Off), alignAt(align, l.Off))
	}
	n := (shape.Width(l.Type) + 7) / 8
	x := s.loadBytes(n, p.plus(l.Off), alignAt(align, l.Off), signed)
	if shape.Class(l.Type) == code.Pred {
		return s.op(code.OpTstbit, x, code.ImmOp(0))
	}
	return x
}

func (s *selector) storeLeaf(l leaf, v value, p place, align int64) {
	if l.Type.IsVector() {
		s.storeVector(l, v, p.plus(l.Off), alignAt(align, l.Off))
		return
	}
	if shape.Class(l.Type) == code.Pred {
		v = s.op(code.OpMuxII, v, code.ImmOp(1), code.ImmOp(0))
	} else if n := shape.Width(l.Type); n%8 != 0 {
		if n > 32 {
			v = s.extendPair(v, n, false)
		} else {
			v = s.extend(v, n, false)
		}
	}
	s.storeBytes((shape.Width(l.Type)+7)/8, v, p.plus(l.Off), alignAt(align, l.Off))
}

// alignAt is the alignment at an offset from an aligned address.
func alignAt(align, off int64) int64 {
	if off == 0 {
		return align
	}
	return min(align, off&-off)
}

func (s *selector) placeOf(i *ir.Instr) place {
	p := s.address(i.Pointer())
	p.ref.Volatile, p.ref.Tags = !i.IsSimple(), alias.TagsOf(i)
	return p
}

// fence is a barrier, which nothing moves across; for one thread, only that.
func (s *selector) fence(i *ir.Instr) {
	if i.SyncScope() != "singlethread" {
		s.emit(code.OpBarrier, 0)
		return
	}
	s.emit(code.OpDescribed, 0).Asm = &code.Asm{}
	s.b.Insts[len(s.b.Insts)-1].Desc = &code.Info{Slots: 0xf, Traits: code.Effect | code.Alone}
}

func (s *selector) load(i *ir.Instr) {
	if s.inStore[i] {
		return
	}
	s.inMemory(i.Type())
	leaves := s.leaves(i.Type(), i.Pos)
	p := s.placeOf(i)
	if g, ok := s.guards[i]; ok {
		s.guardedLoad(i, p, g)
		return
	}
	align := s.alignOf(i, i.Type())
	out := make([]value, len(leaves))
	for k, l := range leaves {
		out[k] = s.loadLeaf(l, p, align, len(leaves) == 1 && shape.LoadsSigned(i))
	}
	s.define(i, out...)
}

func (s *selector) alignOf(i *ir.Instr, t *ir.Type) int64 {
	if n := int64(i.Align()); n != 0 {
		return n
	}
	return int64(s.dl.ABIAlign(t))
}

func (s *selector) store(i *ir.Instr) {
	v := i.Operand(0)
	s.inMemory(v.Type())
	leaves := s.leaves(v.Type(), i.Pos)
	p := s.placeOf(i)
	if g, ok := s.guards[i]; ok {
		s.guardedStore(i, p, g)
		return
	}
	if f, ok := s.parts[i]; ok {
		s.storePart(p, f)
		return
	}
	if op := asInstr(v); op != nil && s.inStore[op] {
		s.memOp(i, p)
		return
	}
	align := s.alignOf(i, v.Type())
	if n, ok := immediate(v); ok && len(leaves) == 1 && shape.Width(v.Type())%8 == 0 && p.sym == "" && p.index.Reg == 0 {
		size := shape.Width(v.Type()) / 8
		op, has := storeImmediates[size]
		if has && align >= int64(size) && p.slot == 0 && op.Info().Imm[0].Fits(p.off) && op.Info().Imm[1].Fits(n) {
			s.emit(op, 0, p.base, code.ImmOp(p.off), code.ImmOp(n)).Mem = s.accessOf(op, p, true)
			return
		}
	}
	for k, x := range s.values(v) {
		s.storeLeaf(leaves[k], x, p, align)
	}
}
