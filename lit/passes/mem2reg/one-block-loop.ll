; RUN: opt-go %s -passes=mem2reg -S | FileCheck %s
;
; One store, and a load before it that reads the previous iteration's value: the load after it is gone when the block is visited.

; CHECK-LABEL: @round(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %x.0 = phi i32 [ undef, %entry ], [ %n, %loop ]
; CHECK-NEXT:   %n = add i32 %x.0, %a
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret i32 %n
; CHECK-NEXT: }
define i32 @round(i32 %a, i1 %c) {
entry:
  %x = alloca i32
  br label %loop

loop:
  %old = load i32, ptr %x
  %n = add i32 %old, %a
  store i32 %n, ptr %x
  %new = load i32, ptr %x
  br i1 %c, label %loop, label %end

end:
  ret i32 %new
}
