package reader

import (
	"strconv"
	"strings"

	llir "github.com/llir/llvm/ir"

	"opt-go/frontend/dialect/carried"
	"opt-go/frontend/ir"
	"opt-go/frontend/reader/fromllir"
	"opt-go/frontend/reader/uniquing"
	"opt-go/frontend/upgrade"
	"opt-go/frontend/version"
)

// funcHeader gives a function all that stands outside of its body.
func (r *reader) funcHeader(i int, f *llir.Func) {
	out := r.globals[f].(*ir.Func)
	t := r.textFunc(i)
	r.at = -1
	var retAttrs []string
	if t != nil {
		r.at = t.Off
		retAttrs = t.ReturnAttrs
	}
	out.CC = fromllir.CallConv(f.CallingConv)
	out.Section, out.Partition, out.GC = f.Section, f.Partition, f.GC
	out.Comdat, out.Align = r.comdats[f.Comdat], uint64(f.Align)
	out.Attrs.Fn = r.funcAttrs(f.FuncAttrs)
	if a, ok := out.Attrs.Fn.Get("align"); ok && !a.IsString { // align N in a group is the function's alignment
		out.Attrs.Fn = out.Attrs.Fn.Without("align")
		out.Align, _ = strconv.ParseUint(a.Val, 10, 64)
	}
	out.Attrs.Ret = r.returnAttrs(f.ReturnAttrs, retAttrs)
	for k, p := range f.Params {
		if len(p.Attrs) > 0 {
			out.Attrs.SetParam(k, r.paramAttrs(p.Attrs, p.Typ))
		}
	}
	if f.Prefix != nil {
		out.Prefix = r.constant(f.Prefix)
	}
	if f.Prologue != nil {
		out.Prologue = r.constant(f.Prologue)
	}
	if f.Personality != nil {
		out.Personality = r.constant(f.Personality)
	}
	r.checkHeader(out)
	if out.Attrs.Ret.Has("alignstack") {
		r.out.NeedVersion(version.ReturnStack)
	}
	if out.RetType().Kind == ir.StructKind && out.Attrs.Ret.Has("nofpclass") {
		r.out.NeedVersion(version.StructFPClass)
	}
	out.SetAttachments(r.md.llirAttachments(f.Metadata))
	if t != nil {
		r.extras(&out.Global, &carried.Global{Extras: t.Extras, Attachments: t.Attachments})
	}
	if out.IsDecl() {
		upgrade.Declaration(out)
		r.out.NeedVersion(ir.IntrinsicVersion(out))
	}
}

// checkHeader rejects types that a function cannot return or take.
func (r *reader) checkHeader(f *ir.Func) {
	switch ret := f.RetType(); ret.Kind {
	case ir.FuncKind, ir.LabelKind, ir.MetadataKind:
		r.errorf("invalid function return type '%s'", ret)
	}
	for k, p := range f.Params {
		t := p.Type()
		if !t.IsFirstClass() || t.Kind == ir.MetadataKind && !f.IsIntrinsic() {
			r.errorf("parameter %d of '%s' has type '%s', which no parameter can have", k+1, f.Ident(), t)
		}
	}
	if f.Linkage == ir.Common || f.Linkage == ir.Appending {
		r.errorf("invalid linkage '%s' for function '%s'", f.Linkage, f.Ident())
	}
}

var codeModels = map[string]bool{"tiny": true, "small": true, "kernel": true, "medium": true, "large": true}

// extras takes the properties of a global that llir's grammar lacks from the side table.
func (r *reader) extras(g *ir.Global, t *carried.Global) {
	if t == nil {
		return
	}
	for _, e := range t.Extras {
		key, val, _ := strings.Cut(e, " ")
		p := parser{s: val}
		switch key {
		case "code_model":
			if g.CodeModel = p.quoted(); !codeModels[g.CodeModel] {
				r.errorAtWord(g.CodeModel, "'%s' is no code model", g.CodeModel)
			}
		case "partition":
			g.Partition = p.quoted()
		case "section":
			g.Section = p.quoted()
		case "no_sanitize_address", "no_sanitize_hwaddress", "sanitize_memtag", "sanitize_address_dyninit":
			g.Sanitizer = append(g.Sanitizer, key)
		default:
			r.errorAtWord(key, "unknown property '%s' of '%s'", e, g.Ident())
		}
		if p.err != nil {
			r.errorf("property '%s': %s", e, p.err)
		}
	}
	if list := r.md.attachments(t.Attachments); list != nil {
		g.SetAttachments(append(g.Attachments(), list...))
	}
}

// metadata converts the module's metadata.
func (r *reader) metadata() {
	if r.text != nil {
		r.md.define(r.text.Metadata)
		r.md.named(r.text.NamedMetadata)
	}
	r.md.defineLLIR(r.in.MetadataDefs)
	for _, name := range sortedKeys(r.in.NamedMetadataDefs) {
		list := r.out.AddNamedMD(name)
		for _, n := range r.in.NamedMetadataDefs[name].Nodes {
			list.Nodes = append(list.Nodes, r.md.reference(n.Ident()))
		}
	}
	uniquing.Unify(r.md.byID, r.out)
}
