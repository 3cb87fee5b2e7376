; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; An invoke and its landing pad stay, whatever is called.

declare i32 @personality(...)
declare i32 @pure(i32) nounwind willreturn memory(none)

; CHECK-LABEL: @invoke(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %r = invoke i32 @pure(i32 %a)
; CHECK-NEXT:           to label %ok unwind label %pad
; CHECK: ok:
; CHECK-NEXT:  ret void
; CHECK: pad:
; CHECK-NEXT:  %l = landingpad { ptr, i32 }
; CHECK-NEXT:           cleanup
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @invoke(i32 %a) personality ptr @personality {
entry:
  %r = invoke i32 @pure(i32 %a) to label %ok unwind label %pad
ok:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  ret void
}
