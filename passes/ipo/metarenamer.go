package ipo

import (
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis/library"
	"opt-go/passes/pass"
)

// MetaRenamer is LLVM's metarenamer: everything gets a name without meaning, so that a module can
// be shown to others, or two modules compared that differ in names.
//
//	@counter = global i32 0                    @global = global i32 0
//	define i32 @parse(i32 %n) {                define i32 @wibble(i32 %arg) {
//	  %next = add i32 %n, 1             ⇒      bb:
//	  ret i32 %next                              %add = add i32 %arg, 1
//	}                                            ret i32 %add
//
// main, intrinsics and functions of the C library keep their names. Functions and types are called
// by metasyntactic words; which one follows from the name of the module's file, as in LLVM.
// Flags name prefixes of what keeps its name.
func MetaRenamer(c *pass.Context, m *ir.Module) pass.Preserved {
	if c.FlagBool("rename-only-inst", false) {
		nameNameless(m)
		return pass.All
	}
	words := newWordSequence(m.File)
	rename := func(g ir.GlobalValue, flag, name string) {
		if !keepsName(c, g.Name(), flag) {
			g.SetName(name)
		}
	}
	for _, a := range m.Aliases {
		rename(a, "rename-exclude-alias-prefixes", "alias")
	}
	for _, v := range m.Globals {
		rename(v, "rename-exclude-global-prefixes", "global")
	}
	for _, t := range m.NamedStructs() {
		if !excluded(c, t.Name, "rename-exclude-struct-prefixes") {
			t.Rename("struct." + words.next())
		}
	}
	known := library.Of(c.Target, m)
	for _, f := range m.Funcs {
		if keepsName(c, f.Name(), "rename-exclude-function-prefixes") || known.Is(f) {
			continue
		}
		if f.Name() != "main" {
			f.SetName(words.next())
		}
		renameLocals(f)
	}
	return pass.All
}

// MetaRenamerFlags are the flags of metarenamer.
func MetaRenamerFlags() []pass.Flag {
	return []pass.Flag{
		{Name: "rename-exclude-alias-prefixes", Help: "aliases whose names begin so keep them; separated by commas"},
		{Name: "rename-exclude-function-prefixes", Help: "functions whose names begin so keep them; separated by commas"},
		{Name: "rename-exclude-global-prefixes", Help: "variables whose names begin so keep them; separated by commas"},
		{Name: "rename-exclude-struct-prefixes", Help: "types whose names begin so keep them; separated by commas"},
		{Name: "rename-only-inst", Default: "false", Help: "name instructions without a name by their opcodes, and nothing else"},
	}
}

// keepsName reports whether a global is LLVM's own, has a name that is not to be mangled, or is
// excluded by a flag.
func keepsName(c *pass.Context, name, flag string) bool {
	return strings.HasPrefix(name, "llvm.") || strings.HasPrefix(name, "\x01") || excluded(c, name, flag)
}

func excluded(c *pass.Context, name, flag string) bool {
	for _, prefix := range strings.Split(c.Flags[flag], ",") {
		if prefix != "" && strings.HasPrefix(name, prefix) {
			return true
		}
	}
	return false
}

func renameLocals(f *ir.Func) {
	if f.IsDecl() {
		return
	}
	for _, p := range f.Params {
		p.SetName("arg")
	}
	for b := range f.Blocks() {
		b.SetName("bb")
		for i := range b.Instrs() {
			if !i.Type().IsVoid() {
				i.SetName(i.Op().String())
			}
		}
	}
}

// nameNameless names the instructions that have no name by their opcodes.
func nameNameless(m *ir.Module) {
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if i.Name() == "" && !i.Type().IsVoid() {
				i.SetName(i.Op().String())
			}
		}
	}
}

// wordSequence is a sequence of words that only looks random.
type wordSequence uint64

// newWordSequence seeds a sequence with the sum of the bytes of a name.
func newWordSequence(file string) *wordSequence {
	var s wordSequence
	for _, c := range []byte(file) {
		s += wordSequence(c)
	}
	return &s
}

var metasyntactic = [...]string{"foo", "bar", "baz", "quux", "barney", "snork", "zot", "blam", "hoge",
	"wibble", "wobble", "widget", "wombat", "ham", "eggs", "pluto", "spam"}

func (s *wordSequence) next() string {
	*s = *s*1103515245 + 12345 // POSIX's example of rand
	return metasyntactic[(*s/65536)%32768%wordSequence(len(metasyntactic))]
}
