package reader

import (
	"strings"

	llir "github.com/llir/llvm/ir"

	"opt-go/frontend/ir"
)

// What llir drops from the text of a statement is looked up in the text again: alignments of
// cmpxchg and atomicrmw, function types of variadic calls, and where an operand stands.

// statement returns the text of statement n, up to the next one.
func (f *funcReader) statement(n int) string {
	s := f.stmtAt(n)
	if s == nil {
		return ""
	}
	src := f.text.Source
	end := len(src)
	if next := f.stmtAt(n + 1); next != nil {
		end = int(next.Off)
	}
	return src[s.Off:end]
}

// operandOffset returns where ident stands in the statement that begins at off; off if it does not.
func (f *funcReader) operandOffset(off int, ident string) int {
	if off < 0 || f.reader.text == nil {
		return off
	}
	src := f.text.Source[off:]
	if end := strings.IndexByte(src, '\n'); end >= 0 {
		src = src[:end]
	}
	body := 0
	if eq := strings.Index(src, " = "); eq >= 0 && src[0] == '%' {
		body = eq
	}
	last := -1
	for at := body; ; {
		i := strings.Index(src[at:], ident)
		if i < 0 {
			break
		}
		at += i
		if end := at + len(ident); end == len(src) || !isNameByte(src[end]) {
			last = at
		}
		at += len(ident)
	}
	if last < 0 {
		return off
	}
	return off + last
}

func isNameByte(c byte) bool { return isWordByte(c) || c == '-' || c == '$' }

// asmUnwinds reports whether the inline assembly that statement n calls has the flag unwind.
func (f *funcReader) asmUnwinds(n int) bool {
	_, rest, ok := strings.Cut(f.statement(n), "asm ")
	flags, _, _ := strings.Cut(rest, `"`)
	return ok && strings.Contains(" "+flags, " unwind ")
}

// writtenCallType returns the function type that a call spells out (i32 (ptr, ...)), nil if it
// names the result only.
func (f *funcReader) writtenCallType(n int) *ir.Type {
	p := parser{types: &f.types, mod: f.reader, s: f.statement(n)}
	if p.accept("%") { // the result, which may be called %call
		p.name()
		p.expect("=")
	}
	for w := p.word(); w != "call" && w != "invoke" && w != "callbr"; w = p.word() {
		if w == "" {
			return nil
		}
	}
	p.skipToType()
	t := p.parseType()
	if p.err != nil || t.Kind != ir.FuncKind {
		return nil
	}
	return t
}

// skipToType skips flags, calling convention and attributes before a call's type.
func (p *parser) skipToType() {
	for p.err == nil {
		c := p.peek()
		switch {
		case c == '"':
			p.quoted()
			if p.accept("=") {
				p.quoted()
			}
		case c == '(':
			p.skipParens()
		case c >= '0' && c <= '9':
			p.word()
		case c >= 'a' && c <= 'z' && !isTypeWord(p.peekWord()):
			p.word()
		default:
			return
		}
	}
}

func (p *parser) skipParens() {
	depth := 0
	for ; p.pos < len(p.s); p.pos++ {
		switch p.s[p.pos] {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				p.pos++
				return
			}
		}
	}
	p.fail("a bracket is never closed in '%s'", p.s)
}

// defaultAlign gives an access without an alignment the one that LLVM's reader gives it.
func (f *funcReader) defaultAlign(p *pending) {
	i := p.i
	if i.Align() != 0 {
		return
	}
	layout := f.out.Layout
	var t *ir.Type
	switch i.Op() {
	case ir.Load, ir.Store:
		if i.Ordering != ir.NotAtomic {
			f.errorAt(f.operandStart(0), "atomic %s must have explicit non-zero alignment", i.Op())
			return
		}
		t = i.AccessType()
	case ir.Alloca:
		t = i.ElemTy
	case ir.CmpXchg, ir.AtomicRMW:
		t = i.AccessType()
	default:
		return
	}
	if !t.IsSized() {
		return // reported
	}
	switch i.Op() {
	case ir.Alloca:
		i.SetAlign(layout.PrefAlign(t))
	case ir.Load, ir.Store:
		i.SetAlign(layout.ABIAlign(t))
	default:
		i.SetAlign(layout.StoreSize(t))
	}
}

// checkWritten compares the types that are written with local operands with the types of these
// locals: llir drops the written ones.
func (f *funcReader) checkWritten() {
	if f.side == nil || len(f.side.Uses) == 0 {
		return
	}
	types := f.localTypes()
	src := f.text.Source
	for _, u := range f.side.Uses {
		name := src[u.Name+1 : u.NameEnd]
		var got *ir.Type
		if c := name[0]; c == '"' {
			got = types.byName[bareName(src[u.Name:u.NameEnd])]
		} else if c >= '0' && c <= '9' {
			got = types.number(name)
		} else {
			got = types.byName[name]
		}
		if got == nil { // a renumbered one
			continue
		}
		if want := f.parsedType(src[u.Type:u.TypeEnd]); want != nil && got != want {
			f.errorAt(int(u.Name), "'%s' defined with type '%s' but expected '%s'", src[u.Name:u.NameEnd], got, want)
		}
	}
}

// parsedType reads a type, with a memory of those read before.
func (r *reader) parsedType(text string) *ir.Type {
	t, ok := r.parsed[text]
	if !ok {
		p := parser{types: &r.types, mod: r, s: text}
		if t = p.parseType(); p.err != nil {
			t = nil
		}
		r.parsed[text] = t
	}
	return t
}

// localTypes are the types of a function's values by their names in the text.
type localTypes struct {
	byName   map[string]*ir.Type
	byNumber []*ir.Type // nil where a block has the number, or where numbers are not those of the text
}

func (t *localTypes) number(digits string) *ir.Type {
	n := 0
	for i := range len(digits) {
		if n = n*10 + int(digits[i]-'0'); n >= len(t.byNumber) {
			return nil
		}
	}
	return t.byNumber[n]
}

func (t *localTypes) add(name string, ty *ir.Type) {
	if name == "" {
		t.byNumber = append(t.byNumber, ty)
	} else if ty != nil {
		t.byName[name] = ty
	}
}

// localTypes collects the types in the order in which unnamed values are numbered.
func (f *funcReader) localTypes() *localTypes {
	t := &localTypes{byName: make(map[string]*ir.Type, len(f.list))}
	for _, p := range f.fn.Params {
		t.add(p.Name(), p.Type())
	}
	next, stmt := 0, 0
	for _, b := range f.in.Blocks {
		t.add(b.LocalName, nil) // blocks are no values: only the number counts
		for k := range len(b.Insts) + 1 {
			if next < len(f.list) && f.list[next].stmt == stmt {
				if i := f.list[next].i; !i.Type().IsVoid() {
					t.add(i.Name(), i.Type())
				}
				next++
			} else { // a bitcast that vanished
				in := b.Insts[k].(*llir.InstBitCast)
				t.add(plainName(in.LocalName), f.types.convert(in.To))
			}
			stmt++
		}
	}
	if f.side.Renumbered {
		t.byNumber = nil
	}
	return t
}
