package globalopt

import (
	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/ipo/globals"
	"opt-go/passes/simplify/constfold"
)

// evaluator executes functions whose arguments, and what they load, are constants: LLVM's
// Evaluator. What is stored goes to copies of the initialisers, which commit puts in their places.
// Each block of a call is executed once at most: there are no loops, so the work is bounded by the
// code that is there. An evaluation that meets anything else fails as a whole.
type evaluator struct {
	m      *ir.Module
	memory map[*ir.GlobalVar]*cell // what has been written
	slots  map[*ir.GlobalVar]bool  // that stand for allocas
	fixed  map[*ir.GlobalVar]bool  // of which llvm.invariant.start says that they stay
	active map[*ir.Func]bool
}

func newEvaluator(m *ir.Module) *evaluator {
	return &evaluator{m: m, memory: map[*ir.GlobalVar]*cell{}, slots: map[*ir.GlobalVar]bool{}, fixed: map[*ir.GlobalVar]bool{}, active: map[*ir.Func]bool{}}
}

// commit makes what has been written initial values. It does nothing and reports false when an
// address of a slot would be left.
func (e *evaluator) commit() bool {
	values := map[*ir.GlobalVar]ir.Value{}
	for v, c := range e.memory {
		if !e.slots[v] {
			if values[v] = c.constant(); e.refersToSlot(values[v]) {
				return false
			}
		}
	}
	for v, k := range values {
		v.Init = k
	}
	for v := range e.fixed {
		v.Constant = true
	}
	return true
}

func (e *evaluator) refersToSlot(v ir.Value) bool {
	switch v := v.(type) {
	case *ir.GlobalVar:
		return e.slots[v]
	case *ir.Const:
		for _, o := range v.Elems {
			if e.refersToSlot(o) {
				return true
			}
		}
	}
	return false
}

// frame is one call.
type frame struct {
	e      *evaluator
	values map[ir.Value]ir.Value
}

// call executes a function; result is nil for void.
func (e *evaluator) call(f *ir.Func, args []ir.Value) (result ir.Value, ok bool) {
	if e.active[f] || f.FuncType.VarArg {
		return nil, false
	}
	e.active[f] = true
	defer delete(e.active, f)
	fr := &frame{e: e, values: map[ir.Value]ir.Value{}}
	for k, p := range f.Params {
		fr.values[p] = args[k]
	}
	visited := make([]bool, f.BlockBound())
	var from *ir.Block
	for b := f.Entry(); ; {
		if visited[b.ID()] {
			return nil, false
		}
		visited[b.ID()] = true
		if !fr.block(b, from) {
			return nil, false
		}
		t := b.Term()
		if t.Op() == ir.Ret {
			if t.NumOperands() == 0 {
				return nil, true
			}
			return fr.get(t.Operand(0)), true
		}
		next := fr.successor(t)
		if next == nil {
			return nil, false
		}
		from, b = b, next
	}
}

// get returns the constant that a value is.
func (fr *frame) get(v ir.Value) ir.Value {
	if ir.IsConst(v) {
		return v
	}
	return fr.values[v]
}

// block executes the instructions before a block's terminator; an invoke, being one, too.
func (fr *frame) block(b, from *ir.Block) bool {
	phis := map[*ir.Instr]ir.Value{}
	for phi := range b.Phis() {
		phis[phi] = fr.get(phi.IncomingFor(from))
	}
	for phi, v := range phis {
		fr.values[phi] = v
	}
	for i := b.FirstNonPhi(); i != nil; i = i.Next() {
		if i.IsTerminator() && i.Op() != ir.Invoke {
			return true
		}
		v, ok := fr.instr(i)
		if !ok {
			return false
		}
		if v != nil {
			fr.values[i] = v
		}
	}
	return true
}

// successor returns where a terminator goes, or nil.
func (fr *frame) successor(t *ir.Instr) *ir.Block {
	switch t.Op() {
	case ir.Br:
		if !t.IsCondBr() {
			return t.Succ(0)
		}
		if c := ir.AsInt(fr.get(t.Operand(0))); c != nil {
			if c.IsZero() {
				return t.Succ(1)
			}
			return t.Succ(0)
		}
	case ir.Switch:
		c := ir.AsInt(fr.get(t.Operand(0)))
		if c == nil {
			return nil
		}
		for k := range t.NumCases() {
			if v, dest := t.Case(k); v == c {
				return dest
			}
		}
		return t.Succ(0)
	case ir.Invoke:
		return t.Succ(0)
	}
	return nil
}

// instr executes an instruction; the value is nil where it has none that can be used.
func (fr *frame) instr(i *ir.Instr) (v ir.Value, ok bool) {
	dl := fr.e.m.Layout
	switch i.Op() {
	case ir.Store:
		p, off, known := fr.place(i.Operand(1))
		v := fr.get(i.Operand(0))
		return nil, i.IsSimple() && known && v != nil && fr.e.store(p, off, v)
	case ir.Load:
		p, off, known := fr.place(i.Operand(0))
		if !i.IsSimple() || !known {
			return nil, false
		}
		v := fr.e.load(p, off, i.Type())
		return v, v != nil
	case ir.Alloca:
		if n := ir.AsInt(i.Operand(0)); n == nil || n != ir.NewInt(n.Type(), 1) {
			return nil, false
		}
		return fr.e.slot(i), true
	case ir.Call, ir.Invoke:
		return fr.callInstr(i)
	case ir.Select:
		if c := ir.AsInt(fr.get(i.Operand(0))); c != nil {
			v := fr.get(i.Operand(map[bool]int{true: 2, false: 1}[c.IsZero()]))
			return v, v != nil
		}
		return nil, false
	case ir.ExtractValue:
		v := fr.get(i.Operand(0))
		for _, n := range i.Indices() {
			k, isConst := v.(*ir.Const)
			if !isConst {
				return nil, false
			}
			v = k.Elem(n)
		}
		return v, v != nil
	}
	n := i.Clone()
	defer n.DropOperands()
	for k, o := range i.Operands() {
		c := fr.get(o)
		if c == nil {
			return nil, false
		}
		n.SetOperand(k, c)
	}
	v = constfold.Instr(n, dl)
	return v, v != nil
}

// callInstr executes a call.
func (fr *frame) callInstr(i *ir.Instr) (v ir.Value, ok bool) {
	switch id := i.IntrinsicID(); id {
	case "llvm.dbg.value", "llvm.dbg.declare", "llvm.dbg.declare_value", "llvm.dbg.label", "llvm.dbg.assign", "llvm.lifetime.start", "llvm.lifetime.end", "llvm.assume",
		"llvm.sideeffect", "llvm.pseudoprobe", "llvm.experimental.noalias.scope.decl":
		return nil, true
	case "llvm.invariant.start":
		return nil, !ir.HasUses(i) && fr.invariant(i)
	case "llvm.memset":
		return nil, fr.changesNothing(i)
	}
	if len(i.Info.Bundles) > 0 {
		return nil, false
	}
	f, isFunc := fr.get(i.Callee()).(*ir.Func)
	if !isFunc || f.FuncType != i.Info.FuncType || f.IsDecl() || analysis.Replaceable(f) {
		return nil, false
	}
	args := make([]ir.Value, i.NumArgs())
	for k := range args {
		if args[k] = fr.get(i.Arg(k)); args[k] == nil {
			return nil, false
		}
	}
	return fr.e.call(f, args)
}

// invariant notes that a whole variable does not change any more.
func (fr *frame) invariant(i *ir.Instr) bool {
	size := ir.AsInt(i.Arg(0))
	v, isVar := fr.get(i.Arg(1)).(*ir.GlobalVar)
	if size == nil || !isVar || fr.e.slots[v] {
		return true
	}
	if n, fits := size.Int64(); fits && n >= 0 && uint64(n) >= fr.e.m.Layout.StoreSize(v.ValueType) {
		fr.e.fixed[v] = true
	}
	return true
}

// changesNothing reports whether a memset writes the values that memory already has.
func (fr *frame) changesNothing(i *ir.Instr) bool {
	const limit = 64 << 10 // bytes to look at
	p, off, known := fr.place(i.Arg(0))
	value, size, volatile := fr.get(i.Arg(1)), ir.AsInt(fr.get(i.Arg(2))), ir.AsInt(i.Arg(3))
	if !known || value == nil || size == nil || volatile == nil || !volatile.IsZero() {
		return false
	}
	n, fits := size.Uint64()
	if k, isConst := value.(*ir.Const); isConst && k.IsZero() && fr.e.memory[p] == nil {
		if init, isConst := p.Init.(*ir.Const); isConst && init.IsZero() && globals.OwnInitializer(p) {
			return true
		}
	}
	if !fits || n > limit {
		return false
	}
	for k := range int64(n) {
		if fr.e.load(p, off+k, value.Type()) != value {
			return false
		}
	}
	return true
}
