; RUN: opt-go %s -passes=mem2reg -S | FileCheck %s
;
; Stores on two paths are merged by a phi named after the slot.

; CHECK-LABEL: @both(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %no
; CHECK: yes:
; CHECK-NEXT:  br label %end
; CHECK: no:
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %x.0 = phi i32 [ %a, %yes ], [ %b, %no ]
; CHECK-NEXT:  ret i32 %x.0
; CHECK-NEXT: }
define i32 @both(i1 %c, i32 %a, i32 %b) {
entry:
  %x = alloca i32
  br i1 %c, label %yes, label %no

yes:
  store i32 %a, ptr %x
  br label %end

no:
  store i32 %b, ptr %x
  br label %end

end:
  %v = load i32, ptr %x
  ret i32 %v
}

; CHECK-LABEL: @one_side(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br i1 %c, label %yes, label %end
; CHECK: yes:
; CHECK-NEXT:  br label %end
; CHECK: end:
; CHECK-NEXT:  %x.0 = phi i32 [ %a, %yes ], [ 7, %entry ]
; CHECK-NEXT:  ret i32 %x.0
; CHECK-NEXT: }
define i32 @one_side(i1 %c, i32 %a) {
entry:
  %x = alloca i32
  store i32 7, ptr %x
  br i1 %c, label %yes, label %end

yes:
  store i32 %a, ptr %x
  br label %end

end:
  %v = load i32, ptr %x
  ret i32 %v
}
