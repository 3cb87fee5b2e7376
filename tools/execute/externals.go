package main

import (
	"fmt"
	"regexp"
	"strings"

	"opt-go/frontend/ir"
)

// traceName is the variable that the definitions of external functions leave a sum of their
// arguments in; what pointers that they return are to follows it.
const (
	traceName  = "execute_trace"
	traceBytes = 4096
)

// externals gives a text the functions and variables that it only declares, so that both modules
// can be run: a function adds a hash of its arguments to a sum in memory, changes what its pointers
// are to, and returns a number made of the hash; a variable is zero. What has no line of its own in
// the text, or types that wrappers have not either, stays as it is.
func externals(text string, m *ir.Module) string {
	any := false
	for _, f := range m.Funcs {
		if !f.IsDecl() || strings.HasPrefix(f.Name(), "llvm.") || outside[f.Name()] || f.FuncType.VarArg {
			continue
		}
		line := regexp.MustCompile(`(?m)^declare [^\n;!]*` + regexp.QuoteMeta(f.Ident()) + `\([^\n;!]*`)
		at := line.FindStringIndex(text)
		if at == nil || strings.Contains(text[at[0]:at[1]], "extern_weak") {
			continue
		}
		body, ok := definition(f)
		if !ok {
			continue
		}
		head := strings.TrimPrefix(text[at[0]:at[1]], "declare")
		text = text[:at[0]] + "define" + withoutMemoryAttributes(head) + " {\nentry:\n" + body + "}\n" + text[at[1]:]
		any = true
	}
	for _, g := range m.Globals {
		if g.Init == nil {
			text = defineVariable(text, g)
		}
	}
	if any {
		text += fmt.Sprintf("\n@%s = global [%d x i8] zeroinitializer, align 128\n", traceName, traceBytes)
	}
	return text
}

// outside are the functions that the emulator has, as the device's runtime does.
var outside = map[string]bool{"vprintf": true, "malloc": true, "free": true, "__assertfail": true, "__nvvm_reflect": true, "__nvvm_reflect_ocl": true}

// memoryAttributes are what a definition that writes memory may not have.
var memoryAttributes = regexp.MustCompile(`\b(readnone|readonly|writeonly|memory\([^)]*\)|nocapture|captures\([^)]*\)|noreturn|available_externally|speculatable)|#\d+`)

func withoutMemoryAttributes(head string) string { return memoryAttributes.ReplaceAllString(head, "") }

// defineVariable makes a declaration of a variable with a size its definition. Variables in shared
// memory have no contents.
func defineVariable(text string, g *ir.GlobalVar) string {
	if unusable(g.ValueType, false, 0) != "" || g.Type().Space > 4 || g.ValueType.Kind == ir.ArrayKind && g.ValueType.Len == 0 {
		return text
	}
	t := g.ValueType.String()
	line := regexp.MustCompile(`(?m)^` + regexp.QuoteMeta(g.Ident()) + ` = external((?: [a-z_]+)*?(?: addrspace\(\d\))?) (externally_initialized )?(global|constant) ` + regexp.QuoteMeta(t) + `\b?`)
	value := "zeroinitializer"
	if g.Type().Space == 3 {
		value = "undef"
	}
	return line.ReplaceAllString(text, g.Ident()+" =$1 $2$3 "+t+" "+value)
}

// external is the definition of a function that is being written.
type external struct {
	strings.Builder
	values int
	hash   string // an i32
}

// definition is the body of a function; ok is false where a type has no numbers.
func definition(f *ir.Func) (body string, ok bool) {
	x := &external{hash: "17"}
	for i, p := range f.Params {
		t := p.Type()
		if t.Kind == ir.PtrKind {
			if t.Space != 0 && t.Space != 1 && t.Space != 3 && t.Space != 5 {
				return "", false
			}
			v := x.value("load i8, %s %s", t, p.Ident())
			x.add(x.value("zext i8 %s to i32", v))
			if !f.Attrs.Param(i).Has("byval") {
				x.line("store i8 %s, %s %s", x.value("trunc i32 %s to i8", x.hash), t, p.Ident())
			}
			continue
		}
		if unusable(t, true, 0) != "" {
			return "", false
		}
		x.consume(t, p.Ident())
	}
	x.value("atomicrmw add ptr @%s, i32 %s monotonic", traceName, x.hash)
	t := f.RetType()
	switch {
	case t.Kind == ir.VoidKind:
		x.line("ret void")
	case t.Kind == ir.PtrKind && t.Space == 0:
		x.line("ret ptr getelementptr (i8, ptr @%s, i64 %d)", traceName, traceBytes/2)
	case t.Kind == ir.PtrKind || unusable(t, true, 0) != "":
		return "", false
	default:
		x.line("ret %s %s", t, x.produce(t))
	}
	return x.String(), true
}

func (x *external) line(format string, args ...any) {
	x.WriteString("  " + fmt.Sprintf(format, args...) + "\n")
}

// value writes an instruction with a result, and returns its name.
func (x *external) value(format string, args ...any) string {
	x.values++
	name := fmt.Sprintf("%%execute.%d", x.values)
	x.line("%s = %s", name, fmt.Sprintf(format, args...))
	return name
}

// add mixes an i32 into the hash.
func (x *external) add(v string) {
	x.hash = x.value("add i32 %s, %s", x.value("mul i32 %s, 31", x.hash), v)
}

// consume mixes a value into the hash.
func (x *external) consume(t *ir.Type, v string) {
	switch t.Kind {
	case ir.VectorKind:
		for k := range int(t.Len) {
			x.consume(t.Elem, x.value("extractelement %s %s, i32 %d", t, v, k))
		}
	case ir.ArrayKind:
		for k := range int(t.Len) {
			x.consume(t.Elem, x.value("extractvalue %s %s, %d", t, v, k))
		}
	case ir.StructKind:
		for k, f := range t.Fields {
			x.consume(f, x.value("extractvalue %s %s, %d", t, v, k))
		}
	case ir.IntKind:
		x.integer(t.Bits, v)
	case ir.DoubleKind:
		x.integer(64, x.value("bitcast double %s to i64", v))
	case ir.FloatKind:
		x.add(x.value("bitcast float %s to i32", v))
	default: // 16 bits
		x.integer(16, x.value("bitcast %s %s to i16", t, v))
	}
}

// integer mixes all words of an integer into the hash.
func (x *external) integer(bits int, v string) {
	switch {
	case bits == 32:
		x.add(v)
		return
	case bits < 32:
		x.add(x.value("zext i%d %s to i32", bits, v))
		return
	}
	for at := 0; at < bits; at += 32 {
		x.add(x.value("trunc i%d %s to i32", bits, x.value("lshr i%d %s, %d", bits, v, at)))
	}
}

// produce makes a value of a type from the hash: small numbers where they are floating-point.
func (x *external) produce(t *ir.Type) string {
	switch t.Kind {
	case ir.IntKind:
		switch {
		case t.Bits == 32:
			return x.hash
		case t.Bits < 32:
			return x.value("trunc i32 %s to i%d", x.hash, t.Bits)
		}
		return x.value("sext i32 %s to i%d", x.hash, t.Bits)
	case ir.VectorKind:
		return x.assemble(t, "insertelement %s %s, %s %s, i32 %d", int(t.Len), func(int) *ir.Type { return t.Elem })
	case ir.ArrayKind:
		return x.assemble(t, "insertvalue %s %s, %s %s, %d", int(t.Len), func(int) *ir.Type { return t.Elem })
	case ir.StructKind:
		return x.assemble(t, "insertvalue %s %s, %s %s, %d", len(t.Fields), func(k int) *ir.Type { return t.Fields[k] })
	}
	return x.value("sitofp i8 %s to %s", x.value("trunc i32 %s to i8", x.hash), t)
}

// assemble builds a vector or an aggregate of n elements, each from a hash of its own.
func (x *external) assemble(t *ir.Type, insert string, n int, elem func(int) *ir.Type) string {
	v := "undef"
	for k := range n {
		x.add("1")
		e := elem(k)
		v = x.value(insert, t, v, e, x.produce(e), k)
	}
	return v
}
