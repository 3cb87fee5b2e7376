package ir

import (
	"iter"
	"math/bits"
	"slices"
)

// Pos is a place in the source text of a module; the zero Pos is unknown.
type Pos struct{ Line, Col uint32 } // both from 1

// Instr is an instruction of any opcode: the opcode says which operands and which of the fields
// mean something (see op.go). Instructions are made by New… functions or a Builder and live in one
// block's list.
//
// The fields that a walk over instructions and their operands reads come first, so that they share
// a line of the cache.
type Instr struct {
	op       Op
	Pred     Pred     // icmp, fcmp
	align    uint8    // log2+1, 0: none
	Ordering Ordering // atomic load, store, cmpxchg (success), atomicrmw, fence
	Flags    Flags
	id       int32 // dense number in the function
	seq      int32 // order in the block, valid while block.ordered
	next     *Instr
	ops      []Use
	block    *Block
	ty       *Type
	list     useList
	Info     *CallInfo // call, invoke, callbr: what a plain instruction does not have
	prev     *Instr
	ElemTy   *Type         // alloca, getelementptr: the element type
	md       *[]Attachment // instructions share lists, which nothing changes; nil: none
	label    *label        // the name; nil: none
	Pos      Pos           // of the statement in the text that was read
	x        *extra
}

// label is the name of an instruction.
type label struct {
	text string
	hash uint32 // 0: not known
}

// newLabel returns the label for a name, with its hash or 0; nil for none.
func newLabel(name string, hash uint32) *label {
	if name == "" {
		return nil
	}
	return &label{name, hash}
}

// extra is what φs have, and few others.
type extra struct {
	incoming []*Block // phi
	rare     *rare
}

// rare is what few instructions have.
type rare struct {
	mask    []int32
	indices []uint64
	scope   string // syncscope
	rmw     RMWOp
	catch   []bool // landingpad: clause i is a filter
	words   []string
	failure Ordering // cmpxchg
}

// RMWOp is the operation of an atomicrmw by LLVM's name: xchg, add, umax, fadd, …
type RMWOp string

// NewInstr returns a detached instruction of type ty with the given operands.
func NewInstr(op Op, ty *Type, operands ...Value) *Instr {
	i := funcOf(operands).allocInstr(op, len(operands))
	i.op, i.ty, i.id = op, ty, -1
	i.initOperands(operands)
	return i
}

func (i *Instr) initOperands(vals []Value) {
	if len(vals) == 0 {
		return
	}
	if len(i.ops) == 0 && cap(i.ops) == len(vals) {
		i.ops = i.ops[:len(vals)]
	} else {
		i.ops = make([]Use, len(vals))
	}
	for k, v := range vals {
		u := &i.ops[k]
		u.val, u.user = v, i
		u.link()
	}
}

// Op returns the opcode.
func (i *Instr) Op() Op { return i.op }

// SetOp changes the opcode in place, for instance add to or; operands stay as they are. φs stay φs.
func (i *Instr) SetOp(op Op) {
	if (i.op == Phi) != (op == Phi) {
		panic("ir: SetOp of a φ: " + i.String())
	}
	i.forgetEdges()
	i.op = op
	i.forgetEdges()
}

// Type returns the result type, void for none.
func (i *Instr) Type() *Type { return i.ty }

// MutateType changes the result type in place; the caller answers for the users.
func (i *Instr) MutateType(t *Type) { i.ty = t }

// Ident returns %name or %number.
func (i *Instr) Ident() string { return localIdent(i.Name(), i.Func(), i) }

func (i *Instr) useList() *useList { return &i.list }

// ID returns the dense number in the function, -1 for an instruction that never was in one.
func (i *Instr) ID() int { return int(i.id) }

// Name returns the name without %, empty when unnamed.
func (i *Instr) Name() string {
	if i.label == nil {
		return ""
	}
	return i.label.text
}

// SetName names the instruction; inside a function a taken name gets a numeric suffix, as in LLVM.
func (i *Instr) SetName(name string) {
	if f := i.Func(); f != nil {
		if have := i.Name(); have != name {
			i.label = newLabel(f.rename(i, have, name))
		}
		return
	}
	i.label = newLabel(name, 0)
}

// SetNameAfter is SetName(v.Name()) where v is in the same function and keeps its name, so that
// there is no search for who has it.
func (i *Instr) SetNameAfter(v *Instr) {
	f := i.Func()
	if f == nil || f != v.Func() || v == i || v.label == nil || i.ty.IsVoid() {
		i.SetName(v.Name())
		return
	}
	if i.label != nil {
		f.names.giveUp()
	}
	f.names.build(f)
	i.label = newLabel(f.names.claimNumbered(f, i, v.label.text))
}

// TakeName gives i the name of v, which becomes unnamed.
func (i *Instr) TakeName(v Value) {
	switch v := v.(type) {
	case *Instr:
		if f := i.Func(); f != nil && f == v.Func() && !f.names.made() && !i.ty.IsVoid() { // it stays that of one value
			i.label, v.label = v.label, nil
			return
		}
		name := v.Name()
		v.SetName("")
		i.SetName(name)
	case *Param:
		name := v.name
		v.SetName("")
		i.SetName(name)
	}
}

// Block returns the block that i is in, nil when detached.
func (i *Instr) Block() *Block { return i.block }

// Func returns the function that i is in, nil when detached.
func (i *Instr) Func() *Func {
	if i.block == nil {
		return nil
	}
	return i.block.fn
}

// Next returns the following instruction in the block, or nil.
func (i *Instr) Next() *Instr { return i.next }

// Prev returns the preceding instruction in the block, or nil.
func (i *Instr) Prev() *Instr { return i.prev }

// NumOperands returns the number of operands, blocks of terminators and callees included.
func (i *Instr) NumOperands() int { return len(i.ops) }

// Operand returns operand k.
func (i *Instr) Operand(k int) Value { return i.ops[k].val }

// OperandUse returns the slot of operand k; it moves when operands are appended.
func (i *Instr) OperandUse(k int) *Use { return &i.ops[k] }

// SetOperand replaces operand k.
func (i *Instr) SetOperand(k int, v Value) { i.ops[k].Set(v) }

// Operands iterates over the operands.
func (i *Instr) Operands() iter.Seq2[int, Value] {
	return func(yield func(int, Value) bool) {
		for k := range i.ops {
			if !yield(k, i.ops[k].val) {
				return
			}
		}
	}
}

// AppendOperand adds an operand at the end.
func (i *Instr) AppendOperand(v Value) {
	if len(i.ops) == cap(i.ops) {
		grown := make([]Use, len(i.ops), 2*len(i.ops)+2)
		for k := range i.ops {
			i.ops[k].moveTo(&grown[k])
		}
		i.ops = grown
	}
	k := len(i.ops)
	i.ops = i.ops[:k+1]
	u := &i.ops[k]
	*u = Use{val: v, user: i}
	u.link()
}

// RemoveOperand deletes operand k; the ones after it move down by one.
func (i *Instr) RemoveOperand(k int) {
	i.forgetEdges()
	i.ops[k].unlink()
	for j := k; j+1 < len(i.ops); j++ {
		i.ops[j+1].moveTo(&i.ops[j])
	}
	last := len(i.ops) - 1
	i.ops[last] = Use{}
	i.ops = i.ops[:last]
}

// SwapOperands exchanges two operands. The uses keep their places in the lists of the values, as in
// LLVM: a branch that is inverted does not become its successors' most recent predecessor.
func (i *Instr) SwapOperands(a, b int) {
	x, y := &i.ops[a], &i.ops[b]
	if x.val == y.val {
		return
	}
	i.forgetEdges()
	x.val, y.val = y.val, x.val
	x.next, y.next = y.next, x.next
	x.prev, y.prev = y.prev, x.prev
	x.relink()
	y.relink()
}

// ReplaceOperand replaces every operand that is old by new.
func (i *Instr) ReplaceOperand(old, new Value) {
	for k := range i.ops {
		if i.ops[k].val == old {
			i.ops[k].Set(new)
		}
	}
}

// DropOperands makes all operands nil, so that cycles can be taken apart; the instruction may then
// only be erased.
func (i *Instr) DropOperands() {
	for k := range i.ops {
		i.ops[k].unlink()
		i.ops[k].val = nil
	}
	i.ops = nil
	if i.op == Phi {
		i.x = nil
	}
}

// IsTerminator reports whether i ends a block.
func (i *Instr) IsTerminator() bool { return i.op.IsTerminator() }

// HasFlag reports whether all of the given flags are set.
func (i *Instr) HasFlag(f Flags) bool { return i.Flags&f == f }

// Align returns the alignment in bytes of an alloca, load, store, cmpxchg or atomicrmw; 0 when none
// is given.
func (i *Instr) Align() uint64 {
	if i.align == 0 {
		return 0
	}
	return 1 << (i.align - 1)
}

// SetAlign sets the alignment in bytes, a power of two, or 0.
func (i *Instr) SetAlign(n uint64) { i.align = uint8(bits.Len64(n)) }

// noRare is what most instructions have.
var noRare rare

func (i *Instr) rare() *rare {
	if i.x == nil || i.x.rare == nil {
		return &noRare
	}
	return i.x.rare
}

// ext is rare for a caller that writes.
func (i *Instr) ext() *rare {
	if i.x == nil {
		both := &struct {
			extra
			room rare
		}{}
		i.x = &both.extra
		i.x.rare = &both.room
	}
	if i.x.rare == nil {
		i.x.rare = &rare{}
	}
	return i.x.rare
}

// Mask returns the mask of a shufflevector; -1 is poison.
func (i *Instr) Mask() []int32 { return i.rare().mask }

// SetMask sets the mask of a shufflevector.
func (i *Instr) SetMask(m []int32) { i.ext().mask = m }

// Indices returns the indices of extractvalue and insertvalue.
func (i *Instr) Indices() []uint64 { return i.rare().indices }

// SetIndices sets the indices of extractvalue and insertvalue.
func (i *Instr) SetIndices(n []uint64) { i.ext().indices = n }

// SyncScope returns the synchronisation scope of an atomic, "" for the system's.
func (i *Instr) SyncScope() string { return i.rare().scope }

// SetSyncScope sets the synchronisation scope.
func (i *Instr) SetSyncScope(s string) {
	if s != i.SyncScope() {
		i.ext().scope = s
	}
}

// FailOrder returns the ordering of a cmpxchg that fails.
func (i *Instr) FailOrder() Ordering { return i.rare().failure }

// SetFailOrder sets the ordering of a cmpxchg that fails.
func (i *Instr) SetFailOrder(o Ordering) { i.ext().failure = o }

// RMW returns the operation of an atomicrmw.
func (i *Instr) RMW() RMWOp { return i.rare().rmw }

// SetRMW sets the operation of an atomicrmw.
func (i *Instr) SetRMW(op RMWOp) { i.ext().rmw = op }

// Words returns the unknown flags, as spelled in the text. They are printed with the other flags.
func (i *Instr) Words() []string { return i.rare().words }

// AddWord adds an unknown flag.
func (i *Instr) AddWord(w string) { i.ext().words = append(slices.Clip(i.Words()), w) }

// IsFilter reports whether clause k of a landingpad is a filter (else it catches).
func (i *Instr) IsFilter(k int) bool {
	clauses := i.rare().catch
	return k < len(clauses) && clauses[k]
}

// AddClause appends a clause to a landingpad.
func (i *Instr) AddClause(v Value, filter bool) {
	i.AppendOperand(v)
	x := i.ext()
	x.catch = append(x.catch, filter)
}

// IsVolatile reports whether i is a volatile access.
func (i *Instr) IsVolatile() bool { return i.Flags&Volatile != 0 }

// IsSimple reports whether a load or store is neither volatile nor atomic.
func (i *Instr) IsSimple() bool { return i.Flags&Volatile == 0 && i.Ordering == NotAtomic }

// Remove takes i out of its block; its operands stay in use.
func (i *Instr) Remove() {
	if i.label != nil {
		i.block.fn.names.giveUp()
	}
	i.unlink()
}

// unlink takes i out of its block's list.
func (i *Instr) unlink() {
	b := i.block
	i.forgetEdges()
	if i.prev != nil {
		i.prev.next = i.next
	} else {
		b.first = i.next
	}
	if i.next != nil {
		i.next.prev = i.prev
	} else {
		b.last, b.succs = i.prev, nil
	}
	b.tally(i, -1)
	i.block, i.prev, i.next = nil, nil, nil
}

// Erase removes i from its block and drops its operands. i must have no uses left; debug uses are
// rewritten to its operands where a DIExpression can express i, otherwise they become poison.
func (i *Instr) Erase() {
	if i.list.head != nil {
		panic("ir: Erase of an instruction with uses: " + i.String())
	}
	if i.block != nil {
		i.SalvageDebugUses()
		i.Remove()
	}
	i.DropOperands()
}

// InsertBefore inserts the detached instruction i before at.
func (i *Instr) InsertBefore(at *Instr) { at.block.insert(i, at) }

// InsertAfter inserts the detached instruction i after at.
func (i *Instr) InsertAfter(at *Instr) { at.block.insert(i, at.next) }

// MoveBefore moves i before at, which may be in another block of the same function.
func (i *Instr) MoveBefore(at *Instr) { i.move(at.block, at) }

// MoveToEnd moves i to the end of b.
func (i *Instr) MoveToEnd(b *Block) { i.move(b, nil) }

// move places i before at in b; a move within the function leaves the symbol table unchanged.
func (i *Instr) move(b *Block, at *Instr) {
	if i.block.fn == b.fn {
		i.unlink()
		b.link(i, at)
		return
	}
	i.Remove()
	b.insert(i, at)
}

// Clone returns a detached, unnamed copy with the same operands, flags, attributes and metadata.
func (i *Instr) Clone() *Instr {
	n := i.Func().allocInstr(i.op, len(i.ops))
	n.copyShell(i)
	vals := make([]Value, len(i.ops))
	for k := range i.ops {
		vals[k] = i.ops[k].val
		if m, ok := vals[k].(*MDOperand); ok {
			vals[k] = m.clone(nil, func(v Value) Value { return v })
		}
	}
	n.initOperands(vals)
	return n
}

// SameOperation reports whether i and j do the same to their operands: opcode, types, predicate,
// indices, alignment of accesses, call details; flags that only promise (PoisonFlags, fast-math)
// and metadata are not compared.
func (i *Instr) SameOperation(j *Instr) bool {
	const semantic = ^(PoisonFlags | FastMath)
	if i.op != j.op || i.ty != j.ty || len(i.ops) != len(j.ops) || i.Pred != j.Pred || i.ElemTy != j.ElemTy ||
		i.align != j.align || i.Ordering != j.Ordering || (i.Flags^j.Flags)&semantic != 0 {
		return false
	}
	for k := range i.ops {
		if i.ops[k].val.Type() != j.ops[k].val.Type() {
			return false
		}
	}
	if i.x != j.x && !i.rare().equal(j.rare()) {
		return false
	}
	return (i.Info == nil) == (j.Info == nil) && (i.Info == nil || i.Info.equal(j.Info))
}

func (x *rare) equal(y *rare) bool {
	if x.scope != y.scope || x.rmw != y.rmw || x.failure != y.failure || len(x.mask) != len(y.mask) || len(x.indices) != len(y.indices) || len(x.catch) != len(y.catch) ||
		!slices.Equal(x.words, y.words) {
		return false
	}
	for k := range x.mask {
		if x.mask[k] != y.mask[k] {
			return false
		}
	}
	for k := range x.indices {
		if x.indices[k] != y.indices[k] {
			return false
		}
	}
	for k := range x.catch {
		if x.catch[k] != y.catch[k] {
			return false
		}
	}
	return true
}

func (c *CallInfo) equal(d *CallInfo) bool {
	if c.FuncType != d.FuncType || c.CC != d.CC || len(c.Bundles) != len(d.Bundles) || !c.Attrs.Equal(d.Attrs) {
		return false
	}
	for k := range c.Bundles {
		if c.Bundles[k] != d.Bundles[k] {
			return false
		}
	}
	return true
}

// Pointer returns the address operand of a memory access or getelementptr, or nil.
func (i *Instr) Pointer() Value {
	switch i.op {
	case Load, CmpXchg, AtomicRMW, GetElementPtr, VAArg:
		return i.ops[0].val
	case Store:
		return i.ops[1].val
	}
	return nil
}

// AccessType returns the type that a load, store, cmpxchg or atomicrmw moves, or nil.
func (i *Instr) AccessType() *Type {
	switch i.op {
	case Load:
		return i.ty
	case Store:
		return i.ops[0].val.Type()
	case CmpXchg, AtomicRMW:
		return i.ops[1].val.Type()
	}
	return nil
}
