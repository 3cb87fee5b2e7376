; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; A default that leaves the loop moves out with explicit cases for entering it; a switch with one destination left
; becomes a branch.

; CHECK-LABEL: @one(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %c, label %exit [
; CHECK-NEXT:      i32 1, label %entry.split
; CHECK-NEXT:      i32 2, label %entry.split
; CHECK-NEXT:    ]
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    br label %a
; CHECK:       a:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop
; CHECK:       exit:
; CHECK-NEXT:    ret i32 8
; CHECK-NEXT:  }
define i32 @one(i32 %c, ptr %p) {
entry:
  br label %loop
loop:
  switch i32 %c, label %exit [
    i32 1, label %a
    i32 2, label %a
  ]
a:
  %v = load volatile i32, ptr %p
  br label %loop
exit:
  ret i32 8
}
; CHECK-LABEL: @two(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %c, label %exit [
; CHECK-NEXT:      i32 1, label %entry.split
; CHECK-NEXT:      i32 2, label %entry.split
; CHECK-NEXT:    ]
; CHECK:       entry.split:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    switch i32 %c, label %b [
; CHECK-NEXT:      i32 1, label %a
; CHECK-NEXT:    ]
; CHECK:       a:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       loop.backedge:
; CHECK-NEXT:    br label %loop
; CHECK:       b:
; CHECK-NEXT:    %w = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       exit:
; CHECK-NEXT:    ret i32 8
; CHECK-NEXT:  }
define i32 @two(i32 %c, ptr %p) {
entry:
  br label %loop
loop:
  switch i32 %c, label %exit [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  %v = load volatile i32, ptr %p
  br label %loop
b:
  %w = load volatile i32, ptr %p
  br label %loop
exit:
  ret i32 8
}
