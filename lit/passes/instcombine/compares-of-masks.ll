; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s
;
; Compares of one masked value, joined by and or or, are one compare.

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @bits(
; CHECK-NEXT:   %1 = and i32 %x, 63
; CHECK-NEXT:   %r = icmp eq i32 %1, 19
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @bits(i32 %x) {
  %a = and i32 %x, 7
  %b = icmp eq i32 %a, 3
  %c = and i32 %x, 56
  %d = icmp eq i32 %c, 16
  %r = and i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @bits_or(
; CHECK-NEXT:   %1 = and i32 %x, 63
; CHECK-NEXT:   %r = icmp ne i32 %1, 19
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @bits_or(i32 %x) {
  %a = and i32 %x, 7
  %b = icmp ne i32 %a, 3
  %c = and i32 %x, 56
  %d = icmp ne i32 %c, 16
  %r = or i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @contradict(
; CHECK-NEXT:   %1 = and i32 %x, 15
; CHECK-NEXT:   %r = icmp eq i32 %1, 11
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @contradict(i32 %x) {
  %a = and i32 %x, 7
  %b = icmp eq i32 %a, 3
  %c = and i32 %x, 12
  %d = icmp eq i32 %c, 8
  %r = and i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @one_bit_left(
; CHECK-NEXT:   %1 = and i32 %x, 15
; CHECK-NEXT:   %r = icmp eq i32 %1, 9
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @one_bit_left(i32 %x) {
  %a = and i32 %x, 12
  %b = icmp ne i32 %a, 0
  %c = and i32 %x, 7
  %d = icmp eq i32 %c, 1
  %r = and i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @all_set(
; CHECK-NEXT:   %1 = or i32 %m, %n
; CHECK-NEXT:   %2 = and i32 %1, %x
; CHECK-NEXT:   %r = icmp eq i32 %2, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @all_set(i32 %x, i32 %m, i32 %n) {
  %a = and i32 %x, %m
  %b = icmp eq i32 %a, %m
  %c = and i32 %x, %n
  %d = icmp eq i32 %c, %n
  %r = and i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @some_set(
; CHECK-NEXT:   %1 = or i32 %m, %n
; CHECK-NEXT:   %2 = and i32 %1, %x
; CHECK-NEXT:   %r = icmp ne i32 %2, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @some_set(i32 %x, i32 %m, i32 %n) {
  %a = and i32 %x, %m
  %b = icmp ne i32 %a, 0
  %c = and i32 %x, %n
  %d = icmp ne i32 %c, 0
  %r = or i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @two_bits(
; CHECK-NEXT:   %m = shl nuw i32 1, %s
; CHECK-NEXT:   %n = shl nuw i32 1, %t
; CHECK-NEXT:   %1 = or i32 %m, %n
; CHECK-NEXT:   %2 = and i32 %1, %x
; CHECK-NEXT:   %r = icmp eq i32 %2, %1
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @two_bits(i32 %x, i32 %s, i32 %t) {
  %m = shl i32 1, %s
  %n = shl i32 1, %t
  %a = and i32 %x, %m
  %b = icmp ne i32 %a, 0
  %c = and i32 %x, %n
  %d = icmp ne i32 %c, 0
  %r = and i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @with_sign(
; CHECK-NEXT:   %1 = and i32 %x, -2147483632
; CHECK-NEXT:   %r = icmp eq i32 %1, 0
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @with_sign(i32 %x) {
  %b = icmp sgt i32 %x, -1
  %c = and i32 %x, 16
  %d = icmp eq i32 %c, 0
  %r = and i1 %b, %d
  ret i1 %r
}

; CHECK-LABEL: @logical(
; CHECK-NEXT:   %a = and i32 %x, %m
; CHECK-NEXT:   %b = icmp ne i32 %a, 0
; CHECK-NEXT:   %c = and i32 %x, %n
; CHECK-NEXT:   %d = icmp ne i32 %c, 0
; CHECK-NEXT:   %r = select i1 %b, i1 true, i1 %d
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @logical(i32 %x, i32 %m, i32 %n) {
  %a = and i32 %x, %m
  %b = icmp ne i32 %a, 0
  %c = and i32 %x, %n
  %d = icmp ne i32 %c, 0
  %r = select i1 %b, i1 true, i1 %d
  ret i1 %r
}
