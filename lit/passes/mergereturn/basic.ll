; RUN: opt-go -passes=mergereturn -S %s | FileCheck %s

; CHECK-LABEL: define i32 @two(
; CHECK:       UnifiedReturnBlock:
; CHECK-NEXT:    %UnifiedRetVal = phi i32 [ 1, %a ], [ %x, %b ]
; CHECK-NEXT:    ret i32 %UnifiedRetVal
define i32 @two(i1 %c, i32 %x) {
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 %x
}

; CHECK-LABEL: define void @ends(
; CHECK:       UnifiedUnreachableBlock:
; CHECK-NEXT:    unreachable
; CHECK:       UnifiedReturnBlock:
; CHECK-NEXT:    ret void
define void @ends(i32 %x) {
  switch i32 %x, label %a [
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
  ]
a:
  ret void
b:
  ret void
c:
  unreachable
d:
  unreachable
}

; A musttail call keeps its return.
; CHECK-LABEL: define i32 @tail(
; CHECK:         %r = musttail call i32 @tail(i1 %c)
; CHECK-NEXT:    ret i32 %r
; CHECK-NOT:   Unified
; CHECK:       }
define i32 @tail(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %r = musttail call i32 @tail(i1 %c)
  ret i32 %r
b:
  ret i32 0
}
