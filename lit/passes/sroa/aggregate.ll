; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; Loads and stores of whole aggregates become those of their scalars.

; CHECK-LABEL: @whole(
; CHECK-NEXT:   %v.fca.0.extract = extractvalue { i32, [2 x i16] } %v, 0
; CHECK-NEXT:   %v.fca.1.0.extract = extractvalue { i32, [2 x i16] } %v, 1, 0
; CHECK-NEXT:   %v.fca.1.1.extract = extractvalue { i32, [2 x i16] } %v, 1, 1
; CHECK-NEXT:   ret i32 %v.fca.0.extract
; CHECK-NEXT: }
define i32 @whole({ i32, [2 x i16] } %v) {
  %s = alloca { i32, [2 x i16] }
  store { i32, [2 x i16] } %v, ptr %s
  %x = load i32, ptr %s
  ret i32 %x
}

; CHECK-LABEL: @returned(
; CHECK-NEXT:   %r.fca.0.insert = insertvalue { i32, i32 } poison, i32 %a, 0
; CHECK-NEXT:   %r.fca.1.insert = insertvalue { i32, i32 } %r.fca.0.insert, i32 %b, 1
; CHECK-NEXT:   ret { i32, i32 } %r.fca.1.insert
; CHECK-NEXT: }
define { i32, i32 } @returned(i32 %a, i32 %b) {
  %s = alloca { i32, i32 }
  store i32 %a, ptr %s
  %q = getelementptr i8, ptr %s, i64 4
  store i32 %b, ptr %q
  %r = load { i32, i32 }, ptr %s
  ret { i32, i32 } %r
}
