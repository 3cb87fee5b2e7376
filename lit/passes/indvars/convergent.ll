; RUN: opt-go %s -passes='indvars,verify' -S | FileCheck %s
;
; What is unused in the loop is computed after it, but a convergent call stays where it is: a token of entry is made in the
; entry block.

declare token @llvm.experimental.convergence.entry()
declare i32 @vote(i32) convergent memory(none) nounwind willreturn

; CHECK-LABEL: @f(
; CHECK-NEXT:    %t = call token @llvm.experimental.convergence.entry()
; CHECK-NEXT:    %v = call i32 @vote(i32 %n) [ "convergencectrl"(token %t) ]
; CHECK-NEXT:    br label %l
; CHECK:       exit:
; CHECK-NEXT:    %w = mul i32 %n, 3
define i32 @f(i32 %n) convergent {
  %t = call token @llvm.experimental.convergence.entry()
  %v = call i32 @vote(i32 %n) [ "convergencectrl"(token %t) ]
  %w = mul i32 %n, 3
  br label %l

l:
  %i = phi i32 [ 0, %0 ], [ %j, %l ]
  call void asm sideeffect "nop", ""()
  %j = add i32 %i, 1
  %c = icmp ult i32 %j, %n
  br i1 %c, label %l, label %exit

exit:
  %r = add i32 %v, %w
  ret i32 %r
}
