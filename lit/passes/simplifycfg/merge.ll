; RUN: opt-go %s -passes=simplifycfg -S | FileCheck %s
;
; Blocks in a row, empty blocks and unreachable blocks.

; CHECK-LABEL: @row(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %x = add i32 %a, 1
; CHECK-NEXT:  %y = mul i32 %x, 3
; CHECK-NEXT:  ret i32 %y
; CHECK-NEXT: }
define i32 @row(i32 %a) {
entry:
  %x = add i32 %a, 1
  br label %next

next:
  %y = mul i32 %x, 3
  br label %last

last:
  ret i32 %y
}

; CHECK-LABEL: @constant(
; CHECK-NEXT: entry:
; CHECK-NEXT:  ret i32 1
; CHECK-NEXT: }
define i32 @constant(i32 %a) {
entry:
  br i1 false, label %dead, label %live

dead:
  br label %live

live:
  %r = phi i32 [ 1, %entry ], [ 2, %dead ]
  ret i32 %r
}

; CHECK-LABEL: @never(
; CHECK-NEXT: entry:
; CHECK-NEXT:  %0 = xor i1 %c, true
; CHECK-NEXT:  call void @llvm.assume(i1 %0)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @never(i1 %c) {
entry:
  br i1 %c, label %bad, label %good

bad:
  unreachable

good:
  ret void
}
