; RUN: opt-go %s -passes=loop-simplify -S | FileCheck %s
;
; Several back edges go through one new block, which carries the loop's metadata and the φs.

declare i1 @more(i32)
; CHECK-LABEL: @latches(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i.be, %loop.backedge ]
; CHECK-NEXT:    br i1 %c, label %left, label %right
; CHECK:       left:
; CHECK-NEXT:    %a = add i32 %i, 1
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       loop.backedge:
; CHECK-NEXT:    %i.be = phi i32 [ %a, %left ], [ %b, %right ]
; CHECK-NEXT:    br label %loop, !llvm.loop !{{[0-9]+}}
; CHECK:       right:
; CHECK-NEXT:    %b = mul i32 %i, 3
; CHECK-NEXT:    %m = call i1 @more(i32 %b)
; CHECK-NEXT:    br i1 %m, label %loop.backedge, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret i32 %b
; CHECK-NEXT:  }
define i32 @latches(i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %a, %left ], [ %b, %right ]
  br i1 %c, label %left, label %right
left:
  %a = add i32 %i, 1
  br label %loop, !llvm.loop !0
right:
  %b = mul i32 %i, 3
  %m = call i1 @more(i32 %b)
  br i1 %m, label %loop, label %exit, !llvm.loop !0
exit:
  ret i32 %b
}
!0 = distinct !{!0}
