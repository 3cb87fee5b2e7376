; RUN: opt-go %s -passes=sink -S | FileCheck %s
;
; The place dominates all uses; a φ uses its operand in the block that the edge comes from.

; CHECK: declare void @use(i32)
;
; CHECK: define i32 @f(i32 %a, i1 %c, i1 %d) {
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %then, label %join
; CHECK: then:
; CHECK-NEXT:   %x = mul i32 %a, %a
; CHECK-NEXT:   br i1 %d, label %one, label %two
; CHECK: one:
; CHECK-NEXT:   %y = mul i32 %a, 3
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   br label %join
; CHECK: two:
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   br label %join
; CHECK: join:
; CHECK-NEXT:   %p = phi i32 [ 0, %entry ], [ %y, %one ], [ 2, %two ]
; CHECK-NEXT:   ret i32 %p
; CHECK-NEXT: }

declare void @use(i32)
define i32 @f(i32 %a, i1 %c, i1 %d) {
entry:
  %x = mul i32 %a, %a
  %y = mul i32 %a, 3
  br i1 %c, label %then, label %join
then:
  br i1 %d, label %one, label %two
one:
  call void @use(i32 %x)
  br label %join
two:
  call void @use(i32 %x)
  br label %join
join:
  %p = phi i32 [ 0, %entry ], [ %y, %one ], [ 2, %two ]
  ret i32 %p
}
