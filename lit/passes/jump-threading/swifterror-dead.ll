; A dead block makes the slot of a swifterror value that another dead block uses: the slot does not become poison, which no call
; takes as a swifterror argument (LLVM's verifier fails after LLVM's pass).
; RUN: opt-go -passes=jump-threading -verify-each -S %s | FileCheck %s

; CHECK-LABEL: define i32 @f()
; CHECK-NOT:     swifterror poison
define i32 @f() {
  br i1 poison, label %a, label %slot

a:
  ret i32 1

use:                                              ; no predecessors
  %r = call i32 @g(ptr swifterror %s)
  ret i32 %r

slot:
  %s = alloca swifterror ptr, align 8
  unreachable
}

declare i32 @g(ptr swifterror)
