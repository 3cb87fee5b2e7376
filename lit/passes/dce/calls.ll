; RUN: opt-go %s -passes=dce -S | FileCheck %s
;
; Calls go when they only compute and surely return.

declare i32 @unknown(i32)
declare i32 @pure(i32) nounwind willreturn memory(none)
declare i32 @reads(i32) nounwind willreturn memory(read)
declare i32 @endless(i32) nounwind memory(none)

; CHECK-LABEL: @calls(
; CHECK-NEXT:  %u = call i32 @unknown(i32 %a)
; CHECK-NEXT:  %e = call i32 @endless(i32 %a)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @calls(i32 %a) {
  %u = call i32 @unknown(i32 %a)
  %p = call i32 @pure(i32 %a)
  %r = call i32 @reads(i32 %a)
  %e = call i32 @endless(i32 %a)
  ret void
}
