; RUN: opt-go %s -passes=argpromotion,verify -S | FileCheck %s
;
; A preallocated argument belongs to the call's setup, used or not.

declare token @llvm.call.preallocated.setup(i32)

; CHECK-LABEL: define internal i32 @ignores(ptr preallocated(i32) %a)
define internal i32 @ignores(ptr preallocated(i32) %a) {
  ret i32 3
}

; CHECK-LABEL: define internal i32 @loads(ptr preallocated(i32) %a)
define internal i32 @loads(ptr preallocated(i32) %a) {
  %v = load i32, ptr %a
  ret i32 %v
}

; CHECK-LABEL: define i32 @caller(
; CHECK:         call i32 @ignores(ptr preallocated(i32) null) [ "preallocated"(token %t) ]
; CHECK:         call i32 @loads(ptr preallocated(i32) %p) [ "preallocated"(token %u) ]
define i32 @caller(ptr %p) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %x = call i32 @ignores(ptr preallocated(i32) null) ["preallocated"(token %t)]
  %u = call token @llvm.call.preallocated.setup(i32 1)
  %y = call i32 @loads(ptr preallocated(i32) %p) ["preallocated"(token %u)]
  %s = add i32 %x, %y
  ret i32 %s
}
