; RUN: opt-go %s -passes=speculative-execution -mtriple=amdgcn-amd-amdhsa -mcpu=gfx900 -S | FileCheck %s
;
; On AMD's GPUs a multiplication costs four additions, and a side with two of them is too expensive; elements of vectors are registers.

; CHECK-LABEL: @products(
; CHECK:       then:
; CHECK-NEXT:    %x = mul
define i32 @products(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = mul i32 %a, %a
  %y = mul i32 %x, %a
  br label %join
join:
  %r = phi i32 [ 0, %entry ], [ %y, %then ]
  ret i32 %r
}

; CHECK-LABEL: @lanes(
; CHECK:       entry:
; CHECK-NEXT:    %x = add i32
; CHECK:         %v4 = insertelement
; CHECK-NEXT:    br i1 %c
define <4 x i32> @lanes(i1 %c, i32 %a) {
entry:
  br i1 %c, label %then, label %join
then:
  %x = add i32 %a, 1
  %y = mul i32 %x, 3
  %v1 = insertelement <4 x i32> poison, i32 %x, i32 0
  %v2 = insertelement <4 x i32> %v1, i32 %y, i32 1
  %v3 = insertelement <4 x i32> %v2, i32 %x, i32 2
  %v4 = insertelement <4 x i32> %v3, i32 %y, i32 3
  br label %join
join:
  %r = phi <4 x i32> [ zeroinitializer, %entry ], [ %v4, %then ]
  ret <4 x i32> %r
}
