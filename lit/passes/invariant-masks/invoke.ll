; RUN: opt-go %s -passes=invariant-masks -S | FileCheck %s

; A condition that ends its block: the mask would have to go to another one.
; CHECK-LABEL: define i32 @invoked(
; CHECK: %v = select i1 %c, i32 0, i32 %w
define i32 @invoked(i32 %w0) personality ptr @personality {
entry:
  %c = invoke i1 @ask() to label %loop unwind label %pad
loop:
  %w = phi i32 [ %w0, %entry ], [ %w1, %loop ]
  %x = phi i32 [ 0, %entry ], [ %x1, %loop ]
  %v = select i1 %c, i32 0, i32 %w
  %x1 = xor i32 %x, %v
  %w1 = lshr i32 %w, 1
  %more = icmp ne i32 %w1, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %x1
pad:
  %p = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %p
}

declare i1 @ask()
declare i32 @personality(...)
