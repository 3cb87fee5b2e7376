; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; A header φ that keeps its value over one of the back edges distinguishes an inner loop from an outer one.

declare i1 @ask(i32, i32)
; CHECK-LABEL: @nest(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop.outer
; CHECK:       loop.outer:
; CHECK-NEXT:    %i.ph = phi i32 [ %n, %outer ], [ 0, %entry ]
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %j = phi i32 [ %k, %inner ], [ 0, %loop.outer ]
; CHECK-NEXT:    %c = call i1 @ask(i32 %i.ph, i32 %j)
; CHECK-NEXT:    br i1 %c, label %inner, label %outer
; CHECK:       inner:
; CHECK-NEXT:    %k = add i32 %j, 1
; CHECK-NEXT:    br label %loop
; CHECK:       outer:
; CHECK-NEXT:    %n = add i32 %i.ph, 1
; CHECK-NEXT:    %d = icmp slt i32 %n, 100
; CHECK-NEXT:    br i1 %d, label %loop.outer, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @nest() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i, %inner ], [ %n, %outer ]
  %j = phi i32 [ 0, %entry ], [ %k, %inner ], [ 0, %outer ]
  %c = call i1 @ask(i32 %i, i32 %j)
  br i1 %c, label %inner, label %outer
inner:
  %k = add i32 %j, 1
  br label %loop
outer:
  %n = add i32 %i, 1
  %d = icmp slt i32 %n, 100
  br i1 %d, label %loop, label %exit
exit:
  ret void
}
