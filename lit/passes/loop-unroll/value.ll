; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; A use after the loop takes the value of the last copy; the φ of the exit is removed with its block.

; CHECK-LABEL: @sum(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    %v.1 = load i32, ptr %g.1, align 4
; CHECK-NEXT:    %t.1 = add i32 %v, %v.1
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    %v.2 = load i32, ptr %g.2, align 4
; CHECK-NEXT:    %t.2 = add i32 %t.1, %v.2
; CHECK-NEXT:    ret i32 %t.2
; CHECK-NEXT:  }
define i32 @sum(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %g
  %t = add i32 %s, %v
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 3
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}
; A φ may take the value that another one had: they are moved together.
; CHECK-LABEL: @rotate(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store volatile i32 %a, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %b, ptr %p, align 4
; CHECK-NEXT:    store volatile i32 %a, ptr %p, align 4
; CHECK-NEXT:    ret i32 %b
; CHECK-NEXT:  }
define i32 @rotate(i32 %a, i32 %b, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %x = phi i32 [ %a, %entry ], [ %y, %loop ]
  %y = phi i32 [ %b, %entry ], [ %x, %loop ]
  store volatile i32 %x, ptr %p
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 3
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %y
}
