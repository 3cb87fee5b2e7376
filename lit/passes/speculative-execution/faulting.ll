; RUN: opt-go %s -passes=speculative-execution -S | FileCheck %s
;
; Divisions stay, even by constants: they are not on the list; conversions to integers, which may be poison but do not fault, move.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %k = fptosi float %f to i32
; CHECK-NEXT:    br i1 %c, label %then, label %join
; CHECK:       then:
; CHECK-NEXT:    %x = udiv i32 %a, %b
; CHECK-NEXT:    br label %join
; CHECK:       join:
; CHECK-NEXT:    %r = phi i32 [ 0, %entry ], [ %x, %then ]
; CHECK-NEXT:    %s = phi i32 [ 0, %entry ], [ %k, %then ]
; CHECK-NEXT:    %t = add i32 %r, %s
; CHECK-NEXT:    ret i32 %t
; CHECK-NEXT:  }
define i32 @f(i1 %c, i32 %a, i32 %b, float %f) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = udiv i32 %a, %b
  %k = fptosi float %f to i32
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %x, %then ]
  %s = phi i32 [ 0, %entry ], [ %k, %then ]
  %t = add i32 %r, %s
  ret i32 %t
}
