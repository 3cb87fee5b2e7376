package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// What a peephole pass does to two or three operations in a row depends on every constant, flag and
// further use: functions that are just that, over bytes, so that all inputs can be tried.

var pairBinary = []string{"add", "add nsw", "add nuw", "sub", "sub nsw", "sub nuw", "mul", "mul nsw", "mul nuw", "udiv", "udiv exact", "sdiv", "sdiv exact",
	"urem", "srem", "shl", "shl nsw", "shl nuw", "lshr", "lshr exact", "ashr", "ashr exact", "and", "or", "or disjoint", "xor"}

var pairCompare = []string{"eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"}

var pairCall = []string{"smin", "smax", "umin", "umax", "abs", "ctpop", "ctlz", "cttz"}

const pairHeader = `declare void @sink8(i8)
declare i8 @llvm.smin.i8(i8, i8)
declare i8 @llvm.smax.i8(i8, i8)
declare i8 @llvm.umin.i8(i8, i8)
declare i8 @llvm.umax.i8(i8, i8)
declare i8 @llvm.abs.i8(i8, i1)
declare i8 @llvm.ctpop.i8(i8)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i8 @llvm.cttz.i8(i8, i1)

`

// Pairs returns a module with n functions of two or three operations, the results of which may have
// other uses.
func Pairs(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(Header + pairHeader)
	for k := range n {
		r := rand.New(rand.NewPCG(seed, uint64(k)))
		g := &generator{r: r}
		values := []string{"%x", "%y"}
		last := ""
		for range 1 + r.IntN(2) {
			last = g.pairOperation(last, values)
			values = append(values, last)
			if r.IntN(4) == 0 {
				fmt.Fprintf(&g.b, "  call void @sink8(i8 %s)\n", last)
			}
		}
		result := g.pairResult(last, values)
		fmt.Fprintf(&b, "define %s @f%d(i8 %%x, i8 %%y, i1 %%c) {\n%s  ret %s %s\n}\n\n", result.ty, k, g.b.String(), result.ty, result.name)
	}
	return b.String()
}

func (g *generator) pairConstant() string {
	return pickOne(g, []string{"0", "1", "-1", "2", "4", "7", "24", "-128", "127", "-8", "3", "16", "31"})
}

func (g *generator) write(format string, args ...any) string {
	name := g.fresh()
	fmt.Fprintf(&g.b, "  %s = %s\n", name, fmt.Sprintf(format, args...))
	return name
}

// pairOperation writes an operation on last, or on an argument.
func (g *generator) pairOperation(last string, values []string) string {
	x := last
	if x == "" {
		x = "%x"
	}
	y := pickOne(g, values)
	switch n := g.r.IntN(20); {
	case n < 10:
		if op := pickOne(g, pairBinary); g.r.IntN(4) > 0 {
			k := g.pairConstant()
			if op[0] == 'u' || op == "sdiv" || op == "srem" || op == "sdiv exact" {
				k = pickOne(g, []string{"1", "-1", "2", "7", "24", "-128", "-8", "3"})
			} else if strings.Contains(op, "sh") {
				k = pickOne(g, []string{"1", "2", "4", "6", "7"})
			}
			return g.write("%s i8 %s, %s", op, x, k)
		} else if g.r.IntN(2) == 0 {
			return g.write("%s i8 %s, %s", op, g.pairConstant(), x)
		} else if g.r.IntN(2) == 0 {
			return g.write("%s i8 %s, %s", op, x, y)
		} else {
			return g.write("%s i8 %s, %s", op, y, x)
		}
	case n < 13:
		switch f := pickOne(g, pairCall); f {
		case "abs", "ctlz", "cttz":
			return g.write("call i8 @llvm.%s.i8(i8 %s, i1 %s)", f, x, pickOne(g, []string{"false", "true"}))
		case "ctpop":
			return g.write("call i8 @llvm.ctpop.i8(i8 %s)", x)
		default:
			return g.write("call i8 @llvm.%s.i8(i8 %s, i8 %s)", f, x, pickOne(g, []string{y, g.pairConstant()}))
		}
	case n < 15:
		return g.write("select i1 %%c, i8 %s, i8 %s", x, pickOne(g, []string{y, g.pairConstant()}))
	case n == 15:
		return g.write("%s i1 %%c to i8", pickOne(g, []string{"zext", "sext"}))
	case n == 16, n == 17:
		c := g.pairCompare(x, y)
		return g.write("%s i1 %s to i8", pickOne(g, []string{"zext", "sext"}), c)
	case n == 18:
		c := g.pairCompare(x, y)
		return g.write("select i1 %s, i8 %s, i8 %s", c, pickOne(g, []string{x, y, g.pairConstant()}), pickOne(g, []string{x, y, g.pairConstant()}))
	}
	wide := g.write("%s i8 %s to i16", pickOne(g, []string{"zext", "sext"}), x)
	wide = g.write("%s i16 %s, %s", pickOne(g, []string{"lshr", "ashr", "shl", "mul", "add", "and"}), wide, pickOne(g, []string{"1", "3", "8", "4"}))
	return g.write("trunc i16 %s to i8", wide)
}

func (g *generator) pairCompare(x, y string) string {
	return g.write("icmp %s i8 %s, %s", pickOne(g, pairCompare), x, pickOne(g, []string{y, g.pairConstant(), g.pairConstant()}))
}

// pairResult writes the last operation.
func (g *generator) pairResult(last string, values []string) generated {
	switch g.r.IntN(6) {
	case 0, 1:
		return generated{g.pairCompare(last, pickOne(g, values)), "i1"}
	case 2:
		if g.r.IntN(2) == 0 {
			return generated{g.write("%s i8 %s to i32", pickOne(g, []string{"zext", "sext"}), last), "i32"}
		}
		return generated{g.write("trunc i8 %s to i1", last), "i1"}
	}
	return generated{g.pairOperation(last, values), "i8"}
}
