; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; With code on both sides nothing moves.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br i1 %c, label %yes, label %no
; CHECK:       yes:
; CHECK-NEXT:    %x = xor i32 %a, 1
; CHECK-NEXT:    br label %join
; CHECK:       no:
; CHECK-NEXT:    %y = and i32 %a, 1
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ %y, %no ], [ %x, %yes ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %x = xor i32 %a, 1
  br label %join
no:
  %y = and i32 %a, 1
  br label %join
join:
  %r = phi i32 [ %y, %no ], [ %x, %yes ]
  ret i32 %r
}
