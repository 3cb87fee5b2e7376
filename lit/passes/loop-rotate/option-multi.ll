; RUN: opt-go %s -passes='loop(loop-rotate)' -S | FileCheck %s
; RUN: opt-go %s -passes='loop(loop-rotate)' -loop-rotate-multi -S | FileCheck %s --check-prefix=MULTI
; RUN: opt-go %s -passes='loop(loop-rotate,loop-rotate)' -S | FileCheck %s --check-prefix=MULTI
;
; After one rotation the latch leaves the loop to deoptimize. That is no reason not to rotate it once more, which the option does at once. As opt-19.

; CHECK: br i1 %{{.*}}, label %mid, label %{{.*}}deopt
; CHECK-NOT: done_crit_edge
; MULTI: mid:
; MULTI: br i1 %{{.*}}, label %latch, label %mid.done_crit_edge
; MULTI: latch:
; MULTI: br i1 %{{.*}}, label %mid, label %head.deopt_crit_edge
define i32 @f(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %mid, label %deopt
mid:
  %g = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %g
  %d = icmp eq i32 %v, 7
  br i1 %d, label %latch, label %done
latch:
  %w = load volatile i32, ptr %p
  %i1 = add i32 %i, 1
  br label %head
deopt:
  %x = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ]
  ret i32 %x
done:
  ret i32 %i
}
declare i32 @llvm.experimental.deoptimize.i32(...)
