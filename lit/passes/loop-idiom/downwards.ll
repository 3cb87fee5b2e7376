; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; A loop that goes down through memory fills what is below its first address.

; CHECK-LABEL: @down(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = add nsw i64 %n, -1
; CHECK-NEXT:   %smin = call i64 @llvm.smin.i64(i64 %0, i64 0)
; CHECK-NEXT:   %1 = shl i64 %smin, 1
; CHECK-NEXT:   %scevgep = getelementptr i8, ptr %p, i64 %1
; CHECK-NEXT:   %2 = shl i64 %n, 1
; CHECK-NEXT:   %3 = sub i64 %2, %1
; CHECK-NEXT:   call void @llvm.memset.p0.i64(ptr align 2 %scevgep, i8 0, i64 %3, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ %n, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add nsw i64 %i, -1
; CHECK-NEXT:   %a = getelementptr inbounds i16, ptr %p, i64 %j
; CHECK-NEXT:   %c = icmp sgt i64 %j, 0
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @down(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %j, %loop ]
  %j = add nsw i64 %i, -1
  %a = getelementptr inbounds i16, ptr %p, i64 %j
  store i16 0, ptr %a
  %c = icmp sgt i64 %j, 0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
