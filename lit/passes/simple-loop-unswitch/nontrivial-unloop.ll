; RUN: opt-go %s -passes='simple-loop-unswitch<nontrivial>' -S | FileCheck %s
;
; When one side never goes back, its copy is no loop.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %entry.split.us, label %entry.split
; CHECK:       entry.split.us:
; CHECK-NEXT:    br label %loop.us
; CHECK:       loop.us:
; CHECK-NEXT:    %v.us = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %again.us
; CHECK:       again.us:
; CHECK-NEXT:    store volatile i32 1, ptr %p, align 4
; CHECK-NEXT:    br label %loop.us
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %out
; CHECK:       out:
; CHECK-NEXT:    store volatile i32 2, ptr %p, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @f(i1 noundef %c, ptr %p) {
entry:
  br label %loop
loop:
  %v = load volatile i32, ptr %p
  br i1 %c, label %again, label %out
again:
  store volatile i32 1, ptr %p
  br label %loop
out:
  store volatile i32 2, ptr %p
  ret void
}
