; An assumption in a block, or an attribute of a value, decides its branch.
; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s

declare void @llvm.assume(i1)
declare void @one()
declare void @two()

; CHECK-LABEL: define i32 @assumed(
; CHECK:         call void @llvm.assume(i1 %k)
; CHECK-NEXT:    ret i32 1
define i32 @assumed(i32 %x) {
  %k = icmp ugt i32 %x, 5
  call void @llvm.assume(i1 %k)
  %l = icmp ugt i32 %x, 3
  br i1 %l, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}

; CHECK-LABEL: define i32 @promised(
; CHECK:         ret i32 1
; CHECK-NOT:     ret i32 2
define i32 @promised(ptr %p) {
  %x = load i32, ptr %p, !range !0
  %l = icmp ult i32 %x, 20
  br i1 %l, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}

; The assumption comes too late: control may not come to it.
; CHECK-LABEL: define i32 @late(
; CHECK:         br i1 %l
define i32 @late(i32 %x) {
  %l = icmp ugt i32 %x, 3
  br i1 %l, label %a, label %b
a:
  %k = icmp ugt i32 %x, 5
  call void @llvm.assume(i1 %k)
  call void @one()
  ret i32 1
b:
  call void @two()
  ret i32 2
}

!0 = !{i32 0, i32 10}
