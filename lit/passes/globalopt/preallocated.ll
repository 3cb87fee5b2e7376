; RUN: opt-go %s -passes=globalopt -verify-each -S | FileCheck %s
;
; Preallocated arguments stay in memory, and the pass terminates; the calling convention is not visible outside.

%pair = type { i32, i32 }

declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32)

; CHECK-LABEL: define internal fastcc i32 @first(ptr preallocated(%pair) %p)
define internal i32 @first(ptr preallocated(%pair) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: define internal coldcc i32 @cold(ptr preallocated(%pair) %p)
define internal coldcc i32 @cold(ptr preallocated(%pair) %p) {
  %v = load i32, ptr %p
  ret i32 %v
}

; CHECK-LABEL: define i32 @caller(
; CHECK:         %r = call fastcc i32 @first(ptr preallocated(%pair) %m) [ "preallocated"(token %t) ]
; CHECK:         %s = call coldcc i32 @cold(ptr preallocated(%pair) %n) [ "preallocated"(token %u) ]
define i32 @caller(i32 %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %m = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(%pair)
  store i32 %x, ptr %m
  %r = call i32 @first(ptr preallocated(%pair) %m) ["preallocated"(token %t)]
  %u = call token @llvm.call.preallocated.setup(i32 1)
  %n = call ptr @llvm.call.preallocated.arg(token %u, i32 0) preallocated(%pair)
  store i32 %r, ptr %n
  %s = call coldcc i32 @cold(ptr preallocated(%pair) %n) ["preallocated"(token %u)]
  ret i32 %s
}
