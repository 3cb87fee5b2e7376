package irgen

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// gpuGenerator writes random functions that compute with pointers into several address spaces. It
// omits llvm.ptrmask and pairs of ptrtoint and inttoptr: LLVM 19 leaves null operands in some of
// them in loops.
type gpuGenerator struct {
	r    *rand.Rand
	b    strings.Builder
	next int
	ptrs []string // generic pointers
}

const gpuHeader = `target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@shared = internal addrspace(3) global [8 x i32] zeroinitializer

declare void @use(ptr)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

`

// AddressSpaces returns a module with n functions.
func AddressSpaces(seed uint64, n int, _ bool) string {
	var b strings.Builder
	b.WriteString(gpuHeader)
	for k := range n {
		g := &gpuGenerator{r: rand.New(rand.NewPCG(seed, uint64(k)))}
		b.WriteString(g.function(k))
	}
	return b.String()
}

func (g *gpuGenerator) fresh() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

func (g *gpuGenerator) pick() string {
	if n := len(g.ptrs); n > 3 && g.r.IntN(2) == 0 {
		return g.ptrs[n-1-g.r.IntN(3)]
	}
	return g.ptrs[g.r.IntN(len(g.ptrs))]
}

// function makes a diamond or a loop between two stretches of code.
func (g *gpuGenerator) function(k int) string {
	fmt.Fprintf(&g.b, "define i32 @f%d(ptr addrspace(3) %%s, ptr addrspace(1) %%g, ptr addrspace(3) %%t, ptr %%f, i64 %%i, i1 %%c, i32 %%n) {\nentry:\n", k)
	g.ptrs = []string{"%f"}
	g.b.WriteString("  %slot0 = alloca ptr, align 8\n  %slot1 = alloca ptr, align 8\n")
	g.stretch(2 + g.r.IntN(5))
	x := g.pick()
	if g.r.IntN(2) == 0 {
		g.b.WriteString("  br i1 %c, label %yes, label %no\nyes:\n")
		outer := len(g.ptrs)
		g.stretch(g.r.IntN(4))
		x = g.pick()
		g.ptrs = g.ptrs[:outer]
		g.b.WriteString("  br label %end\nno:\n")
		g.stretch(g.r.IntN(4))
		y := g.pick()
		g.ptrs = g.ptrs[:outer]
		fmt.Fprintf(&g.b, "  br label %%end\nend:\n  %%p = phi ptr [ %s, %%yes ], [ %s, %%no ]\n", x, y)
	} else {
		fmt.Fprintf(&g.b, "  br label %%loop\nloop:\n  %%p = phi ptr [ %s, %%entry ], [ %%q, %%loop ]\n  %%k = phi i32 [ 0, %%entry ], [ %%k1, %%loop ]\n", x)
		g.ptrs = append(g.ptrs, "%p")
		g.stretch(g.r.IntN(5))
		fmt.Fprintf(&g.b, "  %%q = getelementptr i8, ptr %s, i64 4\n  %%k1 = add i32 %%k, 1\n  %%lc = icmp ult i32 %%k1, 3\n  br i1 %%lc, label %%loop, label %%end\nend:\n", g.pick())
	}
	g.ptrs = append(g.ptrs, "%p")
	g.stretch(2 + g.r.IntN(4))
	r := g.fresh()
	fmt.Fprintf(&g.b, "  %s = load i32, ptr %s, align 4\n  ret i32 %s\n}\n\n", r, g.pick(), r)
	return g.b.String()
}

func (g *gpuGenerator) pointer(format string, args ...any) {
	v := g.fresh()
	fmt.Fprintf(&g.b, "  %s = %s\n", v, fmt.Sprintf(format, args...))
	g.ptrs = append(g.ptrs, v)
}

func (g *gpuGenerator) stretch(n int) {
	for range n {
		switch g.r.IntN(24) {
		case 0, 1:
			g.pointer("addrspacecast ptr addrspace(3) %s to ptr", []string{"%s", "%t"}[g.r.IntN(2)])
		case 2:
			g.pointer("addrspacecast ptr addrspace(1) %%g to ptr")
		case 3, 4:
			g.pointer("getelementptr i32, ptr %s, i64 %d", g.pick(), g.r.IntN(3))
		case 5:
			g.pointer("getelementptr inbounds i8, ptr %s, i64 4", g.pick())
		case 6:
			g.pointer("select i1 %%c, ptr %s, ptr %s", g.pick(), g.pick())
		case 7:
			fmt.Fprintf(&g.b, "  store i32 %%n, ptr %s, align 4\n", g.pick())
		case 8:
			fmt.Fprintf(&g.b, "  %s = load i32, ptr %s, align 4\n", g.fresh(), g.pick())
		case 9:
			fmt.Fprintf(&g.b, "  %s = icmp eq ptr %s, %s\n", g.fresh(), g.pick(), g.pick())
		case 10:
			fmt.Fprintf(&g.b, "  call void @use(ptr %s)\n", g.pick())
		case 12:
			g.pointer("select i1 %%c, ptr %s, ptr %s", g.pick(), g.pick())
		case 13:
			g.pointer("freeze ptr %s", g.pick())
		case 14:
			g.pointer("getelementptr [2 x i16], ptr %s, i64 1", g.pick())
		case 15:
			g.pointer("getelementptr i16, ptr %s, i64 2", g.pick())
		case 16:
			fmt.Fprintf(&g.b, "  %s = icmp ne ptr %s, %s\n", g.fresh(), g.pick(), g.pick())
		case 17:
			fmt.Fprintf(&g.b, "  call void @llvm.memset.p0.i64(ptr align 4 %s, i8 3, i64 4, i1 false)\n", g.pick())
		case 18:
			fmt.Fprintf(&g.b, "  %s = atomicrmw add ptr %s, i32 1 seq_cst, align 4\n", g.fresh(), g.pick())
		case 19, 20:
			fmt.Fprintf(&g.b, "  store ptr %s, ptr %%slot%d, align 8\n", g.pick(), g.r.IntN(2))
		case 21:
			g.pointer("load ptr, ptr %%slot%d, align 8", g.r.IntN(2))
		case 22:
			fmt.Fprintf(&g.b, "  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %%slot%d, ptr align 8 %%slot%d, i64 8, i1 false)\n", g.r.IntN(2), g.r.IntN(2))
		case 23:
			g.pointer("select i1 %%c, ptr %s, ptr %s", g.pick(), []string{"null", "addrspacecast (ptr addrspace(3) @shared to ptr)"}[g.r.IntN(2)])
		case 11:
			fmt.Fprintf(&g.b, "  store volatile i32 7, ptr %s, align 4\n", g.pick())
		}
	}
}

// Kernels returns the functions of Functions as kernels, whose parameters are the same for all
// threads: what differs comes from calls.
func Kernels(seed uint64, n int, flags bool) string {
	var b strings.Builder
	b.WriteString("target triple = \"nvptx64-nvidia-cuda\"\n")
	// LLVM takes the results of all calls for divergent, even of pure intrinsics; ours does not.
	b.WriteString(strings.NewReplacer("call i32 @llvm.smax.i32(", "call i32 @pure(", "call i32 @llvm.umin.i32(", "call i32 @pure(").Replace(Functions(seed, n, flags)))
	var list []string
	for k := range n {
		fmt.Fprintf(&b, "!%d = !{ptr @f%d, !\"kernel\", i32 1}\n", k, k)
		list = append(list, fmt.Sprintf("!%d", k))
	}
	fmt.Fprintf(&b, "!nvvm.annotations = !{%s}\n", strings.Join(list, ", "))
	return b.String()
}
