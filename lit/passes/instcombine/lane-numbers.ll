; Lane numbers are i64; a lane that is written again is not written before.
; RUN: opt-go %s -passes=instcombine -S | FileCheck %s

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64"

; CHECK-LABEL: @ins_ins(
; CHECK-NEXT:    %r = insertelement <4 x i32> %x, i32 %y, i64 2
; CHECK-NEXT:    ret <4 x i32> %r
; CHECK-NEXT:  }
define <4 x i32> @ins_ins(<4 x i32> %x, i32 %y) {
  %a = insertelement <4 x i32> %x, i32 5, i32 2
  %r = insertelement <4 x i32> %a, i32 %y, i32 2
  ret <4 x i32> %r
}

; CHECK-LABEL: @ext_add(
; CHECK-NEXT:    %1 = extractelement <4 x i32> %x, i64 2
; CHECK-NEXT:    %r = add i32 %1, 3
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @ext_add(<4 x i32> %x) {
  %a = add <4 x i32> %x, <i32 1, i32 2, i32 3, i32 4>
  %r = extractelement <4 x i32> %a, i32 2
  ret i32 %r
}
