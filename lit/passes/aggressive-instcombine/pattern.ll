; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; A constant that is the same wherever the index may lead is that; one that differs at odd places is the same at even ones.

; CHECK: @same = constant [8 x i8] c"\01\01\01\01\01\01\01\01"
; CHECK: @alternating = constant [8 x i8] c"\01\00\01\00\01\00\01\00"
; CHECK: @other = constant [8 x i8] c"\01\01\01\01\01\01\01\02"
;
; CHECK: define i16 @f(i64 %i) {
; CHECK-NEXT:   ret i16 257
; CHECK-NEXT: }
;
; CHECK: define i8 @even(i64 %i) {
; CHECK-NEXT:   ret i8 1
; CHECK-NEXT: }
;
; CHECK: define i8 @odd(i64 %i) {
; CHECK-NEXT:   ret i8 0
; CHECK-NEXT: }
;
; CHECK: define i8 @no(i64 %i) {
; CHECK-NEXT:   %p = getelementptr inbounds i8, ptr @other, i64 %i
; CHECK-NEXT:   %v = load i8, ptr %p, align 1
; CHECK-NEXT:   ret i8 %v
; CHECK-NEXT: }

@same = constant [8 x i8] c"\01\01\01\01\01\01\01\01"
@alternating = constant [8 x i8] c"\01\00\01\00\01\00\01\00"
@other = constant [8 x i8] c"\01\01\01\01\01\01\01\02"
define i16 @f(i64 %i) {
  %p = getelementptr inbounds i8, ptr @same, i64 %i
  %v = load i16, ptr %p, align 1
  ret i16 %v
}
define i8 @even(i64 %i) {
  %p = getelementptr inbounds i16, ptr @alternating, i64 %i
  %v = load i8, ptr %p, align 1
  ret i8 %v
}
define i8 @odd(i64 %i) {
  %p = getelementptr inbounds i16, ptr @alternating, i64 %i
  %q = getelementptr inbounds i8, ptr %p, i64 1
  %v = load i8, ptr %q, align 1
  ret i8 %v
}
define i8 @no(i64 %i) {
  %p = getelementptr inbounds i8, ptr @other, i64 %i
  %v = load i8, ptr %p, align 1
  ret i8 %v
}
