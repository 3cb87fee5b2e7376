; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; A getelementptr whose index is selected, or is an extended bool, is a select of two.

; CHECK-LABEL: @index(
; CHECK-NEXT:   %k = select i1 %c, i64 0, i64 1
; CHECK-NEXT:   %r.sroa.speculated = select i1 %c, i32 %a, i32 %b
; CHECK-NEXT:   ret i32 %r.sroa.speculated
; CHECK-NEXT: }
define i32 @index(i1 %c, i32 %a, i32 %b) {
  %s = alloca [2 x i32]
  store i32 %a, ptr %s
  %q = getelementptr i8, ptr %s, i64 4
  store i32 %b, ptr %q
  %k = select i1 %c, i64 0, i64 1
  %p = getelementptr [2 x i32], ptr %s, i64 0, i64 %k
  %r = load i32, ptr %p
  ret i32 %r
}

; CHECK-LABEL: @bool(
; CHECK-NEXT:   %k = zext i1 %c to i64
; CHECK-NEXT:   %r.sroa.speculated = select i1 %c, i32 %b, i32 %a
; CHECK-NEXT:   ret i32 %r.sroa.speculated
; CHECK-NEXT: }
define i32 @bool(i1 %c, i32 %a, i32 %b) {
  %s = alloca [2 x i32]
  store i32 %a, ptr %s
  %q = getelementptr i8, ptr %s, i64 4
  store i32 %b, ptr %q
  %k = zext i1 %c to i64
  %p = getelementptr i32, ptr %s, i64 %k
  %r = load i32, ptr %p
  ret i32 %r
}
