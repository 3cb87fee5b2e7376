package main

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// indexGenerator writes C programs in the manner of GPU kernels: functions of a thread's number
// that read and write arrays at addresses computed from it, with mixed widths and signs, loops,
// conditionals, divisions and structs. All indices are taken modulo the arrays' length, all
// divisors are made odd or positive, and shift amounts are masked, so that no program has undefined
// behaviour. Signed arithmetic is done on short values, in int.
type indexGenerator struct {
	r     *rand.Rand
	b     strings.Builder
	depth int
	next  int
	vars  []string // names of variables of type long or narrower, in scope
}

const indexLength = 64 // of every array; a power of two

// indexProgram returns the program of a seed.
func indexProgram(seed uint64) string {
	g := &indexGenerator{r: rand.New(rand.NewPCG(seed, 77))}
	g.b.WriteString("#include <stdio.h>\n\nstruct pair { int a; float b; short c; long d; };\n")
	for _, a := range []string{"int A", "unsigned B", "long C", "unsigned char D", "short E", "float F", "double G", "struct pair P"} {
		fmt.Fprintf(&g.b, "static %s[%d];\n", a, indexLength)
	}
	kernels := 2 + g.r.IntN(3)
	for k := range kernels {
		g.kernel(k)
	}
	g.main(kernels)
	return g.b.String()
}

func (g *indexGenerator) line(format string, args ...any) {
	g.b.WriteString(strings.Repeat("  ", g.depth+1) + fmt.Sprintf(format, args...) + "\n")
}

func (g *indexGenerator) kernel(k int) {
	fmt.Fprintf(&g.b, "\nstatic %s void kernel%d(int tid, unsigned n, long s) {\n", []string{"", "__attribute__((noinline))", "inline"}[g.r.IntN(3)], k)
	g.vars = []string{"tid", "n", "s"}
	g.block(4 + g.r.IntN(6))
	g.b.WriteString("}\n")
}

var indexTypes = []string{"int", "unsigned", "long", "unsigned long", "short", "unsigned char"}

func (g *indexGenerator) block(n int) {
	outer := len(g.vars)
	for range n {
		switch k := g.r.IntN(10); {
		case k < 3:
			g.next++
			v := fmt.Sprintf("v%d", g.next)
			g.line("%s %s = %s;", indexTypes[g.r.IntN(len(indexTypes))], v, g.expr(3))
			g.vars = append(g.vars, v)
		case k < 7:
			g.store()
		case k == 7 && g.depth < 3:
			g.line("if (%s) {", g.condition())
			g.nested(1 + g.r.IntN(3))
			if g.r.IntN(2) == 0 {
				g.line("} else {")
				g.nested(1 + g.r.IntN(3))
			}
			g.line("}")
		case k == 8 && g.depth < 2:
			g.loop()
		default:
			g.line("s %s= %s;", []string{"+", "^", "-"}[g.r.IntN(3)], "(short)("+g.expr(2)+")")
		}
	}
	g.vars = g.vars[:outer]
}

func (g *indexGenerator) nested(n int) {
	g.depth++
	g.block(n)
	g.depth--
}

func (g *indexGenerator) loop() {
	g.next++
	i := fmt.Sprintf("i%d", g.next)
	bound := []string{"4", "7", "(n & 7)", "((tid & 3) + 1)", "16"}[g.r.IntN(5)]
	switch g.r.IntN(3) {
	case 0:
		g.line("for (int %s = 0; %s < (int)%s; ++%s) {", i, i, bound, i)
	case 1:
		g.line("for (unsigned %s = 0; %s < %s; %s += %d) {", i, i, bound, i, 1+g.r.IntN(3))
	default:
		g.line("for (long %s = %s; %s > 0; --%s) {", i, bound, i, i)
	}
	g.vars = append(g.vars, i)
	g.nested(1 + g.r.IntN(3))
	g.vars = g.vars[:len(g.vars)-1]
	g.line("}")
}

// store writes an element; the index is a sum of products, as in kernels.
func (g *indexGenerator) store() {
	at := g.index()
	switch g.r.IntN(9) {
	case 0:
		g.line("F[%s] = (float)(short)(%s);", at, g.expr(2))
	case 1:
		g.line("G[%s] += F[%s] * 0.5;", at, g.index())
	case 2:
		g.line("P[%s].%s = %s;", at, []string{"a", "c", "d"}[g.r.IntN(3)], g.expr(2))
	case 3:
		g.line("P[%s] = P[%s];", at, g.index())
	default:
		g.line("%s[%s] %s= %s;", []string{"B", "D", "E", "B", "C", "A"}[g.r.IntN(6)], at, []string{"", "", "^"}[g.r.IntN(3)], g.expr(3))
	}
}

func (g *indexGenerator) index() string {
	form := []string{"(%s + %d) & %d", "(%s - %d) & %d", "(%s * %d) & %d", "(%s | %d) & %d"}[g.r.IntN(4)]
	return fmt.Sprintf("(unsigned long)("+form+")", "(unsigned)("+g.expr(2)+")", g.r.IntN(9), indexLength-1)
}

func (g *indexGenerator) variable() string { return g.vars[g.r.IntN(len(g.vars))] }

func (g *indexGenerator) condition() string {
	op := []string{"<", ">", "==", "!=", "<=", ">="}[g.r.IntN(6)]
	if g.r.IntN(3) == 0 {
		op = []string{"&&", "||"}[g.r.IntN(2)]
	}
	return fmt.Sprintf("(%s) %s (%s)", g.expr(2), op, g.expr(1))
}

// expr returns an integer expression without side effects or undefined behaviour.
func (g *indexGenerator) expr(depth int) string {
	if depth == 0 || g.r.IntN(6) == 0 {
		return g.leaf()
	}
	x, y := g.expr(depth-1), g.expr(depth-1)
	switch g.r.IntN(9) {
	case 0:
		return fmt.Sprintf("((unsigned)(%s) %s (unsigned)(%s))", x, g.arithmetic(), y)
	case 1:
		return fmt.Sprintf("((short)(%s) %s (short)(%s))", x, []string{"+", "-", "*"}[g.r.IntN(3)], y)
	case 2:
		return fmt.Sprintf("((unsigned long)(%s) %s ((unsigned long)(%s) | 1))", x, []string{"/", "%"}[g.r.IntN(2)], y)
	case 3:
		return fmt.Sprintf("((long)(%s) %s (((long)(%s) & 0xffff) + 1))", x, []string{"/", "%"}[g.r.IntN(2)], y)
	case 4:
		return fmt.Sprintf("((unsigned)(%s) %s ((%s) & 15))", x, []string{"<<", ">>"}[g.r.IntN(2)], y)
	case 5:
		return fmt.Sprintf("((long)(int)(%s) + (long)(unsigned)(%s))", x, y)
	case 6:
		return fmt.Sprintf("((%s) ? (%s) : (%s))", g.condition(), x, y)
	case 7:
		return fmt.Sprintf("((unsigned long)(%s) %s (unsigned long)(%s))", x, g.arithmetic(), y)
	}
	return fmt.Sprintf("((%s) %s (%s))", x, []string{"&", "|", "^"}[g.r.IntN(3)], y)
}

func (g *indexGenerator) arithmetic() string { return []string{"+", "-", "*", "&"}[g.r.IntN(4)] }

func (g *indexGenerator) leaf() string {
	switch g.r.IntN(6) {
	case 0, 1:
		return g.variable()
	case 2:
		return fmt.Sprint(g.r.IntN(40) - 8)
	case 3:
		return fmt.Sprintf("A[(unsigned)(%s) & %d]", g.variable(), indexLength-1)
	case 4:
		return fmt.Sprintf("%s[(%s + %du) & %d]", []string{"B", "C", "D", "E"}[g.r.IntN(4)], "(unsigned)"+g.variable(), g.r.IntN(7), indexLength-1)
	}
	return fmt.Sprintf("P[(unsigned)%s & %d].%s", g.variable(), indexLength-1, []string{"a", "c", "d"}[g.r.IntN(3)])
}

func (g *indexGenerator) main(kernels int) {
	fmt.Fprintf(&g.b, "\nint main(void) {\n  for (int k = 0; k < %d; ++k) {\n    A[k] = k * 37 - 11; B[k] = k * 2654435761u; C[k] = (long)k << (k & 31);\n    D[k] = k * 7; E[k] = (short)(k * 911); F[k] = k * 0.25f; G[k] = -k;\n    P[k].a = k; P[k].b = 1.5f * k; P[k].c = -k; P[k].d = k * 1000003l;\n  }\n", indexLength)
	for k := range kernels {
		fmt.Fprintf(&g.b, "  for (int t = 0; t < %d; ++t) kernel%d(t, %du, t * %dl);\n", 8+g.r.IntN(25), k, g.r.IntN(100), g.r.IntN(1000)-500)
	}
	fmt.Fprintf(&g.b, `  unsigned long h = 1469598103934665603ul;
  for (int k = 0; k < %d; ++k) {
    h = (h ^ (unsigned)A[k]) * 1099511628211ul; h = (h ^ B[k]) * 1099511628211ul; h = (h ^ (unsigned long)C[k]) * 1099511628211ul;
    h = (h ^ D[k]) * 1099511628211ul; h = (h ^ (unsigned)E[k]) * 1099511628211ul;
    h = (h ^ (unsigned)P[k].a ^ (unsigned)P[k].c ^ (unsigned long)P[k].d) * 1099511628211ul;
    union { float f; unsigned u; } f = { F[k] + P[k].b }; h = (h ^ f.u) * 1099511628211ul;
    union { double d; unsigned long u; } d = { G[k] }; h = (h ^ d.u) * 1099511628211ul;
  }
  printf("%%lx\n", h);
  return 0;
}
`, indexLength)
}
