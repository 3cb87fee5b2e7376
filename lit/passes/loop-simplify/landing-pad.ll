; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; An exit that begins with a landing pad: the loop's edges and the others get a copy of it each.

declare void @throws()
declare i32 @personality(...)
; CHECK-LABEL: @pad(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    invoke void @throws()
; CHECK-NEXT:            to label %loop.preheader unwind label %lpad.loopexit.split-lp
; CHECK:       loop.preheader:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    invoke void @throws()
; CHECK-NEXT:            to label %latch unwind label %lpad.loopexit
; CHECK:       latch:
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK:       lpad.loopexit:
; CHECK-NEXT:    %lpad.loopexit1 = landingpad { ptr, i32 }
; CHECK-NEXT:            cleanup
; CHECK-NEXT:    br label %lpad
; CHECK:       lpad.loopexit.split-lp:
; CHECK-NEXT:    %lpad.loopexit.split-lp2 = landingpad { ptr, i32 }
; CHECK-NEXT:            cleanup
; CHECK-NEXT:    br label %lpad
; CHECK:       lpad:
; CHECK-NEXT:    %lpad.phi = phi { ptr, i32 } [ %lpad.loopexit1, %lpad.loopexit ], [ %lpad.loopexit.split-lp2, %lpad.loopexit.split-lp ]
; CHECK-NEXT:    resume { ptr, i32 } %lpad.phi
; CHECK-NEXT:  }
define void @pad(i1 %c) personality ptr @personality {
entry:
  invoke void @throws() to label %loop unwind label %lpad
loop:
  invoke void @throws() to label %latch unwind label %lpad
latch:
  br i1 %c, label %loop, label %exit
exit:
  ret void
lpad:
  %v = landingpad { ptr, i32 }
          cleanup
  resume { ptr, i32 } %v
}
