; RUN: opt-go %s '-passes=nary-reassociate<disjoint>' -S | FileCheck %s
; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s --check-prefix=LLVM
;
; Unrolling leaves i | 1 of a counter that is a multiple: b + (i | 1) is (b + i) + 1 where b + i is there.

; CHECK-LABEL: @f(
; CHECK-NEXT: %x = add i32 %b, %i
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: %y = add i32 %x, 1
; CHECK-NEXT: call void @use(i32 %y)
; LLVM-LABEL: @f(
; LLVM: %y = add i32 %t, %b

declare void @use(i32)

define void @f(i32 %b, i32 %i) {
  %x = add i32 %b, %i
  call void @use(i32 %x)
  %t = or disjoint i32 %i, 1
  %y = add i32 %t, %b
  call void @use(i32 %y)
  ret void
}

; An or of bits that may be common is no sum.
; CHECK-LABEL: @or(
; CHECK: %y = add i32 %t, %b
define void @or(i32 %b, i32 %i) {
  %x = add i32 %b, %i
  call void @use(i32 %x)
  %t = or i32 %i, 1
  %y = add i32 %t, %b
  call void @use(i32 %y)
  ret void
}
