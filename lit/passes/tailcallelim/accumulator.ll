; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; The operation on the call's result moves to an accumulator; it loses nsw, since the order changes, and an addition keeps nuw.

; CHECK-LABEL: @sum(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %accumulator.tr = phi i32 [ 0, %entry ], [ %s, %more ]
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:  %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  %accumulator.ret.tr = add nuw i32 %accumulator.tr, 5
; CHECK-NEXT:  ret i32 %accumulator.ret.tr
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n.tr, -1
; CHECK-NEXT:  %s = add nuw i32 %accumulator.tr, %n.tr
; CHECK-NEXT:  br label %tailrecurse
; CHECK-NEXT: }
define i32 @sum(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 5
more:
  %m = add i32 %n, -1
  %r = call i32 @sum(i32 %m)
  %s = add nuw nsw i32 %r, %n
  ret i32 %s
}

; CHECK-LABEL: @product(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %accumulator.tr = phi i32 [ 1, %entry ], [ %s, %more ]
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:  %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  %accumulator.ret.tr = mul i32 1, %accumulator.tr
; CHECK-NEXT:  ret i32 %accumulator.ret.tr
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n.tr, -1
; CHECK-NEXT:  %s = mul i32 %n.tr, %accumulator.tr
; CHECK-NEXT:  br label %tailrecurse
; CHECK-NEXT: }
define i32 @product(i32 %n) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 1
more:
  %m = add i32 %n, -1
  %r = call i32 @product(i32 %m)
  %s = mul nuw nsw i32 %n, %r
  ret i32 %s
}
