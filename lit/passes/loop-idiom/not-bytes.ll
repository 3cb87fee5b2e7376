; RUN: opt-go %s -passes=loop-idiom -S | FileCheck %s
;
; What memset cannot write stays: bytes that differ, gaps between elements, a byte that changes.

; CHECK-LABEL: @different(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ne i64 %j, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @different(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @gaps(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr inbounds i64, ptr %p, i64 %i
; CHECK-NEXT:   store i32 0, ptr %a, align 4
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ne i64 %j, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @gaps(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr inbounds i64, ptr %p, i64 %i
  store i32 0, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; CHECK-LABEL: @changes(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %b = trunc i64 %i to i8
; CHECK-NEXT:   %a = getelementptr inbounds i8, ptr %p, i64 %i
; CHECK-NEXT:   store i8 %b, ptr %a, align 1
; CHECK-NEXT:   %j = add nuw nsw i64 %i, 1
; CHECK-NEXT:   %c = icmp ne i64 %j, 100
; CHECK-NEXT:   br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @changes(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %b = trunc i64 %i to i8
  %a = getelementptr inbounds i8, ptr %p, i64 %i
  store i8 %b, ptr %a
  %j = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
