; RUN: opt-go -S -passes=indvars %s | FileCheck %s

; Floating-point counters over whole numbers become integers, where these do not overflow before the end is met.

declare void @use(double)

; CHECK-LABEL: define void @up(
; CHECK:       %x.int = phi i32 [ 0, %entry ], [ %y.int, %loop ]
; CHECK-NEXT:  %indvar.conv = sitofp i32 %x.int to double
; CHECK-NEXT:  call void @use(double %indvar.conv)
; CHECK-NEXT:  %y.int = add nuw nsw i32 %x.int, 1
; CHECK-NEXT:  %c = icmp ult i32 %y.int, 100
define void @up() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %y, %loop ]
  call void @use(double %x)
  %y = fadd double %x, 1.0
  %c = fcmp olt double %y, 100.0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; The steps jump over the end: the integer would come back, the other one never.
; CHECK-LABEL: define void @past_the_end(
; CHECK:       phi double
; CHECK:       fcmp one double %y, 1.000000e+01
define void @past_the_end() {
entry:
  br label %loop
loop:
  %x = phi double [ 0.0, %entry ], [ %y, %loop ]
  call void @use(double %x)
  %y = fadd double %x, 3.0
  %c = fcmp one double %y, 10.0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; 2^24 + 1 is no float: the counter stays at 2^24.
; CHECK-LABEL: define void @not_exact(
; CHECK:       phi float
define void @not_exact() {
entry:
  br label %loop
loop:
  %x = phi float [ 0.0, %entry ], [ %y, %loop ]
  %d = fpext float %x to double
  call void @use(double %d)
  %y = fadd float %x, 1.0
  %c = fcmp olt float %y, 33554432.0
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
