; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; No φ in an exit that the value does not reach.

; CHECK-LABEL: @partial(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %c, label %body, label %early
; CHECK:       body:
; CHECK-NEXT:    %v = add i32 1, 2
; CHECK-NEXT:    br i1 %d, label %loop, label %late
; CHECK:       early:
; CHECK-NEXT:    ret i32 0
; CHECK:       late:
; CHECK-NEXT:    %v.lcssa = phi i32 [ %v, %body ]
; CHECK-NEXT:    ret i32 %v.lcssa
; CHECK-NEXT:  }
define i32 @partial(i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  br i1 %c, label %body, label %early
body:
  %v = add i32 1, 2
  br i1 %d, label %loop, label %late
early:
  ret i32 0
late:
  ret i32 %v
}
