// Package upgrade converts modules of older LLVM versions to LLVM 19, as LLVM's AutoUpgrade does.
//
//   - calls.go: calls of intrinsics whose signatures changed; nvvm.go and amdgpu.go have those of
//     the two targets
//   - names.go: intrinsics that have been renamed, or have other type suffixes
//   - module.go: module flags and section names; attributes.go: memory(…)
//     in place of readonly …
//
// The package works on our IR only. It imports frontend/ir and the tables of
// frontend/version, and nothing else of the project.
package upgrade

import (
	"slices"
	"strconv"
	"strings"

	"opt-go/frontend/ir"
	"opt-go/frontend/version"
)

// rewrite creates the replacement of a call, with a builder that inserts before the call; nil means
// that the call is only removed.
type rewrite func(b *ir.Builder, c *ir.Instr) ir.Value

// Calls replaces calls of intrinsics that LLVM 19 no longer has, or has in another form. renamed
// are the intrinsics whose declarations had other names than their types ask for.
func Calls(m *ir.Module, renamed map[*ir.Func]string) {
	noteForms(m)
	old := map[*ir.Func]rewrite{}
	empty := ir.NewTuple()
	named := map[*ir.Func]bool{} // what replaces their calls takes the calls' names
	for _, f := range m.Funcs {
		if !f.IsDecl() || !f.IsIntrinsic() {
			continue
		}
		up := nvvm(f)
		if up == nil {
			up = retyped(f)
		}
		if up == nil {
			up = amdgpu(f, empty)
		}
		if up == nil {
			up = namedStruct(f)
		}
		if up == nil {
			up = oldForm(f.IntrinsicID(), f.FuncType)
			named[f] = true
		}
		if up != nil {
			old[f] = up
		}
	}
	if len(old) == 0 && len(renamed) == 0 {
		return
	}
	setOldAside(m, old)
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if callee := calledFunc(i); old[callee] != nil {
				replaceCall(i, old[callee], named[callee])
			} else if up := renamedForm(i, renamed); up != nil {
				replaceCall(i, up, true)
			}
		}
	}
	removeOld(m, old)
}

// noteForms notes forms of intrinsics that came with LLVM 22 and are brought to that of LLVM 19.
func noteForms(m *ir.Module) {
	for _, f := range m.Funcs {
		if !f.IsDecl() || !f.IsIntrinsic() {
			continue
		}
		base := f.IntrinsicID()
		at, n := maskedAlign(base)
		life := base == "llvm.lifetime.start" || base == "llvm.lifetime.end"
		if at > 0 && len(f.Params) == n || life && len(f.Params) == 1 {
			m.NeedVersion(version.OneLifetime)
		}
	}
}

// Implied gives calls of intrinsics without a declaration the declaration that their own type asks
// for. The functions are those that the reader declared for the first call of a name; like LLVM
// since version 20, we let calls of one name differ in type, whatever the suffixes of the name say.
// Calls that fit no signature stay, for the verifier to reject.
func Implied(m *ir.Module, implied map[*ir.Func]bool) {
	if len(implied) == 0 {
		return
	}
	changed := false
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			if !i.Op().IsCall() || i.Info.FuncType == nil {
				continue
			}
			callee, _ := i.Callee().(*ir.Func)
			ty := i.Info.FuncType
			if callee == nil || !implied[callee] || ty == callee.FuncType {
				continue
			}
			if overloads, ok := ir.IntrinsicOverloads(callee.Name(), ty); ok {
				i.SetCallee(m.Intrinsic(callee.IntrinsicID(), ty, nil, overloads...))
				changed = true
			}
		}
	}
	if changed {
		m.SettleDecls()
	}
}

// removeOld removes the old declarations that nothing uses any more. One that is used otherwise
// than by calls of its own type gets its name back, for the verifier to say so.
func removeOld(m *ir.Module, old map[*ir.Func]rewrite) {
	used := map[*ir.Func]bool{}
	for _, f := range m.Funcs {
		for i := range f.Instrs() {
			for k := range i.NumOperands() {
				if g, ok := i.Operand(k).(*ir.Func); ok {
					used[g] = true
				}
			}
		}
	}
	for _, f := range slices.Clone(m.Funcs) {
		switch {
		case old[f] == nil:
		case used[f]:
			f.SetName(strings.TrimSuffix(f.Name(), ".old"))
		default:
			m.Remove(f)
		}
	}
}

// setOldAside gives the old declarations other names, since the new ones may want theirs.
func setOldAside(m *ir.Module, old map[*ir.Func]rewrite) {
	for _, f := range m.Funcs {
		if old[f] != nil {
			f.SetName(f.Name() + ".old")
		}
	}
}

func replaceCall(i *ir.Instr, up rewrite, named bool) {
	v := up(ir.Before(i), i)
	if v != nil {
		if n, ok := v.(*ir.Instr); ok && named && i.Name() != "" {
			n.TakeName(i)
		}
		ir.ReplaceAllUses(i, v)
	}
	i.Erase()
}

func calledFunc(i *ir.Instr) *ir.Func {
	if i.Op() != ir.Call {
		return nil
	}
	if f := i.CalledFunc(); f != nil {
		return f
	}
	// Of an atomic addition, LLVM looks at the call only; the declaration may have another result.
	if f, ok := i.Callee().(*ir.Func); ok && isAtomicAdd(f) && i.NumArgs() == 2 && i.Arg(0).Type() == f.FuncType.Fields[0] && i.Arg(1).Type() == i.Type() {
		return f
	}
	return nil
}

// renamedForm returns the rewrite of a call in an old form of an intrinsic that is declared in a
// new form, but had another name than LLVM has for it, or nil. LLVM brings each call up to date
// then.
func renamedForm(i *ir.Instr, renamed map[*ir.Func]string) rewrite {
	if i.Op() != ir.Call || i.CalledFunc() != nil {
		return nil
	}
	if f, ok := i.Callee().(*ir.Func); ok && renamed[f] != "" && f.RetType() == i.Type() {
		return oldForm(f.IntrinsicID(), i.Info.FuncType)
	}
	return nil
}

// oldForm returns the rewrite of calls of an intrinsic with the type that some LLVM before 19 had,
// or nil.
func oldForm(base string, ty *ir.Type) rewrite {
	params := ty.Fields
	has := func(n int) bool { return len(params) == n }
	for _, known := range []string{"llvm.ctlz", "llvm.cttz", "llvm.objectsize"} {
		if strings.HasPrefix(base, known+".") { // the name may have had anything after it
			base = known
		}
	}
	switch {
	case base == "llvm.memcpy" || base == "llvm.memmove":
		if has(5) && params[3].IsInt(32) && params[4].IsInt(1) {
			return alignedMemory(base, 2)
		}
	case base == "llvm.memset":
		if has(5) && params[3].IsInt(32) && params[4].IsInt(1) {
			return alignedMemory(base, 1)
		}
	case base == "llvm.ctlz" || base == "llvm.cttz":
		if has(1) {
			return moreArgs(base, 2, params[0])
		}
	case base == "llvm.objectsize":
		if has(2) || has(3) {
			return moreArgs(base, 4, ty.Elem, params[0])
		}
	case base == "llvm.ptr.annotation":
		if has(4) {
			return annotation(base, params[0], params[1])
		}
	case base == "llvm.var.annotation":
		if has(4) {
			return annotation(base, params[0], params[1])
		}
	case base == "llvm.dbg.value":
		if has(4) {
			return withoutOffset
		}
	case base == "llvm.lifetime.start" || base == "llvm.lifetime.end":
		if has(1) { // LLVM 22: the size is that of the object
			return func(b *ir.Builder, c *ir.Instr) ir.Value {
				n := callNew(b, c, base, []ir.Value{ir.NewAllOnes(b.Ctx().I64), c.Arg(0)}, c.Arg(0).Type())
				n.Info.Attrs.Params = nil
				n.Info.Attrs.SetParam(1, c.Info.Attrs.Param(0))
				return n
			}
		}
	case base == "llvm.coro.end":
		if has(2) {
			return func(b *ir.Builder, c *ir.Instr) ir.Value {
				return callPlain(b, c, base, append(arguments(c), ir.NewZero(b.Ctx().Token)))
			}
		}
	case strings.HasPrefix(base, "llvm.masked."):
		if at, n := maskedAlign(base); n > 0 && has(n) {
			return alignArgument(base, at)
		}
	case base == "llvm.stackprotectorcheck":
		return func(*ir.Builder, *ir.Instr) ir.Value { return nil }
	case base == "llvm.invariant.group.barrier":
		if has(1) {
			return func(b *ir.Builder, c *ir.Instr) ir.Value {
				return callNew(b, c, "llvm.launder.invariant.group", arguments(c), params[0])
			}
		}
	}
	return nil
}

// callNew calls an intrinsic in the place of a call of its old form. Attributes and metadata stay.
// It is for forms that a version says in another way, with the same meaning.
func callNew(b *ir.Builder, c *ir.Instr, base string, args []ir.Value, overloads ...*ir.Type) *ir.Instr {
	n := callPlain(b, c, base, args, overloads...)
	n.Flags = c.Flags
	n.Info.Attrs = c.Info.Attrs.Clone()
	for _, a := range c.Attachments() {
		n.SetMD(a.Kind, a.Node)
	}
	return n
}

// callPlain calls an intrinsic with nothing of the old call but its place in the source. LLVM makes
// calls of forms from before version 14 so: tail, attributes and metadata are gone.
func callPlain(b *ir.Builder, c *ir.Instr, base string, args []ir.Value, overloads ...*ir.Type) *ir.Instr {
	types := make([]*ir.Type, len(args))
	for k, a := range args {
		types[k] = a.Type()
	}
	return b.Call(declared(c, base, b.Ctx().Func(c.Type(), types, false), overloads...), "", args...)
}

func arguments(c *ir.Instr) []ir.Value {
	var args []ir.Value
	for k := range c.NumArgs() {
		args = append(args, c.Arg(k))
	}
	return args
}

// moreArgs adds arguments that are false.
func moreArgs(base string, n int, overloads ...*ir.Type) rewrite {
	return func(b *ir.Builder, c *ir.Instr) ir.Value {
		args := arguments(c)
		for len(args) < n {
			args = append(args, ir.NewZero(b.Ctx().I1))
		}
		return callPlain(b, c, base, args, overloads...)
	}
}

// annotation adds a null pointer, which means no arguments.
func annotation(base string, overloads ...*ir.Type) rewrite {
	return func(b *ir.Builder, c *ir.Instr) ir.Value {
		args := append(arguments(c), ir.NewZero(c.Arg(1).Type()))
		return callPlain(b, c, base, args, overloads...)
	}
}

// alignedMemory makes the alignment, once argument 3, an attribute of the pointers, which are the
// first ones. The other attributes stay.
func alignedMemory(base string, pointers int) rewrite {
	return func(b *ir.Builder, c *ir.Instr) ir.Value {
		all := arguments(c)
		align := ir.AsInt(all[3])
		args := []ir.Value{all[0], all[1], all[2], all[4]}
		overloads := []*ir.Type{args[0].Type(), args[2].Type()}
		if pointers == 2 {
			overloads = []*ir.Type{args[0].Type(), args[1].Type(), args[2].Type()}
		}
		n := callPlain(b, c, base, args, overloads...)
		n.Info.Attrs = c.Info.Attrs.Clone()
		n.Info.Attrs.SetParam(4, nil)
		n.Info.Attrs.SetParam(3, nil)
		if align != nil && !align.IsZero() {
			for k := range pointers {
				set := append(ir.AttrSet(nil), n.Info.Attrs.Param(k)...)
				n.Info.Attrs.SetParam(k, set.With(ir.ValAttr("align", strings.TrimPrefix(align.Ident(), "-"))))
			}
		}
		return n
	}
}

// withoutOffset drops the offset of an llvm.dbg.value; with an offset other than 0 the call is
// useless and goes.
func withoutOffset(b *ir.Builder, c *ir.Instr) ir.Value {
	offset := ir.AsInt(c.Arg(1))
	if offset == nil || !offset.IsZero() {
		return nil
	}
	return callNew(b, c, "llvm.dbg.value", []ir.Value{c.Arg(0), c.Arg(2), c.Arg(3)})
}

// maskedAlign returns which argument of a masked access is the alignment, and how many arguments
// LLVM 22 has, where the alignment is an attribute of the pointers.
func maskedAlign(base string) (at, n int) {
	switch strings.TrimPrefix(base, "llvm.masked.") {
	case "load", "gather":
		return 1, 3
	case "store", "scatter":
		return 2, 3
	}
	return 0, 0
}

// alignArgument makes the alignment of the pointers argument number at.
func alignArgument(base string, at int) rewrite {
	return func(b *ir.Builder, c *ir.Instr) ir.Value {
		align := uint64(0)
		if a, ok := c.Info.Attrs.Param(at - 1).Get("align"); ok {
			align, _ = strconv.ParseUint(a.Val, 10, 64)
		}
		if align == 0 && (base == "llvm.masked.load" || base == "llvm.masked.store") {
			align = 1
		}
		args := arguments(c)
		args = append(args[:at:at], append([]ir.Value{ir.NewInt(b.Ctx().I32, align)}, args[at:]...)...)
		data := c.Type()
		overloads := []*ir.Type{data, args[0].Type()}
		if at == 2 {
			overloads = []*ir.Type{args[0].Type(), args[1].Type()}
		}
		n := callNew(b, c, base, args, overloads...)
		n.Info.Attrs.Params = nil
		for k := range c.NumArgs() {
			set := c.Info.Attrs.Param(k)
			if k == at-1 {
				set = set.Without("align")
			}
			to := k
			if k >= at { // after the alignment
				to++
			}
			if len(set) > 0 {
				n.Info.Attrs.SetParam(to, set)
			}
		}
		return n
	}
}
