; RUN: opt-go %s -passes=deadargelim,ipsccp -verify-each -S | FileCheck %s
;
; What llvm.experimental.deoptimize returns is the result of its function, whether a caller wants it or not.

declare i32 @llvm.experimental.deoptimize.i32(...)

; CHECK-LABEL: define internal i32 @leaves(i1 %c) {
; CHECK:         %d = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
; CHECK-NEXT:    ret i32 %d
define internal i32 @leaves(i1 %c) {
  br i1 %c, label %leave, label %stay
leave:
  %d = call i32(...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %d
stay:
  ret i32 0
}

define void @caller(i1 %c) {
  %x = call i32 @leaves(i1 %c)
  ret void
}
