; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s
;
; A local that is accessed whole is aligned as the type likes best, but not further than the stack is.

; CHECK: define void @f() {
; CHECK-NEXT:   %a = alloca [4 x i64], align 8
; CHECK-NEXT:   %b = alloca [4 x i64], align 4
; CHECK-NEXT:   store i64 1, ptr %a, align 8
; CHECK-NEXT:   store <4 x i64> zeroinitializer, ptr %b, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

target datalayout = "S64"
define void @f() {
  %a = alloca [4 x i64], align 4
  %b = alloca [4 x i64], align 4
  store i64 1, ptr %a, align 1
  store <4 x i64> zeroinitializer, ptr %b, align 1
  ret void
}
