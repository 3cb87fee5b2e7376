; RUN: opt-go %s -passes=inline -verify-each -S | FileCheck %s
;
; A swifterror slot may only be loaded, stored and passed as swifterror: its lifetime is not marked.

declare void @may_fail(ptr swifterror)

define internal ptr @tries() {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  call void @may_fail(ptr swifterror %e)
  %v = load ptr, ptr %e
  ret ptr %v
}

; CHECK-LABEL: define ptr @caller(
; CHECK-NEXT:    %e.i = alloca swifterror ptr
; CHECK-NEXT:    store ptr null, ptr %e.i
; CHECK-NEXT:    call void @may_fail(ptr swifterror %e.i)
; CHECK-NEXT:    %v.i = load ptr, ptr %e.i
; CHECK-NEXT:    ret ptr %v.i
define ptr @caller() {
  %r = call ptr @tries()
  ret ptr %r
}
