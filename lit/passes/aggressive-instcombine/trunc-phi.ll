; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; Through φs and selects, around a loop.

;
; CHECK: define i16 @f(i16 %a, i1 %c) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %p = phi i16 [ %a, %entry ], [ %n, %loop ]
; CHECK-NEXT:   %s = select i1 %c, i16 %p, i16 5
; CHECK-NEXT:   %n = add i16 %s, 3
; CHECK-NEXT:   %t = icmp eq i16 %a, 7
; CHECK-NEXT:   br i1 %t, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret i16 %n
; CHECK-NEXT: }

target datalayout = "n8:16:32:64"
define i16 @f(i16 %a, i1 %c) {
entry:
  %x = zext i16 %a to i32
  br label %loop
loop:
  %p = phi i32 [ %x, %entry ], [ %n, %loop ]
  %s = select i1 %c, i32 %p, i32 5
  %n = add i32 %s, 3
  %t = icmp eq i16 %a, 7
  br i1 %t, label %loop, label %end
end:
  %r = trunc i32 %n to i16
  ret i16 %r
}
