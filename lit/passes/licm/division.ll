; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; A division that may trap leaves the loop only if it surely is executed.

; CHECK-LABEL: @always(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = udiv i32 %a, %b
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @always(i32 %a, i32 %b, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %x = udiv i32 %a, %b
  store volatile i32 %x, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @sometimes(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %d, label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    %x = udiv i32 %a, %b
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @sometimes(i32 %a, i32 %b, ptr %p, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  br i1 %d, label %then, label %latch
then:
  %x = udiv i32 %a, %b
  store volatile i32 %x, ptr %p
  br label %latch
latch:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @by_constant(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = udiv i32 %a, 7
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br i1 %d, label %then, label %latch
; CHECK:       then:
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br label %latch
; CHECK:       latch:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @by_constant(i32 %a, ptr %p, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  br i1 %d, label %then, label %latch
then:
  %x = udiv i32 %a, 7
  store volatile i32 %x, ptr %p
  br label %latch
latch:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
