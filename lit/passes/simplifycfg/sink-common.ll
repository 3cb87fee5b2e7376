; RUN: opt-go %s -passes='simplifycfg<sink-common-insts>' | FileCheck %s
; RUN: opt-go %s -passes=simplifycfg | FileCheck %s -check-prefix=OFF
; Equal instructions at the ends of predecessors sink into their successor, as long as that takes one φ for each instruction.

declare void @use(i32)
declare void @other(i32)
declare void @llvm.nvvm.barrier0() convergent

; CHECK-LABEL: @chain(
; CHECK:       end:
; CHECK-NEXT:    %q.sink = phi i32 [ %q, %b ], [ %p, %a ]
; CHECK-NEXT:    %y = add i32 %q.sink, 1
; CHECK-NEXT:    store i32 %y, ptr %m
; OFF-LABEL:   @chain(
; OFF:         a:
; OFF:           store
define void @chain(i1 %c, i32 %p, i32 %q, ptr %m) {
  br i1 %c, label %a, label %b
a:
  call void @use(i32 7)
  %x = add i32 %p, 1
  store i32 %x, ptr %m
  br label %end
b:
  call void @other(i32 7)
  %y = add i32 %q, 1
  store i32 %y, ptr %m
  br label %end
end:
  ret void
}

; Two φs for one instruction are too many.
; CHECK-LABEL: @two_phis(
; CHECK:       a:
; CHECK:         store i32 %p, ptr %m
; CHECK:       b:
; CHECK:         store i32 %q, ptr %n
define void @two_phis(i1 %c, i32 %p, i32 %q, ptr %m, ptr %n) {
  br i1 %c, label %a, label %b
a:
  call void @use(i32 7)
  store i32 %p, ptr %m
  br label %end
b:
  call void @other(i32 7)
  store i32 %q, ptr %n
  br label %end
end:
  ret void
}

; The block has another predecessor: the two that only branch get a block of their own, since the store cannot be executed always.
; CHECK-LABEL: @split(
; CHECK:       end.sink.split:
; CHECK-NEXT:    %q.sink = phi i32
; CHECK-NEXT:    store i32 %q.sink, ptr %m
; CHECK-NEXT:    br label %end
define void @split(i32 %v, i32 %p, i32 %q, ptr %m) {
  switch i32 %v, label %end [
    i32 1, label %a
    i32 2, label %b
  ]
a:
  call void @use(i32 7)
  store i32 %p, ptr %m
  br label %end
b:
  call void @other(i32 7)
  store i32 %q, ptr %m
  br label %end
end:
  ret void
}

; Threads that part must not meet at one barrier.
; CHECK-LABEL: @barriers(
; CHECK:       a:
; CHECK:         call void @llvm.nvvm.barrier0()
; CHECK:       b:
; CHECK:         call void @llvm.nvvm.barrier0()
define void @barriers(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @use(i32 7)
  call void @llvm.nvvm.barrier0()
  br label %end
b:
  call void @other(i32 7)
  call void @llvm.nvvm.barrier0()
  br label %end
end:
  ret void
}

; A stack slot that goes with a φ for its address would have to stay.
; CHECK-LABEL: @slots(
; CHECK:         store i32 %p, ptr %s
; CHECK:         store i32 %q, ptr %t
define void @slots(i1 %c, i32 %p, i32 %q) {
  %s = alloca i32
  %t = alloca i32
  br i1 %c, label %a, label %b
a:
  call void @use(i32 7)
  store i32 %p, ptr %s
  br label %end
b:
  call void @other(i32 7)
  store i32 %q, ptr %t
  br label %end
end:
  ret void
}
