; RUN: opt-go %s -passes='cgscc(inline,sroa,instcombine,simplifycfg)' -inline-threshold=10 -S | FileCheck %s
; RUN: opt-go %s -passes='inline,sroa,instcombine,simplifycfg' -inline-threshold=10 -S | FileCheck %s --check-prefix=APART
;
; In a cgscc group the function passes after inline run on a callee before its callers compute its cost.

; CHECK-LABEL: define i32 @leaf(
define i32 @leaf(i32 %x) noinline {
  ret i32 %x
}

define i32 @part(i32 %x) {
  %a = add i32 %x, 1
  ret i32 %a
}

; What is left of this is one addition; apart, it is judged with all of them.
; CHECK-LABEL: define i32 @sum(
; CHECK-NEXT:    %[[S:.*]] = add i32 %x, 12
; CHECK-NEXT:    ret i32 %[[S]]
; APART-LABEL: define i32 @sum(
; APART-NEXT:    %[[S:.*]] = add i32 %x, 12
; APART-NEXT:    ret i32 %[[S]]
define i32 @sum(i32 %x) {
  %a = call i32 @part(i32 %x)
  %b = call i32 @part(i32 %a)
  %c = call i32 @part(i32 %b)
  %d = call i32 @part(i32 %c)
  %e = call i32 @part(i32 %d)
  %f = call i32 @part(i32 %e)
  %g = call i32 @part(i32 %f)
  %h = call i32 @part(i32 %g)
  %i = call i32 @part(i32 %h)
  %j = call i32 @part(i32 %i)
  %k = call i32 @part(i32 %j)
  %l = call i32 @part(i32 %k)
  ret i32 %l
}

; CHECK-LABEL: define i32 @caller(
; CHECK-NEXT:    call i32 @leaf(
; CHECK-NEXT:    add i32
; CHECK-NEXT:    ret i32
; APART-LABEL: define i32 @caller(
; APART:         call i32 @sum(
define i32 @caller(i32 %x) {
  %l = call i32 @leaf(i32 %x)
  %s = call i32 @sum(i32 %l)
  ret i32 %s
}
