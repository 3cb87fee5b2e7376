; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; Behind a call that may not return nothing is sure.

declare void @may_throw()
; CHECK-LABEL: @throw(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    call void @may_throw()
; CHECK-NEXT:    %x = udiv i32 %a, %b
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @throw(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  call void @may_throw()
  %x = udiv i32 %a, %b
  store volatile i32 %x, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
