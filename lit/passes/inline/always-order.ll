; always-inline handles one callee after the other, and its last call first: the suffixes of names show it. Calls before the
; callee come in the order of the file.
; RUN: opt-go %s -passes=always-inline -S | FileCheck %s

; CHECK-LABEL: define i32 @in_front(
; CHECK-NEXT:    %y.i = add i32 %x, 1
; CHECK-NEXT:    %y.i1 = add i32 %y.i, 1
define i32 @in_front(i32 %x) {
  %a = call i32 @plus(i32 %x)
  %b = call i32 @plus(i32 %a)
  ret i32 %b
}

define i32 @plus(i32 %x) alwaysinline {
  %y = add i32 %x, 1
  ret i32 %y
}

; CHECK-LABEL: define i32 @behind(
; CHECK-NEXT:    %y.i1 = add i32 %x, 1
; CHECK-NEXT:    %y.i = add i32 %y.i1, 1
define i32 @behind(i32 %x) {
  %a = call i32 @plus(i32 %x)
  %b = call i32 @plus(i32 %a)
  ret i32 %b
}

; The token of the call takes the place of that of the callee's entry.
; CHECK-LABEL: define void @converging(
; CHECK-NEXT:    %t = call token @llvm.experimental.convergence.anchor()
; CHECK-NEXT:    call void @together() #{{[0-9]+}} [ "convergencectrl"(token %t) ]
define void @converging() convergent {
  %t = call token @llvm.experimental.convergence.anchor()
  call void @converges() [ "convergencectrl"(token %t) ]
  ret void
}

define void @converges() alwaysinline convergent {
  %t = call token @llvm.experimental.convergence.entry()
  call void @together() convergent [ "convergencectrl"(token %t) ]
  ret void
}

declare void @together() convergent
