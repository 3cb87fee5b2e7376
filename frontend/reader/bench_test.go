package reader

import (
	"fmt"
	"strings"
	"testing"

	"opt-go/frontend/dialect"
	"opt-go/frontend/dialect/carried"
)

// manyFunctions is a module of n functions with a loop, memory accesses, calls and a switch each.
func manyFunctions(n int) []byte {
	var b strings.Builder
	b.WriteString("target triple = \"x86_64-unknown-linux-gnu\"\n%struct.S = type { i32, [8 x double], ptr }\n@t = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]\ndeclare i32 @printf(ptr, ...)\n")
	for f := range n {
		fmt.Fprintf(&b, "define i32 @f%d(ptr %%p, i32 %%n) {\nentry:\n  %%a = alloca i32, align 4\n  br label %%loop\nloop:\n", f)
		b.WriteString("  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]\n  %s = phi double [ 0.000000e+00, %entry ], [ %s.next, %latch ]\n  %e = sext i32 %i to i64\n")
		for k := range 24 {
			fmt.Fprintf(&b, "  %%g%d = getelementptr inbounds %%struct.S, ptr %%p, i64 %%e, i32 1, i64 %d\n  %%l%d = load double, ptr %%g%d, align 8\n  %%m%d = fmul fast double %%l%d, %%s\n  store double %%m%d, ptr %%g%d, align 8\n", k, k%8, k, k, k, k, k, k)
		}
		b.WriteString("  %s.next = fadd double %m3, %m5\n  %c = call i32 (ptr, ...) @printf(ptr @t, i32 %i)\n  switch i32 %c, label %latch [\n    i32 1, label %exit\n    i32 2, label %latch\n  ]\nlatch:\n  %i.next = add nsw i32 %i, 1\n  %done = icmp slt i32 %i.next, %n\n  br i1 %done, label %loop, label %exit\nexit:\n  %r = load i32, ptr %a, align 4\n  ret i32 %r\n}\n")
	}
	return []byte(b.String())
}

func BenchmarkRead(b *testing.B) {
	src := manyFunctions(400)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, err := Read("bench.ll", src, Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkConvert is Read without the dialect and llir.
func BenchmarkConvert(b *testing.B) {
	src := manyFunctions(400)
	text, _ := dialect.Carry("bench.ll", src)
	in, _ := carried.Parse(text)
	b.SetBytes(int64(len(src)))
	b.ReportAllocs()
	for b.Loop() {
		if _, diags := convert(in, text, nil); diags.HasErrors() {
			b.Fatal(diags)
		}
	}
}
