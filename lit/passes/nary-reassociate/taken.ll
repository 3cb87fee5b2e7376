; RUN: opt-go %s -passes=nary-reassociate -S | FileCheck %s
;
; As in LLVM, an instruction that another is computed from is not found again before the next walk over the function: of two equal ones the
; second serves first, then the first.

declare void @use(i32)

; CHECK-LABEL: @equal_parts(
; CHECK-NEXT:   %p = add i32 %a, %y
; CHECK-NEXT:   call void @use(i32 %p)
; CHECK-NEXT:   %q = add i32 %a, %y
; CHECK-NEXT:   call void @use(i32 %q)
; CHECK-NEXT:   %r = add i32 %q, %b
; CHECK-NEXT:   call void @use(i32 %r)
; CHECK-NEXT:   %s = add i32 %p, %x
; CHECK-NEXT:   call void @use(i32 %s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @equal_parts(i32 %a, i32 %b, i32 %x, i32 %y) {
  %p = add i32 %a, %y
  call void @use(i32 %p)
  %q = add i32 %a, %y
  call void @use(i32 %q)
  %t = add i32 %a, %b
  %r = add i32 %t, %y
  call void @use(i32 %r)
  %u = add i32 %a, %x
  %s = add i32 %u, %y
  call void @use(i32 %s)
  ret void
}

; CHECK-LABEL: @one_part(
; CHECK-NEXT:   %p = add i32 %a, %y
; CHECK-NEXT:   call void @use(i32 %p)
; CHECK-NEXT:   %r = add i32 %p, %b
; CHECK-NEXT:   call void @use(i32 %r)
; CHECK-NEXT:   %s = add i32 %p, %x
; CHECK-NEXT:   call void @use(i32 %s)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @one_part(i32 %a, i32 %b, i32 %x, i32 %y) {
  %p = add i32 %a, %y
  call void @use(i32 %p)
  %t = add i32 %a, %b
  %r = add i32 %t, %y
  call void @use(i32 %r)
  %u = add i32 %a, %x
  %s = add i32 %u, %y
  call void @use(i32 %s)
  ret void
}
