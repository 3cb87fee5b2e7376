package irgen

import (
	"fmt"
	"math/rand/v2"
)

const maskedHeader = `declare void @sink(i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)

`

// Masked returns a module with n functions of arithmetic in one block, of whose results few bits
// are demanded.
func Masked(seed uint64, n int, _ bool) string {
	g := &generator{blocks: 1, succ: [][]int{nil}, flags: true}
	g.dominators()
	g.b.WriteString(maskedHeader)
	for k := range n {
		g.r = rand.New(rand.NewPCG(seed, uint64(k)))
		g.next = 0
		g.values = [][]generated{{{"%a", "i32"}, {"%b", "i32"}, {"%c", "i64"}, {"%d", "i8"}, {"%e", "i1"}, {"%h", "i16"}}}
		fmt.Fprintf(&g.b, "define i32 @f%d(i32 %%a, i32 %%b, i64 %%c, i8 %%d, i1 %%e, i16 %%h) {\n", k)
		for range 4 + g.r.IntN(10) {
			g.masked()
		}
		v := g.define(0, "i32", "%s i32 %s, %s", pickOne(g, []string{"and", "lshr", "shl"}), g.value(0, "i32"), pickOne(g, []string{"1", "3", "7", "15", "16", "24"}))
		fmt.Fprintf(&g.b, "  ret i32 %s\n}\n\n", v)
	}
	return g.b.String()
}

// masked writes a statement.
func (g *generator) masked() {
	x, y := g.value(0, "i32"), g.value(0, "i32")
	small := pickOne(g, []string{"1", "4", "8", "15", "16", "24", "31"})
	mask := pickOne(g, []string{"1", "255", "-256", "65535", "-65536", "16711680", "-16777216", "7", "8", "-2"})
	flag := func(list ...string) string { return pickOne(g, append(list, "", "", "")) }
	switch g.r.IntN(14) {
	case 0, 1, 2:
		g.define(0, "i32", "%s i32 %s, %s", pickOne(g, []string{"and", "or", "xor", "and"}), x, mask)
	case 3:
		g.define(0, "i32", "%s i32 %s, %s", pickOne(g, []string{"and", "or", "xor"}), x, y)
	case 4:
		g.define(0, "i32", "shl%s i32 %s, %s", flag(" nsw", " nuw"), x, small)
	case 5:
		g.define(0, "i32", "%s%s i32 %s, %s", pickOne(g, []string{"lshr", "ashr"}), flag(" exact"), x, small)
	case 6, 7:
		g.define(0, "i32", "%s%s i32 %s, %s", pickOne(g, []string{"add", "sub", "mul"}), flag(" nsw", " nuw"), x, y)
	case 8:
		g.cast(0)
	case 9:
		g.define(0, "i32", "%s %s %s to i32", pickOne(g, []string{"sext", "zext"}), "i16", g.value(0, "i16"))
	case 10:
		g.define(0, "i16", "trunc i32 %s to i16", x)
	case 11:
		g.define(0, "i32", "select i1 %s, i32 %s, i32 %s", g.value(0, "i1"), x, y)
	case 12:
		g.define(0, "i32", "call i32 @llvm.%s.i32(i32 %s%s)", pickOne(g, []string{"ctlz", "cttz"}), x, ", i1 false")
	case 13:
		switch g.r.IntN(3) {
		case 0:
			g.define(0, "i32", "call i32 @llvm.%s.i32(i32 %s)", pickOne(g, []string{"bswap", "bitreverse"}), x)
		case 1:
			g.define(0, "i32", "call i32 @llvm.%s.i32(i32 %s, i32 %s, i32 %s)", pickOne(g, []string{"fshl", "fshr"}), x, y, pickOne(g, []string{small, g.value(0, "i32")}))
		default:
			g.define(0, "i32", "call i32 @llvm.%s.i32(i32 %s, i32 %s)", pickOne(g, []string{"umax", "smin"}), x, y)
		}
	}
}
