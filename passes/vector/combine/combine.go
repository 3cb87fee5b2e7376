// Package combine is LLVM's vector-combine: it moves operations between vectors and their elements
// where the costs of the target say that this is cheaper.
//
//	%x = extractelement <4 x float> %v, i32 2      %s = shufflevector %v, poison, <2, -, -, ->
//	%y = extractelement <4 x float> %w, i32 0  ⇒   %t = fadd <4 x float> %s, %w
//	%z = fadd float %x, %y                         %z = extractelement <4 x float> %t, i32 0
//
// One file each:
//
//   - combine.go: the walk and its worklist
//   - cost.go: what operations cost
//   - lanes.go: operations on extracted elements, which become operations on vectors
//   - scalars.go: operations on vectors with one element that is not constant, which become scalar
//   - memory.go: loads and stores that become wider, or those of one element
//   - shuffle.go: operations before shuffles, which come after them
//   - identity.go: trees of operations whose shuffles cancel out
//   - bits.go: bit casts of shuffles; masks of conditions joined as integers
//   - reduce.go: reductions, which need no order of lanes
//
// With the parameter early (vector-combine<early>) only those rules run that no other pass can undo
// or be hindered by: loads, stores, and scalar operations.
//
// Invariant: each rule replaces an instruction by one that is equal or more defined; operands are
// computed nowhere where they were not before, but for lanes without users, so that operations
// that may trap on any lane stay. A rule that adds as much cost as it removes only goes towards
// vectors, so that rules do not undo each other. What becomes dead is erased.
//
// Functions of targets without vector registers stay. Cost: linear in the number of instructions;
// scans over a block and trees are bounded.
package combine

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
	"opt-go/passes/rewrite"
	"opt-go/passes/simplify/constfold"
)

// Params are the parameters of vector-combine.
func Params() []pass.Param {
	return []pass.Param{{Name: "early", Help: "only scalar operations, loads and stores, for early in a pipeline"}}
}

// Flags are the flags of vector-combine.
func Flags() []pass.Flag {
	return []pass.Flag{
		{Name: "disable-vector-combine", Default: "false", Help: "leave vectors and their elements as they are"},
		{Name: "disable-binop-extract-shuffle", Default: "false", Help: "no shuffles for operations on extracted elements"},
		{Name: "vector-combine-max-scan-instrs", Default: "30", Natural: true, Help: "instructions between accesses that are looked at"},
	}
}

// Run combines the vectors and elements of a function.
func Run(c *pass.Context, f *ir.Func) pass.Preserved {
	if c.FlagBool("disable-vector-combine", false) || !usesVectors(f) {
		return pass.All
	}
	costs, ok := costsOf(c, f)
	if !ok {
		return pass.All
	}
	k := &combiner{Context: c, costs: costs, f: f, dl: f.Module().Layout, dom: pass.Get(c, f, analysis.Dominators),
		early: c.Opts.Bool("early", false), newer: c.Version >= pass.LLVM22, scan: int(c.FlagInt("vector-combine-max-scan-instrs", 30)),
		waiting: map[*ir.Instr]int{}}
	for b := range f.Blocks() {
		if !k.dom.Reachable(b) {
			continue
		}
		for i, next := b.First(), (*ir.Instr)(nil); i != nil; i = next {
			next = i.Next()
			k.visit(i)
		}
	}
	for i, left := k.pop(), maxVisits*(1+f.ValueBound()); i != nil && left > 0; i, left = k.pop(), left-1 {
		switch {
		case i.Block() == nil:
		case analysis.TriviallyDead(i):
			k.erase(i)
		default:
			k.visit(i)
		}
	}
	c.Count("Number of combined vector operations", k.changes)
	return pass.Changed(k.changes > 0)
}

// maxVisits bounds the visits, for each value of the function: no rules are known to undo each
// other, and no more than a few were seen.
const maxVisits = 100

// usesVectors is a quick look whether there is anything to do.
func usesVectors(f *ir.Func) bool {
	for i := range f.Instrs() {
		if i.Type().IsVector() {
			return true
		}
		for _, v := range i.Operands() {
			if v.Type().IsVector() {
				return true
			}
		}
	}
	return false
}

type combiner struct {
	*pass.Context
	costs
	f            *ir.Func
	dl           *ir.DataLayout
	dom          *analysis.DomTree
	early, newer bool
	scan         int
	changes      int

	b       *ir.Builder // before the visited instruction
	stack   []*ir.Instr // nil: removed
	waiting map[*ir.Instr]int
}

// rule tries to replace an instruction.
type rule func(k *combiner, i *ir.Instr) bool

// visit applies the rules for an instruction, in LLVM's order.
func (k *combiner) visit(i *ir.Instr) {
	if analysis.IsDebugOrPseudo(i) {
		return
	}
	k.b = ir.Before(i)
	for _, r := range k.rulesFor(i) {
		if r(k, i) {
			k.changes++
			if i.Block() == nil {
				return
			}
			k.b = ir.Before(i)
		}
	}
}

func (k *combiner) rulesFor(i *ir.Instr) (rules []rule) {
	op, vector := i.Op(), i.Type().IsVector()
	fixed := vector && !i.Type().Scalable
	switch {
	case fixed && op == ir.InsertElement:
		rules = append(rules, widenedInsert)
	case fixed && op == ir.ShuffleVector:
		rules = append(rules, widenedSubvector)
	case vector && op == ir.Load:
		rules = append(rules, loadedElements)
	case op == ir.Store:
		rules = append(rules, storedElement)
	case vector && (op.IsBinary() || op == ir.ICmp || op == ir.FCmp || k.newer && (op == ir.FNeg || op == ir.Call)):
		rules = append(rules, scalarOperation)
	}
	if k.early {
		return rules
	}
	switch {
	case fixed:
		return append(rules, vectorRules[op]...)
	case vector:
		return rules
	case op.IsBinary():
		return append(rules, extractedOperands, extractedCompares, joinedMasks)
	}
	return append(rules, scalarRules[op]...)
}

// vectorRules are for instructions whose result is a vector, scalarRules for others.
var vectorRules = map[ir.Op][]rule{
	ir.InsertElement: {insertedNegation, insertedElement},
	ir.ShuffleVector: {shuffledOperations, shuffledCasts, shuffledShuffles, shuffledSelects, shuffledCalls, cancelledShuffles},
	ir.BitCast:       {castShuffle},
	ir.And:           {bitwiseCasts},
	ir.Or:            {bitwiseCasts},
	ir.Xor:           {bitwiseCasts},
}

var scalarRules = map[ir.Op][]rule{
	ir.ICmp: {extractedOperands},
	ir.FCmp: {extractedOperands},
	ir.Call: {orderlessShuffle, reducedCast},
}

// insert puts an instruction before the visited one, unless it is a constant.
func (k *combiner) insert(i *ir.Instr) ir.Value { return constfold.InstrOrInsert(k.b, i, k.dl) }

// queue visits v again.
func (k *combiner) queue(v ir.Value) {
	if i, ok := v.(*ir.Instr); ok && k.waiting[i] == 0 {
		k.stack = append(k.stack, i)
		k.waiting[i] = len(k.stack)
	}
}

func (k *combiner) pop() *ir.Instr {
	for len(k.stack) > 0 {
		i := k.stack[len(k.stack)-1]
		k.stack = k.stack[:len(k.stack)-1]
		if i != nil {
			delete(k.waiting, i)
			return i
		}
	}
	return nil
}

// replace puts v in place of i, which is erased later.
func (k *combiner) replace(i *ir.Instr, v ir.Value) bool {
	ir.ReplaceAllUses(i, v)
	if n, ok := v.(*ir.Instr); ok {
		n.TakeName(i)
		for u := range ir.Users(n) {
			k.queue(u)
		}
		k.queue(n)
	}
	k.queue(i)
	return true
}

// erase erases an instruction, and visits its operands.
func (k *combiner) erase(i *ir.Instr) {
	for _, v := range i.Operands() {
		k.queue(v)
	}
	if at := k.waiting[i]; at > 0 {
		k.stack[at-1] = nil
		delete(k.waiting, i)
	}
	i.SalvageDebugUses()
	i.Erase()
}

// constIndex returns the index of an extractelement or insertelement where it is a constant inside
// the vector.
func constIndex(i *ir.Instr) (at uint64, ok bool) {
	last := i.Operand(i.NumOperands() - 1)
	n := ir.AsInt(last)
	if n == nil {
		return 0, false
	}
	at, ok = n.Uint64()
	return at, ok && at < i.Operand(0).Type().Len
}

// extraction returns v as an extractelement with a constant index.
func extraction(v ir.Value) (e *ir.Instr, at int, ok bool) {
	e, _ = v.(*ir.Instr)
	if e == nil || e.Op() != ir.ExtractElement {
		return nil, 0, false
	}
	n, ok := constIndex(e)
	return e, int(n), ok
}

func newShuffle(x, y ir.Value, mask []int32) *ir.Instr {
	t := x.Type()
	s := ir.NewInstr(ir.ShuffleVector, t.Context().Vector(uint64(len(mask)), t.Elem, false), x, y)
	s.SetMask(mask)
	return s
}

func newExtract(v ir.Value, at int) *ir.Instr {
	return ir.NewInstr(ir.ExtractElement, v.Type().Elem, v, ir.NewInt(v.Type().Context().I64, uint64(at)))
}

func newInsert(v, elem ir.Value, at int) *ir.Instr {
	return ir.NewInstr(ir.InsertElement, v.Type(), v, elem, ir.NewInt(v.Type().Context().I64, uint64(at)))
}

// again returns the operation of i on other operands, with its flags.
func again(i *ir.Instr, operands ...ir.Value) *ir.Instr {
	ty := operands[0].Type()
	if i.Op() == ir.ICmp || i.Op() == ir.FCmp {
		ty = ir.CmpType(ty)
	}
	n := ir.NewInstr(i.Op(), ty, operands...)
	n.Pred, n.Flags = i.Pred, i.Flags
	return n
}

// moved is the mask that moves one lane to another position, the others do not matter.
func moved(lanes uint64, from, to int) []int32 {
	mask := make([]int32, lanes)
	for j := range mask {
		mask[j] = -1
	}
	mask[to] = int32(from)
	return mask
}

// bothFlags leaves n the promises that a and b both make.
func bothFlags(n ir.Value, a, b *ir.Instr) {
	if i, ok := n.(*ir.Instr); ok {
		i.Flags = a.Flags
		rewrite.IntersectFlags(i, b)
	}
}
