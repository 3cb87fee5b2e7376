package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Inlined returns a module of n units whose functions call each other, also recursively, bounded by
// a counter. They have the attributes and the branch weights that an inliner reads, allocas in the
// entry and elsewhere, and arguments and results in memory.
func Inlined(seed uint64, n int) string {
	var b, main strings.Builder
	b.WriteString(ModuleHeader + "!0 = !{!\"branch_weights\", i32 1, i32 2000}\n!1 = !{!\"branch_weights\", i32 2000, i32 1}\n")
	main.WriteString("define i32 @main() {\n")
	for k := range n {
		u := &inlinedUnit{moduleUnit: moduleUnit{r: rand.New(rand.NewPCG(seed, uint64(k))), name: fmt.Sprintf("u%d", k)}}
		u.unit()
		b.WriteString(u.b.String())
		for c := range 2 {
			v := fmt.Sprintf("%%r%d.%d", k, c)
			fmt.Fprintf(&main, "  store i32 %d, ptr @%s.left\n  %s = call i32 @%s.main(i32 %d)\n", 20+k%7, u.name, v, u.name, 5*c+k%3)
			fmt.Fprintf(&main, "  call i32 (ptr, ...) @printf(ptr @format, i32 %s)\n", v)
		}
	}
	return b.String() + main.String() + "  ret i32 0\n}\n"
}

type inlinedUnit struct {
	moduleUnit
	kinds  []string // of the functions: what their parameters and results are
	labels int
	block  string // where the next instruction goes
	depth  int
}

func (u *inlinedUnit) unit() {
	u.write("@%s.left = internal global i32 0\n@%s.g0 = internal global i32 1\n@%s.g1 = internal global i32 7\n", u.name, u.name, u.name)
	u.write("@%s.fixed = internal constant i32 9\n", u.name)
	for range 2 + u.r.IntN(5) {
		u.kinds = append(u.kinds, u.pick("plain", "plain", "plain", "byval", "sret", "noalias", "variadic", "address"))
	}
	for k := range u.kinds {
		u.body(k)
	}
	u.begin("i32 @" + u.name + ".main(i32 %n)")
	u.values["i32"] = []string{"%n"}
	for range 1 + u.r.IntN(4) {
		u.callOf(u.r.IntN(len(u.kinds)))
	}
	u.write("  ret i32 %s\n}\n", u.sum())
}

func (u *inlinedUnit) begin(head string) {
	u.values, u.next, u.labels, u.block = map[string][]string{}, 0, 0, "entry"
	u.write("\ndefine %s {\nentry:\n  %%slot = alloca { i32, i32 }\n  store { i32, i32 } { i32 3, i32 4 }, ptr %%slot\n", head)
}

var inlinedParams = map[string]string{
	"plain": "i32 (i32 %n)", "byval": "i32 (ptr byval({ i32, i32 }) %p, i32 %n)", "sret": "void (ptr sret({ i32, i32 }) %p, i32 %n)",
	"noalias": "i32 (ptr noalias %p, ptr noalias readonly %q, i32 %n)", "variadic": "i32 (i32 %n, ...)", "address": "i32 (ptr nonnull %p, i32 %n)",
}

// body writes function k.
func (u *inlinedUnit) body(k int) {
	kind := u.kinds[k]
	ret, params, _ := strings.Cut(inlinedParams[kind], " ")
	attrs := u.pick("", "", "", "", " alwaysinline", " noinline", " cold", " inlinehint", " minsize", " optsize", " hot", " nounwind")
	u.begin(fmt.Sprintf("internal %s @%s.f%d%s%s", ret, u.name, k, params, attrs))
	left := u.define("left", "load i32, ptr @%s.left", u.name)
	less := u.define("left", "sub i32 %s, 1", left)
	u.write("  store i32 %s, ptr @%s.left\n", less, u.name)
	u.values["i32"] = []string{"%n"}
	if kind == "byval" || kind == "address" || kind == "noalias" {
		u.define("i32", "load i32, ptr %%p")
	}
	if kind == "noalias" {
		u.write("  store i32 %s, ptr %%p\n", u.define("i32", "load i32, ptr %%q"))
	}
	over := u.define("i1", "icmp slt i32 %s, 0", less)
	u.write("  br i1 %s, label %%over, label %%on%s\n\nover:\n%s\non:\n", over, u.pick("", ", !prof !0"), u.leave(kind, "%n"))
	u.block = "on"
	for range 1 + u.r.IntN(5) {
		u.step()
	}
	if kind == "byval" || kind == "address" {
		u.write("  store i32 %s, ptr %%p\n", u.value("i32"))
	}
	u.write("%s}\n", u.leave(kind, u.sum()))
}

func (u *inlinedUnit) leave(kind, result string) string {
	if kind == "sret" {
		return fmt.Sprintf("  store i32 %s, ptr %%p\n  ret void\n", result)
	}
	return fmt.Sprintf("  ret i32 %s\n", result)
}

func (u *inlinedUnit) sum() string {
	s := u.define("i32", "load i32, ptr %%slot")
	for _, v := range u.values["i32"] {
		if v != s && u.chance(60) {
			s = u.define("i1", "add i32 %s, %s", s, v)
		}
	}
	return s
}

func (u *inlinedUnit) step() {
	switch n := u.r.IntN(20); {
	case n < 3:
		u.define("i32", "load i32, ptr @%s.g%d", u.name, u.r.IntN(2))
	case n < 5:
		u.write("  store i32 %s, ptr @%s.g%d\n", u.value("i32"), u.name, u.r.IntN(2))
	case n < 8:
		u.define("i32", "%s i32 %s, %s", u.pick("add", "xor", "sub", "mul"), u.value("i32"), u.value("i32"))
	case n < 9:
		u.write("  store i32 %s, ptr %%slot\n", u.value("i32"))
	case n < 10:
		size := u.define("i1", "and i32 %s, 3", u.value("i32"))
		p := u.define("i1", "alloca { i32, [3 x i32] }, i32 %s", u.pick("1", "1", size))
		u.write("  store i32 %s, ptr @%s.g0\n", u.define("i1", "select i1 false, i32 0, i32 %s", u.value("i32")), u.name)
		u.define("i32", "call i32 @blackbox(i32 %s)", u.define("i1", "zext i1 %s to i32", u.define("i1", "icmp eq ptr %s, null", p)))
	case n < 14 && u.depth < 2:
		u.conditional()
	default:
		u.callOf(u.r.IntN(len(u.kinds)))
	}
}

// conditional writes steps that are done on a condition, or three times.
func (u *inlinedUnit) conditional() {
	u.depth++
	u.labels++
	then, join, from := fmt.Sprintf("then%d", u.labels), fmt.Sprintf("join%d", u.labels), u.block
	weights := u.pick("", "", ", !prof !0", ", !prof !1")
	outer := append([]string{}, u.values["i32"]...)
	loop := u.chance(30)
	counter := fmt.Sprintf("%%k%d", u.labels)
	if loop {
		u.write("  br label %%%s\n\n%s:\n  %s = phi i32 [ 0, %%%s ], [ %s.next, %%%s.end ]\n", then, then, counter, from, counter, then)
		u.values["i32"] = append(u.values["i32"], counter)
	} else {
		c := u.define("i1", "icmp %s i32 %s, %s", u.pick("eq", "slt", "ugt"), u.value("i32"), u.value("i32"))
		u.write("  br i1 %s, label %%%s, label %%%s%s\n\n%s:\n", c, then, join, weights, then)
	}
	u.block = then
	for range 1 + u.r.IntN(3) {
		u.step()
	}
	if loop {
		u.write("  br label %%%s.end\n\n%s.end:\n  %s.next = add i32 %s, 1\n", then, then, counter, counter)
		c := u.define("i1", "icmp ult i32 %s, 2", counter)
		u.write("  br i1 %s, label %%%s, label %%%s\n\n%s:\n", c, then, join, join)
	} else {
		u.write("  br label %%%s\n\n%s:\n", join, join)
	}
	u.values["i32"], u.block = outer, join
	u.depth--
}

// callOf writes a call of function k, which may come later or be the current one.
func (u *inlinedUnit) callOf(k int) {
	name, n, attrs := fmt.Sprintf("@%s.f%d", u.name, k), u.value("i32"), u.pick("", "", "", "", "", " noinline", " cold", " alwaysinline")
	switch kind := u.kinds[k]; kind {
	case "plain":
		u.define("i32", "call i32 %s(i32 %s)%s", name, n, attrs)
	case "byval":
		u.define("i32", "call i32 %s(ptr byval({ i32, i32 }) %%slot, i32 %s)%s", name, n, attrs)
	case "sret":
		u.write("  call void %s(ptr sret({ i32, i32 }) %%slot, i32 %s)%s\n", name, n, attrs)
		u.define("i32", "load i32, ptr %%slot")
	case "noalias":
		u.define("i32", "call i32 %s(ptr noalias %%slot, ptr noalias readonly @%s.fixed, i32 %s)%s", name, u.name, n, attrs)
	case "variadic":
		u.define("i32", "call i32 (i32, ...) %s(i32 %s, i32 %s)%s", name, n, u.value("i32"), attrs)
	case "address":
		u.define("i32", "call i32 %s(ptr nonnull %s, i32 %s)%s", name, u.pick("%slot", "%slot", "@"+u.name+".g1"), n, attrs)
	}
}
