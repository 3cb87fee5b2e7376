; RUN: opt-go %s -passes='loop-unroll' -S | FileCheck %s
;
; Inner loops come first; their size after unrolling counts for the outer loop.

; CHECK-LABEL: @nest(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    br label %outer
; CHECK:       outer:
; CHECK-NEXT:    br label %inner
; CHECK:       inner:
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    %g.1 = getelementptr i32, ptr %p, i32 1
; CHECK-NEXT:    store i32 1, ptr %g.1, align 4
; CHECK-NEXT:    br label %inner.1
; CHECK:       inner.1:
; CHECK-NEXT:    %g.11 = getelementptr i32, ptr %p, i32 2
; CHECK-NEXT:    store i32 0, ptr %g.11, align 4
; CHECK-NEXT:    %g.1.1 = getelementptr i32, ptr %p, i32 3
; CHECK-NEXT:    store i32 1, ptr %g.1.1, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @nest(ptr %p) {
entry:
  br label %outer
outer:
  %k = phi i32 [ 0, %entry ], [ %k1, %latch ]
  br label %inner
inner:
  %i = phi i32 [ 0, %outer ], [ %i1, %inner ]
  %x = add i32 %k, %i
  %g = getelementptr i32, ptr %p, i32 %x
  store i32 %i, ptr %g
  %i1 = add i32 %i, 1
  %c = icmp ne i32 %i1, 2
  br i1 %c, label %inner, label %latch
latch:
  %k1 = add i32 %k, 2
  %d = icmp ne i32 %k1, 4
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
