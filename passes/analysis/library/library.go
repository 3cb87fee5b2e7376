// Package library knows the C library of a target: which functions it has, with which types, and
// which attributes their declarations may get (table.go; LLVM's TargetLibraryInfo and
// inferlibattrs).
//
// Invariant: a function counts as one of the library only where its name and type are those of the
// table and its linkage is not local.
package library

import (
	"maps"
	"slices"
	"strings"
	"sync"

	"opt-go/frontend/ir"
	"opt-go/passes/analysis"
	"opt-go/passes/target"
)

// Has reports whether a call of a function of the C library may come about in f where there was
// none: the target has a library, and f does not forbid it.
func Has(t *target.Target, f *ir.Func, name string) bool {
	return !t.NoLibrary && !t.Missing[name] && !f.Attrs.Fn.Has("no-builtins") && !f.Attrs.Fn.Has("no-builtin-"+name)
}

// Functions knows the functions that the C library of a module's target has.
type Functions map[string]row

// Of returns the library of a target: none where it has no library, nor, so far, for Windows, whose
// own lacks or wraps many of these. All modules of a target share the result, so callers must not
// change it.
func Of(t *target.Target, m *ir.Module) Functions {
	all := allOf(t, m)
	if len(t.Missing) == 0 || all == nil {
		return all
	}
	some := maps.Clone(all)
	maps.DeleteFunc(some, func(name string, _ row) bool { return t.Missing[name] })
	return some
}

func allOf(t *target.Target, m *ir.Module) Functions {
	switch {
	case strings.HasPrefix(m.Triple, "nvptx"):
		return cudaLibrary()
	case t.NoLibrary || strings.Contains(m.Triple, "windows"):
		return nil
	case strings.Contains(m.Triple, "linux"):
		return linuxLibrary()
	case isApple(m.Triple):
		return appleLibrary()
	}
	return commonLibrary()
}

var (
	commonLibrary = sync.OnceValue(func() Functions { return libraryOfRows(libraryRows) })
	linuxLibrary  = sync.OnceValue(func() Functions { return libraryOfRows(libraryRows, linuxRows) })
	appleLibrary  = sync.OnceValue(func() Functions { return libraryOfRows(libraryRows, appleRows) })
	cudaLibrary   = sync.OnceValue(func() Functions { // CUDA has a heap
		all := commonLibrary()
		return Functions{"malloc": all["malloc"], "free": all["free"]}
	})
)

func libraryOfRows(tables ...[]row) Functions {
	lib := Functions{}
	for _, rows := range tables {
		lib.note(rows)
	}
	return lib
}

// Knows reports whether the library has a function of that name.
func (lib Functions) Knows(name string) bool {
	_, ok := lib[name]
	return ok
}

// Mark gives a declaration the attributes that the library promises, if it is one of the library by
// its name and its type.
func (lib Functions) Mark(f *ir.Func) {
	if row, ok := lib[f.Name()]; ok && row.fits(f) {
		row.mark(f)
	}
}

// Is reports whether f is a function of the library by its name and its type, and no function of
// the module that only shares its name.
func (lib Functions) Is(f *ir.Func) bool {
	row, ok := lib[f.Name()]
	return ok && !f.Linkage.IsLocal() && row.fits(f)
}

// Calls reports whether i calls a function of the library directly, and the compiler may know
// which.
func (lib Functions) Calls(i *ir.Instr) bool {
	f := i.CalledFunc()
	if f == nil || i.Info.FuncType != f.FuncType || i.Info.CC != ir.CCC || analysis.CallHas(i, "nobuiltin") && !i.Info.Attrs.Fn.Has("builtin") ||
		i.Info.Attrs.Fn.Has("strictfp") || !lib.Is(f) {
		return false
	}
	in := i.Block().Func().Attrs.Fn
	return !in.Has("strictfp") && !in.Has("no-builtins") && !in.Has("no-builtin-"+f.Name())
}

// Declare returns the library's function of a name and a type for a new call in the function from,
// or nil where that may not be called.
func (lib Functions) Declare(from *ir.Func, name string, ty *ir.Type) *ir.Func {
	if _, ok := lib[name]; !ok || from.Attrs.Fn.Has("no-builtins") || from.Attrs.Fn.Has("no-builtin-"+name) {
		return nil
	}
	f := from.Module().Declare(name, ty, lib.Mark)
	if f == nil || f.Linkage.IsLocal() {
		return nil
	}
	return f
}

// note adds rows of the table, one entry for each name.
func (lib Functions) note(rows []row) {
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
func (r row) fits(f *ir.Func) bool {
	params := strings.TrimSuffix(r.types[2:], ")")
	fixed := strings.TrimSuffix(params, ".")
	if f.FuncType.VarArg != (fixed != params) || len(fixed) != len(f.Params) || !hasType(r.types[0], f.RetType(), f.Module().Layout) {
		return false
	}
	for k, t := range f.FuncType.Fields {
		if !hasType(fixed[k], t, f.Module().Layout) {
			return false
		}
	}
	return true
}

func hasType(letter byte, t *ir.Type, dl *ir.DataLayout) bool {
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
func (r row) mark(f *ir.Func) {
	for _, a := range parseAttrs(r.function) {
		if a.Key == "memory" {
			analysis.NarrowEffects(f, analysis.ParseEffects(a.Val))
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

// accessWords are the attributes that readonly and writeonly may not stand beside, or say nothing
// new beside.
var accessWords = []string{"readonly", "writeonly", "readnone", "writable", "inalloca"}

func withAttrs(s ir.AttrSet, text string) ir.AttrSet {
	for _, a := range parseAttrs(text) {
		access := a.Key == "readonly" || a.Key == "writeonly"
		if !s.Has(a.Key) && !(access && slices.ContainsFunc(accessWords, s.Has)) {
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
