; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; Code that is only used after a loop sinks out of it, except loads: another path may lead there.

; CHECK: declare void @use(i32)
;
; CHECK: define void @f(ptr %p, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   %sq = mul i32 %i, %i
; CHECK-NEXT:   %v = load i32, ptr %p, align 4
; CHECK-NEXT:   call void @use(i32 %sq)
; CHECK-NEXT:   call void @use(i32 %v)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @use(i32)
define void @f(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %sq = mul i32 %i, %i
  %v = load i32, ptr %p
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  call void @use(i32 %sq)
  call void @use(i32 %v)
  ret void
}
