; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; What needs an instruction that stays, stays.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %y = add i32 %a, 2
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %l = load i32, ptr %p, align 4
; CHECK-NEXT:    %x = add i32 %l, 1
; CHECK-NEXT:    store i32 %y, ptr %p, align 4
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %x, %then ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %then, label %join
then:
  %l = load i32, ptr %p
  %x = add i32 %l, 1
  %y = add i32 %a, 2
  store i32 %y, ptr %p
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %x, %then ]
  ret i32 %r
}
