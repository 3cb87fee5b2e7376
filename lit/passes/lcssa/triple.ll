; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; Three exits that meet in two places.

; CHECK-LABEL: @three(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %b ]
; CHECK-NEXT:    %n = add i32 %i, %x
; CHECK-NEXT:    br i1 %c, label %x1, label %a
; CHECK:       a:
; CHECK-NEXT:    br i1 %d, label %x2, label %b
; CHECK:       b:
; CHECK-NEXT:    br i1 %e, label %x3, label %loop
; CHECK:       x1:
; CHECK-NEXT:    %n.lcssa = phi i32 [ %n, %loop ]
; CHECK-NEXT:    br label %m1
; CHECK:       x2:
; CHECK-NEXT:    %n.lcssa1 = phi i32 [ %n, %a ]
; CHECK-NEXT:    br label %m1
; CHECK:       m1:
; CHECK-NEXT:    %n4 = phi i32 [ %n.lcssa1, %x2 ], [ %n.lcssa, %x1 ]
; CHECK-NEXT:    br label %m2
; CHECK:       x3:
; CHECK-NEXT:    %n.lcssa2 = phi i32 [ %n, %b ]
; CHECK-NEXT:    br label %m2
; CHECK:       m2:
; CHECK-NEXT:    %n3 = phi i32 [ %n.lcssa2, %x3 ], [ %n4, %m1 ]
; CHECK-NEXT:    ret i32 %n3
; CHECK-NEXT:  }
define i32 @three(i32 %x, i1 %c, i1 %d, i1 %e) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %b ]
  %n = add i32 %i, %x
  br i1 %c, label %x1, label %a
a:
  br i1 %d, label %x2, label %b
b:
  br i1 %e, label %x3, label %loop
x1:
  br label %m1
x2:
  br label %m1
m1:
  br label %m2
x3:
  br label %m2
m2:
  ret i32 %n
}
