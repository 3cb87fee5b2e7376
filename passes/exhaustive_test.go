package passes_test

import (
	"fmt"
	"opt-go/passes/internal/difftest"
	"opt-go/passes/internal/irinterp"
	"strings"
	"testing"
)

// exhaustivePrograms are functions of two numbers of four bits and a condition, small enough to be
// run with all of them.
var exhaustivePrograms = []struct{ name, pipelines, text string }{
	{"ranges through a loop", "sccp;correlated-propagation;ipsccp;jump-threading", `
define i4 @f(i4 %x, i4 %y, i1 %c) {
entry:
  %small = icmp ult i4 %x, 5
  br i1 %small, label %loop, label %out
loop:
  %i = phi i4 [ %x, %entry ], [ %i1, %next ]
  %odd = and i4 %i, 1
  %is = icmp eq i4 %odd, 1
  br i1 %is, label %a, label %next
a:
  %lt = icmp ult i4 %i, 8
  %s = select i1 %lt, i4 %y, i4 3
  %n = icmp eq i4 %i, 5
  br i1 %n, label %out, label %next
next:
  %i1 = add nuw i4 %i, 1
  %more = icmp ult i4 %i1, 7
  br i1 %more, label %loop, label %out
out:
  %r = phi i4 [ %x, %entry ], [ %s, %a ], [ %i1, %next ]
  ret i4 %r
}`},
	{"switch and its default", "sccp;correlated-propagation;jump-threading", `
define i4 @f(i4 %x, i4 %y, i1 %c) {
entry:
  %m = and i4 %x, 7
  switch i4 %m, label %d [
    i4 1, label %a
    i4 2, label %a
    i4 9, label %b
  ]
a:
  %u = udiv i4 %y, %m
  %e = icmp ugt i4 %m, 2
  br i1 %e, label %b, label %d
b:
  ret i4 -8
d:
  %p = phi i4 [ %u, %a ], [ %m, %entry ]
  %g = icmp slt i4 %p, 0
  %z = sext i1 %g to i4
  %r = add i4 %z, %p
  ret i4 %r
}`},
	{"signs of divisions", "correlated-propagation;instcombine<no-verify-fixpoint>", `
define i4 @f(i4 %x, i4 %y, i1 %c) {
entry:
  %pos = icmp sgt i4 %x, -1
  %neg = icmp slt i4 %y, 0
  %both = and i1 %pos, %neg
  br i1 %both, label %a, label %b
a:
  %q = sdiv i4 %x, %y
  %r = srem i4 %x, %y
  %s = ashr i4 %x, 1
  %t = mul i4 %q, %r
  %v = xor i4 %t, %s
  ret i4 %v
b:
  %w = select i1 %pos, i4 %x, i4 1
  %k = srem i4 %y, 3
  %l = sdiv i4 %w, 3
  %o = sub i4 %k, %l
  ret i4 %o
}`},
	{"minima and maxima", "sccp;correlated-propagation", `
declare i4 @llvm.umin.i4(i4, i4)
declare i4 @llvm.smax.i4(i4, i4)
define i4 @f(i4 %x, i4 %y, i1 %c) {
  %a = call i4 @llvm.umin.i4(i4 %x, i4 5)
  %b = add i4 %a, 9
  %f = icmp ult i4 %b, 9
  %s = call i4 @llvm.smax.i4(i4 %b, i4 %y)
  %m = call i4 @llvm.umin.i4(i4 %a, i4 7)
  %r = select i1 %f, i4 %s, i4 %m
  ret i4 %r
}`},
	{"sums of recursion", "tailcallelim", `
define i4 @f(i4 %x, i4 %y, i1 %c) {
entry:
  %end = icmp eq i4 %x, 0
  br i1 %end, label %done, label %again
again:
  %n = add i4 %x, -1
  %q = mul i4 %y, 3
  %r = call i4 @f(i4 %n, i4 %q, i1 %c)
  %s = add i4 %r, %y
  ret i4 %s
done:
  ret i4 %y
}`},
	{"products and other ends of recursion", "tailcallelim", `
define i4 @f(i4 %x, i4 %y, i1 %c) {
entry:
  %end = icmp ult i4 %x, 2
  br i1 %end, label %done, label %go
go:
  br i1 %c, label %one, label %two
one:
  %n = lshr i4 %x, 1
  %r = call i4 @f(i4 %n, i4 %x, i1 false)
  %s = mul i4 %r, %x
  ret i4 %s
two:
  %m = add i4 %x, -2
  %t = call i4 @f(i4 %m, i4 %y, i1 true)
  ret i4 %t
done:
  ret i4 %y
}`},
	{"calls with known arguments", "ipsccp;sccp", `
define internal i4 @g(i4 %v, i4 %k) {
  %big = icmp ugt i4 %k, 6
  br i1 %big, label %a, label %b
a:
  ret i4 7
b:
  %r = add i4 %v, %k
  ret i4 %r
}
define i4 @f(i4 %x, i4 %y, i1 %c) {
  %p = call i4 @g(i4 %x, i4 2)
  %q = call i4 @g(i4 %y, i4 5)
  %r = xor i4 %p, %q
  ret i4 %r
}`},
}

// TestExhaustive runs small functions before and after passes with all arguments that there are.
func TestExhaustive(t *testing.T) {
	for _, c := range exhaustivePrograms {
		t.Run(c.name, func(t *testing.T) {
			d := difftest.Trial{T: t}
			before := d.Read(c.text)
			changed := false
			for _, pipeline := range strings.Split(c.pipelines, ";") {
				after := d.Read(d.Transform(c.text, pipeline))
				changed = changed || after.String() != before.String()
				for n := range uint64(512) {
					args := []uint64{n & 15, n >> 4 & 15, n >> 8}
					if why := irinterp.Refines(irinterp.Execute(before.Func("f"), args, 2000), irinterp.Execute(after.Func("f"), args, 2000)); why != "" {
						t.Fatalf("%s: @f%v %s\n%s", pipeline, args, why, after)
					}
				}
			}
			if !changed {
				t.Error("no pass has done anything")
			}
		})
	}
}

// TestExhaustiveCatches makes sure that the interpreter tells functions apart that differ for one
// argument.
func TestExhaustiveCatches(t *testing.T) {
	d := difftest.Trial{T: t}
	program := "define i4 @f(i4 %%x, i4 %%y, i1 %%c) {\n  %%e = icmp %s i4 %%x, %d\n  %%z = zext i1 %%e to i4\n  ret i4 %%z\n}\n"
	a, b := d.Read(fmt.Sprintf(program, "ult", 9)), d.Read(fmt.Sprintf(program, "ult", 10))
	differ := 0
	for n := range uint64(512) {
		args := []uint64{n & 15, n >> 4 & 15, n >> 8}
		if irinterp.Refines(irinterp.Execute(a.Func("f"), args, 100), irinterp.Execute(b.Func("f"), args, 100)) != "" {
			differ++
		}
	}
	if differ != 32 {
		t.Errorf("the functions differ for %d arguments, want 32", differ)
	}
}
