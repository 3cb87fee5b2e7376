package ipo

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/simplify"
)

// What a call costs when it is inlined, after LLVM's CallAnalyzer: the callee's body is walked with the call's arguments in place of
// its parameters. An instruction that becomes a constant, or another value, costs nothing; blocks that no branch leads to any more
// are not looked at; accesses through a pointer to one of the caller's allocas go away with it, unless the pointer is put to a use that
// keeps it in memory.
//
// Not followed: LLVM's bonuses for vectors and for calls through pointers that become known, and its profile.

// prices are what instructions cost.
type prices struct{ instr, call int }

var defaultPrices = prices{instr: 5, call: 25}

func pricesOf(c *pass.Context) prices {
	return prices{instr: int(c.FlagInt("inline-instr-cost", int64(defaultPrices.instr))), call: int(c.FlagInt("inline-call-penalty", int64(defaultPrices.call)))}
}

// callCost is the walk over one callee.
type callCost struct {
	prices
	query     simplify.Query
	limit     int
	cost      int
	whole     bool
	values    map[ir.Value]*ir.Const // what parameters and instructions are known to be
	allocas   map[ir.Value]*slot     // pointers into the caller's allocas
	loaded    map[ir.Value]bool      // addresses of loads that can be repeated for nothing
	clobbered bool
	visited   map[*ir.Block]bool
	dead      map[[2]*ir.Block]bool // edges that are not taken
	list      []*ir.Block
}

// slot is an alloca of the caller that may be promoted after inlining; saved is the cost of the accesses left out in that hope.
type slot struct {
	saved int
	lost  bool
}

// cost estimates what inlining the call adds, in LLVM's units: five for an instruction that costs something, less what the call
// itself costs and a bonus. A body of a single live block may cost half as much again. Beyond the limit it is only a lower bound.
//
// With whole set the walk goes on beyond the limit.
func (p prices) cost(call *ir.Instr, limit, bonus int, whole bool) (n, effective int) {
	f := call.CalledFunc()
	c := &callCost{query: simplify.Query{Layout: f.Module().Layout}, limit: limit + limit/2, cost: -p.call - p.instr*(call.NumArgs()+1) - bonus, prices: p, whole: whole,
		values: map[ir.Value]*ir.Const{}, allocas: map[ir.Value]*slot{}, loaded: map[ir.Value]bool{},
		visited: map[*ir.Block]bool{}, dead: map[[2]*ir.Block]bool{}}
	slots := map[*ir.Instr]*slot{}
	for k, p := range f.Params {
		if x, ok := call.Arg(k).(*ir.Const); ok {
			c.values[p] = x
		}
		if a := allocaOf(call.Arg(k)); a != nil && !p.Attrs().Has("byval") {
			if slots[a] == nil {
				slots[a] = &slot{}
			}
			c.allocas[p] = slots[a]
		}
	}
	c.push(f.Entry())
	for k := 0; k < len(c.list) && (c.whole || c.cost <= c.limit); k++ {
		c.block(c.list[k])
		if k+1 < len(c.list) {
			c.limit = limit
		}
	}
	return c.cost, c.limit
}

// allocaOf returns the alloca that a pointer leads into at a constant distance.
func allocaOf(v ir.Value) *ir.Instr {
	for {
		i, ok := v.(*ir.Instr)
		switch {
		case !ok:
			return nil
		case i.Op() == ir.Alloca:
			return i
		case i.Op() == ir.GetElementPtr && constantIndices(i), i.Op() == ir.AddrSpaceCast, i.Op() == ir.BitCast:
			v = i.Operand(0)
		default:
			return nil
		}
	}
}

func constantIndices(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		if !ir.IsConst(i.Operand(k)) {
			return false
		}
	}
	return true
}

func (c *callCost) push(b *ir.Block) {
	if !c.visited[b] {
		c.visited[b] = true
		c.list = append(c.list, b)
	}
}

func (c *callCost) block(b *ir.Block) {
	for i := range b.Instrs() {
		if c.cost > c.limit && !c.whole {
			return
		}
		if i.IsTerminator() {
			c.terminator(i)
		} else {
			c.instr(i)
		}
	}
}

// of returns what a value is known to be, or the value itself.
func (c *callCost) of(v ir.Value) ir.Value {
	if x := c.values[v]; x != nil {
		return x
	}
	return v
}

func (c *callCost) terminator(i *ir.Instr) {
	b := i.Block()
	taken := c.onlySuccessor(i)
	for _, s := range b.Succs() {
		if taken != nil && s != taken {
			c.dead[[2]*ir.Block{b, s}] = true
			continue
		}
		c.push(s)
	}
	for _, v := range i.Operands() {
		c.escape(v)
	}
	if taken == nil {
		c.cost += c.price(i)
	}
}

// onlySuccessor returns the block that a branch on a known value goes to; nil: it depends.
func (c *callCost) onlySuccessor(i *ir.Instr) *ir.Block {
	switch {
	case i.Op() == ir.Br && !i.IsCondBr():
		return i.Succ(0)
	case i.Op() == ir.Br, i.Op() == ir.Switch:
		x, ok := c.of(i.Operand(0)).(*ir.Const)
		if !ok || x.Kind != ir.IntConst {
			return nil
		}
		if i.Op() == ir.Br {
			if x.IsZero() {
				return i.Succ(1)
			}
			return i.Succ(0)
		}
		return caseOf(i, x)
	}
	return nil
}

// caseOf returns the block to which a switch goes for a value.
func caseOf(i *ir.Instr, x *ir.Const) *ir.Block {
	for k := range i.NumCases() {
		if v, to := i.Case(k); v == x {
			return to
		}
	}
	return i.Succ(0)
}

func (c *callCost) instr(i *ir.Instr) {
	if c.throughSlot(i) {
		return
	}
	if i.Op() == ir.Phi {
		if x := c.phi(i); x != nil {
			c.values[i] = x
		}
		return
	}
	if c.folds(i) || c.repeated(i) {
		return
	}
	if analysis.MayWrite(i) {
		c.clobbered = true
	}
	c.cost += c.price(i)
}

// phi returns the constant that comes in over all edges that may be taken.
func (c *callCost) phi(i *ir.Instr) *ir.Const {
	var all *ir.Const
	for k := range i.NumIncoming() {
		v, from := i.Operand(k), i.IncomingBlock(k)
		if c.dead[[2]*ir.Block{from, i.Block()}] {
			continue
		}
		x, ok := c.of(v).(*ir.Const)
		if !ok || all != nil && x != all {
			return nil
		}
		all = x
	}
	return all
}

// folds reports whether an instruction is a constant or another value, given what is known.
func (c *callCost) folds(i *ir.Instr) bool {
	if i.Type().IsVoid() || analysis.HasSideEffects(i) {
		return false
	}
	ops := make([]ir.Value, i.NumOperands())
	known := false
	for k, v := range i.Operands() {
		ops[k] = c.of(v)
		known = known || ops[k] != v
	}
	if !known {
		return false
	}
	v := c.query.InstrWith(i, ops)
	if v == nil {
		return false
	}
	if x, ok := v.(*ir.Const); ok {
		c.values[i] = x
	} else if x := c.values[v]; x != nil {
		c.values[i] = x
	}
	return true
}

// repeated reports whether i loads from an address that was loaded from before, nothing having been written since the callee began.
func (c *callCost) repeated(i *ir.Instr) bool {
	if i.Op() != ir.Load || c.clobbered || !plain(i) {
		return false
	}
	p := c.of(i.Operand(0))
	if c.loaded[p] {
		return true
	}
	c.loaded[p] = true
	return false
}

// throughSlot handles what is done with pointers to the caller's allocas, and reports whether it costs nothing.
func (c *callCost) throughSlot(i *ir.Instr) bool {
	free := false
	for k, v := range i.Operands() {
		s := c.allocas[v]
		if s == nil || s.lost {
			continue
		}
		switch {
		case i.Op() == ir.GetElementPtr && c.knownIndices(i), i.Op() == ir.AddrSpaceCast, i.Op() == ir.BitCast:
			c.allocas[i] = s
			free = true
		case i.Op() == ir.Load && plain(i), i.Op() == ir.Store && k == 1 && plain(i):
			s.saved += c.prices.instr
			free = true
		case i.IntrinsicID() == "llvm.lifetime.start", i.IntrinsicID() == "llvm.lifetime.end", analysis.IsDebugOrPseudo(i):
			free = true
		default:
			c.escape(v)
		}
	}
	return free && (i.Op() != ir.Store || c.allocas[i.Operand(0)] == nil)
}

func plain(i *ir.Instr) bool { return !i.IsVolatile() && i.Ordering == ir.NotAtomic }

func (c *callCost) knownIndices(i *ir.Instr) bool {
	for k := 1; k < i.NumOperands(); k++ {
		if !ir.IsConst(c.of(i.Operand(k))) {
			return false
		}
	}
	return true
}

// escape gives up the hope that the alloca behind a pointer can be promoted, and pays for the accesses.
func (c *callCost) escape(v ir.Value) {
	if s := c.allocas[v]; s != nil && !s.lost {
		s.lost = true
		c.cost += s.saved
	}
}

// price is what an instruction costs.
func (p prices) price(i *ir.Instr) int {
	if i.Op().IsCall() && i.IntrinsicID() == "" {
		return p.instr*(1+i.NumArgs()) + p.call
	}
	return p.instr * weight(i)
}

// weight is what an instruction costs beside an addition: nothing when it vanishes in addresses, types or assumptions.
func weight(i *ir.Instr) int {
	switch i.Op() {
	case ir.Phi, ir.BitCast, ir.PtrToInt, ir.IntToPtr, ir.AddrSpaceCast, ir.Ret, ir.Alloca, ir.Unreachable, ir.Freeze, ir.GetElementPtr:
		return 0
	case ir.Br:
		if !i.IsCondBr() {
			return 0
		}
	case ir.Switch:
		return 2 * i.NumCases()
	case ir.Call:
		if analysis.IsDebugOrPseudo(i) || i.IntrinsicID() == "llvm.lifetime.start" || i.IntrinsicID() == "llvm.lifetime.end" || i.IntrinsicID() == "llvm.assume" {
			return 0
		}
	}
	return 1
}
