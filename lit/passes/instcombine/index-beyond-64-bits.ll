; Indices that do not fit 64 bits: offsets are compared as wide numbers, and not subtracted.
; RUN: opt-go -passes=instcombine -S %s | FileCheck %s
target datalayout = "p:128:128:128"

; CHECK-LABEL: @compared(
; CHECK: ret i1 true
define i1 @compared(ptr %a) {
  %p = getelementptr inbounds i64, ptr %a, i128 147573952589676412928
  %q = getelementptr inbounds i64, ptr %a, i128 147573952589676412929
  %c = icmp ult ptr %p, %q
  ret i1 %c
}

; CHECK-LABEL: @subtracted(
; CHECK: sub {{.*}}i128 %x, %y
define i128 @subtracted(ptr %a) {
  %p = getelementptr inbounds i8, ptr %a, i128 147573952589676412928
  %q = getelementptr inbounds i8, ptr %a, i128 147573952589676412929
  %x = ptrtoint ptr %p to i128
  %y = ptrtoint ptr %q to i128
  %d = sub i128 %x, %y
  ret i128 %d
}
