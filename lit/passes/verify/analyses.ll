; RUN: opt-go -passes='require<domtree>,loop-simplify,verify<domtree>,verify<loops>,loop-mssa(licm),verify<memoryssa>,verify<scalar-evolution>' -S %s | FileCheck %s
; RUN: opt-go -passes='function(loop-rotate,verify<domtree>)' -S %s -disable-output
; RUN: not opt-go -passes='verify<nothing>' -S %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
; Pipelines may check what passes have kept of analyses.

; UNKNOWN: unknown option 'nothing'
; CHECK-LABEL: @f(
; CHECK: %m = mul i32 %a, %a
; CHECK: l:
define i32 @f(i32 %a, i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %l ]
  %m = mul i32 %a, %a
  %i1 = add i32 %i, %m
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %l, label %x
x:
  ret i32 %i1
}
