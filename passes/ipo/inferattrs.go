package ipo

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/pass"
)

// InferAttrs is LLVM's inferattrs: declared functions of the C library get the attributes that the library's documentation promises, such as that
// strlen only reads and malloc returns memory of its own.
//
//	declare i64 @strlen(ptr)      ⇒      declare i64 @strlen(ptr nocapture) mustprogress nofree nounwind willreturn memory(argmem: read)
//
// A function is one of the library by its name and its type (inferattrs_table.go), unless it is marked nobuiltin or the target has no library. What
// follows from attributes is added to all declarations: who accesses no memory and is not convergent does not synchronize, who only reads does
// not free, who returns makes progress.
//
// Not done: functions that only the libraries of Darwin, Windows and AIX have, and anything for Windows, whose library lacks or wraps many of these.
func InferAttrs(c *pass.Context, m *ir.Module) pass.Preserved {
	lib := map[string]libraryRow{}
	if !c.Target.NoLibrary && !strings.Contains(m.Triple, "windows") {
		noteLibrary(lib, libraryRows)
		if strings.Contains(m.Triple, "linux") {
			noteLibrary(lib, linuxRows)
		}
	}
	if strings.HasPrefix(m.Triple, "nvptx") { // CUDA has a heap
		for _, name := range []string{"malloc", "free"} {
			for _, r := range libraryRows {
				if slices.Contains(strings.Fields(r.names), name) {
					lib[name] = r
				}
			}
		}
	}
	changed := 0
	for _, f := range m.Funcs {
		if !f.IsDecl() || f.Attrs.Fn.Has("optnone") {
			continue
		}
		before := f.Attrs
		f.Attrs = f.Attrs.Clone()
		if row, ok := lib[f.Name()]; ok && !f.Attrs.Fn.Has("nobuiltin") && row.fits(f) {
			row.mark(f)
		}
		addImplied(f)
		if !f.Attrs.Equal(before) {
			changed++
		}
	}
	return pass.Changed(changed > 0)
}

func noteLibrary(lib map[string]libraryRow, rows []libraryRow) {
	for _, r := range rows {
		for _, name := range strings.Fields(r.names) {
			lib[name] = r
			if strings.Contains(r.types, "n") {
				for _, kind := range []string{"f", "l"} {
					other := r
					other.types = strings.ReplaceAll(r.types, "n", kind)
					lib[name+kind] = other
				}
			}
		}
	}
}

// fits reports whether a function has the row's type.
func (r libraryRow) fits(f *ir.Func) bool {
	params := strings.TrimSuffix(r.types[2:], ")")
	fixed := strings.TrimSuffix(params, ".")
	if f.FuncType.VarArg != (fixed != params) || len(fixed) != len(f.Params) || !libraryType(r.types[0], f.RetType(), f.Module().Layout) {
		return false
	}
	for k, t := range f.FuncType.Fields {
		if !libraryType(fixed[k], t, f.Module().Layout) {
			return false
		}
	}
	return true
}

func libraryType(letter byte, t *ir.Type, dl *ir.DataLayout) bool {
	switch letter {
	case 'p':
		return t.IsPtr()
	case 'z':
		return t.IsInt(dl.PtrBits(0))
	case 'i':
		return t.IsInt(32)
	case 'L':
		return t.IsInt(32, 64)
	case 's':
		return t.IsInt(16)
	case 'f':
		return t == t.Context().Float
	case 'd', 'n':
		return t == t.Context().Double
	case 'l':
		return t.IsFloat() && t.FloatBits() >= 64
	}
	return letter == 'v' && t.IsVoid()
}

// mark adds the row's attributes to a function that has its type.
func (r libraryRow) mark(f *ir.Func) {
	for _, a := range parseAttrs(r.function) {
		if a.Key == "memory" {
			x, y := analysis.ParseEffects(a.Val), analysis.FuncEffects(f)
			if e := (analysis.Effects{Arg: x.Arg & y.Arg, Inaccessible: x.Inaccessible & y.Inaccessible, Other: x.Other & y.Other}); e != y {
				f.Attrs.Fn = f.Attrs.Fn.With(ir.ValAttr("memory", effectsText(e)))
			}
		} else if !f.Attrs.Fn.Has(a.Key) {
			f.Attrs.Fn = f.Attrs.Fn.With(a)
		}
	}
	f.Attrs.Ret = withAttrs(f.Attrs.Ret, r.result)
	if r.params == "" {
		return
	}
	for k, text := range strings.Split(r.params, "|") {
		if k < len(f.Params) {
			f.Attrs.SetParam(k, withAttrs(f.Attrs.Param(k), text))
		}
	}
}

func withAttrs(s ir.AttrSet, text string) ir.AttrSet {
	for _, a := range parseAttrs(text) {
		access := a.Key == "readonly" || a.Key == "writeonly"
		if !s.Has(a.Key) && !(access && (s.Has("readonly") || s.Has("writeonly") || s.Has("readnone"))) {
			s = s.With(a)
		}
	}
	return s
}

// parseAttrs reads attributes as they are printed: words, word(value), "word"="value".
func parseAttrs(text string) (out []ir.Attr) {
	for text = strings.TrimSpace(text); text != ""; text = strings.TrimSpace(text) {
		if text[0] == '"' {
			pair, rest, _ := strings.Cut(text, " ")
			key, val, _ := strings.Cut(pair, "=")
			out, text = append(out, ir.StringAttr(strings.Trim(key, `"`), strings.Trim(val, `"`))), rest
			continue
		}
		end := strings.IndexAny(text, " (")
		switch {
		case end < 0:
			return append(out, ir.EnumAttr(text))
		case text[end] == ' ':
			out, text = append(out, ir.EnumAttr(text[:end])), text[end:]
		default:
			val, rest, _ := strings.Cut(text[end+1:], ")")
			out, text = append(out, ir.ValAttr(text[:end], val)), rest
		}
	}
	return out
}

// addImplied adds the attributes that follow from others.
func addImplied(f *ir.Func) {
	add := func(attr string, follows bool) {
		if follows && !f.Attrs.Fn.Has(attr) {
			f.Attrs.Fn = f.Attrs.Fn.With(ir.EnumAttr(attr))
		}
	}
	e := analysis.FuncEffects(f).Any()
	add("nosync", e == analysis.NoModRef && !f.Attrs.Fn.Has("convergent"))
	add("nofree", e&analysis.Mod == 0)
	add("mustprogress", f.Attrs.Fn.Has("willreturn"))
}
