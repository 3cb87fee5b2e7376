; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; A loop may ask to be left alone.

; CHECK-LABEL: @hint(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %x = mul i32 %a, %a
; CHECK-NEXT:    store volatile i32 %x, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %loop, label %exit, !llvm.loop !{{[0-9]+}}
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @hint(i32 %a, ptr %p, i1 %c) {
entry:
  br label %loop
loop:
  %x = mul i32 %a, %a
  store volatile i32 %x, ptr %p
  br i1 %c, label %loop, label %exit, !llvm.loop !0
exit:
  ret void
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.licm.disable"}
