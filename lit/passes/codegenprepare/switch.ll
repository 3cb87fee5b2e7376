; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; The condition of a switch gets the width of a register.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @sw(
; CHECK-NEXT:   %1 = zext i8 %a to i16
; CHECK-NEXT:   switch i16 %1, label %d [
; CHECK-NEXT:     i16 1, label %x
; CHECK-NEXT:     i16 2, label %y
; CHECK-NEXT:     i16 200, label %y
; CHECK-NEXT:   ]
; CHECK:      x:
; CHECK-NEXT:   ret i32 3
; CHECK:      y:
; CHECK-NEXT:   ret i32 4
; CHECK:      d:
; CHECK-NEXT:   ret i32 5
; CHECK-NEXT: }
define i32 @sw(i8 %a) {
  switch i8 %a, label %d [ i8 1, label %x
   i8 2, label %y
  i8 200, label %y ]
x: 
  ret i32 3
y:
  ret i32 4
d:
  ret i32 5
}
