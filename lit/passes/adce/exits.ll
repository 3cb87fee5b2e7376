; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; Which of two returns is taken matters when they return different values, and so does unreachable.

; CHECK-LABEL: @returns(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:  ret i32 1
; CHECK: b:
; CHECK-NEXT:  ret i32 2
; CHECK-NEXT: }
define i32 @returns(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}

; CHECK-LABEL: @alike(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:  ret void
; CHECK: b:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @alike(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  ret void
b:
  ret void
}

; CHECK-LABEL: @never(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %a, label %b
; CHECK: a:
; CHECK-NEXT:  unreachable
; CHECK: b:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @never(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  unreachable
b:
  ret void
}
