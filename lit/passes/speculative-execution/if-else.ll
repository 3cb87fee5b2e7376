; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; The side may be the one that is taken when the condition is false.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = sub i32 %a, 1
; CHECK-NEXT:    br i1 %c, label %join, label %else
; CHECK:       else:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %x, %else ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %join, label %else
else:
  %x = sub i32 %a, 1
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %x, %else ]
  ret i32 %r
}
