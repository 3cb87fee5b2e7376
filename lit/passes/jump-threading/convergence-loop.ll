; RUN: opt-go %s -passes='jump-threading,verify' -S | FileCheck %s
;
; A block that begins a turn of a convergence region stays one: nothing convergent may come before its heart.

declare token @llvm.experimental.convergence.entry()
declare token @llvm.experimental.convergence.loop()
declare void @g() convergent

; CHECK-LABEL: @f(
; CHECK:         br label %l
; CHECK:       l:
; CHECK-NEXT:    %v = call token @llvm.experimental.convergence.loop()
define void @f() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  br label %l

l:
  %v = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  call void @g() [ "convergencectrl"(token %v) ]
  ret void
}
