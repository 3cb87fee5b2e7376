; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; The code of an if without else moves before its branch.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = add i32 %a, 1
; CHECK-NEXT:    %y = mul i32 %x, %a
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %y, %then ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add i32 %a, 1
  %y = mul i32 %x, %a
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %y, %then ]
  ret i32 %r
}
