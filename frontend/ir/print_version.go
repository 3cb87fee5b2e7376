package ir

import (
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/version"
)

// The module's text is that of one LLVM version. What the version spells otherwise is spelled so;
// what it cannot say and may lose (attributes, flags, fields of debug information) is left out.
// What must be rewritten instead, frontend/downgrade has rewritten before.

// NeedVersion notes that the module holds what LLVM has since version n.
func (m *Module) NeedVersion(n int) {
	for {
		old := m.needs.Load()
		if int(old) >= n || m.needs.CompareAndSwap(old, int32(n)) {
			return
		}
	}
}

// Version returns the LLVM version whose assembly the module is printed in: that of the compiler
// that made it and of what it holds, where that is newer than 19, else 19.
func (m *Module) Version() int {
	n := max(version.Oldest, int(m.needs.Load()))
	if l := m.NamedMD("llvm.ident"); l != nil {
		for _, node := range l.Nodes {
			n = max(n, identVersion(node))
		}
	}
	return min(n, version.Newest)
}

// identVersion returns the version of the clang that an operand of llvm.ident names, 0 for others.
func identVersion(n *MDNode) int {
	if n == nil || len(n.Fields) == 0 {
		return 0
	}
	text, _ := n.Operand(0).(MDStr)
	_, after, ok := strings.Cut(string(text), "clang version ")
	if !ok {
		return 0
	}
	number, _ := strconv.Atoi(after[:digitsOf(after)])
	return number
}

// AppendVersion is Append for an LLVM version.
func (m *Module) AppendVersion(b []byte, v int) []byte {
	b = slices.Grow(b, len(m.Source)+len(m.Source)/8) // the text is about as long as the one that was read
	p := newPrinter(m, b, v)
	p.module()
	return p.b
}

// lacks reports whether the version that is printed has not got what came with another. Version 0
// has everything: it is for messages.
func (p *printer) lacks(since int) bool { return p.version != 0 && p.version < since }

// adapted returns a set of attributes as the version spells it.
func (p *printer) adapted(s AttrSet) AttrSet {
	if len(s) == 0 || !p.adapts {
		return s
	}
	if known, ok := p.sets[&s[0]]; ok && known.of == len(s) {
		return known.set
	}
	out := make(AttrSet, 0, len(s))
	for _, a := range s {
		if a, ok := p.adaptedAttr(a); ok {
			out = append(out, a)
		}
	}
	if slices.Equal(out, s) {
		out = s
	}
	if p.sets == nil {
		p.sets = map[*Attr]adaptedSet{}
	}
	p.sets[&s[0]] = adaptedSet{len(s), out}
	return out
}

// adaptedSet is an adapted set, with the size of the one it was made of.
type adaptedSet struct {
	of  int
	set AttrSet
}

func (p *printer) adaptedAttr(a Attr) (Attr, bool) {
	switch {
	case a.IsString:
		if a.Key == "frame-pointer" && a.Val == "non-leaf-no-reserve" && p.lacks(version.FramePointers) {
			a.Val = "non-leaf"
		}
		return a, true
	case a.Key == "nocapture" && !p.lacks(version.CapturesNone):
		return ValAttr("captures", "none"), true
	case a.Key == "memory" && strings.Contains(a.Val, "target_mem") && p.lacks(version.TargetMemory):
		return a, false
	case a.Key == "range" && strings.HasSuffix(a.Val, " 0, 0") && p.lacks(version.EmptyRange):
		return a, false
	}
	return a, !p.lacks(version.Attribute(a.Key))
}

// returnAttrs is adapted for the attributes of a result of type t.
func (p *printer) returnAttrs(s AttrSet, t *Type) AttrSet {
	s = p.typedAttrs(s, t)
	if p.lacks(version.ReturnStack) && s.Has("alignstack") {
		s = s.Without("alignstack")
	}
	return s
}

// typedAttrs is adapted for the attributes of a value of type t.
func (p *printer) typedAttrs(s AttrSet, t *Type) AttrSet {
	s = p.adapted(s)
	if t.Kind == StructKind && p.lacks(version.StructFPClass) && s.Has("nofpclass") {
		s = s.Without("nofpclass")
	}
	return s
}

// layoutText returns the data layout without what the version does not know of it: names of address
// spaces, and the flags of pointers that are not what an integer makes of them, for which older
// versions have the list ni.
func (p *printer) layoutText() string {
	text := p.mod.Layout.Text
	if !p.lacks(version.NamedSpaces) || !strings.Contains(text, "p") {
		return text
	}
	specs, unstable := strings.Split(text, "-"), ""
	for k, s := range specs {
		head, rest, _ := strings.Cut(s, ":")
		if head == "" || head[0] != 'p' {
			continue
		}
		number, _, _ := strings.Cut(strings.TrimLeft(head[1:], "eu"), "(")
		if head[1:] != number && number != "" && strings.ContainsAny(head[1:2], "eu") {
			unstable += ":" + number
		}
		specs[k] = "p" + number + ":" + rest
	}
	if text = strings.Join(specs, "-"); unstable == "" {
		return text
	}
	if k := slices.IndexFunc(specs, func(s string) bool { return strings.HasPrefix(s, "ni:") }); k >= 0 {
		specs[k] += unstable
		return strings.Join(specs, "-")
	}
	return text + "-ni" + unstable
}

// intrinsicForm says how LLVM 22 writes calls of an intrinsic that the module has in the form of
// LLVM 19.
type intrinsicForm struct {
	drop    int // the argument that it does not have
	aligned int // the argument whose alignment drop is; -1: none
	life    bool
}

// findForms finds the intrinsics that the version writes otherwise.
func (p *printer) findForms() {
	if p.version < version.OneLifetime {
		return
	}
	for _, f := range p.mod.Funcs {
		if !f.IsDecl() || !strings.HasPrefix(f.name, "llvm.") {
			continue
		}
		form, arity := intrinsicForm{aligned: -1}, 4
		switch f.IntrinsicID() {
		case "llvm.lifetime.start", "llvm.lifetime.end":
			form.life, arity = true, 2
		case "llvm.masked.load", "llvm.masked.gather":
			form.drop, form.aligned = 1, 0
		case "llvm.masked.store", "llvm.masked.scatter":
			form.drop, form.aligned = 2, 1
		default:
			continue
		}
		if len(f.Params) == arity {
			if p.forms == nil {
				p.forms = map[*Func]intrinsicForm{}
			}
			p.forms[f] = form
		}
	}
}

// formOf returns the form of a call that the version writes otherwise.
func (p *printer) formOf(f *Func) (intrinsicForm, bool) {
	if p.forms == nil || f == nil {
		return intrinsicForm{}, false
	}
	form, ok := p.forms[f]
	return form, ok
}

// omits reports whether the version has no such lifetime marker: those since 22 mark allocas.
func (p *printer) omits(i *Instr) bool {
	form, ok := p.formOf(i.calledFunc())
	return ok && form.life && !marksAlloca(i.Arg(1))
}

func marksAlloca(v Value) bool {
	if k, ok := v.(*Const); ok {
		return k.Kind == PoisonConst
	}
	i, ok := v.(*Instr)
	return ok && i.op == Alloca
}

// formArguments writes the arguments of a call in a form of LLVM 22.
func (p *printer) formArguments(i *Instr, form intrinsicForm) {
	first := true
	for k := range i.NumArgs() {
		if k == form.drop {
			continue
		}
		if !first {
			p.s(", ")
		}
		first = false
		set := i.Info.Attrs.Param(k)
		if n, ok := constUint(i.ops[form.drop].val); ok && k == form.aligned {
			if n == 0 { // the natural one
				data := i.ty
				if data.IsVoid() {
					data = i.ops[0].val.Type()
				}
				n = p.mod.Layout.ABIAlign(data.Scalar())
			}
			set = set.With(ValAttr("align", strconv.FormatUint(n, 10)))
		}
		v := i.ops[k].val
		p.b = v.Type().append(p.b)
		p.attrs(p.adapted(set))
		p.c(' ')
		p.operand(v, false)
	}
}

func constUint(v Value) (uint64, bool) {
	k := AsInt(v)
	if k == nil {
		return 0, false
	}
	return k.Uint64()
}

// formParams writes the parameters of a declaration in a form of LLVM 22.
func (p *printer) formParams(f *Func, form intrinsicForm) {
	k := lookupIntrinsic(f.name).newer()
	at := 0
	for n, a := range f.Params {
		if n == form.drop {
			continue
		}
		if at > 0 {
			p.s(", ")
		}
		p.b = a.ty.append(p.b)
		p.attrs(p.adapted(k.attrs.Param(at)))
		at++
	}
}

// nodeForm returns the kind and the fields of a node as the version has them. Integer types of a
// kind that it does not have are basic types.
func (p *printer) nodeForm(n *MDNode) (kind string, fields []MDField) {
	fields = n.PrintedFields()
	if !p.adapts || n.Kind == "" || !p.lacks(version.Newest) {
		return n.Kind, fields
	}
	since, later := version.Node(n.Kind)
	if p.lacks(since) {
		return "DIBasicType", basicFields(fields)
	}
	return n.Kind, p.knownFields(later, fields)
}

// basicFields returns those fields of a type that a basic type has.
func basicFields(fields []MDField) []MDField {
	encoding := MDField{"encoding", MDRaw("DW_ATE_signed")}
	var out []MDField
	for _, f := range fields {
		_, isNode := f.Value.(*MDNode)
		switch {
		case f.Name == "encoding":
			encoding = f
		case (f.Name == "name" || f.Name == "size" || f.Name == "align") && !isNode:
			out = append(out, f)
		}
	}
	return append(out, encoding)
}

// knownFields returns the fields of a node that the version has; later are those that came later
// than LLVM 19.
func (p *printer) knownFields(later []version.LaterField, fields []MDField) []MDField {
	keep := func(f *MDField) bool {
		if _, ref := f.Value.(*MDNode); ref && (f.Name == "size" || f.Name == "offset") && p.lacks(version.NodeSizes) {
			return false
		}
		return !p.lacks(version.FieldSince(later, f.Name))
	}
	var out []MDField
	for k := range fields {
		f := fields[k]
		if !keep(&f) {
			if f.Name == "sourceLanguageName" {
				out = append(out, MDField{"language", MDRaw(version.Language(MDString(f.Value), languageVersion(fields)))})
			}
			continue
		}
		if raw, ok := f.Value.(MDRaw); ok && f.Name == "flags" && p.lacks(version.NameSimplified) {
			f.Value = MDRaw(withoutFlag(string(raw), "DIFlagNameIsSimplified"))
		}
		out = append(out, f)
	}
	return out
}

// languageVersion returns the version of the source language in the fields of a compile unit, 0
// when there is none.
func languageVersion(fields []MDField) int {
	for _, f := range fields {
		if raw, ok := f.Value.(MDRaw); ok && f.Name == "sourceLanguageVersion" {
			n, _ := strconv.Atoi(string(raw))
			return n
		}
	}
	return 0
}

// withoutFlag removes a flag from a list of flags.
func withoutFlag(list, flag string) string {
	if !strings.Contains(list, flag) {
		return list
	}
	words := slices.DeleteFunc(strings.Split(list, " | "), func(w string) bool { return w == flag })
	if len(words) == 0 {
		return "0"
	}
	return strings.Join(words, " | ")
}

// digitsOf returns how many digits a string begins with.
func digitsOf(s string) int { return len(s) - len(strings.TrimLeft(s, "0123456789")) }
