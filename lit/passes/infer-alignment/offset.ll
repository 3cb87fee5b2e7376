; RUN: opt-go %s -passes=infer-alignment -S | FileCheck %s
;
; An offset from an aligned address is aligned as far as both have zero bits at the end.

; CHECK: define void @f(ptr align 16 %p, i64 %i) {
; CHECK-NEXT:   %x = getelementptr i8, ptr %p, i64 8
; CHECK-NEXT:   store i32 1, ptr %x, align 8
; CHECK-NEXT:   %m = and i64 %i, -4
; CHECK-NEXT:   %y = getelementptr i8, ptr %p, i64 %m
; CHECK-NEXT:   store i32 1, ptr %y, align 4
; CHECK-NEXT:   %z = getelementptr i64, ptr %p, i64 %i
; CHECK-NEXT:   store i32 1, ptr %z, align 8
; CHECK-NEXT:   store i32 1, ptr null, align 4294967296
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

define void @f(ptr align 16 %p, i64 %i) {
  %x = getelementptr i8, ptr %p, i64 8
  store i32 1, ptr %x, align 1
  %m = and i64 %i, -4
  %y = getelementptr i8, ptr %p, i64 %m
  store i32 1, ptr %y, align 1
  %z = getelementptr i64, ptr %p, i64 %i
  store i32 1, ptr %z, align 2
  store i32 1, ptr null, align 4
  ret void
}
