; RUN: opt-go %s -passes=instcombine -verify-each -S | FileCheck %s
;
; Selects that are and and or of two negations: one negation, of the other one.

; CHECK-LABEL: @and(
; CHECK-NEXT:    %1 = select i1 %w, i1 true, i1 %z
; CHECK-NEXT:    %r = xor i1 %1, true
; CHECK-NEXT:    ret i1 %r
define i1 @and(i1 %z, i1 %w) {
  %a = xor i1 %z, true
  %b = xor i1 %w, true
  %r = select i1 %b, i1 %a, i1 false
  ret i1 %r
}

; CHECK-LABEL: @or(
; CHECK-NEXT:    %1 = select i1 %w, i1 %z, i1 false
; CHECK-NEXT:    %r = xor i1 %1, true
; CHECK-NEXT:    ret i1 %r
define i1 @or(i1 %z, i1 %w) {
  %a = xor i1 %z, true
  %b = xor i1 %w, true
  %r = select i1 %b, i1 true, i1 %a
  ret i1 %r
}
