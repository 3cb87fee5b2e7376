; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s
;
; On Windows there are no copies of exported variables.

; CHECK: @exported = global [2 x i32] zeroinitializer, align 8
;
; CHECK: define void @f() {
; CHECK-NEXT:   store i64 1, ptr @exported, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

target triple = "x86_64-pc-windows-msvc"
@exported = global [2 x i32] zeroinitializer, align 4
define void @f() {
  store i64 1, ptr @exported, align 1
  ret void
}
