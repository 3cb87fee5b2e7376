; RUN: opt-go %s -passes=correlated-propagation -opt-version=22 -emit-llvm-version=22 -S | FileCheck %s
;
; As LLVM 22: comparisons of operands with one sign get samesign, truncations that lose nothing get nuw and nsw. Guards give facts after them, values in deopt bundles become constants, and three-way comparisons are decided.

; CHECK-LABEL: @same_sign(
; CHECK-NEXT:   %a = icmp ult i8 %x, 100
; CHECK-NEXT:   call void @llvm.assume(i1 %a)
; CHECK-NEXT:   %b = icmp ult i8 %y, 100
; CHECK-NEXT:   call void @llvm.assume(i1 %b)
; CHECK-NEXT:   %c = icmp samesign ult i8 %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @same_sign(i8 %x, i8 %y) {
  %a = icmp ult i8 %x, 100
  call void @llvm.assume(i1 %a)
  %b = icmp ult i8 %y, 100
  call void @llvm.assume(i1 %b)
  %c = icmp slt i8 %x, %y
  ret i1 %c
}

; CHECK-LABEL: @negative(
; CHECK-NEXT:   %a = icmp slt i8 %x, 0
; CHECK-NEXT:   call void @llvm.assume(i1 %a)
; CHECK-NEXT:   %c = icmp samesign ult i8 %x, -5
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @negative(i8 %x) {
  %a = icmp slt i8 %x, 0
  call void @llvm.assume(i1 %a)
  %c = icmp slt i8 %x, -5
  ret i1 %c
}

; One operand may have either sign.
; CHECK-LABEL: @unknown_sign(
; CHECK-NEXT:   %a = icmp ult i8 %x, 100
; CHECK-NEXT:   call void @llvm.assume(i1 %a)
; CHECK-NEXT:   %c = icmp ult i8 %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @unknown_sign(i8 %x, i8 %y) {
  %a = icmp ult i8 %x, 100
  call void @llvm.assume(i1 %a)
  %c = icmp ult i8 %x, %y
  ret i1 %c
}

; CHECK-LABEL: @truncation(
; CHECK-NEXT:   %a = icmp ult i32 %x, 200
; CHECK-NEXT:   call void @llvm.assume(i1 %a)
; CHECK-NEXT:   %t = trunc nuw i32 %x to i8
; CHECK-NEXT:   ret i8 %t
; CHECK-NEXT: }
define i8 @truncation(i32 %x) {
  %a = icmp ult i32 %x, 200
  call void @llvm.assume(i1 %a)
  %t = trunc i32 %x to i8
  ret i8 %t
}

; CHECK-LABEL: @truncation_of_negative(
; CHECK-NEXT:   %a = icmp ugt i32 %x, -20
; CHECK-NEXT:   call void @llvm.assume(i1 %a)
; CHECK-NEXT:   %t = trunc nsw i32 %x to i8
; CHECK-NEXT:   ret i8 %t
; CHECK-NEXT: }
define i8 @truncation_of_negative(i32 %x) {
  %a = icmp ugt i32 %x, -20
  call void @llvm.assume(i1 %a)
  %t = trunc i32 %x to i8
  ret i8 %t
}

; The guard is passed only if %x is less than 8; before it nothing is known.
; CHECK-LABEL: @guard(
; CHECK-NEXT:   %before = icmp eq i32 %x, 9
; CHECK-NEXT:   call void @use(i1 %before)
; CHECK-NEXT:   %c = icmp ult i32 %x, 8
; CHECK-NEXT:   call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @guard(i32 %x) {
  %before = icmp eq i32 %x, 9
  call void @use(i1 %before)
  %c = icmp ult i32 %x, 8
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %after = icmp eq i32 %x, 9
  ret i1 %after
}

; CHECK-LABEL: @deopt(
; CHECK-NEXT:   %s = select i1 %c, i64 1, i64 2
; CHECK-NEXT:   %d = icmp eq i64 %s, 1
; CHECK-NEXT:   br i1 %d, label %one, label %two
; CHECK:      one:
; CHECK-NEXT:   call void @state() [ "deopt"(i64 1) ]
; CHECK-NEXT:   ret void
; CHECK:      two:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @deopt(i1 %c) {
  %s = select i1 %c, i64 1, i64 2
  %d = icmp eq i64 %s, 1
  br i1 %d, label %one, label %two

one:
  call void @state() [ "deopt"(i64 %s) ]
  ret void

two:
  ret void
}

; CHECK-LABEL: @three_way(
; CHECK-NEXT:   %a = icmp ult i32 %x, 10
; CHECK-NEXT:   call void @llvm.assume(i1 %a)
; CHECK-NEXT:   ret i8 -1
; CHECK-NEXT: }
define i8 @three_way(i32 %x) {
  %a = icmp ult i32 %x, 10
  call void @llvm.assume(i1 %a)
  %c = call i8 @llvm.ucmp.i8.i32(i32 %x, i32 10)
  ret i8 %c
}

declare void @use(i1)
declare void @state()
declare void @llvm.experimental.guard(i1, ...)
