; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; On x86 a mask is tested where its result is compared with zero.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @and_cmp0_sink(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK:      x:
; CHECK-NEXT:   %0 = and i32 %a, 8
; CHECK-NEXT:   %z = icmp eq i32 %0, 0
; CHECK-NEXT:   br i1 %z, label %y, label %w
; CHECK:      y:
; CHECK-NEXT:   ret i32 1
; CHECK:      w:
; CHECK-NEXT:   %1 = and i32 %a, 8
; CHECK-NEXT:   %z2 = icmp ne i32 %1, 0
; CHECK-NEXT:   %zz = zext i1 %z2 to i32
; CHECK-NEXT:   ret i32 %zz
define i32 @and_cmp0_sink(i32 %a, i1 %c) {
entry:
  %m = and i32 %a, 8
  br i1 %c, label %x, label %y
x:
  %z = icmp eq i32 %m, 0
  br i1 %z, label %y, label %w
y:
  ret i32 1
w:
  %z2 = icmp ne i32 %m, 0
  %zz = zext i1 %z2 to i32
  ret i32 %zz
}
