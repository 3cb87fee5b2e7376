; A loop that ends with a switch: its moving pointer comes over the block on the edge of the switch, also where the loop is not converted.
; RUN: opt-go %s -emit=vliw -sched=list -verify-each -o %t.s
; RUN: vliw-run %t.s -func find -ret i64 -arg bytes:0101020103 | FileCheck %s
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s
; RUN: vliw-run %t.s -func find -ret i64 -arg bytes:0101020103 | FileCheck %s

; CHECK: {{^}}4{{$}}
define i64 @find(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ], [ %n, %loop ]
  %a = getelementptr i8, ptr %p, i64 %i
  %c = load i8, ptr %a
  %n = add nuw nsw i64 %i, 1
  switch i8 %c, label %exit [
    i8 1, label %loop
    i8 2, label %loop
  ]

exit:
  ret i64 %i
}
