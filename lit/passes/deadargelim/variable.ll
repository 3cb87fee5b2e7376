; RUN: opt-go %s -passes=deadargelim -S | FileCheck %s
;
; Unused variable arguments are not passed; a function that uses them keeps its parameters.

; CHECK: declare void @llvm.va_start.p0(ptr){{.*}}
;
; CHECK: define internal i32 @plain(i32 %x) {
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
;
; CHECK: define internal i32 @asks(i32 %unused, ...) {
; CHECK-NEXT:   %a = alloca ptr, align 8
; CHECK-NEXT:   call void @llvm.va_start.p0(ptr %a)
; CHECK-NEXT:   %v = va_arg ptr %a, i32
; CHECK-NEXT:   ret i32 %v
; CHECK-NEXT: }
;
; CHECK: define i32 @g() {
; CHECK-NEXT:   %a = call i32 @plain(i32 4)
; CHECK-NEXT:   %b = call i32 (i32, ...) @asks(i32 poison, i32 5)
; CHECK-NEXT:   %r = add i32 %a, %b
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }

declare void @llvm.va_start.p0(ptr)
define internal i32 @plain(i32 %x, ...) {
  ret i32 %x
}
define internal i32 @asks(i32 %unused, ...) {
  %a = alloca ptr
  call void @llvm.va_start.p0(ptr %a)
  %v = va_arg ptr %a, i32
  ret i32 %v
}
define i32 @g() {
  %a = call i32 (i32, ...) @plain(i32 4, i32 signext 5)
  %b = call i32 (i32, ...) @asks(i32 4, i32 5)
  %r = add i32 %a, %b
  ret i32 %r
}
