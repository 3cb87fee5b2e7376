; RUN: opt-go %s -passes='simplifycfg<sink-common-insts>' -S | FileCheck %s -check-prefix=LLVM
; RUN: opt-go %s -passes='simplifycfg<sink-common-insts;predicated-cost=12>' -S | FileCheck %s
; Two stores that exclude each other are both predicated, without a branch. One common store would have two predecessors,
; which takes two branches with barriers.

; LLVM-LABEL: define void @short(
; LLVM:         end.sink.split:
; CHECK-LABEL: define void @short(
; CHECK:         store i32 1, ptr %p
; CHECK:         store i32 1, ptr %q
; CHECK-NOT:     .sink.split
; CHECK:         ret void
define void @short(i32 %n, ptr %p, ptr %q) {
  switch i32 %n, label %end [
    i32 0, label %a
    i32 31, label %b
  ]
a:
  store volatile i32 0, ptr %p
  store i32 1, ptr %p
  br label %end
b:
  store i32 1, ptr %q
  br label %end
end:
  call void @done()
  ret void
}

; What is not predicated has its branches anyway.
; CHECK-LABEL: define void @long(
; CHECK:         end.sink.split:
; CHECK:           udiv
define void @long(i32 %n, ptr %p, ptr %q, i32 %d) {
  switch i32 %n, label %end [
    i32 0, label %a
    i32 31, label %b
  ]
a:
  %u = load volatile i32, ptr %p
  %v = udiv i32 %u, %d
  %w = udiv i32 %v, 10
  %x = udiv i32 %w, %d
  store volatile i32 %x, ptr %p
  br label %end
b:
  %f = load volatile i32, ptr %q
  %g = udiv i32 %f, %d
  %h = udiv i32 %g, 10
  %i = udiv i32 %h, %d
  store volatile i32 %i, ptr %p
  br label %end
end:
  call void @done()
  ret void
}

; All predecessors take part: no branch is added.
; CHECK-LABEL: define void @diamond(
; CHECK:       end:
; CHECK-NEXT:    %y.sink = phi i32
; CHECK-NEXT:    store volatile i32
define void @diamond(i1 %c, ptr %p, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b
a:
  call void @done()
  store volatile i32 %x, ptr %p
  br label %end
b:
  call void @other()
  store volatile i32 %y, ptr %p
  br label %end
end:
  ret void
}

declare void @done()
declare void @other()
