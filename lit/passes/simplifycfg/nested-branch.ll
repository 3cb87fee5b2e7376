; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; A second condition that is branched on in opposite senses on both sides of a first one.

declare void @f()
declare void @g()

; Weights: to @g 1·4 + 2·5 = 14, to @f 1·3 + 2·6 = 15.
; CHECK-LABEL: @nested(
; CHECK-NEXT:    [[X:%.*]] = xor i1 %c, %d
; CHECK-NEXT:    br i1 [[X]], label %w, label %z, !prof [[P:![0-9]+]]
define void @nested(i1 %c, i1 %d) {
  br i1 %c, label %x, label %y, !prof !0
x:
  br i1 %d, label %z, label %w, !prof !1
y:
  br i1 %d, label %w, label %z, !prof !2
z:
  call void @f()
  ret void
w:
  call void @g()
  ret void
}

; The same sense on both sides: the first condition does not matter there.
; CHECK-LABEL: @same(
; CHECK-NOT:     xor
; CHECK:         ret void
define void @same(i1 %c, i1 %d) {
  br i1 %c, label %x, label %y
x:
  br i1 %d, label %z, label %w
y:
  br i1 %d, label %z, label %w
z:
  call void @f()
  ret void
w:
  call void @g()
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 2}
!1 = !{!"branch_weights", i32 3, i32 4}
!2 = !{!"branch_weights", i32 5, i32 6}
; CHECK: [[P]] = !{!"branch_weights", i32 14, i32 15}
