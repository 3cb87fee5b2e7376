; A nest whose registers do not suffice at any level is pipelined with spill code: every iteration in flight has a record of slots in the frame,
; which it finds by a base that moves with the rotation. After some groups the base goes back and takes the records in use along.
; RUN: opt-go %s -emit=vliw -ssp=1 -regs=8 -verify-each -pass-remarks-analysis=loop-nest -o %t.s 2>&1 | FileCheck %s --check-prefix=WHY
; RUN: FileCheck %s --input-file %t.s
; RUN: opt-go %s -emit=vliw -ssp=1 -regs=8 -spill=var -spill-cc=false -spill-qf=0 -spill-tf=9 -verify-each -o %t.var.s
; RUN: opt-go %s -emit=vliw -ssp=off -o %t.off.s
; RUN: sh -c 'for k in 0 1 2 3 4 5 6 7 8 9; do printf "\0\0\0\0\0\0\360\077\0\0\0\0\0\0\0\100\0\0\0\0\0\0\340\077\0\0\0\0\0\0\320\277"; done > %t.10'
; RUN: cat %t.10 %t.10 %t.10 > %t.x
; RUN: vliw-run %t.s -func blend -arg i64:100 -arg i64:3 -arg buf:%t.x -arg buf:%t.x -arg zero:800 -dump 4:%t.y
; RUN: vliw-run %t.var.s -func blend -arg i64:100 -arg i64:3 -arg buf:%t.x -arg buf:%t.x -arg zero:800 -dump 4:%t.var
; RUN: vliw-run %t.off.s -func blend -arg i64:100 -arg i64:3 -arg buf:%t.x -arg buf:%t.x -arg zero:800 -dump 4:%t.y2
; RUN: cmp %t.y %t.y2
; RUN: cmp %t.var %t.y2

; WHY: raised-T: level 1, T {{.*}}: the float file uses {{.*}} of 8 registers
; WHY: other-strategy: level 1
; WHY: level 1 of nest blend.outer: its registers do not suffice without spilling
; WHY: spilled: level 1: spill {{.*}} before
; WHY: spilled: level 1, T {{.*}}: the float file uses {{.*}} of 8 registers

; CHECK: nest blend.outer: level 1 of 2 pipelined
; CHECK: float registers: {{[0-9]+}} of 8
; CHECK: spill slots: [[#]] words in each of [[#]] records, moved back every [[#EVERY:]] groups
; CHECK: ltop 10,
; CHECK: every [[#EVERY]] groups the records of spill slots move back
; CHECK: outermost loop pattern
; CHECK: st8 {{.*}} !spill
; CHECK: fld.d {{.*}} !spill

define void @blend(i64 %n, i64 %m, ptr noalias %w, ptr noalias %x, ptr noalias %y) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %pa = getelementptr inbounds double, ptr %w, i64 %i
  %a = load double, ptr %pa, align 8
  %pb = getelementptr inbounds i8, ptr %pa, i64 8
  %b = load double, ptr %pb, align 8
  %pc = getelementptr inbounds i8, ptr %pa, i64 16
  %c = load double, ptr %pc, align 8
  %pd = getelementptr inbounds i8, ptr %pa, i64 24
  %d = load double, ptr %pd, align 8
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi double [ 0.0, %outer ], [ %s1, %inner ]
  %t = fmul double %s, %a
  %px = getelementptr inbounds double, ptr %x, i64 %j
  %v = load double, ptr %px, align 8
  %s1 = fadd double %t, %v
  %j1 = add nuw nsw i64 %j, 1
  %more = icmp slt i64 %j1, %m
  br i1 %more, label %inner, label %outer.end
outer.end:
  %e = fmul double %s1, %b
  %f = fadd double %e, %c
  %g = fmul double %f, %s1
  %h = fadd double %g, %d
  %py = getelementptr inbounds double, ptr %y, i64 %i
  store double %h, ptr %py, align 8
  %i1 = add nuw nsw i64 %i, 1
  %again = icmp slt i64 %i1, %n
  br i1 %again, label %outer, label %exit
exit:
  ret void
}
