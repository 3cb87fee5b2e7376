; A counter that only decides when the loop is left goes where another with the same step can decide: their distance stays, whether they wrap around or not.
; What decides must not be poison, so that flags go and what it begins with is frozen.
; RUN: opt-go %s -passes='loop(pointer-steps)' -S | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @rest(
; CHECK:       entry:
; CHECK-NEXT:    %steps.start = freeze i32 %s
; CHECK-NEXT:    %steps.end = add i32 %steps.start, %n
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ %steps.start, %entry ], [ %i.next, %loop ]
; CHECK-NEXT:    %x = sext i32 %i to i64
; CHECK:         %i.next = add i32 %i, 1
; CHECK-NEXT:    %steps.done = icmp eq i32 %i.next, %steps.end
; CHECK-NEXT:    br i1 %steps.done, label %end, label %loop
define void @rest(ptr addrspace(1) %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %i.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %x = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x
  store float 1.0, ptr addrspace(1) %a
  %i.next = add nsw i32 %i, 1
  %k.next = add nuw nsw i32 %k, 1
  %c = icmp eq i32 %k.next, %n
  br i1 %c, label %end, label %loop
end:
  ret void
}

; The other counter takes larger steps.
; CHECK-LABEL: @other_step(
; CHECK:         %c = icmp eq i32 %k.next, %n
define void @other_step(ptr addrspace(1) %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %i.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %x = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x
  store float 1.0, ptr addrspace(1) %a
  %i.next = add nsw i32 %i, 2
  %k.next = add nuw nsw i32 %k, 1
  %c = icmp eq i32 %k.next, %n
  br i1 %c, label %end, label %loop
end:
  ret void
}

; The counter is needed for itself.
; CHECK-LABEL: @used(
; CHECK:         %c = icmp ne i32 %k.next, %n
define i32 @used(ptr addrspace(1) %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %i.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %x = sext i32 %i to i64
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %x
  store i32 %k, ptr addrspace(1) %a
  %i.next = add nsw i32 %i, 1
  %k.next = add nuw nsw i32 %k, 1
  %c = icmp ne i32 %k.next, %n
  br i1 %c, label %loop, label %end
end:
  ret i32 0
}

; A test for less than is no matter of distances: sums may wrap around.
; CHECK-LABEL: @less(
; CHECK:         %c = icmp slt i32 %k.next, %n
define void @less(ptr addrspace(1) %p, i32 %s, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %s, %entry ], [ %i.next, %loop ]
  %k = phi i32 [ 0, %entry ], [ %k.next, %loop ]
  %x = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x
  store float 1.0, ptr addrspace(1) %a
  %i.next = add nsw i32 %i, 1
  %k.next = add nuw nsw i32 %k, 1
  %c = icmp slt i32 %k.next, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
