; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
; Members and lanes put together again, and lanes taken out of a shuffle.

; CHECK-LABEL: @rebuilt(
; CHECK-NEXT: ret { i32, i32 } %x
define { i32, i32 } @rebuilt({ i32, i32 } %x) {
  %a = extractvalue { i32, i32 } %x, 0
  %b = extractvalue { i32, i32 } %x, 1
  %p = insertvalue { i32, i32 } poison, i32 %a, 0
  %q = insertvalue { i32, i32 } %p, i32 %b, 1
  ret { i32, i32 } %q
}

; The other member of %x may be poison where undef is not.
; CHECK-LABEL: @undefrest(
; CHECK: insertvalue
define { i32, i32 } @undefrest({ i32, i32 } %x) {
  %a = extractvalue { i32, i32 } %x, 0
  %p = insertvalue { i32, i32 } undef, i32 %a, 0
  ret { i32, i32 } %p
}

; CHECK-LABEL: @lane(
; CHECK-NEXT: ret i32 %x
define i32 @lane(i32 %x) {
  %i = insertelement <4 x i32> poison, i32 %x, i32 0
  %s = shufflevector <4 x i32> %i, <4 x i32> poison, <4 x i32> zeroinitializer
  %e = extractelement <4 x i32> %s, i32 3
  ret i32 %e
}

; CHECK-LABEL: @second(
; CHECK-NEXT: ret i32 7
define i32 @second(<2 x i32> %x) {
  %s = shufflevector <2 x i32> %x, <2 x i32> <i32 5, i32 7>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %e = extractelement <4 x i32> %s, i64 3
  ret i32 %e
}

; CHECK-LABEL: @constants(
; CHECK-NEXT: ret { i32, [2 x ptr] } { i32 1, [2 x ptr] [ptr poison, ptr @lane] }
define { i32, [2 x ptr] } @constants() {
  %a = insertvalue { i32, [2 x ptr] } poison, i32 1, 0
  %b = insertvalue { i32, [2 x ptr] } %a, ptr @lane, 1, 1
  ret { i32, [2 x ptr] } %b
}
