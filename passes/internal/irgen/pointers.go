package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Pointers returns a module of n units for passes that promote pointer parameters: internal
// functions that load and store through their parameters, at the beginning or after branches, with
// other writes between, and that call each other and themselves; and a function that calls them
// with addresses of locals and globals.
func Pointers(seed uint64, n int) string {
	var b, main strings.Builder
	b.WriteString(ModuleHeader)
	main.WriteString("define i32 @main() {\n")
	for k := range n {
		u := &pointerUnit{moduleUnit: moduleUnit{r: rand.New(rand.NewPCG(seed, uint64(k))), name: fmt.Sprintf("u%d", k)}}
		u.write("@%s.g = internal global [4 x i64] [i64 1, i64 2, i64 3, i64 4], align 16\n@%s.p = internal global ptr @%s.g\n", u.name, u.name, u.name)
		for range 1 + u.r.IntN(3) {
			u.callee()
		}
		u.caller()
		b.WriteString(u.b.String())
		fmt.Fprintf(&main, "  %%r%d = call i32 @%s.main(i32 %d)\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%r%d)\n", k, u.name, k%5, k)
	}
	return b.String() + main.String() + "  ret i32 0\n}\n"
}

type pointerUnit struct {
	moduleUnit
	callees []pointerCallee
}

type pointerCallee struct {
	name     string
	params   []string // types with attributes
	indirect []bool   // the parameter points to a pointer
}

func (u *pointerUnit) callee() {
	f := pointerCallee{name: fmt.Sprintf("%s.f%d", u.name, len(u.callees))}
	u.values = map[string][]string{"i32": {"%n"}}
	var params []string
	for k := range 1 + u.r.IntN(3) {
		ty := "ptr " + u.pick("", "", "", "noalias ", "nocapture ", "dereferenceable(32) align 8 nofree ", "byval([4 x i64]) align 8 ", "align 8 dereferenceable(32) ")
		f.params = append(f.params, ty)
		f.indirect = append(f.indirect, !strings.Contains(ty, "(") && u.chance(15))
		params = append(params, fmt.Sprintf("%s%%p%d", ty, k))
	}
	u.write("\ndefine internal i32 @%s(%s, i32 %%n) {\nentry:\n", f.name, strings.Join(params, ", "))
	u.next = 0
	for range 1 + u.r.IntN(4) {
		u.access(f)
	}
	if u.chance(40) {
		c := u.define("i1", "icmp slt i32 %%n, 2")
		u.write("  br i1 %s, label %%then, label %%join\n\nthen:\n", c)
		have := append([]string{}, u.values["i32"]...)
		for range 1 + u.r.IntN(2) {
			u.access(f)
		}
		u.write("  br label %%join\n\njoin:\n")
		u.values["i32"] = have
		u.access(f)
	}
	if u.chance(20) {
		u.recursion(f)
	}
	u.write("  ret i32 %s\n}\n", u.value("i32"))
	u.callees = append(u.callees, f)
}

// access writes a load, a store, or something that may write in between.
func (u *pointerUnit) access(f pointerCallee) {
	k := u.r.IntN(len(f.params))
	p := fmt.Sprintf("%%p%d", k)
	if f.indirect[k] {
		p = u.define("ptr", "load ptr, ptr %s", p)
	}
	if u.chance(45) {
		p = u.define("ptr", "getelementptr inbounds i8, ptr %s, i64 %s", p, u.pick("8", "8", "16", "4", "-8"))
		if strings.HasSuffix(u.lastLine(), "-8") && !u.chance(5) {
			p = u.define("ptr", "getelementptr i8, ptr %s, i64 16", p)
		}
	}
	switch n := u.r.IntN(20); {
	case n < 14:
		u.define("i32", "load i32, ptr %s%s", p, u.pick("", "", ", align 8", ", align 1"))
	case n < 15:
		v := u.define("i64", "load i64, ptr %s, align 4", p)
		u.define("i32", "trunc i64 %s to i32", v)
	case n < 17:
		u.write("  store i32 %s, ptr %s\n", u.value("i32"), u.pick(p, "@outside", "@"+u.name+".g"))
	case n < 18:
		u.define("i32", "call i32 @blackbox(i32 %s)", u.value("i32"))
	default:
		u.define("i32", "add i32 %s, %s", u.value("i32"), u.value("i32"))
	}
}

func (u *pointerUnit) lastLine() string {
	lines := strings.Split(strings.TrimRight(u.b.String(), "\n"), "\n")
	return lines[len(lines)-1]
}

func (u *pointerUnit) recursion(f pointerCallee) {
	c, m := u.define("i1", "icmp sgt i32 %%n, 0"), u.define("m", "sub i32 %%n, 1")
	u.write("  br i1 %s, label %%again, label %%last\n\nagain:\n", c)
	var args []string
	for k, ty := range f.params {
		args = append(args, fmt.Sprintf("%s%%p%d", ty, k))
	}
	u.write("  %%again.r = call i32 @%s(%s, i32 %s)\n  br label %%last\n\nlast:\n", f.name, strings.Join(args, ", "), m)
}

// caller calls the unit's functions with addresses whose 32 bytes exist, a few times.
func (u *pointerUnit) caller() {
	u.values = map[string][]string{"i32": {"%n"}}
	u.next = 0
	u.write("\ndefine i32 @%s.main(i32 %%n) {\nentry:\n  %%a = alloca [4 x i64], align 8\n  %%pp = alloca ptr\n  %%q = alloca [6 x i64]\n", u.name)
	u.write("  store ptr %%a, ptr %%pp\n  call void @llvm.memset.p0.i64(ptr %%a, i8 3, i64 32, i1 false)\n  call void @llvm.memset.p0.i64(ptr %%q, i8 1, i64 48, i1 false)\n")
	for range 1 + u.r.IntN(4) {
		f := u.callees[u.r.IntN(len(u.callees))]
		var args []string
		for k, ty := range f.params {
			p := u.pick("%a", "%a", "@"+u.name+".g", "%q")
			switch {
			case f.indirect[k]:
				p = u.pick("%pp", "@"+u.name+".p")
			case u.chance(20):
				p = u.define("ptr", "getelementptr inbounds i8, ptr %%q, i64 16")
			case u.chance(10):
				p = u.define("ptr", "load ptr, ptr @%s.p", u.name)
			}
			args = append(args, ty+p)
		}
		u.define("i32", "%scall i32 @%s(%s, i32 %s)", u.pick("", ""), f.name, strings.Join(args, ", "), u.pick("1", "2", "0"))
		if u.chance(30) {
			u.write("  store i32 %s, ptr %%a\n", u.value("i32"))
		}
	}
	s := u.values["i32"][0]
	for _, v := range u.values["i32"][1:] {
		s = u.define("i32", "add i32 %s, %s", s, v)
	}
	u.write("  ret i32 %s\n}\n", s)
}
