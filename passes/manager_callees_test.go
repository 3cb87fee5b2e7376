package passes

import (
	"fmt"
	"strings"
	"testing"
)

// TestCalleesFirstOverlapping runs a cgscc group over functions that find the callees of others in a table while these are worked on: the
// result depends on no timing, nor do two workers meet at one function (which only a build with -race sees).
func TestCalleesFirstOverlapping(t *testing.T) {
	const n = 60
	var text, table strings.Builder
	for k := range n {
		fmt.Fprintf(&text, `define i32 @caller%[1]d(i32 %%x) {
  %%slot = alloca ptr
  store ptr @table, ptr %%slot
  br label %%loop
loop:
  %%k = phi i32 [ 0, %%0 ], [ %%next, %%loop ]
  %%t = load ptr, ptr %%slot
  %%e = getelementptr [%[2]d x ptr], ptr %%t, i64 0, i64 %[1]d
  %%f = load ptr, ptr %%e
  %%r = call i32 %%f(i32 7)
  call void @effect(i32 %%r)
  %%again = call i32 %%f(i32 7)
  %%next = add i32 %%k, %%again
  %%c = icmp slt i32 %%next, 20
  br i1 %%c, label %%loop, label %%end
end:
  ret i32 %%next
}
define i32 @callee%[1]d(i32 %%x) {
  %%m = mul i32 %%x, %[3]d
  %%d = udiv i32 %%m, 3
  ret i32 %%d
}
`, k, n, k+3)
		fmt.Fprintf(&table, ", ptr @callee%d", k)
	}
	src := fmt.Sprintf("@table = internal constant [%d x ptr] [%s]\ndeclare void @effect(i32)\n%s", n, table.String()[2:], text.String())
	nodes, err := Parse("cgscc(inline,function-attrs,function(sroa,early-cse,instcombine,loop-mssa(licm),gvn,dse),function-attrs)")
	if err != nil {
		t.Fatal(err)
	}
	want := ""
	for _, workers := range []int{1, 8, 3, 8} {
		m := read(t, src)
		if _, err := Run(m, nodes, Options{Workers: workers}); err != nil {
			t.Fatal(err)
		}
		switch got := m.String(); {
		case want == "":
			want = got
		case got != want:
			t.Fatalf("%d workers come to another result than one", workers)
		}
	}
}
