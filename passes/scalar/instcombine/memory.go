package instcombine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/analysis/alias"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// maxMemoryScan bounds the instructions scanned for the value of a load or for an overwritten store
// (LLVM's DefMaxInstsToScan).
const maxMemoryScan = 6

func (ic *combiner) visitAlloca(i *ir.Instr) *ir.Instr {
	if i.Operand(0).Type() != ic.ctx.I32 && isOne(i.Operand(0)) {
		return ic.setOperand(i, 0, ir.NewInt(ic.ctx.I32, 1))
	}
	if !isOne(i.Operand(0)) {
		if k := ir.AsInt(i.Operand(0)); k != nil && !isOne(k) { // an array as one object
			n, ok := k.Uint64()
			if !ok || n == 0 || n > 1<<31 {
				return nil
			}
			a := i.Clone()
			a.ElemTy = ic.ctx.Array(n, i.ElemTy)
			a.SetOperand(0, ir.NewInt(ic.ctx.I32, 1))
			return ic.use(i, ic.b.insert(a, i.Name()))
		}
	}
	if size := ic.dl.IntPtrType(i.Type()); !ir.IsConst(i.Operand(0)) && i.Operand(0).Type() != size { // one width, that of addresses
		return ic.setOperand(i, 0, ic.b.intCast(i.Operand(0), size, false, ""))
	}
	if ic.writtenOnly(i) {
		ic.dropWritten(i)
		return i
	}
	return ic.copiedConstant(i)
}

// writesMemory names the intrinsics that only write through their first argument; the fourth
// argument is the volatile flag.
var writesMemory = map[string]bool{"llvm.memset": true, "llvm.memcpy": true, "llvm.memmove": true}

// reader is a use of an alloca's address, or of an address in it, that keeps the alloca.
type reader struct {
	user    *ir.Instr
	operand int
	address ir.Value
}

// writtenOnly reports whether the memory of an alloca is never read and its address does not
// escape. It caches a use that prevents this: an alloca is visited again whenever it loses a use,
// and must not search all its uses each time.
func (ic *combiner) writtenOnly(i *ir.Instr) bool {
	if r, ok := ic.readers[i]; ok && r.stillReads(i) {
		return false
	}
	work := []*ir.Instr{i}
	for len(work) > 0 {
		p := work[len(work)-1]
		work = work[:len(work)-1]
		for u := range ir.Uses(p) {
			switch x := u.User(); {
			case passesAddress(x, p):
				work = append(work, x)
			case !writesThrough(x, u.Index()):
				if ic.readers == nil {
					ic.readers = map[*ir.Instr]reader{}
				}
				ic.readers[i] = reader{x, u.Index(), p}
				return false
			}
		}
	}
	return ir.HasUses(i)
}

// passesAddress reports whether x is an address in the object that p points into.
func passesAddress(x *ir.Instr, p ir.Value) bool {
	return x.Op() == ir.GetElementPtr && x.Operand(0) == p || x.Op() == ir.AddrSpaceCast
}

// writesThrough reports whether x, which uses an address as operand k, only writes there or marks
// the life of the object.
func writesThrough(x *ir.Instr, k int) bool {
	switch {
	case x.Op() == ir.Store:
		return k == 1 && !x.IsVolatile()
	case !isOp(x, ir.Call):
		return false
	}
	id := x.IntrinsicID()
	if id == "" {
		return removableWrite(x, k)
	}
	return id == "llvm.lifetime.start" || id == "llvm.lifetime.end" || writesMemory[id] && k == 0 && isZero(x.Arg(3))
}

// removableWrite reports whether a call does nothing but write to the memory of argument k, and
// read that of its arguments (LLVM's isRemovableWrite).
func removableWrite(x *ir.Instr, k int) bool {
	if k >= x.NumArgs() || ir.HasUses(x) || len(x.Info.Bundles) > 0 || !analysis.CallEffects(x).OnlyArgs() || !analysis.WillReturn(x) || analysis.MayThrow(x) {
		return false
	}
	for n := range x.NumArgs() {
		if v := x.Arg(n); v.Type().IsPtr() && v != x.Arg(k) && !analysis.ArgHas(x, n, "readonly") && !analysis.ArgHas(x, n, "readnone") {
			return false
		}
	}
	return true
}

// stillReads reports whether the use is there as it was, and its address in a.
func (r reader) stillReads(a *ir.Instr) bool {
	if r.user.Block() == nil || r.operand >= r.user.NumOperands() || r.user.Operand(r.operand) != r.address ||
		passesAddress(r.user, r.address) || writesThrough(r.user, r.operand) {
		return false
	}
	p := r.address
	for p != ir.Value(a) {
		i, ok := p.(*ir.Instr)
		if !ok || i.Op() != ir.GetElementPtr && i.Op() != ir.AddrSpaceCast {
			return false
		}
		p = i.Operand(0)
	}
	return true
}

func (ic *combiner) dropWritten(i *ir.Instr) {
	for u := range ir.Users(i) {
		if u.Op() == ir.GetElementPtr || u.Op() == ir.AddrSpaceCast {
			ic.dropWritten(u)
		}
		if u.Block() != nil && !ir.HasUses(u) {
			ic.erase(u)
		}
	}
}

func (ic *combiner) visitLoad(i *ir.Instr) *ir.Instr {
	if r := ic.simplified(i); r != nil {
		return r
	}
	if r := ic.retypeLoad(i); r != nil {
		return r
	}
	if r := ic.unpackLoad(i); r != nil {
		return r
	}
	p := i.Operand(0)
	if v := ic.available(i); v != nil {
		if i.Type() == v.Type() {
			return ic.use(i, v)
		}
		op, _ := ic.sameBits(v.Type(), i.Type())
		return ic.use(i, ic.b.cast(op, v, i.Type(), suffixed(i, ".cast")))
	}
	if !i.IsSimple() {
		return nil
	}
	if isUndef(p) || ic.basedOnNull(p) {
		ic.unreachableAt(i)
		return ic.use(i, ir.NewPoison(i.Type()))
	}
	if s := onceOf(p, ir.Select); s != nil {
		if r := ic.loadOfSelect(i, s); r != nil {
			return r
		}
	}
	if ic.newer {
		return ic.accessNonNull(i, 0)
	}
	if s := onceOf(p, ir.Select); s != nil && ir.IsConst(s.Operand(1)) != ir.IsConst(s.Operand(2)) { // a null that would trap is not chosen
		for k := 1; k <= 2; k++ {
			if c, ok := s.Operand(k).(*ir.Const); ok && c.Kind == ir.NullConst && !analysis.NullIsDefined(ic.f, c.Type().Space) {
				return ic.setOperand(i, 0, s.Operand(3-k))
			}
		}
	}
	return nil
}

// loadOfSelect: load (c ? p : q) is c ? load p : load q where both may be read whatever c is.
func (ic *combiner) loadOfSelect(i, s *ir.Instr) *ir.Instr {
	n := ic.dl.StoreSize(i.Type())
	for k := 1; k <= 2; k++ {
		if !analysis.Readable(s.Operand(k), n, max(i.Align(), 1), ic.f) {
			return nil
		}
	}
	var vals [2]ir.Value
	for k := range vals {
		p := s.Operand(k + 1)
		l := ir.NewInstr(ir.Load, i.Type(), p)
		l.SetAlign(i.Align())
		vals[k] = ic.b.insert(l, suffixed(p, ".val"))
	}
	return newSelect(s.Operand(0), vals[0], vals[1])
}

// basedOnNull reports whether an address is null, or computed from it, where nothing lies at null:
// an access to it is undefined.
func (ic *combiner) basedOnNull(p ir.Value) bool {
	if g := opOf(p, ir.GetElementPtr); g != nil {
		p = g.Operand(0)
	}
	c, ok := p.(*ir.Const)
	return ok && c.Kind == ir.NullConst && !analysis.NullIsDefined(ic.f, c.Type().Space)
}

// unreachableAt marks that control never comes to i.
func (ic *combiner) unreachableAt(i *ir.Instr) {
	ptr := ir.NewPoison(ic.ctx.Pointer(0))
	s := ir.NewInstr(ir.Store, ic.ctx.Void, ic.ctx.NewBool(true), ptr)
	s.SetAlign(1)
	s.InsertBefore(i)
	ic.work.add(s)
}

// available finds the value that a load reads among the instructions just before it.
func (ic *combiner) available(i *ir.Instr) ir.Value {
	if !unordered(i) {
		return nil
	}
	p := i.Operand(0)
	n := 0
	var aa *alias.Batch
	for j := i.Prev(); j != nil; j = j.Prev() {
		if analysis.IsDebugOrPseudo(j) {
			continue
		}
		if n++; n > maxMemoryScan {
			return nil
		}
		switch j.Op() {
		case ir.Load:
			if _, ok := ic.sameBits(j.Type(), i.Type()); ok && sameAddress(j.Operand(0), p) {
				if atomic(i) && !atomic(j) {
					return nil
				}
				combineLoads(j, i)
				return j
			}
			if j.IsSimple() {
				continue
			}
		case ir.Store:
			if _, ok := ic.sameBits(j.Operand(0).Type(), i.Type()); ok && sameAddress(j.Operand(1), p) {
				if atomic(i) && !atomic(j) {
					return nil
				}
				return j.Operand(0)
			}
			if j.IsSimple() && ic.distinct(p, i.Type(), j.Operand(1), j.Operand(0).Type()) {
				continue
			}
			if v := ic.partOfStored(i, j); v != nil {
				return v
			}
		case ir.Call:
			if v := ic.partOfFilled(i, j); v != nil {
				return v
			}
		}
		if analysis.MayWrite(j) && ic.mayChange(&aa, j, i) {
			return nil
		}
	}
	return nil
}

// partOfStored is the value of a load of the first bytes of a constant that was stored there.
func (ic *combiner) partOfStored(i, store *ir.Instr) ir.Value {
	k := immediate(store.Operand(0))
	if k == nil || !sameAddress(store.Operand(1), i.Operand(0)) || atomic(i) && !atomic(store) || i.Type().Scalable || k.Type().Scalable ||
		ic.dl.SizeBits(i.Type()) > ic.dl.SizeBits(k.Type()) {
		return nil
	}
	return constfold.LoadFrom(k, i.Type(), 0, ic.dl)
}

// partOfFilled is the value of a load of memory that was filled with a constant byte.
func (ic *combiner) partOfFilled(i, fill *ir.Instr) ir.Value {
	if fill.IntrinsicID() != "llvm.memset" || atomic(i) || !isZero(fill.Arg(3)) || !sameAddress(fill.Arg(0), i.Operand(0)) {
		return nil
	}
	c, ok1 := word(fill.Arg(1))
	n, ok2 := word(fill.Arg(2))
	if ty := i.Type(); !ok1 || !ok2 || ty.Scalable || !ty.Scalar().IsInt() && !ty.Scalar().IsFloat() && !ty.IsPtr() || n < ic.dl.StoreSize(ty) || ic.dl.SizeBits(ty) > 64 {
		return nil
	}
	bits := ic.ctx.Int(int(ic.dl.SizeBits(i.Type())))
	v := ir.NewInt(bits, c*0x0101010101010101&maskOf(bits.Bits))
	if op, ok := ic.sameBits(bits, i.Type()); ok && bits != i.Type() {
		return constfold.Cast(op, v, i.Type(), ic.dl)
	} else if bits != i.Type() {
		return nil
	}
	return v
}

func atomic(i *ir.Instr) bool { return i.Ordering != ir.NotAtomic }

// sameAddress reports whether two pointers are one value, or computed alike (LLVM's
// AreEquivalentAddressValues).
func sameAddress(p, q ir.Value) bool {
	if p == q {
		return true
	}
	g, h := opOf(p, ir.GetElementPtr), opOf(q, ir.GetElementPtr)
	return g != nil && h != nil && g.ElemTy == h.ElemTy && g.Operand(0) == h.Operand(0) && sameSteps(g, h)
}

// mayChange reports whether j may write the memory that i reads; aa is created on first use.
func (ic *combiner) mayChange(aa **alias.Batch, j, i *ir.Instr) bool {
	loc, ok := alias.LocationOf(i)
	if !ok {
		return true
	}
	if *aa == nil {
		*aa = ic.batch()
	}
	return (*aa).ModRef(j, loc)&analysis.Mod != 0
}

// sameBits returns the cast, if any, by which the bits of one type become those of another without
// computing.
func (ic *combiner) sameBits(from, to *ir.Type) (ir.Op, bool) {
	return rewrite.SameBits(from, to, ic.dl)
}

// combineLoads restricts the first load's metadata to what the second load has too.
func combineLoads(first, second *ir.Instr) {
	for _, a := range first.Attachments() {
		if a.Kind != "dbg" && second.MD(a.Kind) != a.Node {
			first.SetMD(a.Kind, nil)
		}
	}
}

// distinct reports whether two accesses are known not to overlap: different allocas or globals, or
// different offsets in one.
func (ic *combiner) distinct(p ir.Value, pt *ir.Type, q ir.Value, qt *ir.Type) bool {
	a, off1, ok1 := analysis.ConstantOffset(p, ic.dl)
	b, off2, ok2 := analysis.ConstantOffset(q, ic.dl)
	if !ok1 || !ok2 || pt.Scalable || qt.Scalable {
		return false
	}
	if a == b {
		return off1 >= off2+int64(ic.dl.StoreSize(qt)) || off2 >= off1+int64(ic.dl.StoreSize(pt))
	}
	return isObject(underlying(a)) && isObject(underlying(b)) && underlying(a) != underlying(b)
}

func isObject(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.Instr:
		return v.Op() == ir.Alloca
	case *ir.GlobalVar:
		return true
	}
	return false
}

func (ic *combiner) visitStore(i *ir.Instr) *ir.Instr {
	if ic.retypeStore(i) {
		return i
	}
	if v := ic.vectorInParts(i); v != nil {
		return ic.setOperand(i, 0, v)
	}
	if ic.unpackStore(i) {
		ic.eraseStore(i)
		return nil
	}
	v, p := i.Operand(0), i.Operand(1)
	if !unordered(i) {
		return nil
	}
	if isPoison(p) {
		ic.deadAfter(i)
		return nil
	}
	if ic.neverWritten(p) { // the stored value must be the present one
		ic.eraseStore(i)
		return nil
	}
	if ic.overwritesBefore(i) {
		return i
	}
	if isUndef(v) && !isUndef(p) && !ic.basedOnNull(p) {
		ic.eraseStore(i)
		return nil
	}
	if ic.storesLoaded(i) {
		ic.eraseStore(i)
		return nil
	}
	if ic.basedOnNull(p) && !isPoison(v) {
		return ic.setOperand(i, 0, ir.NewPoison(v.Type()))
	}
	if ic.newer {
		return ic.accessNonNull(i, 1)
	}
	return nil
}

// neverWritten reports whether the pointee of p is not written while the function runs: a constant,
// or the pointee of a parameter whose attributes exclude writes.
func (ic *combiner) neverWritten(p ir.Value) bool {
	return ic.batch().Mask(alias.Location{Ptr: p}, false)&analysis.Mod == 0
}

// batch answers questions about aliases until the code changes.
func (ic *combiner) batch() *alias.Batch {
	if ic.aliases == nil {
		ic.aliases = alias.New(ic.f, ic.dt, ic.c.Target, "")
	}
	return ic.aliases.Batch()
}

func (ic *combiner) eraseStore(i *ir.Instr) { ic.erase(i) }

// maxDebugScan bounds the debug intrinsics that a scan skips: where thousands of stores to one
// address are erased, their debug intrinsics remain in one run.
const maxDebugScan = 200

// overwritesBefore erases an earlier store to the same address that is not read in between.
func (ic *combiner) overwritesBefore(i *ir.Instr) bool {
	n, debug := 0, 0
	for j := i.Prev(); j != nil && debug < maxDebugScan; j = j.Prev() {
		if analysis.IsDebugOrPseudo(j) {
			debug++
			continue
		}
		if n++; n > maxMemoryScan {
			return false
		}
		if j.Op() == ir.Store && unordered(j) && sameAddress(j.Operand(1), i.Operand(1)) && j.Operand(0).Type() == i.Operand(0).Type() {
			ic.erase(j)
			return true
		}
		if analysis.MayWrite(j) || analysis.MayRead(j) || analysis.MayThrow(j) {
			return false
		}
	}
	return false
}

// storesLoaded reports whether a store writes back the value just loaded from its address.
func (ic *combiner) storesLoaded(i *ir.Instr) bool {
	l := opOf(i.Operand(0), ir.Load)
	if l == nil || !sameAddress(l.Operand(0), i.Operand(1)) || l.Block() != i.Block() {
		return false
	}
	n := 0
	for j := i.Prev(); j != nil && j != l; j = j.Prev() {
		if analysis.IsDebugOrPseudo(j) {
			continue
		}
		if n++; n > maxMemoryScan || analysis.MayWrite(j) {
			return false
		}
	}
	return true
}
