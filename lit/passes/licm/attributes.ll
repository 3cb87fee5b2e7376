; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; A hoisted instruction loses attributes and metadata that hold only under the condition that it leaves.

declare i32 @pure(i32) nounwind willreturn speculatable memory(none)
; CHECK-LABEL: @promise(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %x = call i32 @pure(i32 %a), !range !0
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
define void @promise(i32 %a, ptr %p, i1 %c, i1 %d) {
entry:
  br label %loop
loop:
  br i1 %d, label %then, label %latch
then:
  %x = call noundef i32 @pure(i32 noundef %a), !range !0
  store volatile i32 %x, ptr %p
  br label %latch
latch:
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
!0 = !{i32 0, i32 10}
