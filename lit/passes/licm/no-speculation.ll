; RUN: opt-go %s -passes='licm<no-allowspeculation>' -S | FileCheck %s
;
; Without speculation only what surely is executed moves.

; CHECK-LABEL: @spec(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %y = add i32 %a, 5
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %d, label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    %x = mul i32 %a, %y
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @spec(i32 %a, ptr %p, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  %y = add i32 %a, 5
  br i1 %d, label %then, label %latch
then:
  %x = mul i32 %a, %y
  store volatile i32 %x, ptr %p
  br label %latch
latch:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
