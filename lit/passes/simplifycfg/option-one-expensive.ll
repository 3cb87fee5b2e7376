; RUN: opt-go %s -passes=simplifycfg -two-entry-phi-node-folding-threshold=3 -S | FileCheck %s
; RUN: opt-go %s -passes=simplifycfg -two-entry-phi-node-folding-threshold=3 -speculate-one-expensive-inst=false -S | FileCheck %s --check-prefix=OFF
;
; One instruction of a diamond may cost anything, unless the option says no. As opt-19 with the same options.

; CHECK: sdiv
; CHECK-NEXT: select
; OFF: br i1 %c
; OFF: sdiv
define i32 @f(i32 %x, i32 %y, i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %s = sdiv i32 %x, 7
  br label %j
b:
  br label %j
j:
  %r = phi i32 [ %s, %a ], [ %y, %b ]
  ret i32 %r
}
