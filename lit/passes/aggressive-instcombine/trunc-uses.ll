; RUN: opt-go %s -passes=aggressive-instcombine -S | FileCheck %s
;
; What is needed in its full width elsewhere is not computed again; an extension may be, if it comes from the width of the result.

; CHECK: declare void @use(i32)
;
; CHECK: define i16 @sum(i16 %a, i16 %b) {
; CHECK-NEXT:   %x = zext i16 %a to i32
; CHECK-NEXT:   %y = zext i16 %b to i32
; CHECK-NEXT:   %s = mul i32 %x, %y
; CHECK-NEXT:   call void @use(i32 %s)
; CHECK-NEXT:   %r = trunc i32 %s to i16
; CHECK-NEXT:   ret i16 %r
; CHECK-NEXT: }
;
; CHECK: define i16 @extension(i16 %a, i16 %b) {
; CHECK-NEXT:   %x = zext i16 %a to i32
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   %s = mul i16 %a, %b
; CHECK-NEXT:   ret i16 %s
; CHECK-NEXT: }
;
; CHECK: define i8 @narrower(i16 %a, i16 %b) {
; CHECK-NEXT:   %x = zext i16 %a to i32
; CHECK-NEXT:   call void @use(i32 %x)
; CHECK-NEXT:   %y = zext i16 %b to i32
; CHECK-NEXT:   %s = mul i32 %x, %y
; CHECK-NEXT:   %r = trunc i32 %s to i8
; CHECK-NEXT:   ret i8 %r
; CHECK-NEXT: }

target datalayout = "n8:16:32:64"
declare void @use(i32)
define i16 @sum(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  %y = zext i16 %b to i32
  %s = mul i32 %x, %y
  call void @use(i32 %s)
  %r = trunc i32 %s to i16
  ret i16 %r
}
define i16 @extension(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  call void @use(i32 %x)
  %y = zext i16 %b to i32
  %s = mul i32 %x, %y
  %r = trunc i32 %s to i16
  ret i16 %r
}
define i8 @narrower(i16 %a, i16 %b) {
  %x = zext i16 %a to i32
  call void @use(i32 %x)
  %y = zext i16 %b to i32
  %s = mul i32 %x, %y
  %r = trunc i32 %s to i8
  ret i8 %r
}
