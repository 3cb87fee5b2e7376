; RUN: opt-go %s -passes='simplifycfg<hoist-common-insts;switch-range-to-icmp>' -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
;
; As LLVM 22: operands may be swapped where instructions are hoisted, a switch whose cases leave a gap is a test for the gap, and a switch on a minimum is one on its operand.

; CHECK-LABEL: @swapped(
; CHECK-NEXT:   %s = add i32 %x, %y
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      common.ret:
; CHECK-NEXT:   ret i32 %s
; CHECK:      a:
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %common.ret
; CHECK:      b:
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define i32 @swapped(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b

a:
  %s = add nsw i32 %x, %y
  call void @one()
  ret i32 %s

b:
  %t = add i32 %y, %x
  call void @two()
  ret i32 %t
}

; CHECK-LABEL: @swapped_compare(
; CHECK-NEXT:   %s = icmp slt i32 %x, %y
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      common.ret:
; CHECK-NEXT:   ret i1 %s
; CHECK:      a:
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %common.ret
; CHECK:      b:
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define i1 @swapped_compare(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b

a:
  %s = icmp slt i32 %x, %y
  call void @one()
  ret i1 %s

b:
  %t = icmp sgt i32 %y, %x
  call void @two()
  ret i1 %t
}

; Subtraction does not commute.
; CHECK-LABEL: @not_swapped(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:      common.ret:
; CHECK-NEXT:   %common.ret.op = phi i32 [ %s, %a ], [ %t, %b ]
; CHECK-NEXT:   ret i32 %common.ret.op
; CHECK:      a:
; CHECK-NEXT:   %s = sub i32 %x, %y
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %common.ret
; CHECK:      b:
; CHECK-NEXT:   %t = sub i32 %y, %x
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define i32 @not_swapped(i1 %c, i32 %x, i32 %y) {
  br i1 %c, label %a, label %b

a:
  %s = sub i32 %x, %y
  call void @one()
  ret i32 %s

b:
  %t = sub i32 %y, %x
  call void @two()
  ret i32 %t
}

; Of 0 to 255, the values 4 to 253 are the gap.
; CHECK-LABEL: @gap(
; CHECK-NEXT:   %x.off = add i8 %x, -4
; CHECK-NEXT:   %switch = icmp ult i8 %x.off, -6
; CHECK-NEXT:   br i1 %switch, label %rest, label %some
; CHECK:      common.ret:
; CHECK-NEXT:   ret void
; CHECK:      some:
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %common.ret
; CHECK:      rest:
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define void @gap(i8 %x) {
  switch i8 %x, label %rest [
    i8 0, label %some
    i8 1, label %some
    i8 2, label %some
    i8 3, label %some
    i8 254, label %some
    i8 255, label %some
  ]

some:
  call void @one()
  ret void

rest:
  call void @two()
  ret void
}

; Two gaps.
; CHECK-LABEL: @two_gaps(
; CHECK-NEXT:   switch i8 %x, label %rest [
; CHECK-NEXT:     i8 0, label %some
; CHECK-NEXT:     i8 7, label %some
; CHECK-NEXT:     i8 -1, label %some
; CHECK-NEXT:   ]
; CHECK:      common.ret:
; CHECK-NEXT:   ret void
; CHECK:      some:
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %common.ret
; CHECK:      rest:
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define void @two_gaps(i8 %x) {
  switch i8 %x, label %rest [
    i8 0, label %some
    i8 7, label %some
    i8 255, label %some
  ]

some:
  call void @one()
  ret void

rest:
  call void @two()
  ret void
}

; CHECK-LABEL: @minimum(
; CHECK-NEXT:   %m = call i32 @llvm.umin.i32(i32 %x, i32 3)
; CHECK-NEXT:   switch i32 %x, label %common.ret [
; CHECK-NEXT:     i32 0, label %a
; CHECK-NEXT:     i32 1, label %b
; CHECK-NEXT:     i32 2, label %c
; CHECK-NEXT:   ]
; CHECK:      common.ret:
; CHECK-NEXT:   ret void
; CHECK:      a:
; CHECK-NEXT:   call void @one()
; CHECK-NEXT:   br label %common.ret
; CHECK:      b:
; CHECK-NEXT:   call void @two()
; CHECK-NEXT:   br label %common.ret
; CHECK:      c:
; CHECK-NEXT:   call void @three()
; CHECK-NEXT:   br label %common.ret
; CHECK-NEXT: }
define void @minimum(i32 %x) {
  %m = call i32 @llvm.umin.i32(i32 %x, i32 3)
  switch i32 %m, label %never [
    i32 0, label %a
    i32 1, label %b
    i32 2, label %c
    i32 3, label %d
    i32 4, label %d
  ]

a:
  call void @one()
  ret void
b:
  call void @two()
  ret void
c:
  call void @three()
  ret void
d:
  ret void
never:
  unreachable
}

declare void @one()
declare void @two()
declare void @three()

; Calls with other numbers of arguments are different.
; CHECK-LABEL: @arity(
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:        call void (ptr, ...) @many(ptr %p, ptr @many)
; CHECK:        call void @few(ptr %p)
; CHECK: }
define void @arity(i1 %c, ptr %p) {
  br i1 %c, label %a, label %b

a:
  call void (ptr, ...) @many(ptr %p, ptr @many)
  br label %end

b:
  call void @few(ptr %p)
  br label %end

end:
  ret void
}

declare void @many(ptr, ...)
declare void @few(ptr)
