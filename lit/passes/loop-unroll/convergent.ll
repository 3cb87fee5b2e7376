; RUN: opt-go %s -passes='loop-unroll<partial>' -unroll-partial-threshold=20 -S | FileCheck %s
;
; A convergent call is copied where all threads that ran the iteration run the copy: when the loop is unrolled completely, and in a number of copies that divides the iterations.

declare void @barrier() convergent
; CHECK-LABEL: @complete(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    call void @barrier()
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    call void @barrier()
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    store i32 1, ptr %g.1, align 4
; CHECK-NEXT:    call void @barrier()
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    store i32 2, ptr %g.2, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @complete(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @barrier()
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 3
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @divides(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j.3, %loop ]
; CHECK-NEXT:    call void @barrier()
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store i32 %i, ptr %g, align 4
; CHECK-NEXT:    %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:    call void @barrier()
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 %j
; CHECK-NEXT:    store i32 %j, ptr %g.1, align 4
; CHECK-NEXT:    %j.1 = add nuw nsw i32 %i, 2
; CHECK-NEXT:    call void @barrier()
; CHECK-NEXT:    %g.2 = getelementptr i32, ptr %p, i32 %j.1
; CHECK-NEXT:    store i32 %j.1, ptr %g.2, align 4
; CHECK-NEXT:    %j.2 = add nuw nsw i32 %i, 3
; CHECK-NEXT:    call void @barrier()
; CHECK-NEXT:    %g.3 = getelementptr i32, ptr %p, i32 %j.2
; CHECK-NEXT:    store i32 %j.2, ptr %g.3, align 4
; CHECK-NEXT:    %j.3 = add nuw nsw i32 %i, 4
; CHECK-NEXT:    %c.3 = icmp ne i32 %j.3, 40
; CHECK-NEXT:    br i1 %c.3, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @divides(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @barrier()
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add nuw nsw i32 %i, 1
  %c = icmp ne i32 %j, 40
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
; CHECK-LABEL: @prime(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %loop ]
; CHECK-NEXT:    call void @barrier()
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store i32 %i, ptr %g, align 4
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %j, 41
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @prime(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void @barrier()
  %g = getelementptr i32, ptr %p, i32 %i
  store i32 %i, ptr %g
  %j = add i32 %i, 1
  %c = icmp ne i32 %j, 41
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
