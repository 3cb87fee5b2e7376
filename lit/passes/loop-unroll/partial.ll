; RUN: opt-go %s -passes='loop-unroll<partial;no-runtime>' -unroll-partial-threshold=25 -S | FileCheck %s
;
; A loop of known length that is too large gets copies of its body whose number divides the iterations, and tests once for all of them.

; CHECK-LABEL: @partial(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %a = phi ptr [ %p, %entry ], [ %b.4, %loop ]
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j.4, %loop ]
; CHECK-NEXT:    store volatile i32 7, ptr %a, align 4
; CHECK-NEXT:    %b = getelementptr i32, ptr %a, i32 1
; CHECK-NEXT:    store volatile i32 7, ptr %b, align 4
; CHECK-NEXT:    %b.1 = getelementptr i32, ptr %b, i32 1
; CHECK-NEXT:    store volatile i32 7, ptr %b.1, align 4
; CHECK-NEXT:    %b.2 = getelementptr i32, ptr %b.1, i32 1
; CHECK-NEXT:    store volatile i32 7, ptr %b.2, align 4
; CHECK-NEXT:    %b.3 = getelementptr i32, ptr %b.2, i32 1
; CHECK-NEXT:    store volatile i32 7, ptr %b.3, align 4
; CHECK-NEXT:    %b.4 = getelementptr i32, ptr %b.3, i32 1
; CHECK-NEXT:    %j.4 = add nuw nsw i32 %i, 5
; CHECK-NEXT:    %c.4 = icmp ne i32 %j.4, 100
; CHECK-NEXT:    br i1 %c.4, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @partial(ptr %p) {
entry:
  br label %loop
loop:
  %a = phi ptr [ %p, %entry ], [ %b, %loop ]
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  store volatile i32 7, ptr %a
  %b = getelementptr i32, ptr %a, i32 1
  %j = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %j, 100
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
