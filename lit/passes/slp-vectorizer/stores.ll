; RUN: opt-go -passes=slp-vectorizer -S %s | FileCheck %s
; RUN: opt-go -passes=slp-vectorizer -slp-threshold=100 -S %s | FileCheck %s --check-prefix=NEVER
; RUN: opt-go -passes=slp-vectorizer -vectorize-slp=false -S %s | FileCheck %s --check-prefix=NEVER
; RUN: opt-go -passes=slp-vectorizer -pass-remarks=slp-vectorizer -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK
; RUN: opt-go -passes=slp-vectorizer -slp-threshold=100 -pass-remarks-missed=slp-vectorizer -disable-output %s 2>&1 | FileCheck %s --check-prefix=MISSED

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; REMARK: remark: Stores SLP vectorized with cost -3 and with tree size 4
; MISSED: remark: List vectorization was possible but not beneficial with cost -3 >= -100

; Both kinds of operations are done, and each lane is taken of one of them.
; CHECK-LABEL: define void @alternate(
; CHECK-NEXT:    [[X:%.*]] = load <4 x i32>, ptr %b, align 4
; CHECK-NEXT:    insertelement <4 x i32> poison, i32 %c, i32 0
; CHECK-NEXT:    [[C:%.*]] = shufflevector {{.*}} zeroinitializer
; CHECK-NEXT:    [[S:%.*]] = add nsw <4 x i32> [[X]], [[C]]
; CHECK-NEXT:    [[D:%.*]] = sub <4 x i32> [[X]], [[C]]
; CHECK-NEXT:    [[Y:%.*]] = shufflevector <4 x i32> [[S]], <4 x i32> [[D]], <4 x i32> <i32 0, i32 1, i32 2, i32 7>
; CHECK-NEXT:    store <4 x i32> [[Y]], ptr %a, align 4
; CHECK-NEXT:    ret void
; NEVER-LABEL: define void @alternate(
; NEVER-NOT:     <4 x i32>
; NEVER:         ret void
define void @alternate(ptr noalias %a, ptr noalias %b, i32 %c) {
  %b1 = getelementptr inbounds i32, ptr %b, i64 1
  %b2 = getelementptr inbounds i32, ptr %b, i64 2
  %b3 = getelementptr inbounds i32, ptr %b, i64 3
  %a1 = getelementptr inbounds i32, ptr %a, i64 1
  %a2 = getelementptr inbounds i32, ptr %a, i64 2
  %a3 = getelementptr inbounds i32, ptr %a, i64 3
  %x0 = load i32, ptr %b
  %x1 = load i32, ptr %b1
  %x2 = load i32, ptr %b2
  %x3 = load i32, ptr %b3
  %y0 = add nsw i32 %x0, %c
  %y1 = add nsw i32 %c, %x1
  %y2 = add nuw nsw i32 %x2, %c
  %y3 = sub i32 %x3, %c
  store i32 %y0, ptr %a
  store i32 %y1, ptr %a1
  store i32 %y2, ptr %a2
  store i32 %y3, ptr %a3
  ret void
}

; A store that may be to what is loaded keeps the loads apart.
; CHECK-LABEL: define void @aliased(
; CHECK:         load i64, ptr %b
; CHECK-NEXT:    store i64
; CHECK:         load i64
; CHECK-NEXT:    store i64
define void @aliased(ptr %a, ptr %b) {
  %b1 = getelementptr inbounds i64, ptr %b, i64 1
  %a1 = getelementptr inbounds i64, ptr %a, i64 1
  %x0 = load i64, ptr %b
  store i64 %x0, ptr %a
  %x1 = load i64, ptr %b1
  store i64 %x1, ptr %a1
  ret void
}

; Lanes are loaded in reverse order, which is mended once, after the addition.
; CHECK-LABEL: define void @reverse(
; CHECK-NEXT:    [[X:%.*]] = load <2 x double>, ptr %b
; CHECK-NEXT:    [[Y:%.*]] = load <2 x double>, ptr %c
; CHECK-NEXT:    [[S:%.*]] = fadd <2 x double> [[X]], [[Y]]
; CHECK-NEXT:    [[R:%.*]] = shufflevector <2 x double> [[S]], <2 x double> poison, <2 x i32> <i32 1, i32 0>
; CHECK-NEXT:    store <2 x double> [[R]], ptr %a
define void @reverse(ptr noalias %a, ptr noalias %b, ptr noalias %c) {
  %b1 = getelementptr inbounds double, ptr %b, i64 1
  %c1 = getelementptr inbounds double, ptr %c, i64 1
  %a1 = getelementptr inbounds double, ptr %a, i64 1
  %x1 = load double, ptr %b1
  %x0 = load double, ptr %b
  %y1 = load double, ptr %c1
  %y0 = load double, ptr %c
  %s1 = fadd double %x1, %y1
  %s0 = fadd double %x0, %y0
  store double %s1, ptr %a
  store double %s0, ptr %a1
  ret void
}

; A call between that may not return: the stores before it have to be there.
; CHECK-LABEL: define void @call(
; CHECK-NOT:     <2 x
; CHECK:         ret void
define void @call(ptr noalias %a, i64 %x, i64 %y) {
  %a1 = getelementptr inbounds i64, ptr %a, i64 1
  store i64 0, ptr %a
  call void @exit_perhaps()
  store i64 0, ptr %a1
  ret void
}
declare void @exit_perhaps() memory(none)

; Volatile accesses, and functions without implicit use of floating-point registers, stay.
; CHECK-LABEL: define void @volatile(
; CHECK-NOT:     <2 x
; CHECK:         ret void
define void @volatile(ptr %a) {
  %a1 = getelementptr inbounds i64, ptr %a, i64 1
  store volatile i64 0, ptr %a
  store volatile i64 0, ptr %a1
  ret void
}

; CHECK-LABEL: define void @kernel_code(
; CHECK-NOT:     <2 x
; CHECK:         ret void
define void @kernel_code(ptr %a) noimplicitfloat {
  %a1 = getelementptr inbounds i64, ptr %a, i64 1
  store i64 0, ptr %a
  store i64 0, ptr %a1
  ret void
}

; CHECK-LABEL: define void @constants(
; CHECK-NEXT:    store <2 x i64> zeroinitializer, ptr %a, align 4
; CHECK-NEXT:    ret void
define void @constants(ptr %a) {
  %a1 = getelementptr inbounds i64, ptr %a, i64 1
  store i64 0, ptr %a, align 4
  store i64 0, ptr %a1
  ret void
}

; A lane that is used elsewhere is read from the vector.
; CHECK-LABEL: define i32 @outside(
; CHECK:         [[S:%.*]] = add <4 x i32>
; CHECK-NEXT:    [[L:%.*]] = extractelement <4 x i32> [[S]], i32 2
; CHECK-NEXT:    store <4 x i32> [[S]], ptr %a
; CHECK-NEXT:    ret i32 [[L]]
define i32 @outside(ptr noalias %a, ptr noalias %b) {
  %b1 = getelementptr inbounds i32, ptr %b, i64 1
  %b2 = getelementptr inbounds i32, ptr %b, i64 2
  %b3 = getelementptr inbounds i32, ptr %b, i64 3
  %a1 = getelementptr inbounds i32, ptr %a, i64 1
  %a2 = getelementptr inbounds i32, ptr %a, i64 2
  %a3 = getelementptr inbounds i32, ptr %a, i64 3
  %x0 = load i32, ptr %b
  %x1 = load i32, ptr %b1
  %x2 = load i32, ptr %b2
  %x3 = load i32, ptr %b3
  %y0 = add i32 %x0, 1
  %y1 = add i32 %x1, 2
  %y2 = add i32 %x2, 3
  %y3 = add i32 %x3, 4
  store i32 %y0, ptr %a
  store i32 %y1, ptr %a1
  store i32 %y2, ptr %a2
  store i32 %y3, ptr %a3
  ret i32 %y2
}

; φs, and what they take from around a loop.
; CHECK-LABEL: define void @loop(
; CHECK:       loop:
; CHECK:         [[P:%.*]] = phi <2 x i64> [ zeroinitializer, %entry ], [ [[N:%.*]], %loop ]
; CHECK:         [[N]] = add <2 x i64> [[P]], 
; CHECK:       exit:
; CHECK-NEXT:    store <2 x i64> [[N]], ptr %a
define void @loop(ptr %a, i64 %n, i64 %m) {
entry:
  %a1 = getelementptr inbounds i64, ptr %a, i64 1
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %x2, %loop ]
  %y = phi i64 [ 0, %entry ], [ %y2, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %x2 = add i64 %x, 3
  %y2 = add i64 %y, 5
  %j = add i64 %i, 1
  %k = icmp eq i64 %j, %m
  br i1 %k, label %exit, label %loop
exit:
  store i64 %x2, ptr %a
  store i64 %y2, ptr %a1
  ret void
}
