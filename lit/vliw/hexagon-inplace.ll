; Loads, operations and stores of one address are one instruction on Hexagon; a store that changes a
; byte of a word stores the byte; a bit is tested by one instruction; a sum of disjoint bits is an
; offset.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64"
target triple = "hexagon"

; CHECK-LABEL: increment:
; CHECK: memw(r0+#8) += #3
define void @increment(ptr %p) {
  %q = getelementptr i8, ptr %p, i32 8
  %x = load i32, ptr %q
  %y = add i32 %x, 3
  store i32 %y, ptr %q
  ret void
}

; A store to another place may change what the load has read.
; CHECK-LABEL: written_between:
; CHECK-NOT: +=
; CHECK: jumpr r31
define void @written_between(ptr %p, ptr %q) {
  %x = load i32, ptr %p
  %y = add i32 %x, 3
  store i32 7, ptr %q
  store i32 %y, ptr %p
  ret void
}

; CHECK-LABEL: volatile_one:
; CHECK-NOT: +=
; CHECK: jumpr r31
define void @volatile_one(ptr %p) {
  %x = load volatile i32, ptr %p
  %y = add i32 %x, 3
  store i32 %y, ptr %p
  ret void
}

; CHECK-LABEL: clear_bit:
; CHECK: memh(r0+#0) = clrbit(#4)
define void @clear_bit(ptr %p) {
  %x = load i16, ptr %p
  %y = and i16 %x, -17
  store i16 %y, ptr %p
  ret void
}

; CHECK-LABEL: second_byte:
; CHECK-NOT: insert
; CHECK: memb(r0+#1) = r1
define void @second_byte(ptr %p, i32 %x) {
  %old = load i32, ptr %p
  %hole = and i32 %old, -65281
  %byte = and i32 %x, 255
  %up = shl i32 %byte, 8
  %new = or i32 %hole, %up
  store i32 %new, ptr %p
  ret void
}

; CHECK-LABEL: nibble:
; CHECK: insert(r1,#8,#4)
define void @nibble(ptr %p, i32 %x) {
  %old = load i32, ptr %p
  %hole = and i32 %old, -4081
  %byte = and i32 %x, 255
  %up = shl i32 %byte, 4
  %new = or i32 %hole, %up
  store i32 %new, ptr %p
  ret void
}

; CHECK-LABEL: bit:
; CHECK: !tstbit(r0,#4)
define i32 @bit(i32 %x, i32 %a, i32 %b) {
  %m = and i32 %x, 16
  %c = icmp eq i32 %m, 0
  %r = select i1 %c, i32 %a, i32 %b
  ret i32 %r
}

; CHECK-LABEL: disjoint:
; CHECK: add(r0,#2000)
define i32 @disjoint(i32 %x) {
  %y = or disjoint i32 %x, 2000
  ret i32 %y
}

; Three xors on what the loop carries are one, of a tree.
; CHECK-LABEL: chain:
; CHECK: ^= xor(
define i32 @chain(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s4, %loop ]
  %q = getelementptr [4 x i32], ptr %p, i32 %i
  %a = load i32, ptr %q
  %q1 = getelementptr i8, ptr %q, i32 4
  %b = load i32, ptr %q1
  %q2 = getelementptr i8, ptr %q, i32 8
  %c = load i32, ptr %q2
  %q3 = getelementptr i8, ptr %q, i32 12
  %d = load i32, ptr %q3
  %s1 = xor i32 %s, %a
  %s2 = xor i32 %s1, %b
  %s3 = xor i32 %s2, %c
  %s4 = xor i32 %s3, %d
  %i1 = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %out
out:
  ret i32 %s4
}
