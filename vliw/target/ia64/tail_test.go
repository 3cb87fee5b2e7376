package ia64

import (
	"strings"
	"testing"

	"opt-go/frontend"
	"opt-go/tools/oracle"
	"opt-go/vliw"
	"opt-go/vliw/target/ia64/sim"
)

// tails are functions that end in others: more often than calls nest, with arguments exchanged,
// through a pointer, to a routine of the library, and with a frame, a call and a result in memory
// before.
const tails = `
target datalayout = "e-m:e-i64:64-i128:128-n32:64-S128"
declare i64 @labs(i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

define i64 @gcd(i64 %a, i64 %b, double %x) {
  %done = icmp eq i64 %b, 0
  br i1 %done, label %end, label %more
more:
  %r = srem i64 %a, %b
  %v = musttail call i64 @gcd(i64 %b, i64 %r, double %x)
  ret i64 %v
end:
  %i = fptosi double %x to i64
  %s = add i64 %a, %i
  ret i64 %s
}

define i64 @swap(i64 %n, i64 %a, i64 %b, ptr %f) {
  %zero = icmp eq i64 %n, 0
  br i1 %zero, label %end, label %more
more:
  %m = sub i64 %n, 1
  %v = musttail call i64 %f(i64 %m, i64 %b, i64 %a, ptr %f)
  ret i64 %v
end:
  %t = mul i64 %a, 10
  %s = add i64 %t, %b
  ret i64 %s
}

define i64 @library(i64 %n) {
  %m = sub i64 0, %n
  %v = musttail call i64 @labs(i64 %m)
  ret i64 %v
}

define void @fill(ptr sret([3 x i64]) %out, i64 %n) {
  store i64 %n, ptr %out
  ret void
}

define void @prepare(ptr sret([3 x i64]) %out, i64 %n) {
  %area = alloca [4 x i64]
  call void @llvm.memset.p0.i64(ptr %area, i8 1, i64 32, i1 false)
  %x = call i64 @labs(i64 -7)
  %p = getelementptr [4 x i64], ptr %area, i64 0, i64 %n
  %y = load i64, ptr %p
  %z = and i64 %y, 255
  %s = add i64 %x, %z
  musttail call void @fill(ptr sret([3 x i64]) %out, i64 %s)
  ret void
}

define i64 @memory(i64 %n) {
  %area = alloca [3 x i64]
  call void @prepare(ptr sret([3 x i64]) %area, i64 %n)
  %v = load i64, ptr %area
  ret i64 %v
}

define i64 @start(i64 %n) {
  %g = call i64 @gcd(i64 1071, i64 462, double 100.0)
  %w = call i64 @swap(i64 %n, i64 3, i64 4, ptr @swap)
  %l = call i64 @library(i64 5)
  %m = call i64 @memory(i64 2)
  %a = mul i64 %g, 1000000
  %b = mul i64 %w, 1000
  %c = mul i64 %l, 100
  %d = add i64 %a, %b
  %e = add i64 %c, %m
  %f = add i64 %d, %e
  ret i64 %f
}
`

// TestTailCalls runs them.
func TestTailCalls(t *testing.T) {
	oracle.Need(t, assembler)
	m, err := frontend.Read("tails.ll", []byte(tails))
	if err != nil {
		t.Fatal(err)
	}
	p, err := sim.Parse(compileText(t, m, vliw.Options{}))
	if err != nil {
		t.Fatal(err)
	}
	for n, want := range map[uint64]uint64{99999: 121_043_508, 100000: 121_034_508} {
		s, err := sim.New(p, sim.Config{MaxCycles: cycleLimit})
		if err != nil {
			t.Fatal(err)
		}
		r, err := s.Call("start", n)
		if err != nil || r.Int != want {
			t.Errorf("start(%d) is %d (%v), want %d", n, r.Int, err, want)
		}
	}
}

// TestTailDiagnostics: arguments that are not in registers.
func TestTailDiagnostics(t *testing.T) {
	for want, text := range map[string]string{
		"musttail with arguments in memory":   "define void @f(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h, i64 %i, i64 %j) {\n musttail call void @f(i64 %b, i64 %a, i64 %c, i64 %d, i64 %e, i64 %g, i64 %h, i64 %i, i64 %j)\n ret void\n}",
		"musttail with variable arguments":    "define void @f(i64 %a, ...) {\n musttail call void (i64, ...) @f(i64 %a, ...)\n ret void\n}",
		"musttail with a byval argument":      "define void @f(ptr byval(i64) %a) {\n musttail call void @f(ptr byval(i64) %a)\n ret void\n}",
		"invoke (C++ exceptions) is not supp": "declare i32 @__gxx_personality_v0(...)\ndefine void @f() personality ptr @__gxx_personality_v0 {\n invoke void @f() to label %a unwind label %b\na:\n ret void\nb:\n %x = landingpad { ptr, i32 } cleanup\n ret void\n}",
	} {
		m, err := frontend.Read("tails.ll", []byte("target datalayout = \"e-m:e-i64:64-n32:64-S128\"\n"+text))
		if err != nil {
			t.Fatal(err)
		}
		m.Triple = "ia64-unknown-linux-gnu"
		if _, err := Compile(m, vliw.Options{}); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}
