; always-inline takes what is marked, whatever it costs, and nothing else; -O0 runs it.
; RUN: opt-go %s -passes=always-inline -S | FileCheck %s
; RUN: opt-go %s -O0 -S | FileCheck %s

define i32 @marked(i32 %x) alwaysinline {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @unmarked(i32 %x) {
  %y = add i32 %x, 2
  ret i32 %y
}

; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT:    %y.i = add i32 %n, 1
; CHECK:         %b = call i32 @unmarked(i32 %y.i)
define i32 @caller(i32 %n) {
  %a = call i32 @marked(i32 %n)
  %b = call i32 @unmarked(i32 %a)
  ret i32 %b
}
