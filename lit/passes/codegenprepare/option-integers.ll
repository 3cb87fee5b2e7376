; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -addr-sink-using-gep=false -S | FileCheck %s
;
; With -addr-sink-using-gep=false addresses are sunk as sums of integers.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @sink_gep_var_const(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %g = getelementptr inbounds [4 x i32], ptr %p, i64 %i, i64 3
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %v = load i32, ptr %g, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   ret i32 0
define i32 @sink_gep_var_const(ptr %p, i64 %i, i1 %c) {
entry:
  %g = getelementptr inbounds [4 x i32], ptr %p, i64 %i, i64 3
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  ret i32 %v
b:
  ret i32 0
}

; CHECK-LABEL: @sink_gep_two_uses(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      a:
; CHECK-NEXT:   %sunkaddr = ptrtoint ptr %p to i64
; CHECK-NEXT:   %sunkaddr1 = add i64 %sunkaddr, 16
; CHECK-NEXT:   %sunkaddr2 = inttoptr i64 %sunkaddr1 to ptr
; CHECK-NEXT:   %v = load i32, ptr %sunkaddr2, align 4
; CHECK-NEXT:   store i32 7, ptr %sunkaddr2, align 4
; CHECK-NEXT:   ret i32 %v
; CHECK:      b:
; CHECK-NEXT:   %sunkaddr3 = ptrtoint ptr %p to i64
; CHECK-NEXT:   %sunkaddr4 = add i64 %sunkaddr3, 16
; CHECK-NEXT:   %sunkaddr5 = inttoptr i64 %sunkaddr4 to ptr
; CHECK-NEXT:   store i32 3, ptr %sunkaddr5, align 4
; CHECK-NEXT:   ret i32 0
define i32 @sink_gep_two_uses(ptr %p, i1 %c) {
entry:
  %g = getelementptr inbounds i8, ptr %p, i64 16
  br i1 %c, label %a, label %b
a:
  %v = load i32, ptr %g
  store i32 7, ptr %g
  ret i32 %v
b:
  store i32 3, ptr %g
  ret i32 0
}
