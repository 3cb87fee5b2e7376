package ir

import (
	"strings"

	"opt-go/frontend/version"
)

// The printer writes what opt -S of an LLVM version writes, of 19 unless the module needs a newer
// one: the same order of things, the same numbers for unnamed values, attribute groups and
// metadata, the same spacing, so that a diff against LLVM's output shows differences of the program
// only.
//
// print.go lays out the module, print_parts.go prints its parts on several cores, print_func.go
// globals and functions, print_instr.go and print_call.go instructions, print_const.go and
// print_float.go constants, print_attr.go attributes and their groups, print_md.go metadata,
// print_slots.go the numbers of unnamed values, print_types.go types and the list of their
// definitions.

// printer holds the text so far and the numbers that LLVM gives to things without names.
type printer struct {
	b       []byte
	mod     *Module // nil for what is not in a module
	locals  localSlots
	others  map[*Func]*localSlots // of functions named by a blockaddress elsewhere
	globals map[*Global]int32     // numbers of unnamed globals
	groups  groupSlots
	md      mdSlots
	records recordFuncs
	version int  // of LLVM; 0: none in particular
	adapts  bool // the version may not have all that the module holds
	sets    map[*Attr]adaptedSet
	forms   map[*Func]intrinsicForm
	// annotate gives a comment to stand before an instruction, or at the head of a block; nil:
	// none.
	annotate func(Value) string
	bare     bool // leave out groups of attributes and attachments
	stable   bool // unnamed blocks are numbered by ID, as locals numbers the values
}

// String returns the module as opt -S prints it.
func (m *Module) String() string { return string(m.Append(nil)) }

// Append appends the module's text to b.
func (m *Module) Append(b []byte) []byte { return m.AppendVersion(b, m.Version()) }

// String returns the function alone, as opt -print-after prints it: groups and metadata are named,
// not listed.
func (f *Func) String() string { return string(f.Append(nil)) }

// Append appends the function's text to b.
func (f *Func) Append(b []byte) []byte {
	p := newPrinter(f.module, b, 0)
	p.function(f)
	return p.b
}

// Annotated returns the function's text with comments: a non-empty result of annotate is printed
// after the label of a block, and before an instruction.
func (f *Func) Annotated(annotate func(Value) string) string {
	p := newPrinter(f.module, nil, 0)
	p.annotate = annotate
	p.function(f)
	return string(p.b)
}

// String returns the block as it stands in its function's text.
func (b *Block) String() string {
	p := newPrinter(b.module(), nil, 0)
	if b.fn != nil {
		p.locals.load(b.fn)
		p.numberFunc(b.fn)
	}
	p.block(b)
	return strings.TrimPrefix(string(p.b), "\n")
}

func (b *Block) module() *Module {
	if b.fn == nil {
		return nil
	}
	return b.fn.module
}

// String returns the instruction as LLVM prints it, without the indentation. It costs a walk over
// the function, for the numbers of unnamed values; a call, or an instruction with metadata, also
// costs a walk over the module's attributes and metadata lists, which must not change meanwhile. To
// print many instructions print the function, or use a Numbering.
func (i *Instr) String() string {
	f := i.Func()
	p := &printer{}
	if f != nil {
		p.mod = f.module
		p.locals.load(f)
		if f.module != nil && (i.md != nil || i.Info != nil) {
			p.records.find(f.module)
			p.numberModule()
			p.numberFunc(f)
		}
	}
	return p.alone(i)
}

// alone returns an instruction or a record without the indentation.
func (p *printer) alone(i *Instr) string {
	p.b = p.b[:0]
	if p.records.kindOf(i.calledFunc()) != noRecord {
		p.record(i)
	} else {
		p.instr(i)
	}
	return strings.TrimLeft(string(p.b), " ")
}

// Numbering prints instructions of a function that is not changed meanwhile, one by one, and
// numbers everything once.
type Numbering struct{ p *printer }

// NewNumbering numbers the unnamed values of f and its module's metadata.
func NewNumbering(f *Func) *Numbering {
	p := &printer{mod: f.module}
	p.locals.load(f)
	if f.module != nil {
		p.records.find(f.module)
		p.numberModule()
		p.numberFunc(f)
	}
	return &Numbering{p: p}
}

// Text is the instruction's String.
func (n *Numbering) Text(i *Instr) string { return n.p.alone(i) }

// Block is the block's Ident.
func (n *Numbering) Block(b *Block) string {
	n.p.b = n.p.b[:0]
	n.p.blockRef(b)
	return string(n.p.b)
}

// newPrinter assigns the numbers that LLVM assigns before the first function. v is the LLVM version
// to write for; 0: everything as it is.
func newPrinter(m *Module, b []byte, v int) *printer {
	p := &printer{b: b, mod: m, version: v}
	p.adapts = v != 0 && (v != version.Oldest || int(m.needs.Load()) > v || m.Version() > v || m.intrinsics > v)
	if p.adapts {
		p.groups.adapt = p.adapted
	}
	if m != nil {
		p.records.find(m)
		p.findForms()
		p.numberModule()
	}
	return p
}

func (p *printer) s(s string) { p.b = append(p.b, s...) }

func (p *printer) c(c byte) { p.b = append(p.b, c) }

// quoted writes the text "…" with escapes.
func (p *printer) quoted(s string) {
	p.c('"')
	p.s(EscapeString(s))
	p.c('"')
}

// name writes a name with its sigil, quoted where needed.
func (p *printer) name(sigil byte, name string) {
	p.c(sigil)
	p.s(QuoteName(name))
}

// module writes the whole module.
func (p *printer) module() {
	for _, write := range p.parts() {
		write(p)
	}
}

// head writes what stands before the functions.
func (p *printer) head() {
	m := p.mod
	if m.File != "" && !strings.Contains(m.File, "\n") {
		p.s("; ModuleID = '" + m.File + "'\n")
	}
	if m.SourceName != "" {
		p.s("source_filename = ")
		p.quoted(m.SourceName)
		p.c('\n')
	}
	if m.Layout.Text != "" {
		p.s("target datalayout = \"" + p.layoutText() + "\"\n")
	}
	if m.Triple != "" {
		p.s("target triple = \"" + m.Triple + "\"\n")
	}
	p.moduleAsm()
	p.typeDefs()
	p.comdats()
	p.globalLists()
}

// functions writes some functions.
func (p *printer) functions(list []*Func) {
	for _, f := range list {
		p.c('\n')
		p.numbered(f)
	}
}

// lists writes the groups of attributes and the named metadata.
func (p *printer) lists() {
	named := p.mod.md.named
	p.groupList()
	if len(named) > 0 {
		p.c('\n')
	}
	for _, n := range named {
		p.namedMD(n)
	}
	if len(p.md.nodes) > 0 {
		p.c('\n')
	}
}

func (p *printer) moduleAsm() {
	if len(p.mod.Asm) > 0 {
		p.c('\n')
	}
	for _, line := range p.mod.Asm {
		p.s("module asm ")
		p.quoted(line)
		p.c('\n')
	}
}

// comdats lists the groups that are in use, in the order in which functions, then variables name
// them.
func (p *printer) comdats() {
	var list []*Comdat
	seen := map[*Comdat]bool{}
	use := func(c *Comdat) {
		if c != nil && !seen[c] {
			seen[c] = true
			list = append(list, c)
		}
	}
	for _, f := range p.mod.Funcs {
		use(f.Comdat)
	}
	for _, g := range p.mod.Globals {
		use(g.Comdat)
	}
	for _, c := range list {
		p.c('\n')
		p.name('$', c.Name)
		p.s(" = comdat ")
		if c.Kind == "" {
			p.s("any")
		}
		p.s(c.Kind)
		p.c('\n')
	}
}

func (p *printer) globalLists() {
	m := p.mod
	if len(m.Globals) > 0 {
		p.c('\n')
	}
	for _, g := range m.Globals {
		p.global(g)
	}
	if len(m.Aliases) > 0 {
		p.c('\n')
	}
	for _, a := range m.Aliases {
		p.alias(a)
	}
	if len(m.IFuncs) > 0 {
		p.c('\n')
	}
	for _, a := range m.IFuncs {
		p.ifunc(a)
	}
}
