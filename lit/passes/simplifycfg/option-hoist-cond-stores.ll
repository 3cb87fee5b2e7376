; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
; RUN: opt-go %s -passes=simplifycfg -simplifycfg-hoist-cond-stores=false -S | FileCheck %s --check-prefix=OFF
;
; Memory that has been stored to before a branch may be stored to on both paths, unless the option forbids it. As opt-19 with the same option.

; CHECK: select i1 %c, i32 %v, i32 0
; CHECK-NOT: br
; OFF: br i1 %c
; OFF: store i32 %v
define void @f(ptr %p, i1 %c, i32 %v) {
  store i32 0, ptr %p
  br i1 %c, label %a, label %b
a:
  store i32 %v, ptr %p
  br label %b
b:
  ret void
}
