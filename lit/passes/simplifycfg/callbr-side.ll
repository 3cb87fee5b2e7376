; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
; RUN: opt-go %s "-passes=default<O3>" -verify-each -disable-output
; RUN: opt-go %s -passes=speculative-execution -verify-each -disable-output
;
; A side that ends in a callbr without indirect destinations is not empty: its value cannot be selected before it.

; CHECK-LABEL: @side
; CHECK: br i1 %q, label %one, label %join
; CHECK: one:
; CHECK-NEXT: %v = callbr i32 asm
; CHECK: %x = phi i32
define i32 @side(i32 %m, i1 %q) {
entry:
  br i1 %q, label %one, label %two
one:
  %v = callbr i32 asm "", "=r"() to label %join []
two:
  br label %join
join:
  %x = phi i32 [ %v, %one ], [ %m, %two ]
  ret i32 %x
}
