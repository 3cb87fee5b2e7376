; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; A store past the end has no effect; a load that extends past it yields the bytes inside.

; CHECK-LABEL: @store(
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @store(i32 %a) {
  %s = alloca i32
  store i32 %a, ptr %s
  %q = getelementptr i8, ptr %s, i64 4
  store i32 9, ptr %q
  %r = load i32, ptr %s
  ret i32 %r
}

; CHECK-LABEL: @load(
; CHECK-NEXT:   %s.0.load.ext = zext i32 %a to i64
; CHECK-NEXT:   ret i64 %s.0.load.ext
; CHECK-NEXT: }
define i64 @load(i32 %a) {
  %s = alloca i32
  store i32 %a, ptr %s
  %r = load i64, ptr %s
  ret i64 %r
}
