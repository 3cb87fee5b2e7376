; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Overlapping parts, two types at one offset, and variable indices prevent the split of an aggregate.

; CHECK: @overlap = internal unnamed_addr global [2 x i32] zeroinitializer
; CHECK: @types = internal unnamed_addr global { i32, i32 } zeroinitializer
; CHECK: @index = internal unnamed_addr global [2 x i32] zeroinitializer
;
; CHECK: define i64 @f(i32 %x, i64 %i) local_unnamed_addr {
; CHECK-NEXT:   store i32 %x, ptr getelementptr (i8, ptr @overlap, i64 4), align 4
; CHECK-NEXT:   %a = load i64, ptr @overlap, align 4
; CHECK-NEXT:   store i32 %x, ptr @types, align 4
; CHECK-NEXT:   %b = load float, ptr @types, align 4
; CHECK-NEXT:   %p = getelementptr [2 x i32], ptr @index, i64 0, i64 %i
; CHECK-NEXT:   store i32 %x, ptr %p, align 4
; CHECK-NEXT:   %c = load i32, ptr @index, align 4
; CHECK-NEXT:   %e = sext i32 %c to i64
; CHECK-NEXT:   %r = add i64 %a, %e
; CHECK-NEXT:   ret i64 %r
; CHECK-NEXT: }

@overlap = internal global [2 x i32] zeroinitializer
@types = internal global { i32, i32 } zeroinitializer
@index = internal global [2 x i32] zeroinitializer
define i64 @f(i32 %x, i64 %i) {
  store i32 %x, ptr getelementptr (i8, ptr @overlap, i64 4)
  %a = load i64, ptr @overlap
  store i32 %x, ptr @types
  %b = load float, ptr @types
  %p = getelementptr [2 x i32], ptr @index, i64 0, i64 %i
  store i32 %x, ptr %p
  %c = load i32, ptr @index
  %e = sext i32 %c to i64
  %r = add i64 %a, %e
  ret i64 %r
}
