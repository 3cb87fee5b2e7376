; RUN: opt-go %s -passes=separate-const-offset-from-gep -S | FileCheck %s
;
; Without a triple the target takes no offsets in addresses, and only constants that cancel out are worth it.


; CHECK-LABEL: @offset(
; CHECK-NEXT:  %j = add i64 %i, 5
; CHECK-NEXT:  %q = getelementptr float, ptr %p, i64 %j
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @offset(ptr %p, i64 %i) {
  %j = add i64 %i, 5
  %q = getelementptr float, ptr %p, i64 %j
  ret ptr %q
}

; CHECK-LABEL: @cancels(
; CHECK-NEXT:  %q = getelementptr [4 x i32], ptr %p, i64 %i, i64 %j
; CHECK-NEXT:  ret ptr %q
; CHECK-NEXT: }
define ptr @cancels(ptr %p, i64 %i, i64 %j) {
  %a = add i64 %i, 1
  %b = sub i64 %j, 4
  %q = getelementptr inbounds [4 x i32], ptr %p, i64 %a, i64 %b
  ret ptr %q
}
