; RUN: opt-go %s -passes=lower-constant-intrinsics -S | FileCheck %s
;
; What is no constant by now is none; a number is one, an address is not. Branches on the answers go.

; CHECK: @g = global i32 0
; CHECK: declare i1 @llvm.is.constant.i32(i32){{.*}}
; CHECK: declare i1 @llvm.is.constant.p0(ptr){{.*}}
; CHECK: declare void @a()
;
; CHECK: define i1 @number() {
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
;
; CHECK: define i1 @address() {
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
;
; CHECK: define i32 @branch(i32 %x) {
; CHECK-NEXT:   br label %yes
; CHECK: yes:
; CHECK-NEXT:   ret i32 1
; CHECK-NEXT: }

declare i1 @llvm.is.constant.i32(i32)
declare i1 @llvm.is.constant.p0(ptr)
declare void @a()
@g = global i32 0
define i1 @number() {
  %c = call i1 @llvm.is.constant.i32(i32 4)
  ret i1 %c
}
define i1 @address() {
  %c = call i1 @llvm.is.constant.p0(ptr @g)
  ret i1 %c
}
define i32 @branch(i32 %x) {
  %c = call i1 @llvm.is.constant.i32(i32 %x)
  %n = xor i1 %c, true
  br i1 %n, label %yes, label %no
yes:
  ret i32 1
no:
  call void @a()
  ret i32 2
}
