; A counted loop of one block is pipelined: its comment has II, MII, stages, MaxLive
; and registers, the bundles use rotating registers and stage predicates, and the
; loop's own registers are set up before it.
; RUN: opt-go %s -passes=vliw -emit=vliw -o %t.s
; RUN: FileCheck %s --input-file %t.s
; RUN: opt-go %s -passes=vliw -emit=vliw -sched=ims | FileCheck %s
; RUN: opt-go %s -passes=vliw -emit=vliw -sched=list -o %t.list.s
; RUN: FileCheck %s --check-prefix=LIST --implicit-check-not=rp0 --implicit-check-not=ctop --input-file %t.list.s
; RUN: sh -c 'printf "\0\0\0\0\0\0\360\077\0\0\0\0\0\0\0\100\0\0\0\0\0\0\010\100" > %t.x'
; RUN: vliw-run %t.s -func scale -arg i64:3 -arg buf:%t.x -arg zero:24 -arg f64:10 -dump 2:%t.y -stats %t.json
; RUN: vliw-run %t.list.s -func scale -arg i64:3 -arg buf:%t.x -arg zero:24 -arg f64:10 -dump 2:%t.y2
; RUN: od -A n -t f8 -w8 %t.y | FileCheck %s --check-prefix=OUT
; RUN: cmp %t.y %t.y2
; RUN: vliw-run %t.s -func scale -arg i64:0 -arg buf:%t.x -arg zero:24 -arg f64:10 -dump 2:%t.none
; RUN: od -A n -t u8 -w24 %t.none | FileCheck %s --check-prefix=NONE
; RUN: FileCheck %s --check-prefix=STATS --input-file %t.json
; CHECK: {{^}}.machine p2m2l4
; CHECK: {{^}}; void scale(i64 n, ptr x, ptr y, double a)
; CHECK-NEXT: .func scale
; CHECK-DAG: setlc
; CHECK-DAG: setec [[#STAGES:]] }
; CHECK-DAG: clrrrb
; CHECK-DAG: initrp 1
; CHECK: {{^}}.loop scale.loop ii=1 mii=1 res=1 rec=1 sc=[[#STAGES]] maxlive=[[#LIVE:]] regs=[[#REGS:]]
; CHECK-NEXT: ; loop scale.loop: II=1 MII=1 (res 1 rec 1) SC=[[#STAGES]] MaxLive=[[#LIVE]] regs=[[#REGS]]
; CHECK-NEXT: loop:
; CHECK-DAG: (rp0) rf{{[0-9]+}} = fld.d [rr{{[0-9]+}}+0]
; CHECK-DAG: (rp[[#]]) rf{{[0-9]+}} = fmul.d rf{{[0-9]+}}, f0
; CHECK-DAG: (rp[[#STAGES-1]]) fst.d [{{r+[0-9]+}}+0], rf
; CHECK-DAG: ctop loop }
; CHECK: .endloop scale.loop
; LIST: .loop scale.loop{{$}}
; LIST: fld.d
; LIST: fmul.d
; LIST: fst.d
; LIST: .endloop scale.loop
; OUT: {{^ *}}10{{$}}
; OUT-NEXT: {{^ *}}20{{$}}
; OUT-NEXT: {{^ *}}30{{$}}
; NONE: {{^ *0 +0 +0$}}
; STATS-DAG: "ii": 1,
; STATS-DAG: "mii": 1,
; STATS-DAG: "trips": 3,
define void @scale(i64 %n, ptr noalias %x, ptr noalias %y, double %a) {
entry:
  %go = icmp sgt i64 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %px = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %px
  %m = fmul double %v, %a
  %py = getelementptr double, ptr %y, i64 %i
  store double %m, ptr %py
  %i1 = add i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
