package passes_test

import (
	"fmt"
	"strings"
	"testing"

	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irgen"
)

// TestDebugInformationChangesNothing runs the named pipelines over random modules with and without
// debug information. Single passes are tested in their folders.
func TestDebugInformationChangesNothing(t *testing.T) {
	for _, pipeline := range []string{"default<O3>", "gpucc", "vliw"} {
		t.Run(pipeline, func(t *testing.T) {
			t.Parallel()
			for seed := range uint64(difftest.Functions()) / 20 {
				difftest.DebugInvariance(t, pipeline, irgen.Modules(difftest.Seed()+seed, 6))
			}
		})
	}
}

// TestDebugInformationIsNotCounted gives passes that look at so many instructions of a block and no
// more a block with that many, of which each has a record.
func TestDebugInformationIsNotCounted(t *testing.T) {
	for pipeline, function := range map[string]string{
		"memcpyopt": `define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
entry:
  %a = alloca [16 x i8], align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %a, ptr align 4 %q, i64 16, i1 false)
WORK
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4 %a, i64 16, i1 false)
  store i8 0, ptr %q, align 1
  %q.1 = getelementptr i8, ptr %q, i64 1
WORK
  store i8 0, ptr %q.1, align 1
  %q.2 = getelementptr i8, ptr %q, i64 2
  call void @llvm.memset.p0.i64(ptr %q.2, i8 0, i64 30, i1 false)
  ret void
}`,
		"dse": `define void @f(ptr noalias %p, ptr noalias %q, i32 %x) {
entry:
  store i32 %x, ptr %p, align 4
WORK
  store i32 0, ptr %p, align 4
  ret void
}`,
		"instcombine": `define void @f(ptr %p, ptr %q, i32 %x) {
entry:
  %v = load i32, ptr %p, align 4
WORK
  store i32 %v, ptr %p, align 4
  %s = call ptr @llvm.stacksave.p0()
WORK
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}`,
		"gvn": `define i32 @f(i1 %c, i1 %d, ptr %p, i32 %x) {
entry:
  br i1 %c, label %pred, label %avail
avail:
  store i32 %x, ptr %p, align 4
  br label %join
pred:
  br i1 %d, label %join, label %other
other:
WORK
  %o = load i32, ptr %p, align 4
  ret i32 %o
join:
  %v = load i32, ptr %p, align 4
  ret i32 %v
}`,
		"inline": `define internal ptr @g(ptr %p, i32 %x) {
  %r = call ptr @outside(ptr %p)
WORK
  ret ptr %r
}
define ptr @f(ptr %p, i32 %x) {
  %r = call noundef nonnull ptr @g(ptr %p, i32 %x)
  ret ptr %r
}
declare ptr @outside(ptr)`,
	} {
		t.Run(pipeline, func(t *testing.T) {
			for _, n := range []int{2, 3, 4, 10, 25, 60, 100, 400, 600} { // on both sides of the limits, or on one with records and on the other without
				text := function
				for part := range 2 {
					var work strings.Builder
					for k := range n {
						fmt.Fprintf(&work, "  %%w%d.%d = add i32 %%x, %d\n", part, k, k)
					}
					text = strings.Replace(text, "WORK\n", work.String(), 1)
				}
				difftest.DebugInvariance(t, pipeline, text+`
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare ptr @llvm.stacksave.p0()
declare void @llvm.stackrestore.p0(ptr)
`)
			}
		})
	}
}
