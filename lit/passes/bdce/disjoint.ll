; A user that needs all of its result may still promise something of operand bits that it does not need: the promise goes with them.
; RUN: opt-go -passes=bdce -S %s | FileCheck %s

; CHECK-LABEL: @or(
; CHECK-NEXT: %or = or i64 %x, -2
define i64 @or(i64 %x) {
  %and = and i64 %x, 1
  %or = or disjoint i64 %and, -2
  ret i64 %or
}

; CHECK-LABEL: @through(
; CHECK-NEXT: %trunc = trunc i64 %x to i32
; CHECK-NEXT: %or = or i32 %trunc, -2
define i32 @through(i64 %x) {
  %and = and i64 %x, 1
  %trunc = trunc i64 %and to i32
  %or = or disjoint i32 %trunc, -2
  ret i32 %or
}

; CHECK-LABEL: @cut(
; CHECK-NEXT: %t = trunc i64 %x to i32
define i32 @cut(i64 %x) {
  %and = and i64 %x, 4294967295
  %t = trunc nuw i64 %and to i32
  ret i32 %t
}
