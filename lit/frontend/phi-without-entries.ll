; A φ of a block without predecessors has no entries, as LLVM 19 and later read and write it; it keeps its flags.
; RUN: opt-go %s -S | FileCheck %s
; RUN: opt-go %s -S | opt-go - -S | FileCheck %s

; CHECK-LABEL: dead:
; CHECK-NEXT:    %x = phi nnan arcp float{{ *$}}
; CHECK-NEXT:    %y = phi i64{{ *$}}
; CHECK-NEXT:    %z = sext i32 7 to i64
define float @f() {
  ret float 0.0
dead:
  %x = phi arcp nnan float
  %y = phi i64
  %z = sext i32 7 to i64
  ret float %x
}
