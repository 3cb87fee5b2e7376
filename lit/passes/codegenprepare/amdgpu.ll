; RUN: opt-go %s -passes=codegenprepare -mcpu=gfx900 -S | FileCheck %s
; RUN: opt-go %s -passes=codegenprepare -mcpu=tahiti -S | FileCheck %s -check-prefix=WIDE
;
; AMD's GPUs: divisions of 64 bits are bypassed; results of compares live in many registers, so that compares stay where they are; the carry of
; 32 bits is one operation with the sum, that of 64 is not; integers of 16 bits are new with Volcanic Islands.

target triple = "amdgcn-amd-amdhsa"

; CHECK-LABEL: @division(
; CHECK-NEXT:   %1 = or i64 %a, %b
; CHECK-NEXT:   %2 = and i64 %1, -4294967296
; CHECK-NEXT:   %3 = icmp eq i64 %2, 0
; CHECK-NEXT:   br i1 %3, label %4, label %9
; CHECK: 4:
; CHECK-NEXT:   %5 = trunc i64 %b to i32
; CHECK-NEXT:   %6 = trunc i64 %a to i32
; CHECK-NEXT:   %7 = udiv i32 %6, %5
; CHECK-NEXT:   %8 = zext i32 %7 to i64
; CHECK-NEXT:   br label %11
; CHECK: 9:
; CHECK-NEXT:   %10 = udiv i64 %a, %b
; CHECK-NEXT:   br label %11
; CHECK: 11:
; CHECK-NEXT:   %12 = phi i64 [ %8, %4 ], [ %10, %9 ]
; CHECK-NEXT:   ret i64 %12
; CHECK-NEXT: }
define i64 @division(i64 %a, i64 %b) {
  %d = udiv i64 %a, %b
  ret i64 %d
}

; CHECK-LABEL: @compare(
; CHECK-NEXT:   %k = icmp ult i32 %a, %b
; CHECK-NEXT:   br i1 %c, label %then, label %else
; CHECK: then:
; CHECK-NEXT:   ret i1 %k
; CHECK: else:
; CHECK-NEXT:   %n = xor i1 %k, true
; CHECK-NEXT:   ret i1 %n
; CHECK-NEXT: }
define i1 @compare(i32 %a, i32 %b, i1 %c) {
  %k = icmp ult i32 %a, %b
  br i1 %c, label %then, label %else

then:
  ret i1 %k

else:
  %n = xor i1 %k, true
  ret i1 %n
}

; CHECK-LABEL: @carry(
; CHECK-NEXT:   %1 = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 %b)
; CHECK-NEXT:   %math = extractvalue { i32, i1 } %1, 0
; CHECK-NEXT:   %ov = extractvalue { i32, i1 } %1, 1
; CHECK-NEXT:   store i32 %math, ptr addrspace(1) %p, align 4
; CHECK-NEXT:   ret i1 %ov
; CHECK-NEXT: }
define i1 @carry(i32 %a, i32 %b, ptr addrspace(1) %p) {
  %s = add i32 %a, %b
  %c = icmp ult i32 %s, %a
  store i32 %s, ptr addrspace(1) %p
  ret i1 %c
}

; CHECK-LABEL: @borrow_wide(
; CHECK-NEXT:   %s = sub i64 %a, %b
; CHECK-NEXT:   %c = icmp ult i64 %a, %b
; CHECK-NEXT:   store i64 %s, ptr addrspace(1) %p, align 8
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @borrow_wide(i64 %a, i64 %b, ptr addrspace(1) %p) {
  %s = sub i64 %a, %b
  %c = icmp ult i64 %a, %b
  store i64 %s, ptr addrspace(1) %p
  ret i1 %c
}

; CHECK-LABEL: @condition(
; CHECK-NEXT:   %1 = zext i8 %a to i16
; CHECK-NEXT:   switch i16 %1, label %rest [
; CHECK-NEXT:     i16 1, label %one
; CHECK-NEXT:     i16 254, label %two
; CHECK-NEXT:   ]
; CHECK: one:
; CHECK-NEXT:   ret i32 1
; CHECK: two:
; CHECK-NEXT:   ret i32 2
; CHECK: rest:
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
; WIDE-LABEL: @condition(
; WIDE-NEXT:   %1 = zext i8 %a to i32
; WIDE-NEXT:   switch i32 %1, label %rest [
; WIDE-NEXT:     i32 1, label %one
; WIDE-NEXT:     i32 254, label %two
; WIDE-NEXT:   ]
; WIDE: one:
; WIDE-NEXT:   ret i32 1
; WIDE: two:
; WIDE-NEXT:   ret i32 2
; WIDE: rest:
; WIDE-NEXT:   ret i32 0
; WIDE-NEXT: }
define i32 @condition(i8 %a) {
  switch i8 %a, label %rest [
    i8 1, label %one
    i8 -2, label %two
  ]

one:
  ret i32 1

two:
  ret i32 2

rest:
  ret i32 0
}
