package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Modules for passes that look at all of a module: many units that share nothing, each with
// internal variables, internal functions that use them, and functions that are seen outside. Names
// begin with that of the unit. main calls them all and prints what they return.

type moduleUnit struct {
	r         *rand.Rand
	name      string
	vars      []generatedVar
	functions []generatedFunc // made so far; later ones call earlier ones
	b         strings.Builder
	next      int
	values    map[string][]string // by type, in the current function
}

type generatedVar struct {
	name, ty string
	fields   []string // types of the members of an aggregate, at multiples of 8 bytes
	init     string   // of scalars
}

type generatedFunc struct {
	name, ret string
	params    []string
	vararg    bool
	main      bool
}

const ModuleHeader = `@format = private constant [4 x i8] c"%d\0A\00"
@outside = global i32 3
declare i32 @printf(ptr, ...)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i32 @blackbox(i32 %x) noinline optnone {
  %o = load volatile i32, ptr @outside
  %s = mul i32 %o, %x
  store volatile i32 %s, ptr @outside
  ret i32 %s
}

`

// Modules returns a module of n units.
func Modules(seed uint64, n int) string {
	var b, main strings.Builder
	b.WriteString(ModuleHeader)
	main.WriteString("define i32 @main() {\n")
	for k := range n {
		u := &moduleUnit{r: rand.New(rand.NewPCG(seed, uint64(k))), name: fmt.Sprintf("u%d", k)}
		u.variables()
		for range 1 + u.r.IntN(4) {
			u.function("internal ")
		}
		for range 1 + u.r.IntN(2) {
			u.function("")
		}
		b.WriteString(u.b.String())
		for _, f := range u.functions {
			if f.main {
				for c, args := range []string{"i32 3, i32 0", "i32 -1, i32 77"} {
					v := fmt.Sprintf("%%%s.%d", f.name, c)
					fmt.Fprintf(&main, "  %s = call i32 @%s(%s)\n  call i32 (ptr, ...) @printf(ptr @format, i32 %s)\n", v, f.name, args, v)
				}
			}
		}
	}
	return b.String() + main.String() + "  ret i32 0\n}\n"
}

func (u *moduleUnit) pick(of ...string) string  { return of[u.r.IntN(len(of))] }
func (u *moduleUnit) chance(percent int) bool   { return u.r.IntN(100) < percent }
func (u *moduleUnit) write(f string, a ...any)  { fmt.Fprintf(&u.b, f, a...) }
func (u *moduleUnit) constant(ty string) string { return u.pick("0", "1", "1", "7", "-3") }

func (u *moduleUnit) variables() {
	for k := range 1 + u.r.IntN(4) {
		v := generatedVar{name: fmt.Sprintf("@%s.g%d", u.name, k)}
		linkage := u.pick("internal", "internal", "internal", "private", "internal dso_local", "internal unnamed_addr")
		switch u.r.IntN(6) {
		case 0:
			v.ty, v.fields = "{ i64, i32, i16 }", []string{"i64", "i32"}
			u.write("%s = %s global %s %s%s\n", v.name, linkage, v.ty, u.pick("zeroinitializer", "{ i64 7, i32 -1, i16 3 }"), u.pick("", ", align 16", ", align 8"))
		case 1:
			v.ty, v.fields = "[3 x i64]", []string{"i64", "i64", "i64"}
			u.write("%s = %s global [3 x i64] %s\n", v.name, linkage, u.pick("zeroinitializer", "[i64 1, i64 2, i64 5]"))
		default:
			v.ty = u.pick("i32", "i32", "i32", "i64", "i8")
			v.init = u.pick("0", "0", "5", "1")
			u.write("%s = %s %s %s %s\n", v.name, linkage, "global", v.ty, v.init)
		}
		u.vars = append(u.vars, v)
	}
	if u.chance(15) {
		v := u.vars[0]
		u.write("@%s.alias = %s alias %s, ptr %s\n", u.name, u.pick("internal", "dso_local", "hidden"), v.ty, v.name)
		u.vars = append(u.vars, generatedVar{name: "@" + u.name + ".alias", ty: v.ty, fields: v.fields, init: v.init})
	}
}

func (u *moduleUnit) function(linkage string) {
	f := generatedFunc{ret: "i32", params: []string{"i32", "i32"}, main: linkage == ""}
	f.name = fmt.Sprintf("%s.f%d", u.name, len(u.functions))
	if !f.main {
		f.ret = u.pick("i32", "i32", "i32", "void", "i64", "{ i32, i64 }", "{ i32, i64 }", "[2 x i32]")
		f.params = nil
		for range u.r.IntN(4) {
			f.params = append(f.params, u.pick("i32", "i32", "i64", "ptr"))
		}
		f.vararg = u.chance(8)
	}
	u.values = map[string][]string{}
	u.write("\ndefine %s%s @%s(", linkage, f.ret, f.name)
	for k, ty := range f.params {
		attr := ""
		if ty == "i32" && !f.main {
			attr = u.pick("", "", "", " noundef")
		}
		if k > 0 {
			u.write(", ")
		}
		p := fmt.Sprintf("%%p%d", k)
		u.write("%s%s %s", ty, attr, p)
		u.values[ty] = append(u.values[ty], p)
	}
	if f.vararg {
		u.write("%s...", map[bool]string{true: ", "}[len(f.params) > 0])
	}
	u.write(")%s {\nentry:\n", u.pick("", "", " norecurse"))
	u.next = 0
	for range 1 + u.r.IntN(6) {
		u.statement()
	}
	if u.chance(30) {
		u.diamond()
	}
	u.result(f.ret)
	u.write("}\n")
	u.functions = append(u.functions, f)
}

func (u *moduleUnit) fresh() string {
	u.next++
	return fmt.Sprintf("%%v%d", u.next)
}

func (u *moduleUnit) value(ty string) string {
	if ty == "ptr" {
		return "@outside"
	}
	if have := u.values[ty]; len(have) > 0 && !u.chance(25) {
		return have[u.r.IntN(len(have))]
	}
	return u.constant(ty)
}

func (u *moduleUnit) define(ty, format string, a ...any) string {
	v := u.fresh()
	u.write("  %s = %s\n", v, fmt.Sprintf(format, a...))
	u.values[ty] = append(u.values[ty], v)
	return v
}

// address returns a pointer into a variable, and the type of what is there.
func (u *moduleUnit) address() (p, ty string, v generatedVar) {
	v = u.vars[u.r.IntN(len(u.vars))]
	if v.fields == nil {
		return v.name, v.ty, v
	}
	k := u.r.IntN(len(v.fields))
	if k == 0 {
		return v.name, v.fields[0], v
	}
	switch u.r.IntN(8) {
	case 0:
		return u.define("gep", "getelementptr inbounds i8, ptr %s, i64 %d", v.name, 8*k), v.fields[k], v
	case 1:
		if v.ty[0] == '[' {
			at := u.define("i64", "urem i64 %s, 3", u.value("i64"))
			return u.define("gep", "getelementptr inbounds i64, ptr %s, i64 %s", v.name, at), v.fields[k], v
		}
	}
	return fmt.Sprintf("getelementptr inbounds (i8, ptr %s, i64 %d)", v.name, 8*k), v.fields[k], v
}

func (u *moduleUnit) statement() {
	switch n := u.r.IntN(22); {
	case n < 6:
		p, ty, _ := u.address()
		u.define(ty, "load %s, ptr %s", ty, p)
	case n < 11:
		p, ty, v := u.address()
		stored := u.value(ty)
		if v.init != "" && u.chance(50) {
			stored = u.pick(v.init, v.init, "7")
		} else if u.chance(40) {
			stored = "7"
		}
		u.write("  store %s %s, ptr %s\n", ty, stored, p)
	case n < 15:
		ty := u.pick("i32", "i64", "i8")
		u.define(ty, "%s %s %s, %s", u.pick("add", "xor", "sub", "mul"), ty, u.value(ty), u.value(ty))
	case n < 16:
		u.define("i32", "trunc i64 %s to i32", u.value("i64"))
	case n < 17:
		u.define("i64", "zext i32 %s to i64", u.value("i32"))
	case n < 18:
		u.define("i32", "call i32 @blackbox(i32 %s)", u.value("i32"))
	case n < 19 && u.chance(30):
		v := u.vars[u.r.IntN(len(u.vars))]
		if strings.Contains(v.ty, "[") {
			return
		}
		u.write("  call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 1, i1 false)\n", v.name)
	default:
		u.call()
	}
}

func (u *moduleUnit) call() {
	if len(u.functions) == 0 {
		return
	}
	f := u.functions[u.r.IntN(len(u.functions))]
	var args []string
	for _, ty := range f.params {
		args = append(args, ty+" "+u.value(ty))
	}
	ty := f.ret
	if f.vararg {
		ty = f.ret + " (" + strings.Join(append(append([]string{}, f.params...), "..."), ", ") + ")"
		args = append(args, "i32 "+u.value("i32"))
	}
	call := fmt.Sprintf("%scall %s @%s(%s)", u.pick("", "", "tail "), ty, f.name, strings.Join(args, ", "))
	switch f.ret {
	case "void":
		u.write("  %s\n", call)
	case "{ i32, i64 }", "[2 x i32]":
		v := u.fresh()
		u.write("  %s = %s\n", v, call)
		u.values[f.ret] = append(u.values[f.ret], v)
		parts := map[string][]string{"{ i32, i64 }": {"i32", "i64"}, "[2 x i32]": {"i32", "i32"}}[f.ret]
		for k, part := range parts {
			if u.chance(45) {
				u.define(part, "extractvalue %s %s, %d", f.ret, v, k)
			}
		}
	default:
		u.define(f.ret, "%s", call)
	}
}

// diamond writes a branch around a few statements.
func (u *moduleUnit) diamond() {
	c := u.fresh()
	u.write("  %s = icmp eq i32 %s, %s\n  br i1 %s, label %%then, label %%join\n\nthen:\n", c, u.value("i32"), u.value("i32"), c)
	outer := map[string][]string{}
	for ty, list := range u.values {
		outer[ty] = append([]string{}, list...)
	}
	for range 1 + u.r.IntN(3) {
		u.statement()
	}
	u.write("  br label %%join\n\njoin:\n")
	u.values = outer
	for range 1 + u.r.IntN(3) {
		u.statement()
	}
}

// result writes the return.
func (u *moduleUnit) result(ty string) {
	switch ty {
	case "void":
		u.write("  ret void\n")
	case "{ i32, i64 }", "[2 x i32]":
		if have := u.values[ty]; len(have) > 0 && u.chance(40) {
			u.write("  ret %s %s\n", ty, have[len(have)-1])
			return
		}
		second := map[string]string{"{ i32, i64 }": "i64", "[2 x i32]": "i32"}[ty]
		x, y := u.fresh(), u.fresh()
		u.write("  %s = insertvalue %s poison, i32 %s, 0\n", x, ty, u.value("i32"))
		u.write("  %s = insertvalue %s %s, %s %s, 1\n  ret %s %s\n", y, ty, x, second, u.value(second), ty, y)
	default:
		u.write("  ret %s %s\n", ty, u.value(ty))
	}
}
