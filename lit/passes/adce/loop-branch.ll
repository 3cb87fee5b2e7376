; RUN: opt-go %s -passes=adce -S | FileCheck %s
;
; Branches inside a loop go when nothing depends on them; those of the loop stay.

declare void @use(i32)

; CHECK-LABEL: @loop(
; CHECK-NEXT: entry:
; CHECK-NEXT:  br label %loop
; CHECK: loop:
; CHECK-NEXT:  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
; CHECK-NEXT:  br label %yes
; CHECK: yes:
; CHECK-NEXT:  br label %latch
; CHECK: no:
; CHECK-NEXT:  br label %latch
; CHECK: latch:
; CHECK-NEXT:  %i.next = add i32 %i, 1
; CHECK-NEXT:  %more = icmp ult i32 %i.next, %n
; CHECK-NEXT:  br i1 %more, label %loop, label %exit
; CHECK: exit:
; CHECK-NEXT:  call void @use(i32 %i)
; CHECK-NEXT:  ret void
; CHECK-NEXT: }
define void @loop(i32 %n, i1 %c) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  br i1 %c, label %yes, label %no
yes:
  %x = mul i32 %i, %i
  br label %latch
no:
  %y = add i32 %i, 3
  br label %latch
latch:
  %p = phi i32 [ %x, %yes ], [ %y, %no ]
  %i.next = add i32 %i, 1
  %more = icmp ult i32 %i.next, %n
  br i1 %more, label %loop, label %exit
exit:
  call void @use(i32 %i)
  ret void
}
