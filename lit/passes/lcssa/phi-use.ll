; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; The operand of a φ further down is a use at the end of its predecessor.

; CHECK-LABEL: @phi(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %d, label %loop, label %join
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %loop ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %n.lcssa = phi i32 [ %n, %loop ]
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ %x, %entry ], [ %n.lcssa, %exit ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @phi(i1 %c, i1 %d, i32 %x) {
entry:
  br i1 %d, label %loop, label %join
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  %n = add i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  br label %join
join:
  %r = phi i32 [ %x, %entry ], [ %n, %exit ]
  ret i32 %r
}
