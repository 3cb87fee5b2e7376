package ir

import "slices"

// Attr is one attribute of a function, parameter, result or call site.
//
// Key is LLVM's keyword (nounwind, align, memory, byval, …) or, with IsString, the text of a string
// attribute. Val is the value as printed between parentheses or after the keyword ("argmem: read",
// "8"), or the string's value. Ty is the type of byval(T), sret(T), elementtype(T) and their like.
type Attr struct {
	Key      string
	Val      string
	Ty       *Type
	IsString bool
	HasVal   bool
}

// EnumAttr returns the plain attribute key.
func EnumAttr(key string) Attr { return Attr{Key: key} }

// ValAttr returns the attribute key(val).
func ValAttr(key, val string) Attr { return Attr{Key: key, Val: val, HasVal: true} }

// TypeAttr returns the attribute key(ty).
func TypeAttr(key string, ty *Type) Attr { return Attr{Key: key, Ty: ty} }

// StringAttr returns the attribute "key"="val"; with an empty value it prints as "key".
func StringAttr(key, val string) Attr {
	return Attr{Key: key, Val: val, IsString: true, HasVal: val != ""}
}

// AttrSet is a set of attributes in the order of the input. It is immutable: With and Without
// return new sets.
type AttrSet []Attr

// Get returns the attribute with a keyword, or with a string key.
func (s AttrSet) Get(key string) (Attr, bool) {
	for _, a := range s {
		if a.Key == key {
			return a, true
		}
	}
	return Attr{}, false
}

// Has reports whether the set has an attribute with the key.
func (s AttrSet) Has(key string) bool {
	_, ok := s.Get(key)
	return ok
}

// With returns the set with a added, or put in place of the one with the same key: nocapture and
// captures(…) are one.
func (s AttrSet) With(a Attr) AttrSet {
	out := slices.Clone(s)
	for i := range out {
		if out[i].IsString == a.IsString && (out[i].Key == a.Key || saysCaptures(out[i].Key) && saysCaptures(a.Key)) {
			out[i] = a
			return out
		}
	}
	return append(out, a)
}

func saysCaptures(key string) bool { return key == "nocapture" || key == "captures" }

// Without returns the set without the attributes of the given keys.
func (s AttrSet) Without(keys ...string) AttrSet {
	out := make(AttrSet, 0, len(s))
	for _, a := range s {
		if !slices.Contains(keys, a.Key) {
			out = append(out, a)
		}
	}
	return out
}

// AttrList is the attributes of a function or a call: of itself, of the result and of each
// parameter.
type AttrList struct {
	Fn     AttrSet
	Ret    AttrSet
	Params []AttrSet // may be shorter than the parameter list
}

// Param returns the attributes of parameter i.
func (l *AttrList) Param(i int) AttrSet {
	if i < len(l.Params) {
		return l.Params[i]
	}
	return nil
}

// SetParam replaces the attributes of parameter i.
func (l *AttrList) SetParam(i int, s AttrSet) {
	for len(l.Params) <= i {
		l.Params = append(l.Params, nil)
	}
	l.Params[i] = s
}

// Clone returns a copy whose lists can be changed apart from l's.
func (l AttrList) Clone() AttrList {
	l.Params = slices.Clone(l.Params)
	return l
}

// Equal reports whether both lists say the same, in the same order.
func (l AttrList) Equal(m AttrList) bool {
	n := max(len(l.Params), len(m.Params))
	for i := range n {
		if !slices.Equal(l.Param(i), m.Param(i)) {
			return false
		}
	}
	return slices.Equal(l.Fn, m.Fn) && slices.Equal(l.Ret, m.Ret)
}
