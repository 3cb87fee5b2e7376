; RUN: opt-go %s -passes='cgscc(inline,function-attrs,function(sroa,early-cse,instcombine,simplifycfg),argpromotion)' -inline-threshold=0 -S | FileCheck %s
; RUN: opt-go %s -passes='cgscc(inline,function-attrs,function(sroa,early-cse,instcombine,simplifycfg),argpromotion)' -inline-threshold=0 -print-after=inline -disable-output 2>&1 | FileCheck %s --check-prefix=ORDER
; RUN: opt-go %s -passes='inline,function-attrs,function(sroa,early-cse,instcombine,simplifycfg),argpromotion' -inline-threshold=0 -S | FileCheck %s --check-prefix=APART
;
; All passes of a cgscc group visit one SCC before the next, also function passes that do not follow inline at once: what is left of
; @long is small enough for @caller.

; ORDER: IR Dump After inline on (long)
; ORDER: IR Dump After inline on (caller)
; ORDER: IR Dump After inline on (even, odd)

; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT:    %[[A:.*]] = add i32 %x, 10
; CHECK-NEXT:    ret i32 %[[A]]
; APART-LABEL: define i32 @caller(
; APART-NEXT:    call i32 @long(
define i32 @caller(i32 %x) {
  %r = call i32 @long(i32 %x)
  ret i32 %r
}

define i32 @long(i32 %x) {
  %a = add i32 %x, 1
  %b = add i32 %a, 1
  %c = add i32 %b, 1
  %d = add i32 %c, 1
  %e = add i32 %d, 1
  %f = add i32 %e, 1
  %g = add i32 %f, 1
  %h = add i32 %g, 1
  %i = add i32 %h, 1
  %j = add i32 %i, 1
  ret i32 %j
}

; Functions that call each other go through a pass together.
; CHECK: define i1 @even(i32 %n) #[[ATTRS:[0-9]+]]
; CHECK: attributes #[[ATTRS]] = {{{.*}}memory(none)
define i1 @even(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %yes, label %no
yes:
  ret i1 true
no:
  %m = sub i32 %n, 1
  %r = call i1 @odd(i32 %m) noinline
  ret i1 %r
}

define i1 @odd(i32 %n) {
  %z = icmp eq i32 %n, 0
  br i1 %z, label %yes, label %no
yes:
  ret i1 false
no:
  %m = sub i32 %n, 1
  %r = call i1 @even(i32 %m) noinline
  ret i1 %r
}
