; Loops for Hexagon: how they count, and what they hand on from one iteration to the next.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

; A constant count with a step that is no power of two: 8 iterations, two at a time.
; CHECK-LABEL: by_five:
; CHECK: loop0({{.*}},#
define i32 @by_five(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 0, %entry ], [ %t, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %t = add i32 %s, %v
  %j = add nuw nsw i32 %i, 5
  %c = icmp eq i32 %j, 40
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %t
}

; A counter that is compared without its step wrapping; the two values change places, which takes no
; copies where two iterations are one: an addition each.
; CHECK-LABEL: fibonacci:
; CHECK: loop0([[KERNEL:.*]],r{{[0-9]+}})
; CHECK: [[KERNEL]]:
; CHECK-NEXT: {
; CHECK-NEXT: r[[S:[0-9]+]] = add(
; CHECK-NEXT: }
; CHECK-NEXT: {
; CHECK-NEXT: r{{[0-9]+}} = add({{.*}}r[[S]]{{.*}})
; CHECK-NEXT: }:endloop0
define i32 @fibonacci(i32 %n) {
entry:
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %exit
loop:
  %i = phi i32 [ %j, %loop ], [ %n, %entry ]
  %s = phi i32 [ %t, %loop ], [ 1, %entry ]
  %u = phi i32 [ %s, %loop ], [ 0, %entry ]
  %j = add nsw i32 %i, -1
  %t = add i32 %s, %u
  %c = icmp ugt i32 %i, 1
  br i1 %c, label %loop, label %exit
exit:
  %r = phi i32 [ 0, %entry ], [ %s, %loop ]
  ret i32 %r
}

; An operation under a condition instead of a mux.
; CHECK-LABEL: where:
; CHECK: if ({{!?}}p{{[0-3]}}{{(.new)?}}) r{{[0-9]+}} = add(r{{[0-9]+}},#3)
; CHECK-NOT: mux
; CHECK-LABEL: bits:
define i32 @where(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %at = phi i32 [ 0, %entry ], [ %new, %loop ]
  %a = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %a
  %big = icmp sgt i32 %v, 7
  %here = add i32 %i, 3
  %new = select i1 %big, i32 %here, i32 %at
  %j = add nuw nsw i32 %i, 1
  %c = icmp eq i32 %j, %n
  br i1 %c, label %exit, label %loop
exit:
  ret i32 %new
}

; The bits of two words are counted at once.
; CHECK: popcount(r{{[0-9]+:[0-9]+}})
; CHECK-NOT: popcount
; CHECK-LABEL: rows:
define i32 @bits(i32 %x, i32 %y) {
  %a = call i32 @llvm.ctpop.i32(i32 %x)
  %b = call i32 @llvm.ctpop.i32(i32 %y)
  %s = add i32 %a, %b
  ret i32 %s
}
declare i32 @llvm.ctpop.i32(i32)

; Products of a counter are counters; the counter itself, which is read after the loop, has its last
; value before it.
; CHECK: loop0([[KERNEL:.*]],
; CHECK: [[KERNEL]]:
; CHECK-NOT: mpyi
; CHECK-NOT: add(r{{[0-9]+}},#
; CHECK: :endloop0
define i32 @rows(ptr %p, i32 %n, i32 %t, ptr %out) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %k = phi i32 [ 5, %entry ], [ %l, %loop ]
  %s = phi i32 [ 0, %entry ], [ %s2, %loop ]
  %m = mul i32 %i, %t
  %a = getelementptr i32, ptr %p, i32 %m
  %v = load i32, ptr %a
  %i1 = or disjoint i32 %i, 1
  %m1 = mul i32 %i1, %t
  %a1 = getelementptr i32, ptr %p, i32 %m1
  %v1 = load i32, ptr %a1
  %s1 = add i32 %s, %v
  %s2 = add i32 %s1, %v1
  %l = add i32 %k, 7
  %j = add nuw nsw i32 %i, 2
  %c = icmp ult i32 %j, %n
  br i1 %c, label %loop, label %exit
exit:
  store i32 %l, ptr %out
  ret i32 %s2
}
