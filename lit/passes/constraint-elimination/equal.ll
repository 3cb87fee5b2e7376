; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; Equality is both directions; inequality alone is not used.

; CHECK-LABEL: @equal(
; CHECK-NEXT:   %x = icmp eq i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %y = icmp ult i32 %a, %n
; CHECK-NEXT:   br i1 %y, label %two, label %out
; CHECK: two:
; CHECK-NEXT:   %r = xor i1 true, false
; CHECK-NEXT:   ret i1 %r
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @equal(i32 %a, i32 %b, i32 %n) {
  %x = icmp eq i32 %a, %b
  br i1 %x, label %one, label %out
one:
  %y = icmp ult i32 %a, %n
  br i1 %y, label %two, label %out
two:
  %t = icmp ult i32 %b, %n
  %u = icmp ne i32 %a, %b
  %r = xor i1 %t, %u
  ret i1 %r
out:
  ret i1 false
}

; CHECK-LABEL: @less(
; CHECK-NEXT:   %x = icmp ult i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %r = xor i1 false, true
; CHECK-NEXT:   ret i1 %r
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @less(i32 %a, i32 %b) {
  %x = icmp ult i32 %a, %b
  br i1 %x, label %one, label %out
one:
  %t = icmp eq i32 %a, %b
  %u = icmp ne i32 %a, %b
  %r = xor i1 %t, %u
  ret i1 %r
out:
  ret i1 false
}

; CHECK-LABEL: @different(
; CHECK-NEXT:   %x = icmp ne i32 %a, %b
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %t = icmp ult i32 %a, %b
; CHECK-NEXT:   ret i1 %t
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @different(i32 %a, i32 %b) {
  %x = icmp ne i32 %a, %b
  br i1 %x, label %one, label %out
one:
  %t = icmp ult i32 %a, %b
  ret i1 %t
out:
  ret i1 false
}
