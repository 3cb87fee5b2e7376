; RUN: opt-go -passes='loop(loop-rotate)' -S %s | FileCheck %s

; With minsize no header is copied unless the loop has vectorization forced.

declare void @use(i32)

; CHECK-LABEL: @small(
; CHECK: head:
; CHECK-NEXT: phi i32 [ 0, %entry ], [ %j, %body ]
define void @small(i32 %n) minsize optsize {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out

body:
  call void @use(i32 %i)
  %j = add i32 %i, 1
  br label %head

out:
  ret void
}

; CHECK-LABEL: @wanted(
; CHECK: br i1 %{{.*}}, label %body.lr.ph, label %out
define void @wanted(i32 %n) minsize optsize {
entry:
  br label %head

head:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out

body:
  call void @use(i32 %i)
  %j = add i32 %i, 1
  br label %head, !llvm.loop !0

out:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.vectorize.enable", i1 true}
