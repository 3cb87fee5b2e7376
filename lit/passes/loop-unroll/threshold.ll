; RUN: opt-go %s -passes='loop-unroll' -unroll-threshold=60 -S | FileCheck %s
;
; The threshold can be given.

; CHECK-LABEL: @eleven(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    store i32 1, ptr %g.1, align 4
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    store i32 2, ptr %g.2, align 4
; CHECK-NEXT:    %g.3 = getelementptr i32, ptr %p, i32 3
; CHECK-NEXT:    store i32 3, ptr %g.3, align 4
; CHECK-NEXT:    %g.4 = getelementptr i32, ptr %p, i32 4
; CHECK-NEXT:    store i32 4, ptr %g.4, align 4
; CHECK-NEXT:    %g.5 = getelementptr i32, ptr %p, i32 5
; CHECK-NEXT:    store i32 5, ptr %g.5, align 4
; CHECK-NEXT:    %g.6 = getelementptr i32, ptr %p, i32 6
; CHECK-NEXT:    store i32 6, ptr %g.6, align 4
; CHECK-NEXT:    %g.7 = getelementptr i32, ptr %p, i32 7
; CHECK-NEXT:    store i32 7, ptr %g.7, align 4
; CHECK-NEXT:    %g.8 = getelementptr i32, ptr %p, i32 8
; CHECK-NEXT:    store i32 8, ptr %g.8, align 4
; CHECK-NEXT:    %g.9 = getelementptr i32, ptr %p, i32 9
; CHECK-NEXT:    store i32 9, ptr %g.9, align 4
; CHECK-NEXT:    %g.10 = getelementptr i32, ptr %p, i32 10
; CHECK-NEXT:    store i32 10, ptr %g.10, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @eleven(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 11
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @twenty(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store i32 %i, ptr %g, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %j, 20
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @twenty(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 20
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
