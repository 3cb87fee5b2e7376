package reader

import (
	"math"
	"strconv"
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/enum"
	"github.com/llir/llvm/ir/types"

	"opt-go/frontend/dialect/grammar"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/attrvalue"
	"opt-go/frontend/reader/fromllir"
	"opt-go/frontend/upgrade"
	"opt-go/frontend/version"
)

// carrierAttr is the prefix of the string attributes in which frontend/dialect encodes attributes
// that llir's grammar lacks.
const carrierAttr = "optgo:"

// addAttr adds an attribute in place, or replaces the one of the same key.
func addAttr(set ir.AttrSet, a ir.Attr) ir.AttrSet {
	for i := range set {
		if set[i].Key == a.Key && set[i].IsString == a.IsString {
			set[i] = a
			return set
		}
	}
	return append(set, a)
}

// funcAttrs converts the attributes of a function, call or global, groups included, and upgrades
// them.
func (r *reader) funcAttrs(list []llir.FuncAttribute) ir.AttrSet {
	if len(list) == 1 {
		if g, ok := list[0].(*llir.AttrGroupDef); ok {
			return r.group(g)
		}
	}
	return upgrade.FunctionAttrs(r.plainFuncAttrs(nil, list))
}

func (r *reader) plainFuncAttrs(set ir.AttrSet, list []llir.FuncAttribute) ir.AttrSet {
	for _, a := range list {
		switch a := a.(type) {
		case *llir.AttrGroupDef:
			set = r.plainFuncAttrs(set, a.FuncAttrs)
		case enum.FuncAttr:
			set = addAttr(set, ir.EnumAttr(a.String()))
		case llir.AttrString:
			set = addAttr(set, r.stringAttr(string(a)))
		case llir.AttrPair:
			set = addAttr(set, fromllir.PairAttr(a))
		case llir.Align:
			set = addAttr(set, ir.ValAttr("align", strconv.FormatUint(uint64(a), 10)))
		case llir.AlignStack:
			set = addAttr(set, ir.ValAttr("alignstack", strconv.FormatUint(uint64(a), 10)))
		case llir.AllocSize:
			v := strconv.Itoa(a.ElemSizeIndex)
			if a.NElemsIndex == a.ElemSizeIndex {
				r.errorAtWord("allocsize", "'allocsize' indices can't refer to the same parameter")
			}
			if a.NElemsIndex >= 0 && a.NElemsIndex != math.MaxUint32 { // which LLVM takes for no parameter
				v += "," + strconv.Itoa(a.NElemsIndex)
			}
			set = addAttr(set, ir.ValAttr("allocsize", v))
		case llir.Preallocated:
			set = addAttr(set, ir.TypeAttr("preallocated", r.types.convert(a.Typ)))
		case llir.VectorScaleRange:
			if a.Min > math.MaxUint32 || a.Max > math.MaxUint32 {
				r.errorAtWord("vscale_range", "expected 32-bit integer (too large)")
			}
			if a.Max > 0 || a.Min > 0 { // LLVM takes no bounds at all for no attribute
				set = addAttr(set, fromllir.VScaleRange(a))
			}
		default:
			panic("frontend: llir function attribute of unknown kind " + a.String())
		}
	}
	return set
}

// group returns the attributes of a group, converted once.
func (r *reader) group(g *llir.AttrGroupDef) ir.AttrSet {
	set, ok := r.groups[g]
	if !ok {
		at := r.at
		r.at = r.groupOffset(g.ID)
		defer func() { r.at = at }()
		set = upgrade.FunctionAttrs(r.plainFuncAttrs(nil, g.FuncAttrs))
		for _, a := range set {
			if !a.IsString && a.Key != "align" && ir.NotOnFunctions(a.Key) {
				r.errorAtWord(a.Key, "attribute '%s' does not apply to functions", a.Key)
			}
		}
		r.groups[g] = set
	}
	return set
}

// stringAttr converts "key", which may carry any other attribute.
func (r *reader) stringAttr(s string) ir.Attr {
	raw, carried := strings.CutPrefix(s, carrierAttr)
	if !carried {
		return ir.StringAttr(s, "")
	}
	return r.rawAttr(raw)
}

// rawAttr reads an attribute from its text: key, key(value), key=value, "key" or "key"="value".
func (r *reader) rawAttr(raw string) ir.Attr {
	if raw == "" || raw[0] != '"' {
		key, val, hasVal := strings.Cut(raw, "(")
		if strings.ContainsAny(key, "= ") {
			at := strings.IndexAny(key, "= ")
			key, val, hasVal = key[:at], strings.TrimLeft(raw[at:], "= "), true
		}
		if name := strings.TrimSpace(key); !ir.IsKnownAttr(name) && isNewWord(name) {
			r.warnf("attribute '%s' is not known and kept as it stands", name)
		} else if msg := attrvalue.Problem(strings.TrimSpace(key), strings.TrimSpace(strings.TrimSuffix(val, ")")), hasVal); msg != "" {
			r.errorAt(r.attrOffset(raw), "%s", msg)
		}
	}
	return r.rawAttrValue(raw)
}

// attrOffset returns the offset of an attribute that was carried as text: near the name of a
// function, or in the current statement.
func (r *reader) attrOffset(raw string) int {
	if r.text == nil || r.at < 0 {
		return r.at
	}
	from := r.at
	// Attributes of the result are before the name.
	if from < len(r.text.Source) && r.text.Source[from] == '@' {
		from = strings.LastIndexByte(r.text.Source[:from], '\n') + 1
	}
	if at := r.text.RawOffset(from, raw, 0); at != from || strings.HasPrefix(r.text.Source[at:], raw) {
		return at
	}
	return r.at
}

// isNewWord reports whether a word is unknown to LLVM 19 but could be an attribute or a flag of a
// later version. An unknown calling convention is an error: without it no call can be emitted.
func isNewWord(w string) bool {
	return len(w) > 3 && !strings.HasSuffix(w, "cc") && w[0] >= 'a' && w[0] <= 'z' && strings.Trim(w, "abcdefghijklmnopqrstuvwxyz0123456789_") == "" && !grammar.IsWord(w)
}

// rawAttrValue is rawAttr without checks.
func (r *reader) rawAttrValue(raw string) ir.Attr {
	if raw != "" && raw[0] == '"' {
		p := parser{s: raw}
		key := p.quoted()
		if p.accept("=") {
			return ir.Attr{Key: key, Val: p.quoted(), IsString: true, HasVal: true}
		}
		return ir.StringAttr(key, "")
	}
	key, val, ok := strings.Cut(raw, "(")
	key = strings.TrimSpace(key)
	if !ok {
		if key, val, ok = strings.Cut(raw, "="); ok {
			return ir.ValAttr(strings.TrimSpace(key), strings.TrimSpace(val))
		}
		if key, val, ok = strings.Cut(strings.TrimSpace(raw), " "); ok { // align 8
			return ir.ValAttr(key, strings.TrimSpace(val))
		}
		r.out.NeedVersion(version.Attribute(key))
		return ir.EnumAttr(key)
	}
	val = strings.TrimSpace(strings.TrimSuffix(strings.TrimSpace(val), ")"))
	switch {
	case attrvalue.Types[key]:
		p := parser{types: &r.types, mod: r, s: val}
		t := p.parseType()
		if p.err != nil {
			r.errorf("attribute '%s': %s", key, p.err)
		}
		return ir.TypeAttr(key, t)
	case key == "captures" && val == "none":
		r.out.NeedVersion(version.CapturesNone)
		return ir.EnumAttr("nocapture") // what LLVM 19 and older call it
	case key == "nofpclass":
		return ir.ValAttr(key, ir.FPClassText(ir.FPClasses(val)))
	case key == "memory":
		if strings.Contains(val, "target_mem") {
			r.out.NeedVersion(version.TargetMemory)
		}
		return ir.ValAttr(key, upgrade.ParseMemory(val).String())
	}
	r.out.NeedVersion(version.Attribute(key))
	if key == "range" && strings.HasSuffix(val, " 0, 0") {
		r.out.NeedVersion(version.EmptyRange)
	}
	return ir.ValAttr(key, val)
}

// paramAttrs converts the attributes of a parameter or argument of type ty.
func (r *reader) paramAttrs(list []llir.ParamAttribute, ty types.Type) ir.AttrSet {
	if len(list) == 0 {
		return nil
	}
	set := make(ir.AttrSet, 0, len(list))
	for _, a := range list {
		set = addAttr(set, r.paramAttr(a, ty))
	}
	return set
}

func (r *reader) paramAttr(a llir.ParamAttribute, ty types.Type) ir.Attr {
	switch a := a.(type) {
	case enum.ParamAttr:
		return ir.EnumAttr(a.String())
	case llir.AttrString:
		return r.stringAttr(string(a))
	case llir.AttrPair:
		return fromllir.PairAttr(a)
	case llir.Align:
		return ir.ValAttr("align", strconv.FormatUint(uint64(a), 10))
	case llir.AlignStack:
		return ir.ValAttr("alignstack", strconv.FormatUint(uint64(a), 10))
	case llir.Dereferenceable:
		if a.N == 0 {
			r.errorf("dereferenceable bytes must be non-zero")
		}
		return fromllir.DerefAttr(a)
	case llir.Byval:
		return r.typeAttr("byval", a.Typ, ty)
	case llir.ByRef:
		return r.typeAttr("byref", a.Typ, ty)
	case llir.SRet:
		return r.typeAttr("sret", a.Typ, ty)
	case llir.InAlloca:
		return r.typeAttr("inalloca", a.Typ, ty)
	case llir.Preallocated:
		return r.typeAttr("preallocated", a.Typ, ty)
	case llir.ElementType:
		return r.typeAttr("elementtype", a.Typ, ty)
	}
	panic("frontend: llir parameter attribute of unknown kind " + a.String())
}

// typeAttr gives an attribute its type; where old text has none, it is the pointee of the typed
// pointer.
func (r *reader) typeAttr(key string, t, param types.Type) ir.Attr {
	if t == nil {
		if p, ok := param.(*types.PointerType); ok {
			t = p.ElemType
		} else {
			return ir.EnumAttr(key)
		}
	}
	return ir.TypeAttr(key, r.types.convert(t))
}

// returnAttrs converts the attributes of a result: llir's, or all of them as text.
func (r *reader) returnAttrs(list []llir.ReturnAttribute, raw []string) ir.AttrSet {
	var set ir.AttrSet
	for _, a := range list {
		switch a := a.(type) {
		case enum.ReturnAttr:
			set = addAttr(set, ir.EnumAttr(a.String()))
		case llir.AttrString:
			set = addAttr(set, r.stringAttr(string(a)))
		case llir.AttrPair:
			set = addAttr(set, fromllir.PairAttr(a))
		case llir.Align:
			set = addAttr(set, ir.ValAttr("align", strconv.FormatUint(uint64(a), 10)))
		case llir.Dereferenceable:
			set = addAttr(set, fromllir.DerefAttr(a))
		default:
			panic("frontend: llir return attribute of unknown kind " + a.String())
		}
	}
	for _, text := range raw {
		set = addAttr(set, r.rawAttr(text))
	}
	return set
}
