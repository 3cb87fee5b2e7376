; RUN: opt-go %s -passes=early-cse -S | FileCheck %s
;
; Calls that only compute are merged, calls that read as long as nothing is written.

declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @reads(i32) nounwind willreturn memory(read)
declare void @unknown()

; CHECK-LABEL: @pure_calls(
; CHECK-NEXT:  %x = call i32 @pure(i32 %a)
; CHECK-NEXT:  call void @unknown()
; CHECK-NEXT:  %r = mul i32 %x, %x
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @pure_calls(i32 %a) {
  %x = call i32 @pure(i32 %a)
  call void @unknown()
  %y = call i32 @pure(i32 %a)
  %r = mul i32 %x, %y
  ret i32 %r
}

; CHECK-LABEL: @reading_calls(
; CHECK-NEXT:  %x = call i32 @reads(i32 %a)
; CHECK-NEXT:  store i32 0, ptr %p, align 4
; CHECK-NEXT:  %z = call i32 @reads(i32 %a)
; CHECK-NEXT:  %s = mul i32 %x, %x
; CHECK-NEXT:  %r = mul i32 %s, %z
; CHECK-NEXT:  ret i32 %r
; CHECK-NEXT: }
define i32 @reading_calls(i32 %a, ptr %p) {
  %x = call i32 @reads(i32 %a)
  %y = call i32 @reads(i32 %a)
  store i32 0, ptr %p, align 4
  %z = call i32 @reads(i32 %a)
  %s = mul i32 %x, %y
  %r = mul i32 %s, %z
  ret i32 %r
}
