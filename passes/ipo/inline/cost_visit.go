package inline

import (
	"math/big"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
)

// free reports whether an instruction of the callee costs nothing, given the facts about its
// operands. It adds what the instruction costs beyond its base price.
func (c *callCost) free(i *ir.Instr) bool {
	switch op := i.Op(); {
	case op == ir.Phi:
		c.phi(i)
		return true
	case op == ir.Alloca:
		c.alloca(i)
		return false
	case op == ir.GetElementPtr:
		return c.address(i)
	case op.IsCast():
		return c.cast(i)
	case op == ir.ICmp || op == ir.FCmp:
		return c.compare(i)
	case op.IsBinary():
		return c.binary(i)
	case op == ir.FNeg:
		if c.folds(i) {
			return true
		}
		c.escapeAll(i)
		return false
	case op == ir.Load:
		return c.load(i)
	case op == ir.Store:
		if c.throughSlot(i.Operand(1), plain(i)) {
			return true
		}
		c.clobber()
		return false
	case op == ir.Select:
		return c.selection(i)
	case op.IsCall():
		return c.callee(i)
	}
	return c.control(i)
}

// control prices terminators and instructions without a rule of their own.
func (c *callCost) control(i *ir.Instr) bool {
	switch i.Op() {
	case ir.Ret: // one goes
		first := !c.returns
		c.returns = true
		return first
	case ir.Br:
		return !i.IsCondBr() || c.onlySuccessor(i) != nil || i.MD("make.implicit") != nil
	case ir.Switch:
		if c.onlySuccessor(i) != nil {
			return true
		}
		c.cost += c.prices.instr * c.switchCost(i)
		return false
	case ir.IndirectBr:
		c.obstacle = "indirect branch"
		return false
	case ir.Unreachable:
		return true
	case ir.Resume, ir.CleanupRet, ir.CatchRet:
		return false
	case ir.ExtractValue, ir.InsertValue:
		if c.folds(i) {
			return true
		}
	}
	return c.unknown(i)
}

// unknown prices an instruction by its target.
func (c *callCost) unknown(i *ir.Instr) bool {
	if analysis.Cost(c.target, i) == 0 {
		return true
	}
	c.escapeAll(i)
	return false
}

// folds reports whether an instruction is a constant because all its operands are.
func (c *callCost) folds(i *ir.Instr) bool {
	ops := make([]ir.Value, i.NumOperands())
	for k, v := range i.Operands() {
		if ops[k] = c.constant(v); ops[k] == nil {
			return false
		}
	}
	v := c.query.InstrWith(i, ops)
	if v == nil || !ir.IsConst(v) {
		return false
	}
	c.values[i] = v
	return true
}

// phi folds a φ if the same value comes in over all edges that may be taken.
func (c *callCost) phi(i *ir.Instr) {
	var first, from ir.Value
	for k := range i.NumIncoming() {
		v, b := i.Operand(k), i.IncomingBlock(k)
		if c.dead[b] || c.only[b] != nil && c.only[b] != i.Block() || v == ir.Value(i) {
			continue
		}
		x := c.constant(v)
		at, known := c.places[v]
		switch {
		case x == nil && !(known && i.Type().IsPtr()):
			return
		case first == nil && from == nil:
			if first = x; x == nil {
				from = v
			}
		case first != x, first == nil && c.places[from] != at:
			return
		}
	}
	switch {
	case first != nil:
		c.values[i] = first
	case from != nil:
		c.samePlace(i, from, 0)
		c.follow(i, from)
	}
}

func (c *callCost) alloca(i *ir.Instr) {
	c.escape(i.Operand(0))
	size := c.query.Layout.AllocSize(i.ElemTy)
	n := ir.AsInt(c.constant(i.Operand(0)))
	switch {
	case n == nil:
		c.obstacle = "dynamic alloca"
		return
	case i.Block().IsEntry() && ir.AsInt(i.Operand(0)) != nil:
		c.stack += size
		if count, fits := n.Uint64(); fits {
			c.stack += size * (max(count, 1) - 1)
		}
	case ir.AsInt(i.Operand(0)) != nil:
		c.obstacle = "dynamic alloca"
	default: // its size becomes known
		count, fits := n.Uint64()
		if c.stack += size * count; !fits || c.stack > maxKnownAlloca {
			c.obstacle = "dynamic alloca"
		}
	}
}

// maxKnownAlloca bounds the bytes of allocas whose size becomes known by inlining.
const maxKnownAlloca = 65536

func (c *callCost) address(i *ir.Instr) bool {
	if c.folds(i) {
		return true
	}
	p := i.Operand(0)
	known := true
	indices := make([]ir.Value, 0, i.NumOperands())
	for k := 1; k < i.NumOperands(); k++ {
		x := c.constant(i.Operand(k))
		known = known && x != nil
		indices = append(indices, x)
	}
	if known {
		if n, fits := c.query.Layout.ConstGEPOffset(i.ElemTy, indices); fits && i.HasFlag(ir.InBounds) {
			c.samePlace(i, p, n)
		}
		c.follow(i, p)
		return true
	}
	c.escape(p)
	return analysis.Cost(c.target, i) == 0
}

func (c *callCost) cast(i *ir.Instr) bool {
	if c.folds(i) {
		return true
	}
	v := i.Operand(0)
	dl := c.query.Layout
	switch i.Op() {
	case ir.BitCast:
		c.samePlace(i, v, 0)
		c.follow(i, v)
		return true
	case ir.PtrToInt, ir.PtrToAddr:
		if i.Type().Scalar().Bits == dl.PtrBits(v.Type().Scalar().Space) {
			c.samePlace(i, v, 0)
		}
		c.follow(i, v)
	case ir.IntToPtr:
		if v.Type().Scalar().Bits <= dl.PtrBits(i.Type().Scalar().Space) {
			c.samePlace(i, v, 0)
		}
		c.follow(i, v)
	default:
		c.escape(v)
	}
	return analysis.Cost(c.target, i) == 0
}

func (c *callCost) compare(i *ir.Instr) bool {
	if c.folds(i) {
		return true
	}
	if i.Op() == ir.FCmp {
		return false
	}
	x, y := i.Operand(0), i.Operand(1)
	a, ok1 := c.places[x]
	b, ok2 := c.places[y]
	if ok1 && ok2 && a.base == b.base {
		if c.trace != nil {
			c.trace.comparisons++
		}
		c.values[i] = c.query.ICmp(i.Pred, ir.NewSigned(i.Func().Ctx().I64, a.off), ir.NewSigned(i.Func().Ctx().I64, b.off))
		return true
	}
	k, isConst := y.(*ir.Const)
	null := isConst && k.Kind == ir.NullConst
	if null && i.Pred.IsEquality() && c.notNull(x) {
		c.values[i] = i.Func().Ctx().NewBool(i.Pred == ir.NE)
		return true
	}
	return c.throughSlot(x, null)
}

// notNull reports whether a pointer of the callee cannot be null in this call: the argument is
// marked so, or an alloca.
func (c *callCost) notNull(v ir.Value) bool {
	if p, ok := v.(*ir.Param); ok {
		for k, q := range p.Func().Params {
			if p == q && analysis.ArgHas(c.call, k, "nonnull") {
				return true
			}
		}
	}
	return c.slots[v] != nil
}

func (c *callCost) binary(i *ir.Instr) bool {
	x, y := i.Operand(0), i.Operand(1)
	if i.Op() == ir.Sub {
		a, ok1 := c.places[x]
		b, ok2 := c.places[y]
		if ok1 && ok2 && a.base == b.base {
			if c.trace != nil {
				c.trace.differences++
			}
			c.values[i] = ir.NewBigInt(i.Type(), big.NewInt(a.off-b.off))
			return true
		}
	}
	ops := []ir.Value{x, y}
	for k, v := range ops {
		if known := c.constant(v); known != nil {
			ops[k] = known
		}
	}
	if v := c.query.InstrWith(i, ops); v != nil {
		if ir.IsConst(v) {
			c.values[i] = v
		}
		return true
	}
	c.escapeAll(i)
	return false
}

// load makes repeated loads from an address free, as long as nothing is written.
func (c *callCost) load(i *ir.Instr) bool {
	p := i.Operand(0)
	if c.throughSlot(p, plain(i)) {
		return true
	}
	if c.clobbered {
		return false
	}
	again := c.loaded[p]
	c.loaded[p] = true
	if again && !i.IsVolatile() && i.Ordering <= ir.Unordered {
		c.repeated += c.prices.instr
		return true
	}
	return false
}

func plain(i *ir.Instr) bool { return !i.IsVolatile() && i.Ordering == ir.NotAtomic }

func (c *callCost) selection(i *ir.Instr) bool {
	x, y := c.constant(i.Operand(1)), c.constant(i.Operand(2))
	pointers := i.Type().IsPtr()
	k, isConst := c.values[i.Operand(0)].(*ir.Const)
	if !isConst {
		a, ok := c.places[i.Operand(1)]
		switch {
		case x != nil && x == y:
			c.values[i] = x
			return true
		case pointers && ok && a == c.places[i.Operand(2)]:
			c.samePlace(i, i.Operand(1), 0)
			c.follow(i, i.Operand(1))
			return true
		}
		return c.unknown(i)
	}
	v := i.Operand(1)
	switch {
	case k == ir.NewAllOnes(k.Type()):
	case k.IsZero():
		v = i.Operand(2)
	default:
		return c.folds(i) || c.unknown(i)
	}
	if ir.IsConst(v) {
		c.values[i] = v
	} else if pointers && c.samePlace(i, v, 0) {
		c.follow(i, v)
	}
	return true
}

// callee adds the cost of a call: its arguments, and the call if it is not inlined.
func (c *callCost) callee(i *ir.Instr) bool {
	if n, ok := numberIn(i, "call-threshold-bonus"); ok {
		c.threshold += n
	}
	if n, ok := numberIn(i, "call-inline-cost"); ok {
		c.cost += n
		return true
	}
	f := i.CalledFunc()
	if analysis.CallHas(i, "returns_twice") && !i.Func().Attrs.Fn.Has("returns_twice") {
		c.obstacle = "exposes returns twice" // the caller's slots, in registers by then, would have to last
		return false
	}
	setup := c.prices.instr * i.NumArgs()
	indirect := f == nil
	if indirect {
		if f, _ = c.values[i.Callee()].(*ir.Func); f == nil || f.FuncType != i.Info.FuncType {
			c.cost += setup
			if analysis.MayWrite(i) {
				c.clobber()
			}
			return c.unknown(i)
		}
	}
	if !indirect && c.folds(i) {
		return true
	}
	switch i.IntrinsicID() {
	case "":
		if f == i.Func() {
			c.obstacle = "recursive"
			return false
		}
		if analysis.LoweredToCall(f) {
			c.cost += setup + c.prices.call
		}
	case "llvm.load.relative":
		c.cost += 3 * c.prices.instr
		return false
	case "llvm.memset", "llvm.memcpy", "llvm.memmove":
		c.clobber()
		return false // allocas survive them, but they are not free
	case "llvm.icall.branch.funnel", "llvm.localescape":
		c.obstacle = "uninlinable intrinsic"
		return false
	case "llvm.va_start":
		c.obstacle = "varargs"
		return false
	case "llvm.launder.invariant.group", "llvm.strip.invariant.group":
		c.follow(i, i.Arg(0))
		return true
	case "llvm.is.constant":
		_, known := c.constant(i.Arg(0)).(*ir.Const)
		c.values[i] = i.Func().Ctx().NewBool(known)
		return true
	}
	if analysis.MayWrite(i) && !analysis.AssumeLike(i) {
		c.clobber()
	}
	return c.unknown(i)
}

// switchCost is the cost of a switch beside a branch, in instructions: a bit test, a jump table, or
// a binary search.
func (c *callCost) switchCost(i *ir.Instr) int {
	clusters, table := c.clusters(i)
	if table > 0 {
		return table + 4
	}
	switch n := clusters; {
	case n <= 3:
		if i.Succ(0).First().Op() == ir.Unreachable {
			n--
		}
		return 2 * n
	default:
		return 2 * (3*n/2 - 1)
	}
}

// clusters returns how many groups of cases comparisons distinguish, or the entries of a jump
// table.
func (c *callCost) clusters(i *ir.Instr) (n, table int) {
	n = i.NumCases()
	if n == 0 || c.target.Name == "generic" {
		return n, 0
	}
	lo, hi := (*big.Int)(nil), (*big.Int)(nil)
	dests := map[*ir.Block]bool{}
	for k := range n {
		v, to := i.Case(k)
		s := v.BigSigned()
		if lo == nil || s.Cmp(lo) < 0 {
			lo = s
		}
		if hi == nil || s.Cmp(hi) > 0 {
			hi = s
		}
		dests[to] = true
	}
	span := new(big.Int).Sub(hi, lo)
	word := c.query.Layout.IndexBits(0)
	if d := len(dests); n <= word && span.Cmp(big.NewInt(int64(word))) < 0 && (d == 1 && n >= 3 || d == 2 && n >= 5 || d == 3 && n >= 6) {
		return 1, 0
	}
	if c.target.NoSwitchTables || n < minJumpTable || jumpTablesForbidden(i.Func()) || !span.IsInt64() || span.Int64() >= 1<<32 {
		return n, 0
	}
	density := int64(minDensity)
	if a := i.Func().Attrs.Fn; a.Has("optsize") || a.Has("minsize") {
		density = minDensityForSize
	}
	if entries := span.Int64() + 1; int64(n)*100 >= entries*density {
		return 1, int(entries)
	}
	return n, 0
}

// LLVM's minimum density of jump tables: cases, and percent of the entries that are cases.
const (
	minJumpTable      = 4
	minDensity        = 10
	minDensityForSize = 40
)

func jumpTablesForbidden(f *ir.Func) bool {
	a, ok := f.Attrs.Fn.Get("no-jump-tables")
	return ok && a.Val == "true"
}
