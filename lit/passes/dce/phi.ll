; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; Unused phis go; branches stay.

; CHECK-LABEL: @unused(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  ret i32 %a
; CHECK-NEXT: }
define i32 @unused(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %end

yes:
  %x = add i32 %a, 1
  br label %end

end:
  %p = phi i32 [ %a, %entry ], [ %x, %yes ]
  ret i32 %a
}

; CHECK-LABEL: @cycle(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:  %j = add i32 %i, 1
; CHECK-NEXT:  %c = icmp slt i32 %j, %n
; CHECK-NEXT:  br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @cycle(i32 %n) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 0, %entry ], [ %i, %loop ]
  %j = add i32 %i, 1
  %d = mul i32 %k, 3
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %end

end:
  ret void
}
