; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; Nothing moves into a loop.

; CHECK: declare void @use(i32)
;
; CHECK: define void @f(i32 %a, i32 %n) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   %x = mul i32 %a, %a
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   %j = add i32 %i, 1
; CHECK-NEXT:   %c = icmp ult i32 %j, %n
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

declare void @use(i32)
define void @f(i32 %a, i32 %n) {
entry:
  %x = mul i32 %a, %a
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @use(i32 %x)
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %end
end:
  ret void
}
