; The blocks of an inlined body are joined, but not one that begins with llvm.experimental.convergence.loop: no convergent operation may
; come before that in its block. LLVM 19 and 22 join them, and their verifiers refuse the result.
; RUN: opt-go -passes=inline -verify-each -S %s | FileCheck %s

; CHECK-LABEL: define i32 @caller()
; CHECK-NEXT:    [[T:%.*]] = call token @llvm.experimental.convergence.anchor()
; CHECK-NEXT:    br label %[[B:.*]]
; CHECK:       [[B]]:
; CHECK-NEXT:    call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token [[T]]) ]
; CHECK-NEXT:    ret i32 4
define i32 @caller() convergent {
  %r = call i32 @callee()
  ret i32 %r
}

define internal i32 @callee() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  br label %turn

turn:
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  ret i32 4
}

declare token @llvm.experimental.convergence.anchor()
declare token @llvm.experimental.convergence.loop()
