package codegenprepare_test

import (
	"strings"
	"testing"

	"opt-go/passes/internal/difftest"
)

// TestUnreachable prepares code that control never comes to, where an address is computed from
// itself: it stays as it is.
func TestUnreachable(t *testing.T) {
	const text = `
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
define void @f(ptr %x) {
entry:
  unreachable
exit:
  store i64 0, ptr %at
  ret void
loop:
  %i = phi i64 [ %j, %loop ]
  %at = getelementptr inbounds double, ptr %x, i64 %i
  %v = load double, ptr %at
  %j = add nuw nsw i64 %i, 1
  br label %loop
}
`
	out := difftest.Trial{T: t}.Transform(text, "codegenprepare")
	if want := "%at = getelementptr inbounds double, ptr %x, i64 %i"; !strings.Contains(out, want) {
		t.Errorf("the address is gone:\n%s", out)
	}
}
