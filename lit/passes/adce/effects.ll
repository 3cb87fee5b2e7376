; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; Stores, volatile loads, calls that may not return or may throw, and what they need stay; calls that only compute go.

declare void @any()
declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @endless(i32) nounwind memory(none)

; CHECK-LABEL: @effects(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %x = add i32 %a, 1
; CHECK-NEXT:  %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:  %e = call i32 @endless(i32 %x)
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  call void @any()
; CHECK-NEXT:  br label %no
; CHECK: no:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @effects(ptr %p, i32 %a, i1 %c) {
entry:
  %x = add i32 %a, 1
  %y = add i32 %a, 2
  %v = load volatile i32, ptr %p
  %l = load i32, ptr %p
  %q = call i32 @pure(i32 %y)
  %e = call i32 @endless(i32 %x)
  br i1 %c, label %yes, label %no
yes:
  call void @any()
  br label %no
no:
  ret void
}
