; RUN: opt-go %s "-passes=print<scalar-evolution>" -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s "-passes=default<O3>" -S | FileCheck %s --check-prefix=FOLDED
;
; The counter steps from 127 by -5 down to exactly -128, where the loop ends: (start - end) + (step - 1) does not fit 8 bits.

; CHECK-LABEL: Determining loop execution counts for: @count
; CHECK-NEXT: Loop %h: backedge-taken count is ((((-1 * (1 umin ((-1 * (%a smin %b)) + %a)))<nuw><nsw> + (-1 * (%a smin %b)) + %a) /u 5) + (1 umin ((-1 * (%a smin %b)) + %a)))
; CHECK-NEXT: Loop %h: constant max backedge-taken count is i8 51

define internal i32 @count(i8 %a, i8 %b) {
entry:
  br label %h
h:
  %i = phi i8 [ %a, %entry ], [ %i2, %h ]
  %k = phi i32 [ 0, %entry ], [ %k2, %h ]
  %k2 = add i32 %k, 1
  %i2 = add nsw i8 %i, -5
  %c = icmp sgt i8 %i, %b
  br i1 %c, label %h, label %x
x:
  ret i32 %k2
}

; A bound that keeps away from the least number by a step leaves room for the sum.
; CHECK-LABEL: Determining loop execution counts for: @room
; CHECK-NEXT: Loop %h: backedge-taken count is ((4 + (-1 * ((zext i7 %b to i8) smin %a)) + %a) /u 5)
define void @room(i8 %a, i7 %b) {
entry:
  %w = zext i7 %b to i8
  br label %h
h:
  %i = phi i8 [ %a, %entry ], [ %i2, %h ]
  %i2 = add nsw i8 %i, -5
  %c = icmp sgt i8 %i, %w
  br i1 %c, label %h, label %x
x:
  ret void
}

; FOLDED-LABEL: @called
; FOLDED: ret i32 52
define i32 @called() {
  %r = call i32 @count(i8 127, i8 -125)
  ret i32 %r
}
