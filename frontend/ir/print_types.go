package ir

import "strconv"

// typeFinder lists the named structs that a module uses, in the order in which LLVM comes across
// them: globals, aliases, ifuncs, functions with their instructions, and named metadata last.
type typeFinder struct {
	types   []*Type
	seen    []bool // by Type.id
	consts  map[*Const]bool
	nodes   map[*MDNode]bool
	pending []*Type
}

// typeDefs writes the definitions of the named structs in use, the numbered ones first.
func (p *printer) typeDefs() {
	if !p.mod.Ctx.hasNamedStructs() {
		return
	}
	f := &typeFinder{consts: map[*Const]bool{}, nodes: map[*MDNode]bool{}}
	f.module(p.mod, &p.records)
	if len(f.types) > 0 {
		p.c('\n')
	}
	for _, numbered := range []bool{true, false} {
		for _, t := range f.types {
			if isNumber(t.Name) == numbered {
				p.b = t.append(p.b)
				p.s(" = type ")
				p.b = append(t.AppendBody(p.b), '\n')
			}
		}
	}
}

// NamedStructs returns the named structs that a module uses, in the order in which LLVM comes
// across them.
func (m *Module) NamedStructs() []*Type {
	if !m.Ctx.hasNamedStructs() {
		return nil
	}
	f := &typeFinder{consts: map[*Const]bool{}, nodes: map[*MDNode]bool{}}
	f.module(m, &recordFuncs{})
	return f.types
}

func (c *Context) hasNamedStructs() bool {
	c.mu.RLock()
	defer c.mu.RUnlock()
	return len(c.structs) > 0
}

// isNumber reports whether a type's name is one that stands without quotes as a number: %0, %17.
func isNumber(name string) bool {
	n, err := strconv.Atoi(name)
	return err == nil && n >= 0 && strconv.Itoa(n) == name
}

func (f *typeFinder) module(m *Module, records *recordFuncs) {
	for _, g := range m.Globals {
		f.typ(g.ValueType)
		f.value(g.Init)
	}
	for _, a := range m.Aliases {
		f.typ(a.ValueType)
		f.value(a.Aliasee)
	}
	for _, a := range m.IFuncs {
		f.typ(a.ValueType)
	}
	for _, fn := range m.Funcs {
		if records.kindOf(fn) != noRecord {
			continue
		}
		f.typ(fn.FuncType)
		f.attrList(&fn.Attrs)
		f.value(fn.Personality)
		f.value(fn.Prefix)
		f.value(fn.Prologue)
		for b := fn.first; b != nil; b = b.next {
			for i := b.first; i != nil; i = i.next {
				f.instr(i)
			}
		}
	}
	for _, l := range m.md.named {
		for _, n := range l.Nodes {
			f.md(n)
		}
	}
}

func (f *typeFinder) instr(i *Instr) {
	f.typ(i.ty)
	for k := range i.ops {
		switch v := i.ops[k].val.(type) {
		case *Const, *MDOperand:
			f.value(v)
		}
	}
	if i.ElemTy != nil {
		f.typ(i.ElemTy)
	}
	if i.Info != nil {
		f.attrList(&i.Info.Attrs)
	}
	for _, a := range i.Attachments() {
		if a.Kind != "dbg" {
			f.md(a.Node)
		}
	}
}

func (f *typeFinder) attrList(l *AttrList) {
	f.attrs(l.Ret)
	for _, s := range l.Params {
		f.attrs(s)
	}
}

func (f *typeFinder) attrs(s AttrSet) {
	for k := range s {
		if s[k].Ty != nil {
			f.typ(s[k].Ty)
		}
	}
}

// visit marks a type and reports whether it is new.
func (f *typeFinder) visit(t *Type) bool {
	if int(t.id) >= len(f.seen) {
		f.seen = append(f.seen, make([]bool, int(t.id)+64-len(f.seen))...)
	}
	if f.seen[t.id] {
		return false
	}
	f.seen[t.id] = true
	return true
}

func (f *typeFinder) typ(t *Type) {
	if !f.visit(t) {
		return
	}
	f.pending = append(f.pending[:0], t)
	for len(f.pending) > 0 {
		t := f.pending[len(f.pending)-1]
		f.pending = f.pending[:len(f.pending)-1]
		if t.Kind == StructKind && t.Name != "" {
			f.types = append(f.types, t)
		}
		for k := len(t.Fields) - 1; k >= 0; k-- {
			f.push(t.Fields[k])
		}
		if t.Elem != nil {
			f.push(t.Elem)
		}
	}
}

func (f *typeFinder) push(t *Type) {
	if f.visit(t) {
		f.pending = append(f.pending, t)
	}
}

func (f *typeFinder) value(v Value) {
	switch v := v.(type) {
	case *Const:
		if v.Kind <= NullConst {
			f.typ(v.ty)
			return
		}
		if f.consts[v] {
			return
		}
		f.consts[v] = true
		f.typ(v.ty)
		for _, e := range v.Elems {
			f.value(e)
		}
		if v.ElemTy != nil {
			f.typ(v.ElemTy)
		}
	case *MDOperand:
		if v.val != nil {
			f.value(v.val)
			return
		}
		f.mdValue(v.Node)
	}
}

func (f *typeFinder) mdValue(m MD) {
	switch m := m.(type) {
	case *MDNode:
		f.md(m)
	case *MDConst:
		f.value(m.Value)
	case *MDArgList:
		for _, a := range m.Args {
			f.value(a)
		}
	}
}

func (f *typeFinder) md(n *MDNode) {
	if n == nil || f.nodes[n] {
		return
	}
	f.nodes[n] = true
	for _, o := range n.Fields {
		f.mdValue(o.Value)
	}
}

// String returns the type as LLVM prints it where it is used (a named struct by its name).
func (t *Type) String() string {
	if t.Kind == IntKind {
		return "i" + strconv.Itoa(t.Bits)
	}
	if t.Kind < PtrKind {
		return simpleNames[t.Kind]
	}
	return string(t.append(nil))
}

func (t *Type) append(b []byte) []byte {
	switch t.Kind {
	case IntKind:
		switch t.Bits { // most of what is printed
		case 1:
			return append(b, "i1"...)
		case 8:
			return append(b, "i8"...)
		case 32:
			return append(b, "i32"...)
		case 64:
			return append(b, "i64"...)
		}
		return strconv.AppendInt(append(b, 'i'), int64(t.Bits), 10)
	case PtrKind:
		b = append(b, "ptr"...)
		if t.Space != 0 {
			b = append(b, " addrspace("...)
			b = append(strconv.AppendInt(b, int64(t.Space), 10), ')')
		}
		return b
	case ArrayKind:
		b = strconv.AppendUint(append(b, '['), t.Len, 10)
		return append(t.Elem.append(append(b, " x "...)), ']')
	case VectorKind:
		b = append(b, '<')
		if t.Scalable {
			b = append(b, "vscale x "...)
		}
		b = strconv.AppendUint(b, t.Len, 10)
		return append(t.Elem.append(append(b, " x "...)), '>')
	case StructKind:
		if t.Name != "" {
			if isNumber(t.Name) {
				return append(append(b, '%'), t.Name...)
			}
			return append(append(b, '%'), QuoteName(t.Name)...)
		}
		return t.AppendBody(b)
	case FuncKind:
		b = append(t.Elem.append(b), " ("...)
		b = appendTypes(b, t.Fields)
		if t.VarArg {
			if len(t.Fields) > 0 {
				b = append(b, ", "...)
			}
			b = append(b, "..."...)
		}
		return append(b, ')')
	case TargetKind:
		b = append(append(b, `target("`...), EscapeString(t.Name)...)
		b = append(b, '"')
		for _, f := range t.Fields {
			b = f.append(append(b, ", "...))
		}
		for _, n := range t.Ints {
			b = strconv.AppendUint(append(b, ", "...), n, 10)
		}
		return append(b, ')')
	}
	return append(b, simpleNames[t.Kind]...)
}

// AppendBody appends the body of a struct type as LLVM prints it, also for a named one.
func (t *Type) AppendBody(b []byte) []byte {
	if t.Opaque {
		return append(b, "opaque"...)
	}
	if t.Packed {
		b = append(b, '<')
	}
	b = append(b, '{')
	if len(t.Fields) > 0 {
		b = append(appendTypes(append(b, ' '), t.Fields), ' ')
	}
	b = append(b, '}')
	if t.Packed {
		b = append(b, '>')
	}
	return b
}

func appendTypes(b []byte, ts []*Type) []byte {
	for i, f := range ts {
		if i > 0 {
			b = append(b, ", "...)
		}
		b = f.append(b)
	}
	return b
}
