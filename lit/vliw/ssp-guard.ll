; An inner loop that runs on a condition which changes: as a pipeline it runs in every outer iteration, its stores guarded by the condition; a select
; behind it takes the value from before. Since that may cost more than it gains, -ssp=auto does not do it without branch weights.
; RUN: opt-go %s -emit=vliw -ssp=1 -verify-each -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: opt-go %s -emit=vliw -ssp=auto -disable-output -pass-remarks-missed=loop-nest 2>&1 | FileCheck %s --check-prefix=AUTO
; RUN: opt-go %s -emit=vliw -sched=list -o %t.off.s
; RUN: sh -c 'printf "\0\0\0\0\1\0\0\0\5\0\0\0\0\0\0\0\2\0\0\0" > %t.k'
; RUN: sh -c 'for k in 0 1 2 3 4 5 6 7 8 9; do printf "\0\0\0\0\0\0\360\077\0\0\0\0\0\0\0\100\0\0\0\0\0\0\340\077\0\0\0\0\0\0\320\277"; done > %t.x'
; RUN: vliw-run %t.s -func rows -arg i64:5 -arg i64:3 -arg buf:%t.k -arg buf:%t.x -arg zero:40 -dump 3:%t.y -dump 4:%t.w
; RUN: vliw-run %t.off.s -func rows -arg i64:5 -arg i64:3 -arg buf:%t.k -arg buf:%t.x -arg zero:40 -dump 3:%t.y2 -dump 4:%t.w2
; RUN: cmp %t.y %t.y2
; RUN: cmp %t.w %t.w2
; RUN: od -v -A n -t f8 -w40 %t.w | FileCheck %s --check-prefix=OUT

; CHECK: nest rows.outer: level 1 of 2 pipelined
; CHECK: ([[P:rp[0-9]+]]) fst.d {{.*}}
; AUTO: level 1 of nest rows.outer is not pipelined: its inner loop would run in every iteration, and no branch weights tell how often it does now
; OUT: 1 3.75 2.25 1 4.5

define void @rows(i64 %n, i64 %m, ptr noalias %k, ptr noalias %x, ptr noalias %w) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %pk = getelementptr inbounds i32, ptr %k, i64 %i
  %key = load i32, ptr %pk, align 4
  %row = mul nsw i64 %i, %m
  %p = getelementptr inbounds double, ptr %x, i64 %row
  %on = icmp ne i32 %key, 0
  br i1 %on, label %enter, label %outer.end
enter:
  br label %inner
inner:
  %j = phi i64 [ 0, %enter ], [ %j1, %inner ]
  %s = phi double [ 1.0, %enter ], [ %s1, %inner ]
  %px = getelementptr inbounds double, ptr %p, i64 %j
  %v = load double, ptr %px, align 8
  %s1 = fadd double %s, %v
  %half = fmul double %v, 0.5
  store double %half, ptr %px, align 8
  %j1 = add nuw nsw i64 %j, 1
  %c = icmp slt i64 %j1, %m
  br i1 %c, label %inner, label %outer.end
outer.end:
  %r = phi double [ 1.0, %outer ], [ %s1, %inner ]
  %pw = getelementptr inbounds double, ptr %w, i64 %i
  store double %r, ptr %pw, align 8
  %i1 = add nuw nsw i64 %i, 1
  %d = icmp slt i64 %i1, %n
  br i1 %d, label %outer, label %exit
exit:
  ret void
}
