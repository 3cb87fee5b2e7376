; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; The memset of an inner loop is the row of an outer one.

; CHECK-LABEL: @matrix(
; CHECK-NEXT: entry:
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 20000, i1 false)
; CHECK-NEXT:   br label %outer
; CHECK: outer:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
; CHECK-NEXT:   %0 = mul nuw nsw i64 %i, 400
; CHECK-NEXT:   %scevgep = getelementptr i8, ptr %p, i64 %0
; CHECK-NEXT:   br label %inner
; CHECK: inner:
; CHECK-NEXT:   %k = phi i64 [ 0, %outer ], [ %k1, %inner ]
; CHECK-NEXT:   %a = getelementptr inbounds [100 x i32], ptr %p, i64 %i, i64 %k
; CHECK-NEXT:   %k1 = add nuw nsw i64 %k, 1
; CHECK-NEXT:   %ck = icmp ne i64 %k1, 100
; CHECK-NEXT:   br i1 %ck, label %inner, label %latch
; CHECK: latch:
; CHECK-NEXT:   %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %ci = icmp ne i64 %i1, 50
; CHECK-NEXT:   br i1 %ci, label %outer, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @matrix(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  br label %inner
inner:
  %k = phi i64 [ 0, %outer ], [ %k1, %inner ]
  %a = getelementptr inbounds [100 x i32], ptr %p, i64 %i, i64 %k
  store i32 0, ptr %a, align 4
  %k1 = add nuw nsw i64 %k, 1
  %ck = icmp ne i64 %k1, 100
  br i1 %ck, label %inner, label %latch
latch:
  %i1 = add nuw nsw i64 %i, 1
  %ci = icmp ne i64 %i1, 50
  br i1 %ci, label %outer, label %exit
exit:
  ret void
}
