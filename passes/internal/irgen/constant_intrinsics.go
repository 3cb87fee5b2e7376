package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// ConstantIntrinsics returns a module with n functions that test whether values are constants and
// how large objects are.
func ConstantIntrinsics(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(`@table = constant [5 x i32] zeroinitializer
@weak = weak global [4 x i64] zeroinitializer
@elsewhere = external global i32
declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.constant.p0(ptr)
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i32 @llvm.objectsize.i32.p0(ptr, i1, i1, i1)
declare void @sink(i32)
declare noalias ptr @malloc(i64) allocsize(0)

`)
	for k := range n {
		g := &generator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		fmt.Fprintf(&b, "define i64 @f%d(i32 %%x, ptr %%p, i1 %%c, i64 %%n) {\nentry:\n%s}\n\n", k, g.questions())
	}
	return b.String()
}

func (g *generator) questions() string {
	numbers, pointers := []string{"%x", "3", "0"}, []string{"%p", "@table", "@weak", "@elsewhere", "null", "%a0", "%a1"}
	flag := func() string { return pickOne(g, []string{"true", "false"}) }
	fmt.Fprintf(&g.b, "  %%a0 = alloca [%d x i16]\n  %%a1 = alloca { i32, i64 }\n", 1+g.r.IntN(6))
	total := "0"
	for k := range 3 + g.r.IntN(8) {
		switch g.r.IntN(9) {
		case 0:
			pointers = append(pointers, g.write("getelementptr inbounds i8, ptr %s, i64 %d", pickOne(g, pointers), g.r.IntN(24)-2))
		case 1:
			pointers = append(pointers, g.write("select i1 %%c, ptr %s, ptr %s", pickOne(g, pointers), pickOne(g, pointers)))
		case 2:
			pointers = append(pointers, g.write("call ptr @malloc(i64 %s)", pickOne(g, []string{"16", "%n", "40"})))
		case 3:
			numbers = append(numbers, g.write("add i32 %s, %s", pickOne(g, numbers), pickOne(g, numbers)))
		case 4:
			c := g.write("call i1 @llvm.is.constant.i32(i32 %s)", pickOne(g, numbers))
			fmt.Fprintf(&g.b, "  br i1 %s, label %%y%d, label %%z%d\ny%d:\n  call void @sink(i32 %d)\n  br label %%z%d\nz%d:\n", c, k, k, k, k, k, k)
		case 5:
			c := g.write("call i1 @llvm.is.constant.p0(ptr %s)", pickOne(g, pointers))
			numbers = append(numbers, g.write("zext i1 %s to i32", c))
		case 6:
			numbers = append(numbers, g.write("call i32 @llvm.objectsize.i32.p0(ptr %s, i1 %s, i1 %s, i1 false)", pickOne(g, pointers), flag(), flag()))
		default:
			v := g.write("call i64 @llvm.objectsize.i64.p0(ptr %s, i1 %s, i1 %s, i1 false)", pickOne(g, pointers), flag(), flag())
			total = g.write("add i64 %s, %s", total, v)
		}
	}
	fmt.Fprintf(&g.b, "  ret i64 %s\n", total)
	return g.b.String()
}
