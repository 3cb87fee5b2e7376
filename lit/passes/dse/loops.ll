; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; Around a loop an address may be another one each time: only what is invariant is taken for the same.

; CHECK-LABEL: @invariant(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   store i32 2, ptr %p, align 4
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @invariant(ptr %p, i1 %c) {
entry:
  store i32 1, ptr %p
  br label %loop

loop:
  store i32 2, ptr %p
  br i1 %c, label %loop, label %end

end:
  ret void
}

; CHECK-LABEL: @moving(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   %j = add i64 %i, 1
; CHECK-NEXT:   %b = getelementptr i32, ptr %p, i64 %j
; CHECK-NEXT:   store i32 2, ptr %b, align 4
; CHECK-NEXT:   %c = icmp slt i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @moving(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  %j = add i64 %i, 1
  %b = getelementptr i32, ptr %p, i64 %j
  store i32 2, ptr %b
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %end

end:
  ret void
}

; CHECK-LABEL: @same_iteration(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i64 [ 0, %entry ], [ %j, %latch ]
; CHECK-NEXT:   %a = getelementptr i32, ptr %p, i64 %i
; CHECK-NEXT:   br label %latch
; CHECK: latch:
; CHECK-NEXT:   store i32 2, ptr %a, align 4
; CHECK-NEXT:   %j = add i64 %i, 1
; CHECK-NEXT:   %c = icmp slt i64 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @same_iteration(ptr %p, i64 %n) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %a = getelementptr i32, ptr %p, i64 %i
  store i32 1, ptr %a
  br label %latch

latch:
  store i32 2, ptr %a
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %end

end:
  ret void
}
