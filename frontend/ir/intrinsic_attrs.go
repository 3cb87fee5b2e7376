package ir

import (
	"strconv"
	"strings"
	"sync"

	"opt-go/frontend/version"
)

// changedAttributes is a file of intrinsics/changed, read when the first of its names is asked for.
type changedAttributes struct {
	file  string
	once  sync.Once
	names map[string]AttrList
}

var changedIntrinsics = func() map[string]*changedAttributes {
	m := map[string]*changedAttributes{}
	for family, f := range makeFamilies("intrinsics/changed") {
		m[family] = &changedAttributes{file: f.file}
	}
	return m
}()

// get returns the attributes that LLVM 22 gives an intrinsic; ok is false where they are LLVM 19's.
func (t *changedAttributes) get(short string) (attrs AttrList, ok bool) {
	if t == nil {
		return AttrList{}, false
	}
	t.once.Do(t.read)
	attrs, ok = t.names[short]
	return attrs, ok
}

func (t *changedAttributes) read() {
	text, err := intrinsicFiles.ReadFile(t.file)
	if err != nil {
		panic("ir: " + err.Error())
	}
	t.names = map[string]AttrList{}
	sets := map[string]AttrList{}
	var set AttrList
	for line := range strings.SplitSeq(string(text), "\n") {
		name, attrs, defines := strings.Cut(line, " = ")
		switch {
		case line == "":
		case line[0] == '\t':
			for n := range strings.FieldsSeq(line) {
				t.names[n] = set
			}
		case defines:
			sets[name] = parseDeclAttrs(attrs)
		default:
			set = sets[line]
		}
	}
}

// IntrinsicAttrs returns the attributes that an intrinsic's declaration should have, as of the
// version of its module, and whether we know.
func IntrinsicAttrs(f *Func) (AttrList, bool) {
	k := lookupIntrinsic(f.name)
	if k == nil {
		return AttrList{}, false
	}
	form := k.formFor(f.FuncType)
	if !form.sig.match(f.FuncType).ok() {
		return AttrList{}, false
	}
	if form == k && f.module != nil && f.module.intrinsics > version.Oldest {
		if attrs, ok := k.changed(); ok {
			return attrs.rangesFor(f.FuncType), true
		}
	}
	return form.attrs.Clone(), true
}

// changed returns the attributes that LLVM 22 gives the form of LLVM 19; ok is false where they are
// the same.
func (k *knownIntrinsic) changed() (attrs AttrList, ok bool) {
	family, _, short := splitIntrinsic(k.name)
	attrs, ok = changedIntrinsics[family].get(short)
	return k.sig.markImmediates(attrs.Clone()), ok
}

// rangesFor returns the attributes with the types of an instance of the intrinsic in their ranges:
// an overload has the numbers of the table for each of its types.
func (l AttrList) rangesFor(ft *Type) AttrList {
	retyped := func(set AttrSet, ty *Type) AttrSet {
		a, ok := set.Get("range")
		if !ok {
			return set
		}
		_, numbers, _ := strings.Cut(a.Val, " ")
		return set.With(ValAttr("range", ty.Scalar().String()+" "+numbers))
	}
	l.Ret = retyped(l.Ret, ft.Elem)
	for k := range min(len(l.Params), len(ft.Fields)) {
		l.SetParam(k, retyped(l.Param(k), ft.Fields[k]))
	}
	return l
}

// UseIntrinsics gives the declarations of intrinsics, those that are there and those to come, the
// attributes of an LLVM version, and makes folded addresses and the order of φs' edges those of the
// version. Without it they are those of LLVM 19.
func (m *Module) UseIntrinsics(v int) {
	m.Ctx.NUWAddresses, m.Ctx.SwapIncoming = v > version.Oldest, v >= 22
	if m.intrinsics = max(m.intrinsics, version.Oldest); m.intrinsics == v {
		return
	}
	m.intrinsics = v
	for _, f := range m.Funcs {
		if f.IsDecl() {
			if attrs, known := IntrinsicAttrs(f); known {
				f.Attrs = attrs
			}
		}
	}
}

// markImmediates marks the parameters that must be immediates.
func (s *intrinsicSig) markImmediates(attrs AttrList) AttrList {
	for k, imm := range s.imm {
		if imm {
			attrs.SetParam(k, append(attrs.Param(k)[:len(attrs.Param(k)):len(attrs.Param(k))], EnumAttr("immarg")))
		}
	}
	return attrs
}

// parseDeclAttrs reads a set of attributes: of the function | ret of the result | 0 of the first
// parameter.
func parseDeclAttrs(text string) AttrList {
	var l AttrList
	for k, part := range strings.Split(text, " | ") {
		if k == 0 {
			l.Fn = parseAttrWords(part)
			continue
		}
		where, words, _ := strings.Cut(part, " ")
		if where == "ret" {
			l.Ret = parseAttrWords(words)
		} else if n, err := strconv.Atoi(where); err == nil {
			l.SetParam(n, parseAttrWords(words))
		}
	}
	return l
}

// parseAttrWords reads attributes: words, align 4, or those with a value in brackets.
func parseAttrWords(s string) AttrSet {
	var set AttrSet
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		end := strings.IndexAny(s, " (")
		if end < 0 {
			return append(set, EnumAttr(s))
		}
		word, val := s[:end], ""
		bracketed := s[end] == '('
		switch s = s[end+1:]; {
		case bracketed:
			val, s, _ = strings.Cut(s, ")")
			set = append(set, ValAttr(word, val))
		case word == "align":
			val, s, _ = strings.Cut(s, " ")
			set = append(set, ValAttr(word, val))
		default:
			set = append(set, EnumAttr(word))
		}
	}
	return set
}
