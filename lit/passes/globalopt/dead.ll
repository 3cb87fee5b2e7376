; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; Unused functions and variables go, unless they are definitions that others see or in a group with one. Unreachable code goes first.

; CHECK: $other = comdat any
; CHECK: @root = local_unnamed_addr global i32 0, comdat($other)
;
; CHECK: define linkonce_odr void @belongs() local_unnamed_addr comdat($other) {
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
;
; CHECK: define void @f() local_unnamed_addr {
; CHECK-NEXT: entry:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

$group = comdat any
$other = comdat any
@member = linkonce_odr global i32 0, comdat($group)
@root = global i32 0, comdat($other)
define linkonce_odr void @lonely() comdat($group) {
  ret void
}
define linkonce_odr void @belongs() comdat($other) {
  ret void
}
define internal void @unused() {
  call void @alsounused()
  ret void
}
declare void @alsounused()
declare void @fromdead()
define void @f() {
entry:
  ret void
dead:
  call void @fromdead()
  br label %dead
}
