; RUN: opt-go -passes='print<inline-cost>' -disable-output %s 2>&1 | FileCheck %s
; RUN: %if opt-19 %{ opt-19 -passes='print<inline-cost>' -disable-output %s 2>&1 | FileCheck %s %} %else %{ true %}

; The call costs 30 and 5 for its argument. The argument decides the branch, so that e is not looked
; at, and the bonus for a single block, half of 225, stays.
; CHECK:      Analyzing call of g... (caller:f)
; CHECK-NEXT: define i32 @g(i32 %x) {
; CHECK-NEXT: ; cost before = -35, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 0, simplified to i1 true
; CHECK-NEXT:   %c = icmp eq i32 %x, 5
; CHECK-NEXT: ; cost before = -35, cost after = -35, threshold before = 674, threshold after = 674, cost delta = 0
; CHECK-NEXT:   br i1 %c, label %t, label %e
; CHECK:      t:
; CHECK-NEXT: ; cost before = -35, cost after = -5, threshold before = 674, threshold after = 674, cost delta = 30
; CHECK-NEXT:   call void @h()
; CHECK-NEXT: ; cost before = -5, cost after = -5, threshold before = 674, threshold after = 674, cost delta = 0
; CHECK-NEXT:   ret i32 1
; CHECK:      e:
; CHECK-NEXT: ; No analysis for the instruction
; CHECK-NEXT:   ret i32 %x
; CHECK-NEXT: }
; CHECK-NEXT:       NumConstantArgs: 1
; CHECK-NEXT:       NumConstantOffsetPtrArgs: 0
; CHECK-NEXT:       NumAllocaArgs: 0
; CHECK-NEXT:       NumConstantPtrCmps: 0
; CHECK-NEXT:       NumConstantPtrDiffs: 0
; CHECK-NEXT:       NumInstructionsSimplified: 3
; CHECK-NEXT:       NumInstructions: 4
; CHECK-NEXT:       SROACostSavings: 0
; CHECK-NEXT:       SROACostSavingsLost: 0
; CHECK-NEXT:       LoadEliminationCost: 0
; CHECK-NEXT:       ContainsNoDuplicateCall: 0
; CHECK-NEXT:       Cost: -5
; CHECK-NEXT:       Threshold: 337
; CHECK-NOT:  Analyzing
declare void @h()

define i32 @g(i32 %x) {
  %c = icmp eq i32 %x, 5
  br i1 %c, label %t, label %e

t:
  call void @h()
  ret i32 1

e:
  ret i32 %x
}

define i32 @f() {
  %r = call i32 @g(i32 5)
  call void @h()
  ret i32 %r
}
