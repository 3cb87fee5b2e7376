; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; Inside of one object no iteration may read what an earlier one has written: then it is a memmove.

; CHECK-LABEL: @towards(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %scevgep = getelementptr i8, ptr %p, i64 4
; CHECK-NEXT:   %umax = call i64 @llvm.umax.i64(i64 %n, i64 1)
; CHECK-NEXT:   %0 = shl nuw i64 %umax, 2
; CHECK-NEXT:   call void @llvm.memmove.p0.p0.i64(ptr align 4 %p, ptr align 4 %scevgep, i64 %0, i1 false)
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %j
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %b = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @towards(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw nsw i64 %i, 1
  %a = getelementptr inbounds i32, ptr %p, i64 %j
  %v = load i32, ptr %a, align 4
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %v, ptr %b, align 4
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @away(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %b = getelementptr inbounds i32, ptr %p, i64 %j
; CHECK-NEXT:   store i32 %v, ptr %b, align 4
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @away(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add nuw nsw i64 %i, 1
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  %v = load i32, ptr %a, align 4
  %b = getelementptr inbounds i32, ptr %p, i64 %j
  store i32 %v, ptr %b, align 4
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @used(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %s = phi i32 [ 0, %entry ], [ %t, %loop ]
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %j
; CHECK-NEXT:   %v = load i32, ptr %a, align 4
; CHECK-NEXT:   %t = add i32 %s, %v
; CHECK-NEXT:   %b = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 %v, ptr %b, align 4
; CHECK-NEXT:   %c = icmp ult i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   %t.lcssa = phi i32 [ %t, %loop ]
; CHECK-NEXT:   ret i32 %t.lcssa
; CHECK-NEXT: }
define i32 @used(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %j = add nuw nsw i64 %i, 1
  %a = getelementptr inbounds i32, ptr %p, i64 %j
  %v = load i32, ptr %a, align 4
  %t = add i32 %s, %v
  %b = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 %v, ptr %b, align 4
  %c = icmp ult i64 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %t
}
