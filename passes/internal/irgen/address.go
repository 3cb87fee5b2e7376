package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// addressGenerator writes random functions that compute addresses: sums, differences, products and
// shifts of several widths with and without flags below extensions and truncations, as indices into
// arrays and structures in several address spaces, in blocks that dominate each other or not.
// Constants and bases repeat, so that expressions differ in little.
type addressGenerator struct {
	r      *rand.Rand
	flags  int  // percent of operations that carry flags
	dense  bool // few bases and strides, so that expressions often share them
	b      strings.Builder
	next   int
	scopes [][]generated // values of the blocks from the entry down the dominator tree
}

const addressHeader = `%%S = type { i32, [4 x i16], { i8, i64 } }
@g0 = global i32 5
@ga = internal global [16 x [16 x float]] zeroinitializer
@gs = internal addrspace(%d) global [32 x %%S] zeroinitializer

declare void @use(ptr)
declare void @use3(ptr addrspace(3))
declare void @number(i64)

`

// Addresses returns a module with n functions for no target in particular.
func Addresses(seed uint64, n int, flags bool) string {
	percent := 0
	if flags {
		percent = 40
	}
	return addressModule("", seed, n, percent)
}

// PlainAddressesGPU returns a module with n functions for NVPTX that have nearly no flags.
func PlainAddressesGPU(seed uint64, n int, _ bool) string {
	return AddressesGPU(seed, n, false)
}

// AddressesGPU returns a module with n functions for NVPTX.
func AddressesGPU(seed uint64, n int, flags bool) string {
	percent := 0
	if flags {
		percent = 40
	}
	return addressModule("target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\ntarget triple = \"nvptx64-nvidia-cuda\"\n", seed, n, percent)
}

func addressModule(target string, seed uint64, n, percent int) string {
	var b strings.Builder
	b.WriteString(target)
	fmt.Fprintf(&b, addressHeader, 3)
	for k := range n {
		g := &addressGenerator{r: rand.New(rand.NewPCG(seed, uint64(k))), flags: percent, dense: k%2 == 1}
		b.WriteString(g.function(k))
	}
	return b.String()
}

func (g *addressGenerator) function(k int) string {
	fmt.Fprintf(&g.b, "define void @f%d(i64 %%a, i64 %%b, i32 %%c, i32 %%d, i16 %%h, i8 %%k, ptr %%p, ptr addrspace(3) %%q, i1 %%x, i1 %%y) {\nentry:\n", k)
	g.scopes = [][]generated{{{"%a", "i64"}, {"%b", "i64"}, {"%c", "i32"}, {"%d", "i32"}, {"%h", "i16"}, {"%k", "i8"},
		{"%p", "ptr"}, {"@ga", "ptr"}, {"%q", "ptr addrspace(3)"}, {"@gs", "ptr addrspace(3)"}}}
	g.statements(3 + g.r.IntN(8))
	switch g.r.IntN(4) {
	case 0: // straight
	case 1: // a branch around a block
		g.b.WriteString("  br i1 %x, label %yes, label %end\nyes:\n")
		g.inner(4)
		g.b.WriteString("  br label %end\nend:\n")
	case 2: // a diamond
		g.b.WriteString("  br i1 %x, label %yes, label %no\nyes:\n")
		g.inner(4)
		g.b.WriteString("  br label %end\nno:\n")
		g.inner(4)
		g.b.WriteString("  br label %end\nend:\n")
	case 3: // a loop of two rounds
		g.b.WriteString("  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]\n  %j = phi i64 [ %a, %entry ], [ %j1, %loop ]\n")
		g.scopes[0] = append(g.scopes[0], generated{"%i", "i32"}, generated{"%j", "i64"})
		g.statements(g.r.IntN(6))
		g.b.WriteString("  %i1 = add nsw i32 %i, 1\n  %j1 = add i64 %j, %b\n  %more = icmp ult i32 %i1, 2\n  br i1 %more, label %loop, label %end\nend:\n")
	}
	g.statements(2 + g.r.IntN(6))
	g.b.WriteString("  ret void\n}\n\n")
	return g.b.String()
}

// inner fills a block whose values are not available after it.
func (g *addressGenerator) inner(most int) {
	g.scopes = append(g.scopes, nil)
	g.statements(1 + g.r.IntN(most))
	g.scopes = g.scopes[:len(g.scopes)-1]
}

func (g *addressGenerator) statements(n int) {
	for range n {
		g.statement()
	}
}

func (g *addressGenerator) chance(percent int) bool { return g.r.IntN(100) < percent }

func (g *addressGenerator) one(list ...string) string { return list[g.r.IntN(len(list))] }

func (g *addressGenerator) define(ty, format string, args ...any) string {
	g.next++
	v := fmt.Sprintf("%%v%d", g.next)
	fmt.Fprintf(&g.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	top := len(g.scopes) - 1
	g.scopes[top] = append(g.scopes[top], generated{v, ty})
	return v
}

// value returns something of a type that is there, more often something recent; "" when there is
// nothing.
func (g *addressGenerator) value(ty string) string {
	var have []string
	for _, s := range g.scopes {
		for _, v := range s {
			if v.ty == ty {
				have = append(have, v.name)
			}
		}
	}
	if len(have) == 0 {
		return ""
	}
	if n := len(have); n > 3 && g.chance(50) {
		have = have[n-3:]
	}
	return have[g.r.IntN(len(have))]
}

func (g *addressGenerator) operand(ty string) string {
	if v := g.value(ty); v != "" && !g.chance(35) {
		return v
	}
	return g.one("1", "2", "3", "4", "5", "8", "-1", "-2", "-4", "7", "16")
}

// family makes one of several expressions over the same base and stride, which differ in a
// constant: (b+c)·s, b+c·s, p[c·s] with an extension around the index or not.
func (g *addressGenerator) family() {
	ty := g.one("i64", "i32")
	base, stride := map[string]string{"i64": "%a", "i32": "%c"}[ty], map[string]string{"i64": "%b", "i32": "%d"}[ty]
	flag := func() string {
		if g.chance(g.flags) {
			return g.one(" nsw", " nuw nsw", " nsw", " nuw")
		}
		return ""
	}
	c := g.one("1", "2", "3", "4", "5", "-1", "-2", "-3", "7", "8")
	switch g.r.IntN(3) {
	case 0:
		x := base
		if g.chance(80) {
			x = g.define(ty, "%s%s %s %s, %s", g.one("add", "add", "add", "or"), "", ty, base, c)
			if g.chance(g.flags) {
				x = g.define(ty, "add%s %s %s, %s", flag(), ty, base, c)
			}
		}
		if g.chance(50) {
			x, stride = stride, x
		}
		g.define(ty, "mul%s %s %s, %s", flag(), ty, x, stride)
	case 1:
		g.define(ty, "add%s %s %s, %s", flag(), ty, base, g.product(ty, stride, c, flag()))
	default:
		index := g.product(ty, stride, c, g.one(" nsw", flag()))
		if ty == "i32" && g.chance(80) {
			ty, index = "i64", g.define("i64", "%s i32 %s to i64", g.one("sext", "sext", "zext"), index)
		}
		inbounds := ""
		if g.chance(g.flags) {
			inbounds = "inbounds "
		}
		form := g.one("i8, ptr %p, X", "float, ptr %p, X", "float, ptr %p, X", "[4 x i32], ptr %p, X, i64 %b", "[4 x i32], ptr %p, i64 %b, X", "%S, ptr %p, X, i32 2, i32 1")
		v := g.define("ptr", "%s", "getelementptr "+inbounds+strings.Replace(form, "X", ty+" "+index, 1))
		fmt.Fprintf(&g.b, "  call void @use(ptr %s)\n", v)
	}
}

// product makes c·s by one of several operations.
func (g *addressGenerator) product(ty, s, c, flag string) string {
	switch {
	case c == "1" && g.chance(70):
		return s
	case g.chance(30):
		return g.define(ty, "shl%s %s %s, %s", flag, ty, s, g.one("1", "2", "3"))
	}
	return g.define(ty, "mul%s %s %s, %s", flag, ty, s, c)
}

func (g *addressGenerator) statement() {
	if g.dense && g.chance(60) {
		g.family()
		return
	}
	switch p := g.r.IntN(100); {
	case p < 42:
		g.binary(g.one("i64", "i64", "i32", "i32", "i16", "i8"))
	case p < 54:
		g.cast()
	case p < 85:
		g.gep()
	case p < 90:
		ptr := g.value("ptr")
		if g.chance(60) {
			g.define("i32", "load i32, ptr %s", ptr)
		} else {
			fmt.Fprintf(&g.b, "  store i32 %s, ptr %s\n", g.operand("i32"), ptr)
		}
	default:
		fmt.Fprintf(&g.b, "  call void @number(i64 %s)\n", g.operand("i64"))
	}
}

func (g *addressGenerator) binary(ty string) {
	op := g.one("add", "add", "add", "sub", "mul", "mul", "shl", "or")
	x, y := g.operand(ty), g.operand(ty)
	flag := ""
	if g.chance(g.flags) {
		flag = " " + g.one("nsw", "nuw", "nuw nsw", "nsw")
	}
	switch op {
	case "shl":
		y = g.one("1", "2", "3")
	case "or":
		flag = ""
		if g.chance(70) {
			flag = " disjoint"
		}
	}
	g.define(ty, "%s%s %s %s, %s", op, flag, ty, x, y)
}

func (g *addressGenerator) cast() {
	widths := map[string]int{"i8": 8, "i16": 16, "i32": 32, "i64": 64}
	from, to := g.one("i8", "i16", "i32", "i32", "i64"), g.one("i64", "i64", "i64", "i32", "i16")
	v := g.value(from)
	switch {
	case v == "":
	case widths[from] < widths[to]:
		op := g.one("sext", "sext", "zext", "zext nneg")
		if op == "zext nneg" && !g.chance(g.flags) {
			op = "zext"
		}
		g.define(to, "%s %s %s to %s", op, from, v, to)
	case widths[from] > widths[to]:
		g.define(to, "trunc %s %s to %s", from, v, to)
	}
}

// gep makes an address and mostly passes it on, so that it matters.
func (g *addressGenerator) gep() {
	space := g.one("ptr", "ptr", "ptr addrspace(3)")
	index := func() string {
		ty := g.one("i64", "i64", "i64", "i32", "i32", "i16", "i8")
		return ty + " " + g.operand(ty)
	}
	form := g.one("i8, %s %s, X", "float, %s %s, X", "float, %s %s, X", "i64, %s %s, X", "%%S, %s %s, X", "[4 x i32], %s %s, X, X",
		"[16 x [16 x float]], %s %s, i64 0, X, X", "%%S, %s %s, X, i32 1, X", "%%S, %s %s, X, i32 2, i32 1", "[3 x i16], %s %s, X, X")
	flag := ""
	if g.chance(g.flags) {
		flag = "inbounds "
	}
	text := fmt.Sprintf("getelementptr "+flag+form, space, g.value(space))
	for strings.Contains(text, ", X") {
		text = strings.Replace(text, ", X", ", "+index(), 1)
	}
	v := g.define(space, "%s", text)
	if g.chance(75) {
		name := map[string]string{"ptr": "use", "ptr addrspace(3)": "use3"}[space]
		fmt.Fprintf(&g.b, "  call void @%s(%s %s)\n", name, space, v)
	}
}
