; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; A smaller number that is not negative is subtracted without overflow.

declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32)

; CHECK-LABEL: @never(
; CHECK-NEXT:   %x = icmp sge i32 %a, %b
; CHECK-NEXT:   %y = icmp sge i32 %b, 0
; CHECK-NEXT:   %z = and i1 %x, %y
; CHECK-NEXT:   br i1 %z, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %1 = sub i32 %a, %b
; CHECK-NEXT:   %r = select i1 false, i32 -1, i32 %1
; CHECK-NEXT:   ret i32 %r
; CHECK: out:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @never(i32 %a, i32 %b) {
  %x = icmp sge i32 %a, %b
  %y = icmp sge i32 %b, 0
  %z = and i1 %x, %y
  br i1 %z, label %one, label %out
one:
  %s = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %a, i32 %b)
  %o = extractvalue { i32, i1 } %s, 1
  %v = extractvalue { i32, i1 } %s, 0
  %r = select i1 %o, i32 -1, i32 %v
  ret i32 %r
out:
  ret i32 0
}
