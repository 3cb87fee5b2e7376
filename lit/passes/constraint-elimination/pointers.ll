; RUN: opt-go %s -passes=constraint-elimination -S | FileCheck %s
;
; Addresses in an object grow with their indices.

; CHECK-LABEL: @elements(
; CHECK-NEXT:   %x = icmp ult i16 %i, %n
; CHECK-NEXT:   br i1 %x, label %one, label %out
; CHECK: one:
; CHECK-NEXT:   %i64 = zext i16 %i to i64
; CHECK-NEXT:   %n64 = zext i16 %n to i64
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i64
; CHECK-NEXT:   %b = getelementptr inbounds i32, ptr %p, i64 %n64
; CHECK-NEXT:   %r = xor i1 true, true
; CHECK-NEXT:   ret i1 %r
; CHECK: out:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @elements(ptr %p, i16 %i, i16 %n) {
  %x = icmp ult i16 %i, %n
  br i1 %x, label %one, label %out
one:
  %i64 = zext i16 %i to i64
  %n64 = zext i16 %n to i64
  %a = getelementptr inbounds i32, ptr %p, i64 %i64
  %b = getelementptr inbounds i32, ptr %p, i64 %n64
  %t = icmp ult ptr %a, %b
  %u = icmp uge ptr %a, %p
  %r = xor i1 %t, %u
  ret i1 %r
out:
  ret i1 false
}

; CHECK-LABEL: @outside(
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   %t = icmp uge ptr %a, %p
; CHECK-NEXT:   ret i1 %t
; CHECK-NEXT: }
define i1 @outside(ptr %p, i64 %i) {
  %a = getelementptr i32, ptr %p, i64 %i
  %t = icmp uge ptr %a, %p
  ret i1 %t
}
