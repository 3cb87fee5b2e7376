; RUN: opt-go -passes=break-crit-edges -S %s | FileCheck %s

; CHECK:         br i1 %c, label %b, label %entry.d_crit_edge
; CHECK:       entry.d_crit_edge:
; CHECK-NEXT:    br label %d
; CHECK:       d:
; CHECK-NEXT:    phi i32 [ 1, %entry.d_crit_edge ], [ 2, %b ]
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %b, label %d
b:
  br label %d
d:
  %r = phi i32 [ 1, %entry ], [ 2, %b ]
  ret i32 %r
}
