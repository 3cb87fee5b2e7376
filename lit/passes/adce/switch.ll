; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; A switch that decides nothing becomes a jump; a φ that is left with one edge becomes its value.

; CHECK-LABEL: @switch(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %exit
; CHECK: zero:
; CHECK-NEXT:  br label %one
; CHECK: one:
; CHECK-NEXT:  br label %exit
; CHECK: exit:
; CHECK-NEXT:  ret i32 %b
; CHECK-NEXT: }
define i32 @switch(i32 %a, i32 %b) {
entry:
  switch i32 %a, label %exit [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %one
  ]
zero:
  br label %one
one:
  %p = phi i32 [ %b, %entry ], [ %b, %entry ], [ %b, %zero ]
  br label %exit
exit:
  ret i32 %b
}
