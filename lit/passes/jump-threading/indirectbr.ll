; RUN: opt-go %s -passes=jump-threading -S | FileCheck %s
;
; Paths on which the address of an indirect branch is known go to that block, and a constant one is a plain branch.

declare void @left()
declare void @right()
declare i32 @side()

; CHECK-LABEL: @thread(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %c, label %jump, label %L
; CHECK: jump:
; CHECK-NEXT:   %s = call i32 @side()
; CHECK-NEXT:   indirectbr ptr %p, [label %L, label %R]
; CHECK: L:
; CHECK-NEXT:   call void @left()
; CHECK-NEXT:   ret void
define void @thread(i1 %c, ptr %p) {
entry:
  br i1 %c, label %other, label %jump
other:
  %s = call i32 @side()
  br label %jump
jump:
  %to = phi ptr [ blockaddress(@thread, %L), %entry ], [ %p, %other ]
  indirectbr ptr %to, [label %L, label %R]
L:
  call void @left()
  ret void
R:
  call void @right()
  ret void
}

; CHECK-LABEL: @constant(
; CHECK-NOT: indirectbr
; CHECK: call void @right()
define void @constant() {
entry:
  indirectbr ptr blockaddress(@constant, %R), [label %L, label %R]
L:
  call void @left()
  ret void
R:
  call void @right()
  ret void
}
