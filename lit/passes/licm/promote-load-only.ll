; RUN: opt-go %s -passes=licm -S | FileCheck %s
;
; Loads alone are promoted where a call may look at the location: the store stays.

@g = global i32 0
declare void @look() willreturn memory(read)
; CHECK-LABEL: @watched(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %g.promoted = load i32, ptr @g, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %t1 = phi i32 [ %g.promoted, %entry ], [ %t, %loop ]
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %t = add i32 %t1, %i
; CHECK-NEXT:    store i32 %t, ptr @g, align 4
; CHECK-NEXT:    call void @look()
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp slt i32 %j, %n
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @watched(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = load i32, ptr @g
  %t = add i32 %s, %i
  store i32 %t, ptr @g
  call void @look()
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
