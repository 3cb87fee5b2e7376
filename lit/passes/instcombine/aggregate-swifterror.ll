; A swifterror slot has no members that could be accessed one by one.
; RUN: opt-go %s -passes=instcombine -verify-each -S | FileCheck %s

; CHECK:      load { i32, i32 }, ptr %e
; CHECK:      store { i32, i32 } %{{.*}}, ptr %e
; CHECK-NOT:  getelementptr
define i32 @f(ptr swifterror %e, { i32, i32 } %v) {
  %l = load { i32, i32 }, ptr %e
  %x = extractvalue { i32, i32 } %l, 1
  store { i32, i32 } %v, ptr %e
  ret i32 %x
}
