; RUN: opt-go -passes=early-cse -S %s | FileCheck %s

; An invariant load yields what an earlier plain load of the address did, whatever is written in between.

declare void @write()

; CHECK-LABEL: @f(
; CHECK-NEXT: %a = load i64, ptr %p
; CHECK-NEXT: call void @write()
; CHECK-NEXT: %s = add i64 %a, %a
define i64 @f(ptr %p) {
  %a = load i64, ptr %p
  call void @write()
  %b = load i64, ptr %p, !invariant.load !0
  %s = add i64 %a, %b
  ret i64 %s
}

!0 = !{}
