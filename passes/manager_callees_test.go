package passes

import (
	"fmt"
	"strings"
	"testing"
)

// inTable is a module of functions that find in a table the callees that others go over at the same
// time.
func inTable(n int) string {
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
	return fmt.Sprintf("@table = internal constant [%d x ptr] [%s]\ndeclare void @effect(i32)\n%s", n, table.String()[2:], text.String())
}

// inCircles is a module of functions that come to call, in the second round, functions that refer
// back to them, and whose callees are inlined while other workers process them.
func inCircles(n int) string {
	var text strings.Builder
	text.WriteString("declare void @effect(i32)\n")
	for k := range n {
		fmt.Fprintf(&text, `define i32 @first%[1]d(i32 %%x) {
  %%slot = alloca ptr
  store ptr @second%[1]d, ptr %%slot
  %%f = load ptr, ptr %%slot
  %%r = call i32 %%f(i32 7)
  ret i32 %%r
}
define i32 @second%[1]d(i32 %%x) {
  call void @effect(i32 ptrtoint (ptr @first%[1]d to i32))
  %%r = call i32 @last%[1]d(i32 %%x)
  ret i32 %%r
}
define i32 @last%[1]d(i32 %%x) alwaysinline {
  %%slot = alloca i32
  store i32 %%x, ptr %%slot
  %%v = load i32, ptr %%slot
`, k)
		for j := range 300 {
			fmt.Fprintf(&text, "  %%a%d = add i32 %%v, %d\n  call void @effect(i32 %%a%[1]d)\n", j, j%3)
		}
		text.WriteString("  ret i32 %a3\n}\n")
	}
	return text.String()
}

// TestCalleesFirstOverlapping runs a cgscc group over functions that come to refer to others which
// are worked on at the same time: the result depends on no timing, nor do two workers meet at one
// function (which only a build with -race sees).
func TestCalleesFirstOverlapping(t *testing.T) {
	nodes, err := Parse("cgscc(devirt<2>(inline,function-attrs,function(sroa,early-cse,instcombine,loop-mssa(licm),gvn,dse),function-attrs))")
	if err != nil {
		t.Fatal(err)
	}
	for name, src := range map[string]string{"table": inTable(60), "circles": inCircles(10)} {
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
				t.Fatalf("%s: %d workers come to another result than one", name, workers)
			}
		}
	}
}
