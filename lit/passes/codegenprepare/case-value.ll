; RUN: opt-go %s -passes='require<profile-summary>,function(codegenprepare)' -S | FileCheck %s
;
; φs after a case take the condition instead of the constant.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: @switchphi4(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %s, label %y
; CHECK:      s:
; CHECK-NEXT:   switch i32 %a, label %d [
; CHECK-NEXT:     i32 1, label %x
; CHECK-NEXT:     i32 2, label %y
; CHECK-NEXT:   ]
; CHECK:      x:
; CHECK-NEXT:   ret i32 8
; CHECK:      y:
; CHECK-NEXT:   %p = phi i32 [ 1, %entry ], [ %a, %s ]
; CHECK-NEXT:   ret i32 %p
; CHECK:      d:
; CHECK-NEXT:   ret i32 6
define i32 @switchphi4(i32 %a, i1 %c) {
entry:
  br i1 %c, label %s, label %y
s:
  switch i32 %a, label %d [ i32 1, label %x
    i32 2, label %y ]
x:
  ret i32 8
y:
  %p = phi i32 [ 1, %entry ], [ 2, %s ]
  ret i32 %p
d:
  ret i32 6
}

; CHECK-LABEL: @switchphi2(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %s, label %y
; CHECK:      s:
; CHECK-NEXT:   switch i32 %a, label %d [
; CHECK-NEXT:     i32 1, label %x
; CHECK-NEXT:     i32 2, label %y
; CHECK-NEXT:     i32 3, label %y
; CHECK-NEXT:   ]
; CHECK:      x:
; CHECK-NEXT:   ret i32 8
; CHECK:      y:
; CHECK-NEXT:   %p = phi i32 [ 1, %entry ], [ 2, %s ], [ 2, %s ]
; CHECK-NEXT:   ret i32 %p
; CHECK:      d:
; CHECK-NEXT:   ret i32 6
define i32 @switchphi2(i32 %a, i1 %c) {
entry:
  br i1 %c, label %s, label %y
s:
  switch i32 %a, label %d [ i32 1, label %x
    i32 2, label %y
    i32 3, label %y ]
x:
  ret i32 8
y:
  %p = phi i32 [ 1, %entry ], [ 2, %s ], [ 2, %s ]
  ret i32 %p
d:
  ret i32 6
}
