; RUN: opt-go %s -passes=loop-deletion -S -verify-each | FileCheck %s
;
; The address of a block of a deleted loop becomes a number that is no block's, as in LLVM: a constant names the block, and nothing can jump to it.

; CHECK: @labels = constant [2 x ptr] [ptr inttoptr (i32 1 to ptr), ptr blockaddress(@taken, %exit)]
@labels = constant [2 x ptr] [ptr blockaddress(@taken, %more), ptr blockaddress(@taken, %exit)]

; CHECK-LABEL: @taken(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %exit
; CHECK-EMPTY:
; CHECK-NEXT:  exit:
; CHECK-NEXT:    ret i32 7
define i32 @taken(ptr %to) {
entry:
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %more ]
  %j = add i32 %i, 1
  indirectbr ptr %to, [label %more, label %exit]

more:
  %c = icmp slt i32 %j, 100
  br i1 %c, label %loop, label %exit

exit:
  ret i32 7
}
