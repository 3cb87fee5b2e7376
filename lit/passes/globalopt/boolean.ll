; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; A variable that holds its initial value or one other is an i1; 0 and 1 are extended, other pairs selected. A copy of the variable copies the bit.

; CHECK: @mode = internal unnamed_addr global i1 false
; CHECK: @flag = internal unnamed_addr global i1 false
; CHECK: @float = internal unnamed_addr global float 0.000000e+00
;
; CHECK: define void @set() local_unnamed_addr {
; CHECK-NEXT:   store i1 true, ptr @mode, align 1
; CHECK-NEXT:   store i1 true, ptr @flag, align 1
; CHECK-NEXT:   store float 1.000000e+00, ptr @float, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define i32 @get() local_unnamed_addr {
; CHECK-NEXT:   %m.b = load i1, ptr @mode, align 1
; CHECK-NEXT:   %m.b1 = load i1, ptr @mode, align 1
; CHECK-NEXT:   %m = select i1 %m.b1, i32 9, i32 3
; CHECK-NEXT:   store i1 %m.b, ptr @mode, align 1
; CHECK-NEXT:   %f.b = load i1, ptr @flag, align 1
; CHECK-NEXT:   %f = zext i1 %f.b to i32
; CHECK-NEXT:   %r = add i32 %m, %f
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
;
; CHECK: define float @getf() local_unnamed_addr {
; CHECK-NEXT:   %f = load float, ptr @float, align 4
; CHECK-NEXT:   ret float %f
; CHECK-NEXT: }

@mode = internal global i32 3
@flag = internal global i32 0
@float = internal global float 0.0
define void @set() {
  store i32 9, ptr @mode
  store i32 1, ptr @flag
  store float 1.0, ptr @float
  ret void
}
define i32 @get() {
  %m = load i32, ptr @mode
  store i32 %m, ptr @mode
  %f = load i32, ptr @flag
  %r = add i32 %m, %f
  ret i32 %r
}
define float @getf() {
  %f = load float, ptr @float
  ret float %f
}
