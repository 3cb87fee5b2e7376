; RUN: opt-go %s -passes=inline -S | FileCheck %s
; RUN: opt-go %s -passes=inline -pass-remarks-missed=inline -disable-output 2>&1 | FileCheck %s --check-prefix=MISSED
; What a call costs depends on its arguments: with a constant, branches fall away, and blocks that are not reached cost nothing;
; accesses through a pointer to an alloca go away with the alloca, unless the pointer escapes.

declare i32 @work(i32)
declare void @keep(ptr)

define i32 @expensive(i32 %which, i32 %x) {
entry:
  %c = icmp eq i32 %which, 7
  br i1 %c, label %cheap, label %dear

cheap:
  ret i32 %x

dear:
  %a = call i32 @work(i32 %x)
  %b = call i32 @work(i32 %a)
  %d = call i32 @work(i32 %b)
  %e = call i32 @work(i32 %d)
  %f = call i32 @work(i32 %e)
  %g = call i32 @work(i32 %f)
  %h = call i32 @work(i32 %g)
  %i = call i32 @work(i32 %h)
  %j = call i32 @work(i32 %i)
  ret i32 %j
}

; CHECK-LABEL: @known(
; CHECK-NOT: @expensive
; MISSED-NOT: into 'known'
define i32 @known(i32 %x) {
  %r = call i32 @expensive(i32 7, i32 %x)
  ret i32 %r
}

; CHECK-LABEL: @unknown(
; CHECK: call i32 @expensive(
; MISSED: 'expensive' not inlined into 'unknown' because too costly to inline (cost=290, threshold=225)
define i32 @unknown(i32 %n, i32 %x) {
  %r = call i32 @expensive(i32 %n, i32 %x)
  ret i32 %r
}

; A call from an inlined body is visited again: here its argument is known.
define i32 @middle(i32 %n, i32 %x) {
  %r = call i32 @expensive(i32 %n, i32 %x)
  ret i32 %r
}

; CHECK-LABEL: @outer(
; CHECK-NOT: @middle
; CHECK-NOT: @expensive
; CHECK: ret i32
define i32 @outer(i32 %x) {
  %r = call i32 @middle(i32 7, i32 %x)
  ret i32 %r
}
