; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; After a branch on a constant the dead side is not visited, and φs take poison from there.

; CHECK-LABEL: @side(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 true, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   %a = add i32 %x, 1
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
define i32 @side(i32 %x) {
entry:
  br i1 true, label %yes, label %no

yes:
  br label %end

no:
  %a = add i32 %x, 1
  br label %end

end:
  %p = phi i32 [ %x, %yes ], [ %a, %no ]
  ret i32 %p
}
