; A trip count minus one is compared as the count itself after the loop guard, where it is not zero, as by LLVM: nothing wraps around.
; RUN: opt-go %s -passes='instcombine<no-verify-fixpoint>' -S | FileCheck %s

declare void @use(i32)

; CHECK-LABEL: @few(
; CHECK:       a:
; CHECK-NEXT:    %r = icmp ult i32 %n, 8
; CHECK-NEXT:    ret i1 %r
define i1 @few(i32 %n) {
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %a, label %b
a:
  %d = add i32 %n, -1
  %r = icmp ult i32 %d, 7
  ret i1 %r
b:
  ret i1 false
}

; CHECK-LABEL: @used(
; CHECK:         %r = icmp ult i32 %n, 8
define i1 @used(i32 %n) {
  %c = icmp ne i32 %n, 0
  br i1 %c, label %a, label %b
a:
  %d = add i32 %n, -1
  call void @use(i32 %d)
  %r = icmp ult i32 %d, 7
  ret i1 %r
b:
  ret i1 false
}

; CHECK-LABEL: @many(
; CHECK:         %r = icmp ugt i32 %n, 6
define i1 @many(i32 %n) {
  %c = icmp sgt i32 %n, 0
  br i1 %c, label %a, label %b
a:
  %d = add i32 %n, -1
  %r = icmp ugt i32 %d, 5
  ret i1 %r
b:
  ret i1 false
}

; Zero may come here: its predecessor is the largest number.
; CHECK-LABEL: @unguarded(
; CHECK-NEXT:    %d = add i32 %n, -1
; CHECK-NEXT:    %r = icmp ult i32 %d, 7
define i1 @unguarded(i32 %n) {
  %d = add i32 %n, -1
  %r = icmp ult i32 %d, 7
  ret i1 %r
}
