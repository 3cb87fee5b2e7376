package ir

import (
	"iter"
	"unsafe"
)

// Value is anything an instruction can have as operand: *Instr, *Param, *Block, *Const, *Func,
// *GlobalVar, *Alias, *IFunc, *InlineAsm and *MDOperand.
type Value interface {
	// Type is the value's type; a global's type is a pointer.
	Type() *Type
	// Ident is the value as it is printed in an operand, without its type: %x, @f, 42, null. For
	// unnamed local values it needs the numbering of the whole function: a printer caches that, a
	// message need not.
	Ident() string
	// useList is nil for values that keep no uses.
	useList() *useList
}

// Use is one operand slot of one instruction. Slots are what most of a module's memory consists of.
type Use struct {
	val        Value
	user       *Instr
	next, prev *Use // in val's list, the most recent use first
}

// User returns the instruction whose operand this is.
func (u *Use) User() *Instr { return u.user }

// Index returns the operand's number in the user. It follows from the place of the slot among the
// operands, which a walk over them would find, too, but for each use of a value in a large switch
// or φ anew.
func (u *Use) Index() int {
	first := unsafe.Pointer(unsafe.SliceData(u.user.ops))
	return int((uintptr(unsafe.Pointer(u)) - uintptr(first)) / unsafe.Sizeof(*u))
}

// Value returns the used value.
func (u *Use) Value() Value { return u.val }

// Set makes the slot refer to v.
func (u *Use) Set(v Value) {
	u.unlink()
	u.val = v
	u.link()
}

type useList struct{ head *Use }

func (u *Use) link() {
	if u.val == nil {
		return
	}
	l := u.val.useList()
	if l == nil {
		if m, ok := u.val.(*MDOperand); ok {
			m.setCall(u.user)
		}
		return
	}
	u.prev, u.next = nil, l.head
	if l.head != nil {
		l.head.prev = u
	}
	l.head = u
	if b, ok := u.val.(*Block); ok {
		u.forgetEdge(b)
	}
}

func (u *Use) unlink() {
	if u.val == nil {
		return
	}
	l := u.val.useList()
	if l == nil {
		if m, ok := u.val.(*MDOperand); ok && m.call == u.user {
			m.forget()
		}
		return
	}
	if u.prev != nil {
		u.prev.next = u.next
	} else {
		l.head = u.next
	}
	if u.next != nil {
		u.next.prev = u.prev
	}
	u.next, u.prev = nil, nil
	if b, ok := u.val.(*Block); ok {
		u.forgetEdge(b)
	}
}

// moveTo puts n into u's place in the use list, when an operand slice has been reallocated.
func (u *Use) moveTo(n *Use) {
	*n = *u
	n.relink()
}

// relink makes the neighbours in the use list, whose places u knows, point to u.
func (u *Use) relink() {
	if u.val == nil || u.val.useList() == nil {
		return
	}
	if u.prev != nil {
		u.prev.next = u
	} else {
		u.val.useList().head = u
	}
	if u.next != nil {
		u.next.prev = u
	}
}

// NameOf returns the name of an instruction, a parameter or a global; "" if it has none, and for
// all other values.
func NameOf(v Value) string {
	switch v := v.(type) { // the most frequent ones first: to assert an interface takes long
	case *Instr:
		return v.Name()
	case *Param:
		return v.name
	case *Block:
		return v.name
	case GlobalValue:
		return v.Name()
	}
	return ""
}

// LocalID returns the dense number of an instruction or a parameter among its function's values, -1
// for other values.
func LocalID(v Value) int {
	switch v := v.(type) {
	case *Instr:
		return v.ID()
	case *Param:
		return v.ID()
	}
	return -1
}

// HasUseList reports whether v knows its uses.
func HasUseList(v Value) bool { return v.useList() != nil }

// Uses iterates over the uses of v, the most recent first; the current use may be changed or
// removed. It is empty for constants and globals.
func Uses(v Value) iter.Seq[*Use] {
	return func(yield func(*Use) bool) {
		l := v.useList()
		if l == nil {
			return
		}
		for u := l.head; u != nil; {
			next := u.next
			if !yield(u) {
				return
			}
			u = next
		}
	}
}

// Users iterates over the instructions that use v, once per use.
func Users(v Value) iter.Seq[*Instr] {
	return func(yield func(*Instr) bool) {
		for u := range Uses(v) {
			if !yield(u.user) {
				return
			}
		}
	}
}

// HasUses reports whether v has any use.
func HasUses(v Value) bool {
	l := v.useList()
	return l != nil && l.head != nil
}

// HasOneUse reports whether v has exactly one use.
func HasOneUse(v Value) bool {
	l := v.useList()
	return l != nil && l.head != nil && l.head.next == nil
}

// NumUses counts the uses of v; it walks the list.
func NumUses(v Value) int {
	n := 0
	for range Uses(v) {
		n++
	}
	return n
}

// SoleUser returns the user of a value with exactly one use, or nil.
func SoleUser(v Value) *Instr {
	if HasOneUse(v) {
		return v.useList().head.user
	}
	return nil
}

// ReplaceAllUses makes every use of old, debug uses included, refer to new. The cost is the number
// of uses. For blocks, φs that name old as an incoming block are not touched: see
// Block.ReplacePhiUsesWith.
func ReplaceAllUses(old, new Value) {
	if old == new {
		panic("ir: ReplaceAllUses of a value with itself")
	}
	l := old.useList()
	if l == nil {
		panic("ir: ReplaceAllUses of a value without a use list: " + old.Ident())
	}
	for l.head != nil {
		l.head.Set(new)
	}
	replaceMDUses(old, new)
}

// ReplaceUsesIf replaces the uses for which keep returns true.
func ReplaceUsesIf(old, new Value, want func(*Use) bool) {
	for u := range Uses(old) {
		if want(u) {
			u.Set(new)
		}
	}
}

// Param is a parameter of a function.
type Param struct {
	name  string
	ty    *Type
	fn    *Func
	index int
	id    int32
	list  useList
}

// Type returns the parameter's type.
func (p *Param) Type() *Type { return p.ty }

// Ident returns %name or %number.
func (p *Param) Ident() string { return localIdent(p.name, p.fn, p) }

// Func returns the function that the parameter belongs to.
func (p *Param) Func() *Func { return p.fn }

// Index returns the parameter's position, from 0.
func (p *Param) Index() int { return p.index }

// ID returns the dense number among the function's values.
func (p *Param) ID() int { return int(p.id) }

// Name returns the name without %, empty when unnamed.
func (p *Param) Name() string { return p.name }

// SetName names the parameter, with a suffix where the name is taken.
func (p *Param) SetName(name string) { p.name, _ = p.fn.rename(p, p.name, name) }

// Attrs returns the parameter's attributes.
func (p *Param) Attrs() AttrSet { return p.fn.Attrs.Param(p.index) }

// SetAttrs replaces the parameter's attributes.
func (p *Param) SetAttrs(a AttrSet) { p.fn.Attrs.SetParam(p.index, a) }

func (p *Param) useList() *useList { return &p.list }

// InlineAsm is inline assembly as the callee of a call.
type InlineAsm struct {
	Asm, Constraints                      string
	SideEffect, AlignStack, Intel, Unwind bool
	FuncType                              *Type
}

// Type returns the pointer type.
func (a *InlineAsm) Type() *Type { return a.FuncType.ctx.Ptr }

// Ident returns asm "…", "…" with its flags.
func (a *InlineAsm) Ident() string {
	s := "asm "
	for _, f := range []struct {
		on   bool
		text string
	}{{a.SideEffect, "sideeffect "}, {a.AlignStack, "alignstack "}, {a.Intel, "inteldialect "}, {a.Unwind, "unwind "}} {
		if f.on {
			s += f.text
		}
	}
	return s + `"` + EscapeString(a.Asm) + `", "` + EscapeString(a.Constraints) + `"`
}

func (a *InlineAsm) useList() *useList { return nil }

// MDOperand is metadata in the place of a value: an argument of type metadata. Exactly one of Node,
// Value and Raw is set. A local value wrapped so (in a debug intrinsic) does not count as a use,
// but follows ReplaceAllUses; salvage.go has what happens to it when the value is erased.
type MDOperand struct {
	ctx   *Context
	Node  MD     // !12, !"string", !{…}, !DIExpression(…)
	val   Value  // metadata i32 %x
	owner *Func  // of a local val
	call  *Instr // the call whose operand this value or list of values is
}

// NewMDNode wraps a metadata node as an operand.
func NewMDNode(ctx *Context, n MD) *MDOperand { return &MDOperand{ctx: ctx, Node: n} }

// NewMDValue wraps a value as a metadata operand. fn is the function whose debug uses it joins; nil
// for constants.
func NewMDValue(ctx *Context, fn *Func, v Value) *MDOperand {
	m := &MDOperand{ctx: ctx, val: v}
	m.track(fn)
	return m
}

func (m *MDOperand) track(fn *Func) {
	if m.val != nil && m.val.useList() != nil && fn != nil {
		m.owner = fn
		if fn.mdUses == nil {
			fn.mdUses = map[Value][]*MDOperand{}
		}
		fn.mdUses[m.val] = append(fn.mdUses[m.val], m)
	}
}

// Value returns the wrapped value, or nil for a node.
func (m *MDOperand) Value() Value { return m.val }

// SetValue replaces the wrapped value.
func (m *MDOperand) SetValue(v Value) {
	fn := m.owner
	switch {
	case fn != nil:
		fn.forgetMDUse(m.val, m)
	case m.call != nil: // a constant had no owner
		fn = m.call.Func()
	}
	m.val, m.owner = v, nil
	m.track(fn)
}

// Type returns the metadata type.
func (m *MDOperand) Type() *Type { return m.ctx.Metadata }

// Ident returns the node or the typed value.
func (m *MDOperand) Ident() string {
	if m.val != nil {
		return m.val.Type().String() + " " + m.val.Ident()
	}
	return MDString(m.Node)
}

func (m *MDOperand) useList() *useList { return nil }

// setCall notes whose operand m is, unless it is a plain node: calls share those, also calls in
// functions that are processed concurrently.
func (m *MDOperand) setCall(i *Instr) {
	l, isList := m.Node.(*MDArgList)
	if m.val == nil && !isList {
		return
	}
	m.call = i
	if isList {
		for _, a := range l.Args {
			a.call = i
		}
	}
}

// forget removes the debug uses of an operand whose call is erased.
func (m *MDOperand) forget() {
	if m.owner != nil {
		m.owner.forgetMDUse(m.val, m)
		m.owner = nil
	}
	m.call = nil
	if l, ok := m.Node.(*MDArgList); ok {
		for _, a := range l.Args {
			a.forget()
		}
	}
}

// Call returns the call that has a value as operand m, nil when it has been erased or not yet been
// made.
func (m *MDOperand) Call() *Instr { return m.call }

// HasMDUses reports whether any local value of the function is wrapped as metadata.
func (f *Func) HasMDUses() bool { return len(f.mdUses) > 0 }

// MDUses returns the metadata operands that wrap the local value v.
func (f *Func) MDUses(v Value) []*MDOperand { return f.mdUses[v] }

func (f *Func) forgetMDUse(v Value, m *MDOperand) {
	list := f.mdUses[v]
	for i, x := range list {
		if x == m {
			list = append(list[:i:i], list[i+1:]...)
			break
		}
	}
	if len(list) == 0 {
		delete(f.mdUses, v)
	} else {
		f.mdUses[v] = list
	}
}

// moveMDUses updates the metadata that wraps an instruction after the instruction has moved in
// memory.
func (f *Func) moveMDUses(old, new *Instr) {
	list, ok := f.mdUses[old]
	if !ok {
		return
	}
	delete(f.mdUses, old)
	for _, m := range list {
		m.val = new
	}
	f.mdUses[new] = list
}

func replaceMDUses(old, new Value) {
	var fn *Func
	switch v := old.(type) {
	case *Instr:
		fn = v.Func()
	case *Param:
		fn = v.fn
	}
	if fn == nil || len(fn.mdUses) == 0 {
		return
	}
	list := fn.mdUses[old]
	delete(fn.mdUses, old)
	for _, m := range list {
		m.val, m.owner = new, nil
		m.track(fn)
	}
}
