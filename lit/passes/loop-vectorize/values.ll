; RUN: opt-go -passes=loop-vectorize -force-vector-width=4 -force-vector-interleave=2 -S %s | FileCheck %s
; RUN: opt-go -passes=loop-vectorize -S %s | FileCheck %s --check-prefix=COST

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; A sum has parts, which are added up after the loop; flags of the order are gone.
; CHECK-LABEL: define i32 @sum(
; CHECK:       vector.ph:
; CHECK:         [[FIRST:%.*]] = insertelement <4 x i32> zeroinitializer, i32 %s0, i32 0
; CHECK:       vector.body:
; CHECK:         %vec.phi = phi <4 x i32> [ [[FIRST]], %vector.ph ]
; CHECK-NEXT:    %vec.phi1 = phi <4 x i32> [ zeroinitializer, %vector.ph ]
; CHECK:         add <4 x i32> %vec.phi, %wide.load
; CHECK-NEXT:    add <4 x i32> %vec.phi1, %wide.load{{[0-9]+}}
; CHECK:       middle.block:
; CHECK:         %bin.rdx = add <4 x i32>
; CHECK-NEXT:    call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %bin.rdx)
; CHECK:       scalar.ph:
; CHECK:         %bc.merge.rdx = phi i32
; COST-LABEL: define i32 @sum(
; COST:         load <4 x i32>
define i32 @sum(ptr %a, i32 %s0, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ %s0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %t = add nsw i32 %s, %x
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret i32 %t
}

; The order of a sum of floating-point numbers counts, unless the program says that it does not.
; CHECK-LABEL: define float @ordered(
; CHECK-NOT:     vector.body
; CHECK-LABEL: define float @reassoc(
; CHECK:         call reassoc float @llvm.vector.reduce.fadd.v4f32(float -0.000000e+00,
define float @ordered(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %t = fadd float %s, %x
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret float %t
}

define float @reassoc(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi float [ 0.0, %entry ], [ %t, %loop ]
  %p = getelementptr inbounds float, ptr %a, i64 %i
  %x = load float, ptr %p, align 4
  %t = fadd reassoc float %s, %x
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret float %t
}

; A branch becomes a select; a division that it guards divides by 1 elsewhere.
; CHECK-LABEL: define i32 @guarded(
; CHECK:       vector.body:
; CHECK:         [[C:%.*]] = icmp ne <4 x i32> %wide.load, zeroinitializer
; CHECK:         [[D:%.*]] = select <4 x i1> [[C]], <4 x i32> %wide.load, <4 x i32> {{splat \(i32 1\)|<i32 1, i32 1, i32 1, i32 1>}}
; CHECK-NEXT:    udiv <4 x i32> {{.*}}, [[D]]
; CHECK:         %predphi = select <4 x i1> [[C]]
define i32 @guarded(ptr %a, i32 %b, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %s = phi i32 [ 0, %entry ], [ %t, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %c = icmp ne i32 %x, 0
  br i1 %c, label %then, label %latch
then:
  %q = udiv i32 %b, %x
  %u = add i32 %s, %q
  br label %latch
latch:
  %t = phi i32 [ %s, %loop ], [ %u, %then ]
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret i32 %t
}

; What the iteration before has loaded is one lane further in two neighbouring vectors.
; CHECK-LABEL: define void @before(
; CHECK:         %vector.recur = phi <4 x i32> [ %vector.recur.init, %vector.ph ]
; CHECK:         shufflevector <4 x i32> %vector.recur, <4 x i32> %wide.load, <4 x i32> <i32 3, i32 4, i32 5, i32 6>
; CHECK:       middle.block:
; CHECK:         %vector.recur.extract = extractelement <4 x i32>
define void @before(ptr noalias %a, ptr noalias %b, i32 %x0, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %w = phi i32 [ %x0, %entry ], [ %x, %loop ]
  %p = getelementptr inbounds i32, ptr %b, i64 %i
  %x = load i32, ptr %p, align 4
  %d = sub i32 %x, %w
  %q = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %d, ptr %q, align 4
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; The first value of a counter does not depend on the step, which may be poison.
; CHECK-LABEL: define void @step(
; CHECK:         %step.fr = freeze i32 %s
; CHECK-NOT:     i32 %s{{[ ,]}}
; CHECK:       vector.body:
define void @step(ptr noalias %a, i32 %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %v = phi i32 [ 0, %entry ], [ %w, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %v, ptr %p, align 4
  %w = add i32 %v, %s
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; CHECK-LABEL: define void @known_step(
; CHECK-NOT:     freeze
define void @known_step(ptr noalias %a, i32 noundef %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %v = phi i32 [ 0, %entry ], [ %w, %loop ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  store i32 %v, ptr %p, align 4
  %w = add i32 %v, %s
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret void
}

; Lanes that do not divide would divide by 1, which is -1 of one bit: 1 / 1 overflows.
; CHECK-LABEL: define i1 @bits(
; CHECK-NOT:     vector.body
define i1 @bits(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %s = phi i1 [ false, %entry ], [ %t, %latch ]
  %p = getelementptr inbounds i32, ptr %a, i64 %i
  %x = load i32, ptr %p, align 4
  %c = icmp sgt i32 %x, 3
  %d = icmp ne i32 %x, 5
  br i1 %c, label %then, label %latch
then:
  %q = sdiv i1 false, %d
  br label %latch
latch:
  %m = phi i1 [ %d, %loop ], [ %q, %then ]
  %t = xor i1 %s, %m
  %j = add nuw nsw i64 %i, 1
  %k = icmp eq i64 %j, %n
  br i1 %k, label %exit, label %loop
exit:
  ret i1 %t
}
