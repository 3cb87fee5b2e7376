package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Callees returns a module of n units that call functions by their address: through selects, φs,
// internal variables, parameters and results, sometimes through memory with unknown writers.
func Callees(seed uint64, n int) string {
	var b, main strings.Builder
	b.WriteString(ModuleHeader + "@escape = global ptr null\n")
	main.WriteString("define i32 @main() {\n")
	for k := range n {
		u := &calleeUnit{moduleUnit: moduleUnit{r: rand.New(rand.NewPCG(seed, uint64(k))), name: fmt.Sprintf("u%d", k)}}
		u.targets = 2 + u.r.IntN(5)
		for t := range u.targets {
			u.write("define internal i32 @%s.t%d(i32 %%x) {\n  %%r = %s i32 %%x, %d\n  ret i32 %%r\n}\n", u.name, t, u.pick("add", "mul", "xor"), t)
		}
		for v := range 2 {
			init := u.target()
			u.write("@%s.v%d = %s global ptr %s\n", u.name, v, u.pick("internal", "internal", "internal", ""), init)
		}
		for range 1 + u.r.IntN(3) {
			u.function("internal ")
		}
		u.function("")
		b.WriteString(u.b.String())
		fmt.Fprintf(&main, "  %%r%d = call i32 @%s.main(ptr @u%d.t0, i32 %d)\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%r%d)\n", k, u.name, k, k%5, k)
	}
	return b.String() + main.String() + "  ret i32 0\n}\n"
}

type calleeUnit struct {
	moduleUnit
	targets int
	makers  []string // functions that return a pointer
}

func (u *calleeUnit) target() string { return fmt.Sprintf("@%s.t%d", u.name, u.r.IntN(u.targets)) }

func (u *calleeUnit) pointer() string {
	have := u.values["ptr"]
	if len(have) > 0 && !u.chance(35) {
		return have[u.r.IntN(len(have))]
	}
	return u.target()
}

// function writes a function that takes a pointer and returns a number or, when it is internal,
// perhaps a pointer.
func (u *calleeUnit) function(linkage string) {
	name, ret := fmt.Sprintf("%s.f%d", u.name, len(u.makers)), "ptr"
	if linkage == "" {
		name, ret = u.name+".main", "i32"
	}
	u.values = map[string][]string{"i32": {"%n"}, "ptr": {"%p"}}
	if linkage == "" && u.chance(80) {
		u.values["ptr"] = nil
	}
	u.next = 0
	u.write("\ndefine %s%s @%s(ptr %%p, i32 %%n) {\nentry:\n", linkage, ret, name)
	for range 2 + u.r.IntN(5) {
		u.step()
	}
	if u.chance(40) {
		c := u.define("i1", "icmp slt i32 %%n, 2")
		one, two := u.pointer(), u.pointer()
		u.write("  br i1 %s, label %%then, label %%join\n\nthen:\n", c)
		if u.chance(50) {
			u.write("  store ptr %s, ptr @%s.v0\n", two, u.name)
		}
		u.write("  br label %%join\n\njoin:\n  %%phi = phi ptr [ %s, %%entry ], [ %s, %%then ]\n", one, two)
		u.values["ptr"] = append(u.values["ptr"], "%phi")
		u.step()
		u.define("i32", "call i32 %%phi(i32 %s)", u.value("i32"))
	}
	if ret == "ptr" {
		u.write("  ret ptr %s\n}\n", u.pointer())
		u.makers = append(u.makers, name)
		return
	}
	s := u.values["i32"][0]
	for _, v := range u.values["i32"][1:] {
		s = u.define("i32", "add i32 %s, %s", s, v)
	}
	u.write("  ret i32 %s\n}\n", s)
}

func (u *calleeUnit) step() {
	switch n := u.r.IntN(20); {
	case n < 7:
		u.define("i32", "call i32 %s(i32 %s)", u.pointer(), u.value("i32"))
	case n < 10:
		c := u.define("i1", "icmp eq i32 %s, %s", u.value("i32"), u.value("i32"))
		u.define("ptr", "select i1 %s, ptr %s, ptr %s", c, u.pointer(), u.pointer())
	case n < 13:
		u.define("ptr", "load ptr, ptr @%s.v%d", u.name, u.r.IntN(2))
	case n < 15:
		u.write("  store ptr %s, ptr @%s.v%d\n", u.pointer(), u.name, u.r.IntN(2))
	case n < 16:
		u.write("  store ptr %s, ptr @escape\n", u.pointer())
	default:
		if len(u.makers) > 0 {
			u.define("ptr", "call ptr @%s(ptr %s, i32 %s)", u.makers[u.r.IntN(len(u.makers))], u.pointer(), u.value("i32"))
		}
	}
}
