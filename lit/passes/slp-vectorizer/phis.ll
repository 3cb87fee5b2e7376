; Sums that a loop carries are roots of trees.
; RUN: opt-go -passes=slp-vectorizer -S %s | FileCheck %s
; RUN: opt-go -passes=slp-vectorizer -pass-remarks=slp-vectorizer -disable-output %s 2>&1 | FileCheck %s --check-prefix=REMARK

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; REMARK: remark: SLP vectorized with cost -2 and with tree size 4

; CHECK-LABEL: define double @two(
; CHECK:         [[S:%.*]] = phi <2 x double> [ zeroinitializer, %entry ], [ [[T:%.*]], %loop ]
; CHECK:         [[X:%.*]] = load <2 x double>, ptr %p, align 8
; CHECK:         [[T]] = fadd <2 x double> [[S]], [[X]]
; CHECK:       exit:
; CHECK:         fsub double
define double @two(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi double [ 0.0, %entry ], [ %s1, %loop ]
  %t = phi double [ 0.0, %entry ], [ %t1, %loop ]
  %p = getelementptr inbounds { double, double }, ptr %a, i64 %i
  %q = getelementptr inbounds i8, ptr %p, i64 8
  %x = load double, ptr %p, align 8
  %y = load double, ptr %q, align 8
  %s1 = fadd double %s, %x
  %t1 = fadd double %t, %y
  %j = add nuw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %loop
exit:
  %r = fsub double %s1, %t1
  ret double %r
}

; What is carried is computed in different blocks.
; CHECK-LABEL: define double @apart(
; CHECK-NOT:     <2 x double>
; CHECK:         ret double
define double @apart(double %x, double %y, i1 %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %next ]
  %s = phi double [ 0.0, %entry ], [ %s1, %next ]
  %t = phi double [ 0.0, %entry ], [ %t1, %next ]
  %s1 = fadd double %s, %x
  br i1 %k, label %next, label %out
next:
  %t1 = fadd double %t, %y
  %j = add nuw i64 %i, 1
  %c = icmp eq i64 %j, %n
  br i1 %c, label %exit, label %loop
exit:
  %r = fsub double %s1, %t1
  ret double %r
out:
  ret double 0.0
}

; Two groups of φs, the first of which carries what the second is: its tree takes both.
; CHECK-LABEL: define void @crossed(
; CHECK-COUNT-2: phi <2 x double>
; CHECK-NOT:     phi double
; CHECK:         }
define void @crossed() {
entry:
  br label %loop
loop:
  %a = phi double [ %s, %loop ], [ 1.0, %entry ]
  %b = phi double [ %t, %loop ], [ 2.0, %entry ]
  %c = phi double [ %v, %loop ], [ 3.0, %entry ]
  %d = phi double [ %u, %loop ], [ 4.0, %entry ]
  %u = fmul double %d, 1.250000e-01
  %s = fsub double 1.0, %u
  %v = fmul double %c, 1.250000e-01
  %t = fsub double 1.0, %v
  br label %loop
}
