; Constants meet, and what is known early is computed first.
; RUN: opt-go %s -passes=reassociate -S | FileCheck %s

; CHECK-LABEL: @meet(
; CHECK-NEXT: %b = add i32 %x, 7
; CHECK-NEXT: %c = add i32 %b, %y
define i32 @meet(i32 %x, i32 %y) {
  %a = add i32 %x, 4
  %b = add i32 %a, %y
  %c = add i32 %b, 3
  ret i32 %c
}

; x + 5 - 5 is x; x & 12 & 3 is 0.
; CHECK-LABEL: @cancel(
; CHECK-NEXT: ret i32 0
define i32 @cancel(i32 %x, i32 %y) {
  %a = add i32 %x, 5
  %b = sub i32 %a, 5
  %c = and i32 %b, 12
  %d = and i32 %c, %y
  %e = and i32 %d, 3
  ret i32 %e
}

; Invariant in the loop: what does not change comes first.
; CHECK-LABEL: @loop(
; CHECK: %i = phi
; CHECK-NEXT: %s = add i32 %b, %a
; CHECK-NEXT: %t = add i32 %s, %i
define i32 @loop(i32 %a, i32 %b, i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %s = add i32 %i, %a
  %t = add i32 %s, %b
  call void @use(i32 %t)
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %n
  br i1 %c, label %l, label %e
e:
  ret i32 %i
}

; Conditions are asked in the order in which they are, but for the two of each.
; CHECK-LABEL: @conditions(
; CHECK-NEXT: %x = and i1 %b, %c
; CHECK-NEXT: %y = and i1 %a, %x
define i1 @conditions(i1 %a, i1 %b, i1 %c) {
  %x = and i1 %c, %b
  %y = and i1 %x, %a
  ret i1 %y
}

declare void @use(i32)
