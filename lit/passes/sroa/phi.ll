; RUN: opt-go %s -passes=sroa -S | FileCheck %s
;
; A load through a phi of two allocas moves into the predecessors.

; CHECK-LABEL: @merge(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %p.sroa.speculated = phi i32 [ %a, %yes ], [ %b, %no ]
; CHECK-NEXT:   ret i32 %p.sroa.speculated
; CHECK-NEXT: }
define i32 @merge(i1 %c, i32 %a, i32 %b) {
entry:
  %x = alloca i32
  %y = alloca i32
  store i32 %a, ptr %x
  store i32 %b, ptr %y
  br i1 %c, label %yes, label %no

yes:
  br label %end

no:
  br label %end

end:
  %p = phi ptr [ %x, %yes ], [ %y, %no ]
  %r = load i32, ptr %p
  ret i32 %r
}
