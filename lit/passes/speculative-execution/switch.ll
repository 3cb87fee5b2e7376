; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; A switch is no branch with two sides.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %s, label %join [
; CHECK-NEXT:      i32 1, label %then
; CHECK-NEXT:    ]
; CHECK:       then:
; CHECK-NEXT:    %x = add i32 %a, 1
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %x, %then ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i32 %s, i32 %a) {
entry:
  switch i32 %s, label %join [ i32 1, label %then ]
then:
  %x = add i32 %a, 1
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %x, %then ]
  ret i32 %r
}
