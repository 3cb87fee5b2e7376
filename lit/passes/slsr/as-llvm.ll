; Without strict, flags are LLVM's: the basis keeps its own, and an address has inbounds if it had it before.
; RUN: opt-go %s -passes=slsr -S | FileCheck %s
; RUN: opt-go %s -passes='slsr<strict>' -S | FileCheck %s --check-prefix=STRICT

; CHECK-LABEL: @plane(
; CHECK-NEXT: %p0 = getelementptr inbounds [10 x [5 x i32]], ptr %p, i64 0, i64 %s, i64 %t
; CHECK: %p1 = getelementptr inbounds i8, ptr %p0, i64 %1
; STRICT-LABEL: @plane(
; STRICT-NEXT: %p0 = getelementptr [10 x [5 x i32]], ptr %p, i64 0, i64 %s, i64 %t
; STRICT: %p1 = getelementptr i8, ptr %p0, i64 %1
define void @plane(ptr %p, i64 %s, i64 %t) {
  %p0 = getelementptr inbounds [10 x [5 x i32]], ptr %p, i64 0, i64 %s, i64 %t
  call void @use(ptr %p0)
  %s2 = shl nsw i64 %s, 1
  %p1 = getelementptr inbounds [10 x [5 x i32]], ptr %p, i64 0, i64 %s2, i64 %t
  call void @use(ptr %p1)
  ret void
}

; CHECK-LABEL: @product(
; CHECK-NEXT: %b2 = add nsw i32 %b, 2
; CHECK-NEXT: %m2 = mul nsw i32 %b2, %s
; STRICT-LABEL: @product(
; STRICT-NEXT: %b2 = add i32 %b, 2
; STRICT-NEXT: %m2 = mul i32 %b2, %s
define i32 @product(i32 %b, i32 %s) {
  %b2 = add nsw i32 %b, 2
  %m2 = mul nsw i32 %b2, %s
  %b4 = add i32 %b, 4
  %m4 = mul i32 %b4, %s
  %r = xor i32 %m2, %m4
  ret i32 %r
}

declare void @use(ptr)
