; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; Extensions keep values; those of signs only where the number is not negative.

; CHECK-LABEL: @zext(
; CHECK-NEXT:   %x = icmp ult i8 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %p = zext i8 %a to i32
; CHECK-NEXT:   %q = zext i8 %b to i32
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @zext(i8 %a, i8 %b) {
  %x = icmp ult i8 %a, %b
  br i1 %x, label %one, label %out
one:
  %p = zext i8 %a to i32
  %q = zext i8 %b to i32
  %t = icmp ult i32 %p, %q
  ret i1 %t
out:
  ret i1 false
}

; CHECK-LABEL: @sext(
; CHECK-NEXT:   %x = icmp slt i8 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %p = sext i8 %a to i32
; CHECK-NEXT:   %q = sext i8 %b to i32
; CHECK-NEXT:   %u = icmp ult i32 %p, %q
; CHECK-NEXT:   %r = xor i1 true, %u
; CHECK-NEXT:   ret i1 %r
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @sext(i8 %a, i8 %b) {
  %x = icmp slt i8 %a, %b
  br i1 %x, label %one, label %out
one:
  %p = sext i8 %a to i32
  %q = sext i8 %b to i32
  %t = icmp slt i32 %p, %q
  %u = icmp ult i32 %p, %q
  %r = xor i1 %t, %u
  ret i1 %r
out:
  ret i1 false
}
