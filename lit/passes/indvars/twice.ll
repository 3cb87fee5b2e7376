; RUN: opt-go %s -passes=indvars -S | FileCheck %s
;
; Both operands of the sum are the counter: made wide, it would not wrap around at 2^16 as the narrow one does.

target datalayout = "n8:16:32:64"

declare void @use(i32)

; CHECK-LABEL: @twice(
; CHECK:         %[[NARROW:.*]] = trunc nuw i32 %indvars.iv to i16
; CHECK-NEXT:    %sum = add nsw i16 %[[NARROW]], %[[NARROW]]
; CHECK-NEXT:    %ext = zext i16 %sum to i32
; CHECK:         ret i32 65526
define i32 @twice() {
entry:
  br label %loop
loop:
  %i = phi i16 [ -12, %entry ], [ %j, %loop ]
  %sum = add i16 %i, %i
  %ext = zext i16 %sum to i32
  call void @use(i32 %ext)
  %j = add i16 %i, 1
  %c = icmp ne i16 %i, -5
  br i1 %c, label %loop, label %out
out:
  ret i32 %ext
}
