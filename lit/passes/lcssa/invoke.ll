; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; The result of an invoke exists on its normal edge only.

declare i32 @maybe()
declare i32 @personality(...)
; CHECK-LABEL: @invoke(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %v = invoke i32 @maybe()
; CHECK-NEXT:            to label %latch unwind label %lpad
; CHECK:       latch:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %v.lcssa = phi i32 [ %v, %latch ]
; CHECK-NEXT:    ret i32 %v.lcssa
; CHECK:       lpad:
; CHECK-NEXT:    %l = landingpad { ptr, i32 }
; CHECK-NEXT:            cleanup
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
define i32 @invoke(i1 %c) personality ptr @personality {
entry:
  br label %loop
loop:
  %v = invoke i32 @maybe() to label %latch unwind label %lpad
latch:
  br i1 %c, label %loop, label %exit
exit:
  ret i32 %v
lpad:
  %l = landingpad { ptr, i32 }
          cleanup
  ret i32 0
}
