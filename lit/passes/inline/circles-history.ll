; An SCC that is connected by new calls, when the original ones are gone, is visited again, but its bodies are not inlined once more
; into the same functions. A walk that ends early leaves the bonuses on the threshold that the remark names.
; RUN: opt-go %s -passes=inline -inline-remark-attribute -S | FileCheck %s --check-prefix=WHY
; RUN: opt-go %s -passes=inline -S | FileCheck %s
; RUN: opt-go %s -passes=inline -inline-threshold=20 -inline-remark-attribute -S | FileCheck %s --check-prefix=EARLY

declare i32 @step(i32)

; CHECK-LABEL: define i32 @enter(
; CHECK-NEXT:    %a.i = call i32 @step(i32 %x)
; CHECK-NEXT:    %b.i = call i32 @pong(i32 %a.i)
; CHECK-NEXT:    ret i32 %b.i
define i32 @enter(i32 %x) {
  %a = call i32 @ping(i32 %x)
  ret i32 %a
}

; WHY-LABEL: define i32 @ping(
; WHY:         %c.i = call i32 @enter(i32 %b.i) #[[S:[0-9]+]]
define i32 @ping(i32 %x) alwaysinline {
  %a = call i32 @step(i32 %x)
  %b = call i32 @pong(i32 %a)
  ret i32 %b
}

define internal i32 @pong(i32 %x) {
  %a = call i32 @ping(i32 %x)
  %b = call i32 @step(i32 %a)
  %c = call i32 @enter(i32 %b)
  ret i32 %c
}

define i32 @three(i32 %x) {
  %a = call i32 @step(i32 %x)
  %b = call i32 @step(i32 %a)
  %c = call i32 @step(i32 %b)
  ret i32 %c
}

; EARLY-LABEL: define i32 @caller(
; EARLY:         call i32 @three(i32 %x) #[[E:[0-9]+]]
define i32 @caller(i32 %x) {
  %a = call i32 @three(i32 %x)
  ret i32 %a
}

; WHY: attributes #[[S]] = { "inline-remark"="recursive SCC split" }
; EARLY: attributes #[[E]] = { "inline-remark"="(cost=70, threshold=60)" }
