; RUN: opt-go %s -passes='mldst-motion<split-footer-bb>' -S | FileCheck %s
;
; A new block takes the merged store of two predecessors if the join has a third one.

; CHECK-LABEL: @third(
; CHECK-NEXT: entry:
; CHECK-NEXT:   br i1 %d, label %head, label %z
; CHECK: head:
; CHECK-NEXT:   br i1 %c, label %x, label %y
; CHECK: x:
; CHECK-NEXT:   br label %z.sink.split
; CHECK: y:
; CHECK-NEXT:   br label %z.sink.split
; CHECK: z.sink.split:
; CHECK-NEXT:   %.sink = phi i32 [ 1, %x ], [ 2, %y ]
; CHECK-NEXT:   %f.ph = phi i32 [ 2, %y ], [ 1, %x ]
; CHECK-NEXT:   store i32 %.sink, ptr %p, align 4
; CHECK-NEXT:   br label %z
; CHECK: z:
; CHECK-NEXT:   %f = phi i32 [ 0, %entry ], [ %f.ph, %z.sink.split ]
; CHECK-NEXT:   store i32 %f, ptr %p, align 4
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @third(i1 %c, i1 %d, ptr %p) {
entry:
  br i1 %d, label %head, label %z
head:
  br i1 %c, label %x, label %y
x:
  store i32 1, ptr %p, align 4
  br label %z
y:
  store i32 2, ptr %p, align 4
  br label %z
z:
  %f = phi i32 [ 0, %entry ], [ 1, %x ], [ 2, %y ]
  store i32 %f, ptr %p
  ret void
}
