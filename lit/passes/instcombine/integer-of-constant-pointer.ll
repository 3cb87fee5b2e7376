; A pointer made of an integer is that integer again, as many bits as a pointer has.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
; CHECK-LABEL: @wide(
; CHECK-NEXT: ret i32 2
define i32 @wide() {
  %p = inttoptr i64 2 to ptr
  %q = ptrtoint ptr %p to i64
  %r = trunc i64 %q to i32
  %s = and i32 %r, 254
  ret i32 %s
}

; CHECK-LABEL: @narrow(
; CHECK-NEXT: ret i64 4294967292
define i64 @narrow() {
  %p = inttoptr i32 -2 to ptr
  %q = ptrtoint ptr %p to i64
  %r = and i64 %q, -4
  ret i64 %r
}

; CHECK-LABEL: @low(
; CHECK-NEXT: ret i32 4094
define i32 @low() {
  %p = inttoptr i64 -2 to ptr
  %q = ptrtoint ptr %p to i32
  %r = and i32 %q, 4095
  ret i32 %r
}
