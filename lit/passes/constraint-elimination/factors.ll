; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; So do constant factors, and shifts that are.

; CHECK-LABEL: @mul(
; CHECK-NEXT:   %x = icmp ule i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %p = mul nuw i32 %a, 3
; CHECK-NEXT:   %q = mul nuw i32 %b, 3
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @mul(i32 %a, i32 %b) {
  %x = icmp ule i32 %a, %b
  br i1 %x, label %one, label %out
one:
  %p = mul nuw i32 %a, 3
  %q = mul nuw i32 %b, 3
  %t = icmp ule i32 %p, %q
  ret i1 %t
out:
  ret i1 false
}

; CHECK-LABEL: @shl(
; CHECK-NEXT:   %p = shl nuw i32 %a, 2
; CHECK-NEXT:   %x = icmp ult i32 %p, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   ret i1 true
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @shl(i32 %a, i32 %b) {
  %p = shl nuw i32 %a, 2
  %x = icmp ult i32 %p, %b
  br i1 %x, label %one, label %out
one:
  %t = icmp ult i32 %a, %b
  ret i1 %t
out:
  ret i1 false
}
