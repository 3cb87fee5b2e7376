package frontend

import (
	"strings"

	llir "github.com/llir/llvm/ir"
	"github.com/llir/llvm/ir/constant"
	"github.com/llir/llvm/ir/types"
	"github.com/llir/llvm/ir/value"
)

// Our types do not say what a pointer points to. Texts with typed pointers do, and llir's values have their types, so that what is
// written with a local operand, the result of a function and the arguments of a call are compared there, as LLVM 14 does.

// typedText reports whether all pointers of the text are typed and no type has two names, so that types may be compared by
// what llir prints.
func (r *reader) typedText() bool {
	if r.text == nil || !r.text.Typed || r.text.Opaque {
		return false
	}
	for _, d := range r.in.TypeDefs {
		if _, ok := d.(*types.StructType); !ok && !isCarrierType(d.Name()) {
			return false
		}
	}
	return true
}

// checkPointees compares the types of locals and of callees with what is written, pointees included.
func (f *funcReader) checkPointees() {
	if f.side == nil || !f.typed {
		return
	}
	locals := f.typedLocals()
	src := f.text.Source
	for _, u := range f.side.Uses {
		v, ok := locals[bareName(src[u.Name:u.NameEnd])]
		if !ok || src[u.Name+1] == '"' { // "1" is another name than the number
			continue
		}
		want := spell(src[u.Type:u.TypeEnd])
		if got := f.spelled(v); got != want && got != "" && want != "" {
			f.errorAt(int(u.Name), "'%s' defined with type '%s' but expected '%s'", src[u.Name:u.NameEnd], typedType(v), src[u.Type:u.TypeEnd])
		}
	}
	stmt := 0
	for _, b := range f.in.Blocks {
		for _, in := range b.Insts {
			f.at = f.offset(stmt)
			f.checkTypedOperands(in)
			stmt++
		}
		f.at = f.offset(stmt)
		f.checkTypedOperands(b.Term)
		stmt++
	}
}

// checkTypedOperands compares the operands of an instruction with each other.
func (f *funcReader) checkTypedOperands(in any) {
	switch in := in.(type) {
	case *llir.InstCall:
		if in.Callee != value.Value(f.gepCall) {
			f.checkSignature(in.Callee, in.Typ, in.Args)
		}
	case *llir.TermInvoke:
		f.checkSignature(in.Invokee, in.Typ, in.Args)
	case *llir.InstSelect:
		if x, y := f.spelled(in.ValueTrue), f.spelled(in.ValueFalse); x != y && x != "" && y != "" {
			f.errorf("both values to select must have same type")
		}
	case *llir.TermRet:
		if in.X == nil {
			return
		}
		if x, y := f.spelled(in.X), spell(f.in.Sig.RetType.String()); x != y && x != "" && y != "" {
			f.errorf("value doesn't match function result type '%s'", f.in.Sig.RetType)
		}
	}
}

// checkSignature compares the type of a callee with how it is called.
func (f *funcReader) checkSignature(callee value.Value, ret types.Type, args []value.Value) {
	if fn, ok := callee.(*llir.Func); ok && f.implied[fn] {
		return
	}
	p, ok := typedType(callee).(*types.PointerType)
	if !ok {
		return
	}
	sig, ok := p.ElemType.(*types.FuncType)
	if !ok {
		f.operandErrorAt(callee.Ident(), "'%s' defined with type '%s' but is called", callee.Ident(), p)
		return
	}
	if x, y := spell(sig.RetType.String()), spell(ret.String()); x != y && x != "" && y != "" {
		f.operandErrorAt(callee.Ident(), "'%s' defined with type '%s' but called for a result of type '%s'", callee.Ident(), p, ret)
		return
	}
	if len(args) > len(sig.Params) && !sig.Variadic {
		f.operandErrorAt(callee.Ident(), "too many arguments specified")
	}
	for k, a := range args[:min(len(args), len(sig.Params))] {
		if arg, ok := a.(*llir.Arg); ok {
			a = arg.Value
		}
		if _, isMD := sig.Params[k].(*types.MetadataType); isMD {
			continue
		}
		x, y := f.spelled(a), spell(sig.Params[k].String())
		if x != y && x != "" && y != "" || f.typeOf(a) != f.types.convert(sig.Params[k]) {
			f.operandErrorAt(a.Ident(), "argument is not of expected type '%s'", sig.Params[k])
		}
	}
}

func (f *funcReader) operandErrorAt(ident, format string, args ...any) {
	f.errorAt(f.operandOffset(f.at, ident), format, args...)
}

// typedLocals are the function's values by what they are called in the text.
func (f *funcReader) typedLocals() map[string]value.Value {
	out := make(map[string]value.Value, len(f.list))
	add := func(v value.Named) {
		if id, ok := v.(interface{ IsUnnamed() bool }); ok && id.IsUnnamed() && f.side.Renumbered {
			return
		}
		out[bareName(v.Ident())] = v
	}
	for _, p := range f.in.Params {
		add(p)
	}
	for _, b := range f.in.Blocks {
		for _, in := range b.Insts {
			if v, ok := in.(value.Named); ok && !types.Equal(v.Type(), types.Void) {
				add(v)
			}
		}
		if v, ok := b.Term.(value.Named); ok && !types.Equal(v.Type(), types.Void) {
			add(v)
		}
	}
	return out
}

// spelled returns the type of a value as spell does, "" where llir does not know it.
func (f *funcReader) spelled(v value.Value) string {
	if call, ok := v.(*llir.InstCall); ok && call.Callee == value.Value(f.gepCall) && f.gepCall != nil {
		return "" // the carrier of a getelementptr
	}
	if t := typedType(v); t != nil {
		return spell(t.String())
	}
	return ""
}

// typedType is the type of a value in a text with typed pointers, nil where llir has it wrong.
func typedType(v value.Value) types.Type {
	switch v := v.(type) {
	case *llir.InstGetElementPtr:
		return gepPointer(v)
	case *llir.InstCmpXchg:
		return types.NewStruct(v.New.Type(), types.I1)
	case *llir.InstICmp, *llir.InstFCmp, *llir.InstShuffleVector, *constant.Index:
		return nil
	}
	return v.Type()
}

// gepPointer is the result of a getelementptr with scalar operands, nil for others.
func gepPointer(v *llir.InstGetElementPtr) types.Type {
	base, ok := v.Src.Type().(*types.PointerType)
	if !ok {
		return nil
	}
	t := v.ElemType
	for k, i := range v.Indices {
		switch {
		case !types.IsInt(i.Type()):
			return nil
		case k > 0:
			if t = memberType(t, i); t == nil {
				return nil
			}
		}
	}
	p := types.NewPointer(t)
	p.AddrSpace = base.AddrSpace
	return p
}

// memberType is the type of the member that an index selects, nil if there is none.
func memberType(t types.Type, index value.Value) types.Type {
	switch t := t.(type) {
	case *types.ArrayType:
		return t.ElemType
	case *types.StructType:
		if n, ok := index.(*constant.Int); ok && n.X.IsInt64() && n.X.Sign() >= 0 && n.X.Int64() < int64(len(t.Fields)) {
			return t.Fields[n.X.Int64()]
		}
	}
	return nil
}

// spell makes the texts of equal types equal: no white space, no needless quotes. It returns "" for types that llir does not know,
// and for those without pointers, which are compared elsewhere.
func spell(t string) string {
	if !strings.Contains(t, "*") || strings.Contains(t, "optgo.") || strings.Contains(t, `\`) || strings.Contains(t, "bfloat") ||
		strings.Contains(t, "x86_amx") || strings.Contains(t, "target(") || strings.Contains(t, ";") {
		return ""
	}
	return unspaced.Replace(t)
}

var unspaced = strings.NewReplacer(" ", "", "\t", "", "\n", "", "\r", "", `"`, "")

// impliedFuncs are the intrinsics that the text does not declare: each takes what its first call gave it.
func (r *reader) impliedFuncs() map[*llir.Func]bool {
	out := map[*llir.Func]bool{}
	for i, f := range r.in.Funcs {
		if t := r.textFunc(i); t != nil && t.Implied {
			out[f] = true
		}
	}
	return out
}
