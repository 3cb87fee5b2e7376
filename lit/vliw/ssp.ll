; The outer loop of a nest is pipelined where its inner loop has a recurrence: prologue, outermost loop pattern, inner loop execution segment,
; epilogue. Trip counts that do not fill the groups come out right, and what cannot be pipelined says why.
; RUN: opt-go %s -emit=vliw -ssp=auto -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: opt-go %s -emit=vliw -ssp=1 -distance=cons -fit=best -o %t.1.s
; RUN: FileCheck %s --input-file %t.1.s
; RUN: opt-go %s -emit=vliw -o %t.off.s
; RUN: FileCheck %s --check-prefix=OFF --implicit-check-not=rtop --implicit-check-not=nest --input-file %t.off.s
; RUN: sh -c 'printf "\0\0\0\0\0\0\360\077\0\0\0\0\0\0\0\100\0\0\0\0\0\0\010\100\0\0\0\0\0\0\020\100" > %t.x'
; RUN: vliw-run %t.1.s -func rows -arg i64:3 -arg i64:4 -arg buf:%t.x -arg zero:96 -dump 3:%t.y
; RUN: vliw-run %t.off.s -func rows -arg i64:3 -arg i64:4 -arg buf:%t.x -arg zero:96 -dump 3:%t.y2
; RUN: cmp %t.y %t.y2
; RUN: od -v -A n -t f8 -w32 %t.y | FileCheck %s --check-prefix=OUT
; RUN: opt-go %s -emit=vliw -ssp=1 -disable-output -pass-remarks-missed=loop-nest 2>&1 | FileCheck %s --check-prefix=WHY
; RUN: opt-go %s -emit=vliw -ssp=1 -distance=simple -o %t.simple.s
; RUN: FileCheck %s --input-file %t.simple.s
; RUN: FileCheck %s --check-prefix=SIMPLE --input-file %t.simple.s
; RUN: vliw-run %t.simple.s -func rows -arg i64:3 -arg i64:4 -arg buf:%t.x -arg zero:96 -dump 3:%t.y3
; RUN: cmp %t.y3 %t.y2
; RUN: not opt-go %s -emit=vliw -ssp=outer 2>&1 | FileCheck %s --check-prefix=BAD
; RUN: not opt-go %s -emit=vliw -ssp=1 -distance=simple -fit=best 2>&1 | FileCheck %s --check-prefix=NOFIT
; RUN: not opt-go %s -emit=vliw -ssp=1 -distance=far 2>&1 | FileCheck %s --check-prefix=FAR

; CHECK-LABEL: .func rows
; CHECK: nest rows.outer: level 1 of 2 pipelined, T=[[#T:]] {{.*}} S_n=[[#S:]] stages L1=0..{{[0-9]+}} L2=[[#]]..[[#]]
; CHECK: float registers: {{[0-9]+}} of 64
; CHECK: initrp 0
; CHECK: .loop rows.outer ii=[[#T]]
; CHECK: outermost loop pattern: [[#S]] kernel steps
; CHECK: rtop 14, [[OLP:.*]] }
; CHECK: inner loop execution segment: a turn around level 2, [[#S]] steps
; CHECK: ltop 2, [[ILES:.*]] }
; CHECK: (rp{{[0-9]+}}) br [[OLP]] }
; CHECK: epilogue:
; CHECK: rtop 13,
; OFF: ctop
; OUT: 1 2.5 4.25 6.125
; OUT-NEXT: 1 2.5 4.25 6.125
; OUT-NEXT: 1 2.5 4.25 6.125
; WHY: level 1 of nest total.outer cannot be pipelined: the next iteration needs what the inner loops compute last
; BAD: -ssp=outer: must be off, auto or a loop level from 1
; SIMPLE: float registers: {{.*}} packed by simple
; NOFIT: -distance=simple -fit=best: it gives each value the registers next to those of the one before, there is nothing to choose
; FAR: -distance=far: must be aggr, cons or simple

define void @rows(i64 %n, i64 %m, ptr noalias %x, ptr noalias %y) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %y, i64 %row
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi double [ 0.0, %outer ], [ %s1, %inner ]
  %px = getelementptr inbounds double, ptr %x, i64 %j
  %v = load double, ptr %px, align 8
  %h = fmul double %s, 0.5
  %s1 = fadd double %h, %v
  %py = getelementptr inbounds double, ptr %p, i64 %j
  store double %s1, ptr %py, align 8
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}

define double @total(i64 %n, i64 %m, ptr noalias %x) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %t = phi double [ 0.0, %entry ], [ %s1, %outer.end ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi double [ %t, %outer ], [ %s1, %inner ]
  %px = getelementptr inbounds double, ptr %x, i64 %j
  %v = load double, ptr %px, align 8
  %s1 = fadd double %s, %v
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
