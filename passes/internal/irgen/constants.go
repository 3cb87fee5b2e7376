package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Constants returns a module of n units with constants of few different contents, some of which
// refer to others, of all kinds of linkage, and definitions that are there for inlining only.
func Constants(seed uint64, n int) string {
	var b, main strings.Builder
	b.WriteString(ModuleHeader)
	main.WriteString("define i32 @main() {\n")
	for k := range n {
		u := &moduleUnit{r: rand.New(rand.NewPCG(seed, uint64(k))), name: fmt.Sprintf("u%d", k)}
		var numbers []string // constants whose first bytes are a number
		for c := range 2 + u.r.IntN(5) {
			name := fmt.Sprintf("@%s.c%d", u.name, c)
			value := fmt.Sprintf("[2 x i32] [i32 %d, i32 %d]", 1+u.r.IntN(2), k)
			if len(numbers) > 0 && u.chance(25) {
				value = "ptr " + numbers[u.r.IntN(len(numbers))]
			} else {
				numbers = append(numbers, name)
			}
			linkage := u.pick("internal", "private", "private", "internal", "dso_local", "linkonce_odr", "weak_odr")
			section := ""
			if u.chance(20) { // of its own, since one section cannot hold constants with relocations and others
				section = fmt.Sprintf(", section \"%s.s%d\"", u.name, c)
			}
			u.write("%s = %s%s constant %s%s%s\n", name, linkage, u.pick("", " unnamed_addr", " unnamed_addr", " local_unnamed_addr"), value,
				section, u.pick("", "", ", align 8", ", align 16"))
		}
		if u.chance(50) { // not used, since it has no definition
			u.write("@%s.ext = available_externally %s i32 5\n", u.name, u.pick("constant", "global"))
		}
		u.write("\ndefine %s i32 @%s.f(i32 %%x) {\n  %%r = add i32 %%x, %d\n  ret i32 %%r\n}\n", u.pick("available_externally", "internal", "linkonce_odr"), u.name, k)
		u.write("\ndefine i32 @%s.main(i32 %%x) {\n", u.name)
		sum := "%x"
		for c, name := range numbers {
			u.write("  %%v%d = load i32, ptr %s\n  %%s%d = add i32 %%v%d, %s\n", c, name, c, c, sum)
			sum = fmt.Sprintf("%%s%d", c)
		}
		if len(numbers) > 1 {
			u.write("  %%c = icmp ult ptr %s, %s\n  %%z = zext i1 %%c to i32\n  call void @use(ptr %s, i32 %%z)\n", numbers[0], numbers[1], numbers[0])
		}
		u.write("  ret i32 %s\n}\n", sum)
		b.WriteString(u.b.String())
		fmt.Fprintf(&main, "  %%r%d = call i32 @%s.main(i32 %d)\n  call i32 (ptr, ...) @printf(ptr @format, i32 %%r%d)\n", k, u.name, k, k)
	}
	return b.String() + "define internal void @use(ptr %p, i32 %x) noinline optnone {\n  ret void\n}\n\n" + main.String() + "  ret i32 0\n}\n"
}
