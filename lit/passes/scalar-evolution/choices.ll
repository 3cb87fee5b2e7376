; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
;
; Selects and intrinsics that are a minimum or a maximum, plus something.

; CHECK-LABEL: Classifying expressions for: @f
; CHECK: %max = select i1 %c, i32 %a, i32 %b
; CHECK: --> (%a smax %b) U: full-set S: full-set
; CHECK: %min = select i1 %c, i32 %b, i32 %a
; CHECK: --> (%a smin %b) U: full-set S: full-set
; CHECK: %a1 = add i32 %a, 5
; CHECK: --> (5 + %a) U: full-set S: full-set
; CHECK: %b1 = add i32 %b, 5
; CHECK: --> (5 + %b) U: full-set S: full-set
; CHECK: %max5 = select i1 %c, i32 %a1, i32 %b1
; CHECK: --> (5 + (%a smax %b)) U: full-set S: full-set
; CHECK: %u = call i32 @llvm.umin.i32(i32 %a, i32 %b)
; CHECK: --> (%a umin %b) U: full-set S: full-set
; CHECK: %u1 = call i32 @llvm.umin.i32(i32 %u, i32 %a)
; CHECK: --> (%a umin %b) U: full-set S: full-set
; CHECK: %abs = call i32 @llvm.abs.i32(i32 %a, i1 true)
; CHECK: --> ((-1 * %a)<nsw> smax %a) U: full-set S: full-set
; CHECK: %sat = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
; CHECK: --> ((-1 * (%a umin %b)) + %a) U: full-set S: full-set

define void @f(i32 %a, i32 %b) {
  %c = icmp sgt i32 %a, %b
  %max = select i1 %c, i32 %a, i32 %b
  %min = select i1 %c, i32 %b, i32 %a
  %a1 = add i32 %a, 5
  %b1 = add i32 %b, 5
  %max5 = select i1 %c, i32 %a1, i32 %b1
  %u = call i32 @llvm.umin.i32(i32 %a, i32 %b)
  %u1 = call i32 @llvm.umin.i32(i32 %u, i32 %a)
  %abs = call i32 @llvm.abs.i32(i32 %a, i1 true)
  %sat = call i32 @llvm.usub.sat.i32(i32 %a, i32 %b)
  ret void
}

declare i32 @llvm.umin.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.usub.sat.i32(i32, i32)
