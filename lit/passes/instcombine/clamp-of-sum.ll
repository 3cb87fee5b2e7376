; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Sums and differences that are clamped to the numbers of a narrower type, of which their operands are, saturate; a truncated clamp that is written as a compare and a
; select is one. As opt-19 does.

; CHECK-LABEL: @f(
; CHECK-NEXT: call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
; CHECK-LABEL: @g(
; CHECK-NEXT: call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
; CHECK-LABEL: @h(
; CHECK: %[[S:.*]] = call i32 @llvm.smin.i32(i32 %l, i32 100)
; CHECK-NEXT: trunc nsw i32 %[[S]] to i8
; CHECK-LABEL: @i(
; CHECK: call i32 @llvm.smax.i32(i32 %l, i32 -20)
; CHECK-NEXT: trunc nsw
; CHECK-LABEL: @narrow(
; CHECK-NEXT: %[[D:.*]] = call i8 @llvm.ssub.sat.i8(i8 %a, i8 %b)
; CHECK-NEXT: sext i8 %[[D]] to i32
; CHECK-LABEL: @wider(
; CHECK: call i32 @llvm.smin
; CHECK-NEXT: call i32 @llvm.smax
; CHECK-LABEL: @vec(
; CHECK-NEXT: call <2 x i16> @llvm.sadd.sat.v2i16(
; CHECK-LABEL: @used(
; CHECK: call i32 @llvm.smin
; CHECK-NEXT: call i32 @llvm.smax

define i32 @f(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %s = add nsw i64 %x, %y
  %g = icmp sgt i64 %s, 2147483647
  %l = icmp slt i64 %s, -2147483648
  %t = trunc nsw i64 %s to i32
  %u = select i1 %l, i32 -2147483648, i32 %t
  %r = select i1 %g, i32 2147483647, i32 %u
  ret i32 %r
}
define i32 @g(i32 %a, i32 %b) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %s = add nsw i64 %x, %y
  %l = call i64 @llvm.smax.i64(i64 %s, i64 -2147483648)
  %u = call i64 @llvm.smin.i64(i64 %l, i64 2147483647)
  %t = trunc i64 %u to i32
  ret i32 %t
}
define i8 @h(i32 %a) {
  %g = icmp sgt i32 %a, 100
  %l = call i32 @llvm.smax.i32(i32 %a, i32 -20)
  %t = trunc i32 %l to i8
  %r = select i1 %g, i8 100, i8 %t
  ret i8 %r
}
define i8 @i(i32 %a) {
  %g = icmp slt i32 %a, -20
  %l = call i32 @llvm.smin.i32(i32 %a, i32 100)
  %t = trunc i32 %l to i8
  %r = select i1 %g, i8 -20, i8 %t
  ret i8 %r
}
define i32 @narrow(i8 %a, i8 %b) {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %s = sub i32 %x, %y
  %l = call i32 @llvm.smin.i32(i32 %s, i32 127)
  %u = call i32 @llvm.smax.i32(i32 %l, i32 -128)
  ret i32 %u
}
define i32 @wider(i8 %a, i16 %b) {
  %x = sext i8 %a to i32
  %y = sext i16 %b to i32
  %s = sub i32 %x, %y
  %l = call i32 @llvm.smin.i32(i32 %s, i32 127)
  %u = call i32 @llvm.smax.i32(i32 %l, i32 -128)
  ret i32 %u
}
define <2 x i32> @vec(<2 x i16> %a, <2 x i16> %b) {
  %x = sext <2 x i16> %a to <2 x i32>
  %y = sext <2 x i16> %b to <2 x i32>
  %s = add <2 x i32> %x, %y
  %l = call <2 x i32> @llvm.smin.v2i32(<2 x i32> %s, <2 x i32> <i32 32767, i32 32767>)
  %u = call <2 x i32> @llvm.smax.v2i32(<2 x i32> %l, <2 x i32> <i32 -32768, i32 -32768>)
  ret <2 x i32> %u
}
define i32 @used(i8 %a, i8 %b, ptr %p) {
  %x = sext i8 %a to i32
  %y = sext i8 %b to i32
  %s = sub i32 %x, %y
  store i32 %s, ptr %p
  %l = call i32 @llvm.smin.i32(i32 %s, i32 127)
  %u = call i32 @llvm.smax.i32(i32 %l, i32 -128)
  ret i32 %u
}
