; RUN: opt-go %s -passes=tailcallelim -S | FileCheck %s
;
; Memory that escapes later in a loop has escaped at its beginning the next time around.

declare void @any()
declare void @take(ptr)

; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %a = alloca i32, align 4
; CHECK-NEXT:  tail call void @any()
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  call void @any()
; CHECK-NEXT:  call void @take(ptr %a)
; CHECK-NEXT:  br i1 %c, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @loop(i1 %c) {
entry:
  %a = alloca i32
  call void @any()
  br label %loop
loop:
  call void @any()
  call void @take(ptr %a)
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
