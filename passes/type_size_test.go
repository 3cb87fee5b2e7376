package passes_test

import (
	"runtime"
	"testing"

	"opt-go/frontend/verify"
	"opt-go/passes"
	"opt-go/passes/internal/difftest"
)

// hugeTypes are short texts with types of 4 gigabytes: moved whole, in variables, as constants, as
// results.
const hugeTypes = `
@a = internal global [1000000000 x i32] zeroinitializer
@b = internal global [100000000 x { i32, [100000 x i8] }] zeroinitializer
@c = constant [1000000000 x i32] undef

define i32 @local(i64 %i, ptr %p, ptr %q) {
  %a = alloca [1000000000 x i32]
  %v = load [1000000000 x i32], ptr %p
  store [1000000000 x i32] %v, ptr %a
  %e = getelementptr [1000000000 x i32], ptr %a, i64 0, i64 %i
  store i32 3, ptr %e
  %w = load [1000000000 x i32], ptr %a
  store [1000000000 x i32] %w, ptr %q
  %x = extractvalue [1000000000 x i32] %w, 999999
  ret i32 %x
}

define i32 @variables(i64 %i) {
  %e = getelementptr [1000000000 x i32], ptr @a, i64 0, i64 %i
  store i32 3, ptr %e
  %x = load i32, ptr getelementptr (i8, ptr @a, i64 400000)
  %y = load i32, ptr getelementptr (i8, ptr @c, i64 400000)
  %z = load i32, ptr getelementptr (i8, ptr @b, i64 400000)
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  store i32 7, ptr getelementptr (i8, ptr @b, i64 400000)
  ret i32 %t
}

define void @stores(ptr %p) {
  store [1000000000 x i32] zeroinitializer, ptr %p
  store [1000000000 x i32] undef, ptr %p
  store { [1000000000 x i32], i32 } { [1000000000 x i32] zeroinitializer, i32 7 }, ptr %p
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 4000000000, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr @c, i64 4000000000, i1 false)
  ret void
}

define internal [1000000000 x i32] @values([1000000000 x i32] %x, i1 %c) noinline {
  %y = insertvalue [1000000000 x i32] %x, i32 5, 77
  %u = insertvalue [1000000000 x i32] undef, i32 5, 77
  %v = insertvalue [1000000000 x i32] zeroinitializer, i32 5, 77
  %z = select i1 %c, [1000000000 x i32] %y, [1000000000 x i32] %u
  %z2 = select i1 %c, [1000000000 x i32] %z, [1000000000 x i32] %v
  %f = freeze [1000000000 x i32] %z2
  ret [1000000000 x i32] %f
}

define i32 @results(i1 %c) {
  %v = insertvalue [1000000000 x i32] zeroinitializer, i32 5, 77
  %w = extractvalue [1000000000 x i32] %v, 78
  %x = call [1000000000 x i32] @values([1000000000 x i32] %v, i1 %c)
  %y = extractvalue [1000000000 x i32] %x, 78
  %s = add i32 %w, %y
  ret i32 %s
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
`

// Memory follows the size of the text, not that of the types in it.
func TestHugeTypesTakeNoMemory(t *testing.T) {
	const limit = 64 << 20
	for _, pipeline := range []string{"default<O2>", "default<O3>", "gpucc", "deadargelim", "globalopt", "sroa", "instcombine", "memcpyopt", "dse", "gvn"} {
		m := difftest.Trial{T: t}.Read(hugeTypes)
		nodes, err := passes.Parse(pipeline)
		if err != nil {
			t.Fatal(err)
		}
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		if _, err := passes.Run(m, nodes, passes.Options{Target: difftest.GPU(), Workers: 1}); err != nil {
			t.Fatalf("%s: %v", pipeline, err)
		}
		runtime.ReadMemStats(&after)
		if n := after.TotalAlloc - before.TotalAlloc; n > limit {
			t.Errorf("%s allocates %d bytes for a text of %d", pipeline, n, len(hugeTypes))
		}
		if problems := verify.Check(m); len(problems) > 0 {
			t.Errorf("%s: %v", pipeline, problems[0])
		}
	}
}
