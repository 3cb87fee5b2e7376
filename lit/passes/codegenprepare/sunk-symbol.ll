; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -addr-sink-using-gep=false -S | FileCheck %s
;
; On x86 an address names a symbol only if the linker does not put it where a table alone knows; others are in a register, which comes first
; in the sum.

target triple = "x86_64-unknown-linux-gnu"

@far = global [32 x i32] zeroinitializer
@near = internal global [32 x i32] zeroinitializer

; CHECK-LABEL: @f(
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = mul i64 %i, 4
; CHECK-NEXT:   %sunkaddr1 = add i64 ptrtoint (ptr @far to i64), %sunkaddr
; CHECK-NEXT:   %sunkaddr2 = inttoptr i64 %sunkaddr1 to ptr
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr2, align 4
; CHECK-NEXT:   %sunkaddr3 = mul i64 %i, 4
; CHECK-NEXT:   %sunkaddr4 = add i64 %sunkaddr3, ptrtoint (ptr @near to i64)
; CHECK-NEXT:   %sunkaddr5 = inttoptr i64 %sunkaddr4 to ptr
; CHECK-NEXT:   %w = load i32, ptr %sunkaddr5, align 4
define i32 @f(i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds [32 x i32], ptr @far, i64 0, i64 %i
  %h = getelementptr inbounds [32 x i32], ptr @near, i64 0, i64 %i
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  %w = load i32, ptr %h
  %s = add i32 %v, %w
  ret i32 %s
b:
  ret i32 0
}
