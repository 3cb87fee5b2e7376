; RUN: opt-go %s -passes=function-attrs -verify-each -S | FileCheck %s
;
; A parameter that is only read, or not used at all, is writable no more.

; CHECK: define void @unused(ptr nocapture readnone sret(i32) %p)
define void @unused(ptr writable sret(i32) %p) {
  ret void
}

; CHECK: define i32 @read(ptr nocapture readonly dereferenceable(4) %p)
define i32 @read(ptr writable dereferenceable(4) %p) {
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
