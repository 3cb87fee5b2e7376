; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; Out of both loops, one after the other.

; CHECK-LABEL: @nested(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = mul i32 %a, %a
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %inner, label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %d, label %outer, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @nested(i32 %a, ptr %p, i1 %c, i1 %d) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  %x = mul i32 %a, %a
  store volatile i32 %x, ptr %p
  br i1 %c, label %inner, label %latch
latch:
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
