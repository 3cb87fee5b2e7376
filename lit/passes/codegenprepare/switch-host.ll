; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; x86 switches by 32 bits at least.

target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @switch8(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %0 = zext i8 %a to i32
; CHECK-NEXT:   switch i32 %0, label %d [
; CHECK-NEXT:     i32 1, label %x
; CHECK-NEXT:     i32 2, label %y
; CHECK-NEXT:   ]
; CHECK:      x:
; CHECK-NEXT:   ret i32 3
; CHECK:      y:
; CHECK-NEXT:   ret i32 4
; CHECK:      d:
; CHECK-NEXT:   ret i32 5
define i32 @switch8(i8 %a) {
entry:
  switch i8 %a, label %d [ i8 1, label %x
    i8 2, label %y ]
x:
  ret i32 3
y:
  ret i32 4
d:
  ret i32 5
}
