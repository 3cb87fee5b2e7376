; RUN: opt-go %s -passes=inferattrs -S | FileCheck %s
;
; Mathematics writes errno and nothing else, in all precisions; a float is none for cos.

; CHECK: declare double @cos(double) #0
;
; CHECK: declare float @cosf(float) #0
;
; CHECK: declare x86_fp80 @cosl(x86_fp80) #0
;
; CHECK: declare i32 @cosh(float)
;
; CHECK: attributes #0 = { mustprogress nofree nounwind willreturn memory(write) }

declare double @cos(double)
declare float @cosf(float)
declare x86_fp80 @cosl(x86_fp80)
declare i32 @cosh(float)
