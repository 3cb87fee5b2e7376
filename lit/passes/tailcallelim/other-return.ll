; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; A recursion that returns something else than the call's result: the first such value is remembered.

; CHECK-LABEL: @f(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %tailrecurse
; CHECK: tailrecurse:
; CHECK-NEXT:  %n.tr = phi i32 [ %n, %entry ], [ %m, %more ]
; CHECK-NEXT:  %ret.tr = phi i32 [ poison, %entry ], [ %current.ret.tr, %more ]
; CHECK-NEXT:  %ret.known.tr = phi i1 [ false, %entry ], [ true, %more ]
; CHECK-NEXT:  %c = icmp eq i32 %n.tr, 0
; CHECK-NEXT:  br i1 %c, label %end, label %more
; CHECK: end:
; CHECK-NEXT:  %current.ret.tr1 = select i1 %ret.known.tr, i32 %ret.tr, i32 %k
; CHECK-NEXT:  ret i32 %current.ret.tr1
; CHECK: more:
; CHECK-NEXT:  %m = add i32 %n.tr, -1
; CHECK-NEXT:  %current.ret.tr = select i1 %ret.known.tr, i32 %ret.tr, i32 %m
; CHECK-NEXT:  br label %tailrecurse
; CHECK-NEXT: }
define i32 @f(i32 %n, i32 %k) {
entry:
  %c = icmp eq i32 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i32 %k
more:
  %m = add i32 %n, -1
  %r = call i32 @f(i32 %m, i32 %k)
  ret i32 %m
}
