; RUN: opt-go %s -passes=float2int -S | FileCheck %s
;
; Integers that are floats for a while only.

; CHECK-LABEL: @same(
; CHECK-NEXT:   %1 = zext i8 %a to i32
; CHECK-NEXT:   %2 = trunc i32 %1 to i16
; CHECK-NEXT:   ret i16 %2
; CHECK-NEXT: }
define i16 @same(i8 %a) {
  %x = uitofp i8 %a to float
  %r = fptoui float %x to i16
  ret i16 %r
}

; CHECK-LABEL: @narrow(
; CHECK-NEXT:   %1 = sext i8 %a to i32
; CHECK-NEXT:   %2 = trunc i32 %1 to i8
; CHECK-NEXT:   ret i8 %2
; CHECK-NEXT: }
define i8 @narrow(i8 %a) {
  %x = sitofp i8 %a to float
  %r = fptosi float %x to i8
  ret i8 %r
}
