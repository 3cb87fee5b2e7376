; RUN: opt-go %s -passes=indvars -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
;
; As LLVM 22: a comparison of two values with one sign becomes unsigned and gets samesign.

; CHECK-LABEL: @rising(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %go = icmp sgt i32 %n, 0
; CHECK-NEXT:   br i1 %go, label %loop.preheader, label %out
; CHECK:      loop.preheader:
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   %i = phi i32 [ %next, %loop ], [ 0, %loop.preheader ]
; CHECK-NEXT:   store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:   %next = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %low = icmp samesign ult i32 %i, 10
; CHECK-NEXT:   call void @use(i1 %low)
; CHECK-NEXT:   %more = icmp slt i32 %next, %n
; CHECK-NEXT:   br i1 %more, label %loop, label %out.loopexit
; CHECK:      out.loopexit:
; CHECK-NEXT:   br label %out
; CHECK:      out:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @rising(i32 %n, ptr %p) {
entry:
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %out

loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %next = add nsw i32 %i, 1
  %low = icmp slt i32 %i, 10
  call void @use(i1 %low)
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out

out:
  ret void
}

; The counter is negative, as is the bound.
; CHECK-LABEL: @negative(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   %i = phi i32 [ -100, %entry ], [ %next, %loop ]
; CHECK-NEXT:   store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:   %low = icmp samesign ult i32 %i, -50
; CHECK-NEXT:   call void @use(i1 %low)
; CHECK-NEXT:   %next = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %more = icmp ne i32 %next, -10
; CHECK-NEXT:   br i1 %more, label %loop, label %out
; CHECK:      out:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @negative(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ -100, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %low = icmp slt i32 %i, -50
  call void @use(i1 %low)
  %next = add nsw i32 %i, 1
  %more = icmp ne i32 %next, -10
  br i1 %more, label %loop, label %out

out:
  ret void
}

; It changes its sign.
; CHECK-LABEL: @mixed(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br label %loop
; CHECK:      loop:
; CHECK-NEXT:   %i = phi i32 [ -100, %entry ], [ %next, %loop ]
; CHECK-NEXT:   store volatile i32 %i, ptr %p, align 4
; CHECK-NEXT:   %low = icmp slt i32 %i, 50
; CHECK-NEXT:   call void @use(i1 %low)
; CHECK-NEXT:   %next = add nsw i32 %i, 1
; CHECK-NEXT:   %more = icmp ne i32 %next, 100
; CHECK-NEXT:   br i1 %more, label %loop, label %out
; CHECK:      out:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @mixed(ptr %p) {
entry:
  br label %loop

loop:
  %i = phi i32 [ -100, %entry ], [ %next, %loop ]
  store volatile i32 %i, ptr %p
  %low = icmp slt i32 %i, 50
  call void @use(i1 %low)
  %next = add nsw i32 %i, 1
  %more = icmp ne i32 %next, 100
  br i1 %more, label %loop, label %out

out:
  ret void
}

declare void @use(i1)
