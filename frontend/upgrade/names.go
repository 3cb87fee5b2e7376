package upgrade

import (
	"slices"
	"strings"

	"opt-go/frontend/ir"
)

// renamedIntrinsics are intrinsics that have another name in LLVM 19, by the beginning of the name.
var renamedIntrinsics = []struct{ old, new string }{
	{"llvm.experimental.vector.extract.", "llvm.vector.extract."},
	{"llvm.experimental.vector.insert.", "llvm.vector.insert."},
	{"llvm.experimental.vector.reverse.", "llvm.vector.reverse."},
	{"llvm.experimental.vector.splice.", "llvm.vector.splice."},
	{"llvm.experimental.vector.interleave2.", "llvm.vector.interleave2."},
	{"llvm.experimental.vector.deinterleave2.", "llvm.vector.deinterleave2."},
	{"llvm.flt.rounds", "llvm.get.rounding"},
	{"llvm.aarch64.thread.pointer", "llvm.thread.pointer"},
	{"llvm.arm.thread.pointer", "llvm.thread.pointer"},
}

// IsRenamed reports whether LLVM 19 has an intrinsic under another name only.
func IsRenamed(name string) bool {
	return !ir.IsKnownIntrinsic(name) && slices.ContainsFunc(renamedIntrinsics, func(r struct{ old, new string }) bool { return strings.HasPrefix(name, r.old) })
}

// pointerSuffixes are intrinsics whose names got suffixes for pointers after LLVM 14; the numbers
// are the parameters that the suffixes stand for, -1 the result.
var pointerSuffixes = map[string][]int{
	"llvm.stacksave": {-1}, "llvm.stackrestore": {0}, "llvm.va_start": {0}, "llvm.va_end": {0}, "llvm.va_copy": {0},
	"llvm.var.annotation": {0, 1}, "llvm.ptr.annotation": {-1, 1}, "llvm.annotation": {-1, 1},
	"llvm.eh.typeid.for": {0},
}

// IntrinsicName returns the name that LLVM 19 has for an intrinsic of type ty; other names stay.
func IntrinsicName(name string, ty *ir.Type) string {
	if !strings.HasPrefix(name, "llvm.") {
		return name
	}
	name = Remangle(name)
	for _, r := range renamedIntrinsics {
		if rest, ok := strings.CutPrefix(name, r.old); ok && !ir.IsKnownIntrinsic(name) {
			name = r.new + rest
		}
	}
	for base, params := range pointerSuffixes {
		rest, ok := strings.CutPrefix(name, base)
		if !ok || rest != "" && rest[0] != '.' || strings.Count(rest, ".") >= len(params) {
			continue
		}
		full := base
		for _, k := range params {
			switch {
			case k < 0:
				full += "." + ir.MangleType(ty.Elem)
			case k < len(ty.Fields):
				full += "." + ir.MangleType(ty.Fields[k])
			}
		}
		return full
	}
	return name
}

// Names gives declarations of intrinsics the names that their types ask for. Where another has such
// a name and the type, they become one.
func Names(m *ir.Module) {
	for _, f := range slices.Clone(m.Funcs) {
		if !f.IsDecl() || !f.IsIntrinsic() {
			continue
		}
		name := ir.CanonicalIntrinsicName(f.Name(), f.FuncType)
		if name == f.Name() {
			continue
		}
		switch other := m.Lookup(name).(type) {
		case nil:
			f.SetName(name)
		case *ir.Func:
			if other.FuncType == f.FuncType {
				redirect(m, f, other)
				m.Remove(f)
			}
		}
	}
}

// redirect makes all calls of a function call another one of its type.
func redirect(m *ir.Module, from, to *ir.Func) {
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if i.Op().IsCall() && i.Callee() == ir.Value(from) {
				i.SetCallee(to)
			}
		}
	}
}

// Remangle removes pointees from the type suffixes of an intrinsic's name: llvm.memset.p0i8.i64
// becomes llvm.memset.p0.i64.
func Remangle(name string) string {
	if !strings.HasPrefix(name, "llvm.") {
		return name
	}
	for at := len("llvm"); at >= 0 && at < len(name); {
		if out, ok := opaqueSuffixes(name[at:]); ok {
			return name[:at] + out
		}
		next := strings.IndexByte(name[at+1:], '.')
		if next < 0 {
			break
		}
		at += 1 + next
	}
	return name
}

// opaqueSuffixes rewrites .TYPE.TYPE…; ok is false when s is not that to its end.
func opaqueSuffixes(s string) (string, bool) {
	if s == "" {
		return "", true
	}
	if s[0] != '.' {
		return "", false
	}
	var found string
	ok := mangledType(s[1:], func(out, rest string) bool {
		tail, ok := opaqueSuffixes(rest)
		if ok {
			found = "." + out + tail
		}
		return ok
	})
	return found, ok
}

// mangledType calls then for every prefix of s that can be a mangled type, rewritten for opaque
// pointers, until one fits. Only the text that follows tells where a struct's name ends.
func mangledType(s string, then func(out, rest string) bool) bool {
	for _, w := range [...]string{"bf16", "isVoid", "Metadata", "token", "x86mmx", "x86amx", "ppcf128"} {
		if rest, ok := strings.CutPrefix(s, w); ok {
			return then(w, rest)
		}
	}
	n := 1
	if rest, ok := strings.CutPrefix(s, "nxv"); ok {
		n, s = 3, "nxv"+rest
	}
	digits := n
	for digits < len(s) && s[digits] >= '0' && s[digits] <= '9' {
		digits++
	}
	switch {
	case s == "":
		return false
	case strings.HasPrefix(s, "s_"):
		return structSuffix(s, len("s_"), then)
	case strings.HasPrefix(s, "sl_"):
		return typeSequence(s[len("sl_"):], "s", func(out, rest string) bool { return then("sl_"+out, rest) })
	case strings.HasPrefix(s, "f_"):
		return typeSequence(s[len("f_"):], "f", func(out, rest string) bool { return then("f_"+out, rest) })
	case digits == n || n > len(s):
		return false
	}
	head, rest := s[:digits], s[digits:]
	switch s[0] {
	case 'i', 'f':
		return then(head, rest)
	case 'v', 'a', 'n':
		return mangledType(rest, func(out, rest string) bool { return then(head+out, rest) })
	case 'p':
		// A typed pointer if a type follows, which is dropped; else an opaque one.
		if mangledType(rest, func(_, rest string) bool { return then(head, rest) }) {
			return true
		}
		return then(head, rest)
	}
	return false
}

// structSuffix takes s_NAMEs; NAME may itself have an s.
func structSuffix(s string, from int, then func(out, rest string) bool) bool {
	for i := from; i < len(s); i++ {
		if s[i] == 's' && then(s[:i+1], s[i+1:]) {
			return true
		}
	}
	return false
}

// typeSequence takes types up to the closing letter.
func typeSequence(s, closing string, then func(out, rest string) bool) bool {
	if rest, ok := strings.CutPrefix(s, "vararg"+closing); ok && then("vararg"+closing, rest) {
		return true
	}
	if rest, ok := strings.CutPrefix(s, closing); ok && then(closing, rest) {
		return true
	}
	return mangledType(s, func(out, rest string) bool {
		return typeSequence(rest, closing, func(more, rest string) bool { return then(out+more, rest) })
	})
}

// Declaration gives the declaration of a known intrinsic the attributes that LLVM gives it.
func Declaration(f *ir.Func) {
	if attrs, known := ir.IntrinsicAttrs(f); known {
		f.Attrs = attrs
	}
}

// IsIntrinsic reports whether LLVM has an intrinsic: only those need no declaration.
func IsIntrinsic(f *ir.Func) bool {
	return ir.IsKnownIntrinsic(f.Name()) || IntrinsicName(f.Name(), f.FuncType) != f.Name()
}
