; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Members that are accessed one by one become variables, with the alignment that they had.

; CHECK: @s.0 = internal unnamed_addr global i32 0, align 16
; CHECK: @s.1 = internal unnamed_addr global i64 0, align 16
; CHECK: @s.2 = internal unnamed_addr global <4 x i32> zeroinitializer, align 16
; CHECK: @u.0 = internal unnamed_addr global i64 1
; CHECK: @u.1 = internal unnamed_addr global i32 2, align 8
;
; CHECK: define void @f(i32 %x, i64 %y, <4 x i32> %v) local_unnamed_addr {
; CHECK-NEXT:   store i32 %x, ptr @s.0, align 16
; CHECK-NEXT:   store i64 %y, ptr @s.1, align 16
; CHECK-NEXT:   store <4 x i32> %v, ptr @s.2, align 16
; CHECK-NEXT:   store i64 %y, ptr @u.0, align 8
; CHECK-NEXT:   store i32 %x, ptr @u.1, align 8
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define i32 @g() local_unnamed_addr {
; CHECK-NEXT:   %a = load i32, ptr @s.0, align 16
; CHECK-NEXT:   %b = load i64, ptr @s.1, align 16
; CHECK-NEXT:   %c = load <4 x i32>, ptr @s.2, align 16
; CHECK-NEXT:   %g = load i64, ptr @u.0, align 8
; CHECK-NEXT:   %h = load i32, ptr @u.1, align 8
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }

target datalayout = "e-m:e-i64:64-n8:16:32:64-S128"
@s = internal global { i32, i64, <4 x i32>, [3 x i8] } zeroinitializer, align 16
@u = internal global { i64, i32, i8 } { i64 1, i32 2, i8 3 }
define void @f(i32 %x, i64 %y, <4 x i32> %v) {
  store i32 %x, ptr @s
  store i64 %y, ptr getelementptr (i8, ptr @s, i64 8)
  %p = getelementptr { i32, i64, <4 x i32>, [3 x i8] }, ptr @s, i64 0, i32 2
  store <4 x i32> %v, ptr %p
  store i64 %y, ptr @u, align 1
  store i32 %x, ptr getelementptr (i8, ptr @u, i64 8), align 1
  ret void
}
define i32 @g() {
  %a = load i32, ptr @s
  %b = load i64, ptr getelementptr (i8, ptr @s, i64 8)
  %c = load <4 x i32>, ptr getelementptr (i8, ptr @s, i64 16)
  %g = load i64, ptr @u
  %h = load i32, ptr getelementptr (i8, ptr @u, i64 8)
  ret i32 %a
}
