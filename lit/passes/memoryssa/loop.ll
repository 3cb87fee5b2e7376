; RUN: opt-go %s -passes='print<memoryssa>' -disable-output 2>&1 | FileCheck %s
;
; Versions of memory around a loop: the φ, a use whose clobber is before the loop, and one that the loop clobbers.

@g = global i32 0

declare void @any()

; CHECK-LABEL: MemorySSA for function: loop
; CHECK: ; 1 = MemoryDef(liveOnEntry)
; CHECK-NEXT: store i32 1, ptr %a
; CHECK: loop:
; CHECK-NEXT: ; [[PHI:[0-9]+]] = MemoryPhi({entry,1},{loop,[[DEF:[0-9]+]]})
; CHECK-NEXT: ; MemoryUse(1)
; CHECK-NEXT: %x = load i32, ptr %a
; CHECK-NEXT: ; MemoryUse([[PHI]])
; CHECK-NEXT: %y = load i32, ptr @g
; CHECK-NEXT: ; [[DEF]] = MemoryDef([[PHI]])
; CHECK-NEXT: call void @any()
define i32 @loop(i1 %c) {
entry:
  %a = alloca i32
  store i32 1, ptr %a
  br label %loop

loop:
  %x = load i32, ptr %a
  %y = load i32, ptr @g
  call void @any()
  br i1 %c, label %loop, label %exit

exit:
  %r = add i32 %x, %y
  ret i32 %r
}
