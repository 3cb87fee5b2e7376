; A sum through both loops goes on from the last inner iteration to the next outer one, which rules out pipelining the outer loop. Where the
; program says that the order of the additions does not matter, each outer iteration sums up from zero. The order of minima never matters.
; RUN: opt-go %s -emit=vliw -ssp=1 -verify-each -pass-remarks-missed=loop-nest -o %t.s 2>&1 | FileCheck %s --check-prefix=WHY
; RUN: FileCheck %s --input-file %t.s
; RUN: opt-go %s -emit=vliw -ssp=1 -fp-contract=on -verify-each -o %t.fma.s
; RUN: FileCheck %s --check-prefix=FMA --input-file %t.fma.s
; RUN: sh -c 'for k in 0 1 2 3 4 5 6; do printf "\0\0\0\0\0\0\360\077\0\0\0\0\0\0\0\100\0\0\0\0\0\0\340\077\0\0\0\0\0\0\320\277"; done > %t.x'
; RUN: vliw-run %t.s -func total -arg i64:7 -arg i64:4 -arg buf:%t.x -ret f64 | FileCheck %s --check-prefix=TOTAL
; RUN: vliw-run %t.s -func squares -arg i64:7 -arg i64:4 -arg buf:%t.x -ret f64 | FileCheck %s --check-prefix=SQUARES
; RUN: vliw-run %t.fma.s -func squares -arg i64:7 -arg i64:4 -arg buf:%t.x -ret f64 | FileCheck %s --check-prefix=SQUARES
; RUN: vliw-run %t.s -func strict -arg i64:7 -arg i64:4 -arg buf:%t.x -ret f64 | FileCheck %s --check-prefix=TOTAL
; RUN: vliw-run %t.s -func least -arg i64:7 -arg i64:4 -arg i64:5 -arg buf:%t.x -ret i64 | FileCheck %s --check-prefix=LEAST
; RUN: vliw-run %t.s -func least -arg i64:7 -arg i64:2 -arg i64:-9223372036854775807 -arg buf:%t.x -ret i64 | FileCheck %s --check-prefix=FIRST

; CHECK-LABEL: .func total
; CHECK: fli.d -0.0
; CHECK: level 1 of 2 pipelined
; CHECK-LABEL: .func squares
; CHECK: level 1 of 2 pipelined
; CHECK-LABEL: .func strict
; CHECK-NOT: pipelined
; FMA-LABEL: .func squares
; FMA: level 1 of 2 pipelined
; FMA: fma.d
; CHECK-LABEL: .func least
; CHECK: level 1 of 2 pipelined
; CHECK: smin
; WHY: level 1 of nest strict.outer cannot be pipelined: the next iteration needs what the inner loops compute last: a sum or product by fadd.d, whose order matters
; TOTAL: 22.75
; SQUARES: 37.1875
; FIRST: -9223372036854775807
; LEAST: -4625196817309499392

define double @total(i64 %n, i64 %m, ptr noalias %x) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %t = phi double [ 0.0, %entry ], [ %s1, %outer.end ]
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %x, i64 %row
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi double [ %t, %outer ], [ %s1, %inner ]
  %px = getelementptr inbounds double, ptr %p, i64 %j
  %v = load double, ptr %px, align 8
  %s1 = fadd reassoc double %s, %v
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret double %s1
}

declare double @llvm.fmuladd.f64(double, double, double)

define double @squares(i64 %n, i64 %m, ptr noalias %x) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %t = phi double [ 0.0, %entry ], [ %s1, %outer.end ]
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %x, i64 %row
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi double [ %t, %outer ], [ %s1, %inner ]
  %px = getelementptr inbounds double, ptr %p, i64 %j
  %v = load double, ptr %px, align 8
  %s1 = call fast double @llvm.fmuladd.f64(double %v, double %v, double %s)
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret double %s1
}

define double @strict(i64 %n, i64 %m, ptr noalias %x) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %t = phi double [ 0.0, %entry ], [ %s1, %outer.end ]
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %x, i64 %row
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi double [ %t, %outer ], [ %s1, %inner ]
  %px = getelementptr inbounds double, ptr %p, i64 %j
  %v = load double, ptr %px, align 8
  %s1 = fadd nsz double %s, %v
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret double %s1
}

declare i64 @llvm.smin.i64(i64, i64)

define i64 @least(i64 %n, i64 %m, i64 %first, ptr noalias %x) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %t = phi i64 [ %first, %entry ], [ %s1, %outer.end ]
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds i64, ptr %x, i64 %row
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi i64 [ %t, %outer ], [ %s1, %inner ]
  %px = getelementptr inbounds i64, ptr %p, i64 %j
  %v = load i64, ptr %px, align 8
  %s1 = call i64 @llvm.smin.i64(i64 %s, i64 %v)
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret i64 %s1
}
