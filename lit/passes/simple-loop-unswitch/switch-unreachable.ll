; RUN: opt-go %s -passes=simple-loop-unswitch -S | FileCheck %s
;
; An exit that is only unreachable stays: it may come from an earlier unswitching.

; CHECK-LABEL: @f(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %loop
; CHECK:       loop:
; CHECK-NEXT:    switch i32 %c, label %never [
; CHECK-NEXT:      i32 1, label %a
; CHECK-NEXT:      i32 2, label %b
; CHECK-NEXT:    ]
; CHECK:       a:
; CHECK-NEXT:    %v = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       loop.backedge:
; CHECK-NEXT:    br label %loop
; CHECK:       b:
; CHECK-NEXT:    %w = load volatile i32, ptr %p, align 4
; CHECK-NEXT:    br label %loop.backedge
; CHECK:       never:
; CHECK-NEXT:    unreachable
; CHECK-NEXT:  }
define i32 @f(i32 %c, ptr %p) {
entry:
  br label %loop
loop:
  switch i32 %c, label %never [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  %v = load volatile i32, ptr %p
  br label %loop
b:
  %w = load volatile i32, ptr %p
  br label %loop
never:
  unreachable
}
