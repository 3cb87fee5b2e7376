; The parameter O3, which default<O3> gives it, unrolls loops up to twice the size.
; RUN: opt-go %s -passes='loop(loop-unroll-full)' -S | FileCheck %s --check-prefix=O2
; RUN: opt-go %s -passes='loop(loop-unroll-full<O3>)' -S | FileCheck %s --check-prefix=O3
; RUN: opt-go %s -passes='default<O3>' -print-pipeline-passes -disable-output | FileCheck %s --check-prefix=PIPELINE

; PIPELINE: loop-unroll-full<O3;pipeline>
; O2-COUNT-5: call void @use
; O2-NOT: call void @use
; O3-COUNT-80: call void @use
; O3-NOT: call void @use
define void @f() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %n, %loop ]
  call void @use(i32 %i)
  call void @use(i32 %i)
  call void @use(i32 %i)
  call void @use(i32 %i)
  call void @use(i32 %i)
  %n = add i32 %i, 1
  %c = icmp ult i32 %n, 16
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

declare void @use(i32)
