; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; Nothing is done to functions that must keep their calls; varargs and allocas of variable size only lose the loop.

declare void @any()

; CHECK-LABEL: @kept(
; CHECK-NEXT:  call void @any()
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @kept(i32 %n) "disable-tail-calls"="true" {
  call void @any()
  ret void
}

; CHECK-LABEL: @variable(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %a = alloca i8, i32 %n, align 1
; CHECK-NEXT:  %r = tail call i32 @variable(i32 0)
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @variable(i32 %n) {
entry:
  %a = alloca i8, i32 %n
  %r = call i32 @variable(i32 0)
  ret i32 %r
}
