; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; φs that take the same values are one.

; CHECK-LABEL: @same(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:   br label %end
; CHECK: no:
; CHECK-NEXT:   br label %end
; CHECK: end:
; CHECK-NEXT:   %a = phi i32 [ %x, %yes ], [ %y, %no ]
; CHECK-NEXT:   %d = mul i32 %a, %a
; CHECK-NEXT:   ret i32 %d
; CHECK-NEXT: }
define i32 @same(i1 %c, i32 %x, i32 %y) {
entry:
  br i1 %c, label %yes, label %no

yes:
  br label %end

no:
  br label %end

end:
  %a = phi i32 [ %x, %yes ], [ %y, %no ]
  %b = phi i32 [ %x, %yes ], [ %y, %no ]
  %d = mul i32 %a, %b
  ret i32 %d
}
