; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
; RUN: opt-go %s -passes=simplifycfg -max-switch-cases-per-result=3 -S | FileCheck %s --check-prefix=FEW
;
; A switch on four values with one result becomes a select; not if only three may have it. As opt-19 with the same option.

; CHECK: icmp eq i32 %switch.and
; CHECK-NEXT: select i1
; FEW: switch
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %d [
    i32 8, label %a
    i32 9, label %a
    i32 10, label %a
    i32 11, label %a
  ]
a:
  br label %j
d:
  br label %j
j:
  %r = phi i32 [ 3, %a ], [ 9, %d ]
  ret i32 %r
}
