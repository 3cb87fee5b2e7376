; RUN: opt-go -passes=early-cse -S %s | FileCheck %s

; The value of a computed condition is known after its branch; a loaded one, or a φ, is left as it is.

declare void @use(i1)

; CHECK-LABEL: @loaded(
; CHECK: call void @use(i1 %c)
; CHECK: call void @use(i1 true)
define void @loaded(ptr %p, i32 %x) {
  %c = load i1, ptr %p
  %d = icmp eq i32 %x, 4
  %e = and i1 %c, %d
  br i1 %e, label %a, label %b

a:
  call void @use(i1 %c)
  call void @use(i1 %d)
  ret void

b:
  ret void
}
