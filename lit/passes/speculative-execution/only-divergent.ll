; RUN: opt-go %s -passes='speculative-execution<only-if-divergent-target>' -S | FileCheck %s
;
; The parameter spares targets whose branches do not diverge.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %x = add i32 %a, 1
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %x, %then ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add i32 %a, 1
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %x, %then ]
  ret i32 %r
}
