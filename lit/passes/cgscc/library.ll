; RUN: opt-go %s -passes='cgscc(inline,function-attrs,function(sroa,instcombine))' -S | FileCheck %s
;
; A function of the C library that the module defines itself may get calls at any time: it stays when its last call has been inlined.

target triple = "x86_64-unknown-linux-gnu"

@text = private constant [4 x i8] c"hi\0A\00"

declare i32 @printf(ptr, ...)

; CHECK-LABEL: define void @caller(
; CHECK-NEXT:    ret void
define void @caller() {
  %r = call i32 @puts(ptr null)
  ret void
}

; CHECK-LABEL: @main(
; CHECK-NEXT:    call i32 @puts(
define i32 @main() {
  %p = alloca ptr
  store ptr @text, ptr %p
  %q = load ptr, ptr %p
  %r = call i32 (ptr, ...) @printf(ptr %q)
  ret i32 0
}

; CHECK-LABEL: define {{.*}}@puts(
define linkonce_odr i32 @puts(ptr %p) {
  ret i32 7
}
