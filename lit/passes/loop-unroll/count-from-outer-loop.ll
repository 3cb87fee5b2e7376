; The count of the inner loop is there already, as the value that the loop starts with, and comes around the outer loop from what the inner
; loop computes. It is not computed again.
; RUN: opt-go -passes='loop-unroll<runtime;no-peeling>' -S %s | FileCheck %s

; CHECK-LABEL: define void @f(
; CHECK: outer:
; CHECK-NEXT: %fuel = phi i32
; CHECK-NEXT: %first = sub i32 %fuel, 1
; CHECK: inner.lr.ph:
; CHECK-NEXT: %xtraiter = and i32 %fuel, 7
; CHECK: inner.prol.loopexit:
; CHECK: %0 = icmp ult i32 %first, 7
define void @f(ptr %p) {
entry:
  br label %outer

outer:
  %fuel = phi i32 [ 12, %entry ], [ %next, %end ]
  %first = sub i32 %fuel, 1
  %some = icmp sgt i32 %fuel, 0
  br i1 %some, label %inner.lr.ph, label %end

inner.lr.ph:
  br label %inner

inner:
  %n = phi i32 [ %first, %inner.lr.ph ], [ %less, %inner ]
  store i32 %n, ptr %p
  %less = sub i32 %n, 1
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %inner, label %after

after:
  %left = phi i32 [ %less, %inner ]
  br label %end

end:
  %rest = phi i32 [ %left, %after ], [ %first, %outer ]
  %next = sub i32 %rest, 1
  %again = icmp sgt i32 %rest, 0
  br i1 %again, label %outer, label %exit

exit:
  ret void
}
