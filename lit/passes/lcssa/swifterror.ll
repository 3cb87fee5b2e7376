; A swifterror slot cannot get a φ.
; RUN: opt-go %s -passes=lcssa -verify-each -S | FileCheck %s

; CHECK-NOT:     phi
; CHECK:       out:
; CHECK-NEXT:    store ptr null, ptr %e
define void @f() {
entry:
  br label %loop
loop:
  %e = alloca swifterror ptr
  %l = load ptr, ptr %e
  %c = icmp eq ptr %l, null
  br i1 %c, label %loop, label %out
out:
  store ptr null, ptr %e
  ret void
}
