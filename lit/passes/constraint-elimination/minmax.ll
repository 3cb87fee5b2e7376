; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; A minimum is no more than its operands; one whose operands are ordered is one of them.

declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)

; CHECK-LABEL: @bounds(
; CHECK-NEXT:   %m = call i32 @llvm.umin.i32(i32 %a, i32 %b)
; CHECK-NEXT:   %r = xor i1 true, false
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @bounds(i32 noundef %a, i32 noundef %b) {
  %m = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %t = icmp ule i32 %m, %a
  %u = icmp ugt i32 %m, %b
  %r = xor i1 %t, %u
  ret i1 %r
}

; CHECK-LABEL: @ordered(
; CHECK-NEXT:   %x = icmp slt i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   ret i32 %b
; CHECK: out:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @ordered(i32 %a, i32 %b) {
  %x = icmp slt i32 %a, %b
  br i1 %x, label %one, label %out
one:
  %m = call i32 @llvm.smax.i32(i32 %a, i32 %b)
  ret i32 %m
out:
  ret i32 0
}

; CHECK-LABEL: @abs(
; CHECK-NEXT:   %m = call i32 @llvm.abs.i32(i32 %a, i1 true)
; CHECK-NEXT:   %r = xor i1 true, true
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @abs(i32 %a) {
  %m = call i32 @llvm.abs.i32(i32 %a, i1 true)
  %t = icmp sge i32 %m, 0
  %u = icmp sge i32 %m, %a
  %r = xor i1 %t, %u
  ret i1 %r
}
