; RUN: opt-go %s -passes='function-attrs,verify' -S | FileCheck %s
;
; A call that takes a token of convergence has to be convergent, whatever it calls, and so has the function that makes the token.

declare token @llvm.experimental.convergence.entry()
declare void @plain()

; CHECK: define void @takes() [[CONVERGENT:#[0-9]+]] {
; CHECK: call void @plain() [[CONVERGENT]] [ "convergencectrl"(token %t) ]
define void @takes() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @plain() convergent [ "convergencectrl"(token %t) ]
  ret void
}

; CHECK: define void @recurs() [[RECURS:#[0-9]+]] {
; CHECK: call void @recurs() [[CONVERGENT]] [ "convergencectrl"(token %t) ]
define void @recurs() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @recurs() convergent [ "convergencectrl"(token %t) ]
  ret void
}

; A callee loses the attribute; the call that takes a token keeps it for itself.
; CHECK: define noundef i32 @not_convergent() [[FREE:#[0-9]+]] {
define i32 @not_convergent() convergent {
  ret i32 0
}

; CHECK: define noundef i32 @with_token()
; CHECK: call i32 @not_convergent() [[CONVERGENT]] [ "convergencectrl"(token %t) ]
define i32 @with_token() convergent {
  %t = call token @llvm.experimental.convergence.entry()
  %r = call i32 @not_convergent() [ "convergencectrl"(token %t) ]
  ret i32 %r
}

; CHECK-DAG: attributes [[CONVERGENT]] = { convergent }
; CHECK-DAG: attributes [[RECURS]] = { convergent {{.*}}
