; RUN: opt-go %s -passes=gvn -S | FileCheck %s
;
; Calls: without access to memory they are expressions, read-only ones as long as nothing is written between; convergent ones stay.

declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @look(i32) nounwind willreturn memory(read)
declare i32 @together(i32) convergent nounwind willreturn memory(none)

; CHECK-LABEL: @none(
; CHECK-NEXT:   %a = call i32 @pure(i32 %x)
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @none(i32 %x) {
  %a = call i32 @pure(i32 %x)
  %b = call i32 @pure(i32 %x)
  %c = sub i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @read(
; CHECK-NEXT:   %a = call i32 @look(i32 %x)
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @read(i32 %x) {
  %a = call i32 @look(i32 %x)
  %b = call i32 @look(i32 %x)
  %c = sub i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @written_between(
; CHECK-NEXT:   %a = call i32 @look(i32 %x)
; CHECK-NEXT:   store i32 0, ptr %p, align 4
; CHECK-NEXT:   %b = call i32 @look(i32 %x)
; CHECK-NEXT:   %c = sub i32 %a, %b
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @written_between(i32 %x, ptr %p) {
  %a = call i32 @look(i32 %x)
  store i32 0, ptr %p
  %b = call i32 @look(i32 %x)
  %c = sub i32 %a, %b
  ret i32 %c
}

; CHECK-LABEL: @convergent(
; CHECK-NEXT:   %a = call i32 @together(i32 %x)
; CHECK-NEXT:   %b = call i32 @together(i32 %x)
; CHECK-NEXT:   %c = sub i32 %a, %b
; CHECK-NEXT:   ret i32 %c
; CHECK-NEXT: }
define i32 @convergent(i32 %x) {
  %a = call i32 @together(i32 %x)
  %b = call i32 @together(i32 %x)
  %c = sub i32 %a, %b
  ret i32 %c
}
