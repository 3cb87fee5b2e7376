; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; Comparisons with three results.

declare i8 @llvm.ucmp.i8.i32(i32, i32)
declare i8 @llvm.scmp.i8.i32(i32, i32)

; CHECK-LABEL: @f(
; CHECK-NEXT:   %x = icmp ult i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %d = call i8 @llvm.scmp.i8.i32(i32 %a, i32 %b)
; CHECK-NEXT:   %r = add i8 -1, %d
; CHECK-NEXT:   ret i8 %r
; CHECK: out:
; CHECK-NEXT:   ret i8 0
; CHECK-NEXT: }
define i8 @f(i32 %a, i32 %b) {
  %x = icmp ult i32 %a, %b
  br i1 %x, label %one, label %out
one:
  %c = call i8 @llvm.ucmp.i8.i32(i32 %a, i32 %b)
  %d = call i8 @llvm.scmp.i8.i32(i32 %a, i32 %b)
  %r = add i8 %c, %d
  ret i8 %r
out:
  ret i8 0
}
