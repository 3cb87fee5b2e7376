; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; A side that is reached from elsewhere too is left alone.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %test, label %side
; CHECK:       test:
; CHECK-NEXT:    br i1 %d, label %side, label %join
; CHECK:       side:
; CHECK-NEXT:    %x = add i32 %a, 1
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ %x, %side ], [ 0, %test ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c, i1 %d, i32 %a) {
entry:
  br i1 %c, label %test, label %side
test:
  br i1 %d, label %side, label %join
side:
  %x = add i32 %a, 1
  br label %join
join:
  %r = phi i32 [ %x, %side ], [ 0, %test ]
  ret i32 %r
}
