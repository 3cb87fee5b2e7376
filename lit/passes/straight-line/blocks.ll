; RUN: opt-go %s -passes=straight-line | FileCheck %s
; A block uses what one that dominates it has computed.

; CHECK-LABEL: @f(
; CHECK-NEXT:    %r0 = mul i64 %i, %n
; CHECK-NEXT:    %p0 = getelementptr float, ptr %a, i64 %r0
; CHECK-NEXT:    store float 1.000000e+00, ptr %p0, align 4
; CHECK-NEXT:    br i1 %c, label %then, label %end
; CHECK:       then:
; CHECK-NEXT:    %p1 = getelementptr float, ptr %p0, i64 %n
; CHECK-NEXT:    store float 2.000000e+00, ptr %p1, align 4
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    ret void

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %a, i64 %i, i64 %n, i1 %c) {
  %r0 = mul i64 %i, %n
  %p0 = getelementptr float, ptr %a, i64 %r0
  store float 1.0, ptr %p0, align 4
  br i1 %c, label %then, label %end
then:
  %i1 = add i64 %i, 1
  %r1 = mul i64 %i1, %n
  %p1 = getelementptr float, ptr %a, i64 %r1
  store float 2.0, ptr %p1, align 4
  br label %end
end:
  ret void
}
