; RUN: opt-go %s -passes='loop-unroll<no-peeling;no-runtime>' -S | FileCheck %s
;
; A loop of unknown length inside the unrolled one is copied too.

; CHECK-LABEL: @copied(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    %i = phi i32 [ 0, %outer ], [ %i1, %inner ]
; CHECK-NEXT:    %g = getelementptr i32, ptr %p, i32 %i
; CHECK-NEXT:    store volatile i32 0, ptr %g, align 4
; CHECK-NEXT:    %i1 = add i32 %i, 1
; CHECK-NEXT:    %c = icmp ne i32 %i1, %n
; CHECK-NEXT:    br i1 %c, label %inner, label %latch
; CHECK:       latch:
; CHECK-NEXT:    br label %inner.1
; CHECK:       inner.1:
; CHECK-NEXT:    %i.1 = phi i32 [ 0, %latch ], [ %i1.1, %inner.1 ]
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 %i.1
; CHECK-NEXT:    store volatile i32 1, ptr %g.1, align 4
; CHECK-NEXT:    %i1.1 = add i32 %i.1, 1
; CHECK-NEXT:    %c.1 = icmp ne i32 %i1.1, %n
; CHECK-NEXT:    br i1 %c.1, label %inner.1, label %latch.1
; CHECK:       latch.1:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @copied(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %i1, %inner ]
  %g = getelementptr i32, ptr %p, i32 %i
  store volatile i32 %k, ptr %g
  %i1 = add i32 %i, 1
  %c = icmp ne i32 %i1, %n
  br i1 %c, label %inner, label %latch
latch:
  %k1 = add i32 %k, 1
  %d = icmp ne i32 %k1, 2
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
