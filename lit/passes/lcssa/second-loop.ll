; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; A use in a loop behind.

declare void @use(i32)
; CHECK-LABEL: @second(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %one
; CHECK:       one:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %n, %one ]
; CHECK-NEXT:    %n = add i32 %i, 1
; CHECK-NEXT:    br i1 %c, label %one, label %two
; CHECK:       two:
; CHECK-NEXT:    %n.lcssa = phi i32 [ %n.lcssa, %two ], [ %n, %one ]
; CHECK-NEXT:    call void @use(i32 %n.lcssa)
; CHECK-NEXT:    br i1 %d, label %two, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @second(i1 %c, i1 %d) {
entry:
  br label %one
one:
  %i = phi i32 [ 0, %entry ], [ %n, %one ]
  %n = add i32 %i, 1
  br i1 %c, label %one, label %two
two:
  call void @use(i32 %n)
  br i1 %d, label %two, label %exit
exit:
  ret void
}
