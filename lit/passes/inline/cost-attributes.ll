; Attributes of functions and calls may say what inlining costs, and how much it may.
; RUN: opt-go %s -passes=inline -S | FileCheck %s

declare i32 @step(i32)

define i32 @dear(i32 %x) "function-inline-cost"="10000" {
  ret i32 %x
}

define i32 @times(i32 %x) "function-inline-cost-multiplier"="100" {
  %a = call i32 @step(i32 %x)
  %b = call i32 @step(i32 %a)
  ret i32 %b
}

define i32 @tight(i32 %x) "function-inline-threshold"="-100" {
  ret i32 %x
}

define i32 @costly_inside(i32 %x) {
  %a = call i32 @step(i32 %x) "call-inline-cost"="1000"
  ret i32 %a
}

define i32 @worth_it(i32 %x) {
  %a = call i32 @step(i32 %x) "call-threshold-bonus"="2000"
  %b = call i32 @step(i32 %a) "call-inline-cost"="1000"
  ret i32 %b
}

; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT:    %a = call i32 @dear(i32 %x)
; CHECK-NEXT:    %b = call i32 @times(i32 %a)
; CHECK-NEXT:    %c = call i32 @tight(i32 %b)
; CHECK-NEXT:    %d = call i32 @costly_inside(i32 %c)
; CHECK-NEXT:    %a.i = call i32 @step(i32 %d)
; CHECK-NEXT:    %b.i = call i32 @step(i32 %a.i)
; CHECK-NEXT:    ret i32 %b.i
define i32 @caller(i32 %x) {
  %a = call i32 @dear(i32 %x)
  %b = call i32 @times(i32 %a)
  %c = call i32 @tight(i32 %b)
  %d = call i32 @costly_inside(i32 %c)
  %e = call i32 @worth_it(i32 %d)
  ret i32 %e
}
