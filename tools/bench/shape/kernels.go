package shape

import (
	"bytes"
	"fmt"
)

// Kernel generates a long GPU function: copies of a code fragment in sequence, as clang emits
// without optimization or as loop unrolling produces.
type Kernel struct {
	Name  string
	piece func(g *kernelWriter, k int)
}

// Kernels lists the kernels.
var Kernels = []Kernel{
	{"unrolled", (*kernelWriter).unrolled},
	{"branches", (*kernelWriter).branches},
	{"loops", (*kernelWriter).loops},
	{"calls", (*kernelWriter).calls},
}

const kernelHeader = `target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pair = type { float, i32 }

@tile = internal addrspace(3) global [4096 x float] zeroinitializer, align 4
@slots = internal addrspace(3) global [512 x %struct.pair] zeroinitializer, align 4

define internal float @clamp(float %x, float %low) {
  %slot = alloca float, align 4
  store float %x, ptr %slot, align 4
  %c = fcmp olt float %x, %low
  br i1 %c, label %small, label %end
small:
  store float %low, ptr %slot, align 4
  br label %end
end:
  %r = load float, ptr %slot, align 4
  ret float %r
}
`

// Text returns a module with n functions of at least size instructions. Every function stores its
// results.
func (s Kernel) Text(n, size int) []byte {
	g := &kernelWriter{}
	g.b.WriteString(kernelHeader)
	for k := range n {
		g.line("\ndefine ptx_kernel void @f%d(ptr %%a, ptr %%b, i64 %%n, i64 %%s, i32 %%w, i32 %%c) {\nentry:", k)
		g.count = 0
		var body bytes.Buffer
		g.allocas = &body
		start := g.b.Len()
		for p := 0; g.count < size; p++ {
			s.piece(g, p)
		}
		text := append([]byte(nil), g.b.Bytes()[start:]...)
		g.b.Truncate(start)
		g.b.Write(body.Bytes())
		g.b.Write(text)
		g.line("  ret void\n}")
	}
	return g.b.Bytes()
}

type kernelWriter struct {
	b       bytes.Buffer
	allocas *bytes.Buffer
	count   int
}

func (g *kernelWriter) line(format string, args ...any) {
	fmt.Fprintf(&g.b, format, args...)
	g.b.WriteByte('\n')
	if len(format) > 2 && format[:2] == "  " {
		g.count++
	}
}

func (g *kernelWriter) alloca(name, ty string) {
	fmt.Fprintf(g.allocas, "  %%%s = alloca %s, align 8\n", name, ty)
	g.count++
}

// unrolled is one iteration of a stencil over a matrix, with its row and column.
func (g *kernelWriter) unrolled(k int) {
	row, col := k/8%64, k%8
	g.line("  %%u%d.r = add nsw i64 %%s, %d", k, row)
	g.line("  %%u%d.m = mul nsw i64 %%u%d.r, %%n", k, k)
	g.line("  %%u%d.w = add nsw i32 %%w, %d", k, col)
	g.line("  %%u%d.x = sext i32 %%u%d.w to i64", k, k)
	g.line("  %%u%d.i = add nsw i64 %%u%d.m, %%u%d.x", k, k, k)
	g.line("  %%u%d.p = getelementptr inbounds float, ptr %%a, i64 %%u%d.i", k, k)
	g.line("  %%u%d.v = load float, ptr %%u%d.p, align 4", k, k)
	g.line("  %%u%d.j = mul nsw i32 %%c, %d", k, 1+k%16)
	g.line("  %%u%d.q = getelementptr inbounds [4096 x float], ptr addrspacecast (ptr addrspace(3) @tile to ptr), i64 0, i32 %%u%d.j", k, k)
	g.line("  %%u%d.t = load float, ptr %%u%d.q, align 4", k, k)
	g.line("  %%u%d.s = fadd float %%u%d.v, %%u%d.t", k, k, k)
	g.line("  store float %%u%d.s, ptr %%u%d.p, align 4", k, k)
}

// branches decides about a variable that is kept in memory.
func (g *kernelWriter) branches(k int) {
	if k%4 == 0 {
		g.alloca(fmt.Sprintf("x%d", k/4), "i32")
		g.line("  store i32 %%w, ptr %%x%d, align 4", k/4)
	}
	g.line("  %%b%d.v = load i32, ptr %%x%d, align 4", k, k/4)
	g.line("  %%b%d.c = icmp slt i32 %%b%d.v, %d", k, k, k%100)
	g.line("  br i1 %%b%d.c, label %%b%d.then, label %%b%d.else\nb%d.then:", k, k, k, k)
	g.line("  %%b%d.t = add nsw i32 %%b%d.v, %d", k, k, k%7)
	g.line("  store i32 %%b%d.t, ptr %%x%d, align 4", k, k/4)
	g.line("  br label %%b%d.end\nb%d.else:", k, k)
	g.line("  %%b%d.i = sext i32 %%b%d.v to i64", k, k)
	g.line("  %%b%d.p = getelementptr inbounds i32, ptr %%b, i64 %%b%d.i", k, k)
	g.line("  %%b%d.l = load i32, ptr %%b%d.p, align 4", k, k)
	g.line("  %%b%d.m = mul nsw i32 %%b%d.l, %%c", k, k)
	g.line("  store i32 %%b%d.m, ptr %%x%d, align 4", k, k/4)
	g.line("  br label %%b%d.end\nb%d.end:", k, k)
	g.line("  %%b%d.o = load i32, ptr %%x%d, align 4", k, k/4)
	g.line("  %%b%d.z = sext i32 %d to i64", k, k%512)
	g.line("  %%b%d.q = getelementptr inbounds i32, ptr %%a, i64 %%b%d.z", k, k)
	g.line("  store i32 %%b%d.o, ptr %%b%d.q, align 4", k, k)
}

// loops is a loop over shared memory through a generic pointer, counter and pointer in memory.
func (g *kernelWriter) loops(k int) {
	g.alloca(fmt.Sprintf("i%d", k), "i32")
	g.alloca(fmt.Sprintf("p%d", k), "ptr")
	g.line("  store i32 0, ptr %%i%d, align 4", k)
	g.line("  store ptr addrspacecast (ptr addrspace(3) @tile to ptr), ptr %%p%d, align 8", k)
	g.line("  br label %%l%d.head\nl%d.head:", k, k)
	g.line("  %%l%d.i = load i32, ptr %%i%d, align 4", k, k)
	g.line("  %%l%d.c = icmp slt i32 %%l%d.i, %%w", k, k)
	g.line("  br i1 %%l%d.c, label %%l%d.body, label %%l%d.end\nl%d.body:", k, k, k, k)
	g.line("  %%l%d.p = load ptr, ptr %%p%d, align 8", k, k)
	g.line("  %%l%d.v = load float, ptr %%l%d.p, align 4", k, k)
	g.line("  %%l%d.x = sext i32 %%l%d.i to i64", k, k)
	g.line("  %%l%d.q = getelementptr inbounds [512 x %%struct.pair], ptr addrspacecast (ptr addrspace(3) @slots to ptr), i64 0, i64 %%l%d.x, i32 0", k, k)
	g.line("  %%l%d.o = load float, ptr %%l%d.q, align 4", k, k)
	g.line("  %%l%d.s = fadd float %%l%d.v, %%l%d.o", k, k, k)
	g.line("  store float %%l%d.s, ptr %%l%d.q, align 4", k, k)
	g.line("  %%l%d.n = getelementptr inbounds float, ptr %%l%d.p, i32 1", k, k)
	g.line("  store ptr %%l%d.n, ptr %%p%d, align 8", k, k)
	g.line("  %%l%d.j = load i32, ptr %%i%d, align 4", k, k)
	g.line("  %%l%d.k = add nsw i32 %%l%d.j, 1", k, k)
	g.line("  store i32 %%l%d.k, ptr %%i%d, align 4", k, k)
	g.line("  br label %%l%d.head\nl%d.end:", k, k)
}

// calls passes an element through a small function.
func (g *kernelWriter) calls(k int) {
	g.line("  %%c%d.w = add nsw i32 %%w, %d", k, k%64)
	g.line("  %%c%d.x = sext i32 %%c%d.w to i64", k, k)
	g.line("  %%c%d.p = getelementptr inbounds float, ptr %%a, i64 %%c%d.x", k, k)
	g.line("  %%c%d.v = load float, ptr %%c%d.p, align 4", k, k)
	g.line("  %%c%d.r = call float @clamp(float %%c%d.v, float %d.0)", k, k, k%32)
	g.line("  %%c%d.q = getelementptr inbounds float, ptr %%b, i64 %%c%d.x", k, k)
	g.line("  store float %%c%d.r, ptr %%c%d.q, align 4", k, k)
}
