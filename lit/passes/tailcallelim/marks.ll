; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; Calls are marked tail unless they are given the caller's memory, or it may have escaped before.

declare void @any()
declare void @take(ptr)
declare void @look(ptr nocapture)
declare i32 @counter() memory(none)

; CHECK-LABEL: @marks(
; CHECK-NEXT:  %a = alloca i32, align 4
; CHECK-NEXT:  tail call void @any()
; CHECK-NEXT:  tail call void @take(ptr %p)
; CHECK-NEXT:  call void @look(ptr %a)
; CHECK-NEXT:  tail call void @any()
; CHECK-NEXT:  call void @take(ptr %a)
; CHECK-NEXT:  call void @any()
; CHECK-NEXT:  %c = tail call i32 @counter()
; CHECK-NEXT:  notail call void @any()
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @marks(ptr %p) {
  %a = alloca i32
  call void @any()
  call void @take(ptr %p)
  call void @look(ptr %a)
  call void @any()
  call void @take(ptr %a)
  call void @any()
  %c = call i32 @counter()
  notail call void @any()
  ret void
}
