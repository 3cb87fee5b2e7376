; RUN: opt-go %s -passes='loop(simple-loop-unswitch),verify' -S | FileCheck %s
; RUN: opt-go %s -passes='loop-mssa(loop-rotate,licm),loop(indvars,loop-deletion),simplifycfg,verify' -S | FileCheck %s
;
; A token that is used after its loop keeps the exit in place, since tokens have no phis.

declare token @llvm.experimental.convergence.anchor()
declare void @g() convergent

; CHECK-LABEL: @f(
; CHECK:       l:
; CHECK-NEXT:    %t = call token @llvm.experimental.convergence.anchor()
; CHECK-NEXT:    br i1 %c, label %l, label %x
define void @f(i1 %c) convergent {
  br label %l

l:
  %t = call token @llvm.experimental.convergence.anchor()
  br i1 %c, label %l, label %x

x:
  call void @g() [ "convergencectrl"(token %t) ]
  ret void
}
