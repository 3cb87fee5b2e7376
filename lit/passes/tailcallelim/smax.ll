; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; A maximum is accumulated too, from the least number on.

declare i32 @llvm.smax.i32(i32, i32)

; CHECK-LABEL: @most(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %accumulator.tr = phi i32 [ -2147483648, %entry ], [ %s, %more ]
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:  %x.tr = phi i32 [ %x, %entry ], [ %y, %more ]
; CHECK-NEXT:  %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  %accumulator.ret.tr = tail call i32 @llvm.smax.i32(i32 %accumulator.tr, i32 %x.tr)
; CHECK-NEXT:  ret i32 %accumulator.ret.tr
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n.tr, -1
; CHECK-NEXT:  %y = mul i32 %x.tr, %n.tr
; CHECK-NEXT:  %s = tail call i32 @llvm.smax.i32(i32 %accumulator.tr, i32 %x.tr)
; CHECK-NEXT:  br label %tailrecurse
; CHECK-NEXT: }
define i32 @most(i32 %n, i32 %x) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 %x
more:
  %m = add i32 %n, -1
  %y = mul i32 %x, %n
  %r = call i32 @most(i32 %m, i32 %y)
  %s = call i32 @llvm.smax.i32(i32 %r, i32 %x)
  ret i32 %s
}
