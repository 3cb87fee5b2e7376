; RUN: opt-go %s -passes=lcssa -S | FileCheck %s
;
; Tokens cannot go through φs.

declare token @llvm.experimental.convergence.anchor() convergent nocallback nofree nosync nounwind willreturn memory(none)
declare void @tied() convergent
; CHECK-LABEL: @token(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    %t = call token @llvm.experimental.convergence.anchor()
; CHECK-NEXT:    br i1 %c, label %loop, label %exit
; CHECK:       exit:
; CHECK-NEXT:    call void @tied() [ "convergencectrl"(token %t) ]
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @token(i1 %c) {
entry:
  br label %loop
loop:
  %t = call token @llvm.experimental.convergence.anchor()
  br i1 %c, label %loop, label %exit
exit:
  call void @tied() [ "convergencectrl"(token %t) ]
  ret void
}
