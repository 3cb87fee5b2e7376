package link

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// generator writes a random module that defines or declares some of a few names. v0 … are
// variables, f0 … functions, a0 and b0 aliases of a function and a variable, i0 an ifunc, k0 is
// llvm.used, c0 llvm.global_ctors, t0 a thread-local variable.
type generator struct {
	r       *rand.Rand
	b       strings.Builder
	names   []string          // what the module has
	comdats map[string]string // kinds by name
	defined []string          // functions with a body that counts

	variables []string // with an initializer that counts
	used      []string
}

func randomModule(r *rand.Rand) string {
	g := &generator{r: r, comdats: map[string]string{}}
	for _, n := range []string{"v0", "v1", "v2", "v3", "f0", "f1", "f2", "f3", "a0", "b0", "i0", "k0", "c0", "t0"} {
		if r.IntN(3) > 0 {
			g.names = append(g.names, n)
		}
	}
	for _, n := range g.names {
		switch n[0] {
		case 'v':
			g.variable(n)
		case 'f':
			g.function(n)
		case 'b':
			g.variableAlias(n)
		case 'i':
			if g.r.IntN(2) == 0 {
				g.line("@i0 = %sifunc i32 (i32), ptr @resolver\ndefine internal ptr @resolver() {\n  ret ptr %s\n}", g.pick("", "weak ", "internal "), g.ref())
			} else {
				g.line("declare i32 @i0(i32)")
			}
		case 'c':
			g.line("@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 %d, ptr @start, ptr %s }]", g.r.IntN(9), g.pick("null", g.ref()))
			g.line("define internal void @start() {\n  ret void\n}")
		case 't':
			g.line("@t0 = %s", g.pick("external thread_local global i32", "thread_local(initialexec) global i32 1", "weak thread_local global i32 2", "internal thread_local global i32 3"))
		case 'a':
			if len(g.defined) > 0 {
				g.line("@a0 = %salias i32 (i32), ptr @%s", g.pick("", "weak ", "linkonce_odr ", "internal "), g.pick(g.defined...))
			} else {
				g.line("declare i32 @a0(i32)")
			}
		case 'k':
			g.line("@llvm.used = appending global [1 x ptr] [ptr %s], section \"llvm.metadata\"", g.ref())
		}
	}
	if strings.Contains(g.b.String(), "@personality") {
		g.line("declare i32 @personality(...)")
	}
	g.declarations()
	g.metadata()
	groups := ""
	for _, c := range []string{"c", "v0", "v1", "v2", "v3", "f0", "f1", "f2", "f3"} {
		if kind := g.comdats[c]; kind != "" {
			groups += "$" + c + " = comdat " + kind + "\n"
		}
	}
	return groups + g.b.String()
}

func (g *generator) line(format string, args ...any) { fmt.Fprintf(&g.b, format+"\n", args...) }

func (g *generator) pick(list ...string) string { return list[g.r.IntN(len(list))] }

func (g *generator) unnamed() string { return g.pick("", "", "unnamed_addr ", "local_unnamed_addr ") }

// linkage returns a definition's linkage with its visibility.
func (g *generator) linkage() string {
	l := g.pick("", "", "", "linkonce ", "linkonce_odr ", "weak ", "weak_odr ", "internal ", "available_externally ", "private ")
	if l == "internal " || l == "private " {
		return l
	}
	return l + g.visibility()
}

func (g *generator) visibility() string { return g.pick("", "", "", "hidden ", "protected ") }

// comdat puts some definitions into a group.
func (g *generator) comdat(name, linkage string) string {
	if g.r.IntN(4) > 0 || strings.HasPrefix(linkage, "available") {
		return ""
	}
	group := g.pick(name, "c")
	if g.comdats[group] == "" {
		g.comdats[group] = "any"
		if g.r.IntN(3) == 0 && group == name && name[0] == 'v' {
			g.comdats[group] = g.pick("largest", "samesize", "exactmatch", "nodeduplicate")
		}
	}
	return " comdat($" + group + ")"
}

func (g *generator) variable(n string) {
	size := 1 + g.r.IntN(3)
	align := g.pick("", "", ", align 8", ", align 16")
	switch g.r.IntN(6) {
	case 0, 1:
		g.line("@%s = external %s%s%s [%d x ptr]%s", n, g.visibility(), g.unnamed(), g.pick("global", "constant"), size, align)
	case 2:
		g.line("@%s = extern_weak global [%d x ptr]%s", n, size, align)
	case 3:
		g.line("@%s = common %s%sglobal [%d x ptr] zeroinitializer%s", n, g.visibility(), g.unnamed(), size, align)
	default:
		l := g.linkage()
		c := g.comdat(n, l)
		if c != "" {
			c = "," + c
		}
		if !strings.HasPrefix(l, "available") {
			g.variables = append(g.variables, n)
		}
		elems := make([]string, size)
		for k := range elems {
			elems[k] = "ptr " + g.ref()
		}
		g.line("@%s = %s%s%s [%d x ptr] [%s]%s%s", n, l, g.unnamed(), g.pick("global", "global", "constant"), size, strings.Join(elems, ", "), c, align)
	}
}

func (g *generator) function(n string) {
	if g.r.IntN(3) == 0 {
		g.line("declare %s i32 @%s(i32) %s", g.pick("", "", "extern_weak", "hidden"), n, g.unnamed())
		return
	}
	l := g.linkage()
	c := g.comdat(n, l)
	tail := g.pick("", "", "section \".s\" ", "align 32 ") + c + g.pick("", "", " personality ptr @personality", " gc \"g\"")
	g.line("define %si32 @%s(i32 %%x) %s%s%s !kept !%d {", l, n, g.unnamed(), g.pick("", "nocallback ", "\"own\" "), tail, 3+g.r.IntN(2))
	if !strings.HasPrefix(l, "available") {
		g.defined = append(g.defined, n)
	}
	for k := range 1 + g.r.IntN(3) {
		g.line("  %%p%d = load volatile ptr, ptr %s, !tbaa !%d", k, g.ref(), 3+g.r.IntN(2))
	}
	for _, callee := range []string{"a0", "i0", "f0"} {
		if g.r.IntN(4) == 0 && slices.Contains(g.names, callee) {
			g.line("  %%c%s = call i32 @%s(i32 %%x) %s", callee, callee, g.pick("", "nocallback"))
		}
	}
	if g.r.IntN(4) == 0 {
		g.line("  %%t = load ptr, ptr @where.%s\n  indirectbr ptr %%t, [label %%end]\nend:", n)
		after := fmt.Sprintf("@where.%s = internal constant [1 x ptr] [ptr blockaddress(@%s, %%end)]", n, n)
		defer func() { g.line("%s", after) }()
	}
	g.line("  ret i32 %d\n}", g.r.IntN(100))
}

// variableAlias makes b0 an alias of the middle of a variable, or declares it.
func (g *generator) variableAlias(n string) {
	if len(g.variables) == 0 {
		g.line("@%s = external global ptr", n)
		return
	}
	v := g.pick(g.variables...)
	g.line("@%s = %s%salias ptr, getelementptr (i8, ptr @%s, i64 8)", n, g.pick("", "weak ", "linkonce_odr ", "internal "), g.pick("", "unnamed_addr "), v)
}

// ref names a global, sometimes one that the module does not otherwise have.
func (g *generator) ref() string {
	n := g.pick("v0", "v1", "v2", "f0", "f1", "f2")
	if g.r.IntN(3) > 0 {
		if m := g.pick(g.names...); m[0] == 'v' || m[0] == 'f' {
			n = m
		}
	}
	g.used = append(g.used, n)
	if g.r.IntN(5) == 0 && n[0] == 'v' {
		return "getelementptr (i8, ptr @" + n + ", i64 8)"
	}
	return "@" + n
}

// declarations declares the undefined names.
func (g *generator) declarations() {
	for k, n := range g.used {
		switch {
		case slices.Contains(g.names, n) || slices.Contains(g.used[:k], n):
		case n[0] == 'v':
			g.line("@%s = external global ptr", n)
		default:
			g.line("declare i32 @%s(i32)", n)
		}
	}
}

// metadata gives the module flags, named lists, and the nodes that loads refer to.
func (g *generator) metadata() {
	r := g.r
	if r.IntN(2) == 0 {
		g.line("!llvm.module.flags = !{!0, !1, !2}")
	}
	g.line(`!0 = !{i32 %s, !"a", i32 %d}`, g.pick("1", "2", "7", "7", "8"), r.IntN(2))
	g.line(`!1 = !{i32 %s, !"b", i32 %d}`, g.pick("7", "8", "4", "2"), r.IntN(5))
	g.line(`!2 = !{i32 %d, !"c", !{!"x%d", !"y"}}`, 5+r.IntN(2), r.IntN(2))
	g.line("!3 = !{!5, !5, i64 0}\n!4 = !{!6, !6, i64 0}\n!5 = !{!\"int\", !7}\n!6 = !{!\"long%d\", !7}\n!7 = !{!\"root\"}", r.IntN(2))
	g.line("!list = !{!8, !3}")
	for _, n := range g.names {
		if n[0] == 'f' {
			g.line("!8 = !{ptr @%s, !\"kernel\", i32 1}", n)
			return
		}
	}
	g.line("!8 = distinct !{!4}")
}
