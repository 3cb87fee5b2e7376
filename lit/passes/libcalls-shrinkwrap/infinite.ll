; RUN: opt-go %s -passes=libcalls-shrinkwrap -S | FileCheck %s
;
; Cosines of infinities do not exist.

; CHECK: declare x86_fp80 @cosl(x86_fp80)
;
; CHECK: define void @f(x86_fp80 %x) {
; CHECK-NEXT:   %1 = fcmp oeq x86_fp80 %x, 0xKFFFF8000000000000000
; CHECK-NEXT:   %2 = fcmp oeq x86_fp80 %x, 0xK7FFF8000000000000000
; CHECK-NEXT:   %3 = or i1 %2, %1
; CHECK-NEXT:   br i1 %3, label %cdce.call, label %cdce.end, !prof !0
;
; CHECK: cdce.call:
; CHECK-NEXT:   %4 = call x86_fp80 @cosl(x86_fp80 %x)
; CHECK-NEXT:   br label %cdce.end
;
; CHECK: cdce.end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare x86_fp80 @cosl(x86_fp80)
define void @f(x86_fp80 %x) {
  %1 = call x86_fp80 @cosl(x86_fp80 %x)
  ret void
}
