; On IA-64 the outer loop of a nest is pipelined as on the simulated machines, with LC and EC loaded for every part: steps end with br.ctop, turns
; around the innermost loop with br.cloop. As few registers rotate as the nest needs. Where the predicates do not suffice, the innermost loop is pipelined, and a remark says so.
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -ssp=1 -o %t.s -pass-remarks-missed=loop-nest 2>%t.why
; RUN: FileCheck %s --input-file %t.s
; RUN: FileCheck %s --check-prefix=WHY --input-file %t.why
; RUN: opt-go %s -emit=vliw -mtriple=ia64-unknown-linux-gnu -o %t.off.s
; RUN: FileCheck %s --check-prefix=OFF --implicit-check-not=br.cloop --input-file %t.off.s
; RUN: vliw-run %t.s -func main -ret i64 | FileCheck %s --check-prefix=OUT
; RUN: vliw-run %t.off.s -func main -ret i64 | FileCheck %s --check-prefix=OUT
; RUN: sed 's/br.cloop.sptk.many/br.cexit.sptk.many/' %t.s > %t.bad.s
; RUN: not vliw-run %t.bad.s -func main 2>&1 | FileCheck %s --check-prefix=UNKNOWN

; CHECK-LABEL: rows:
; CHECK: alloc {{.*}}=ar.pfs,16,{{[0-9]+}},8,16
; CHECK: nest rows.outer: level 1 of 2 pipelined, T=[[#T:]] {{.*}} S_n=[[#S:]] stages L1=0..{{[0-9]+}} L2=[[#]]..[[#]]
; CHECK: clrrrb
; CHECK: mov pr.rot=
; CHECK: // outermost loop pattern: [[#S]] kernel steps
; CHECK: br.ctop.sptk.many [[OLP:.L[0-9_]+]]
; CHECK: mov.i ar.lc=
; CHECK: // inner loop execution segment: a turn around level 2, [[#S]] steps
; CHECK-NEXT: [[ILES:.*]]:
; CHECK: br.cloop.sptk.many [[ILES]]
; CHECK: // epilogue:
; CHECK: br.ctop.sptk.many
; CHECK-LABEL: choices:
; CHECK-NOT: br.cloop
; CHECK: // loop choices.inner: II=
; OFF: br.ctop
; OUT: 3962
; WHY: level 1 of nest choices.outer is not pipelined: it needs {{[0-9]+}} rotating predicates of 23
; UNKNOWN: unknown instruction or form: {{.*}}br.cexit

@data = internal global [8 x i64] [i64 3, i64 1, i64 4, i64 1, i64 5, i64 9, i64 2, i64 6]
@sums = internal global [64 x i64] zeroinitializer

; Every row is a sum over the data that starts anew.
define void @rows(i64 %n, i64 %m, ptr noalias %x, ptr noalias %y) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %p = getelementptr inbounds i64, ptr %y, i64 %i
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi i64 [ %i, %outer ], [ %s1, %inner ]
  %px = getelementptr inbounds i64, ptr %x, i64 %j
  %v = load i64, ptr %px, align 8
  %w = add i64 %s, %s
  %s1 = add i64 %w, %v
  %j1 = add nuw nsw i64 %j, 1
  %more = icmp slt i64 %j1, %m
  br i1 %more, label %inner, label %outer.end
outer.end:
  store i64 %s1, ptr %p, align 8
  %i1 = add nuw nsw i64 %i, 1
  %next = icmp slt i64 %i1, %n
  br i1 %next, label %outer, label %exit
exit:
  ret void
}

; Many conditions, each a predicate of every iteration in flight.
define void @choices(i64 %n, i64 %m, ptr noalias %x, ptr noalias %y) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %outer, label %exit
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %outer.end ]
  %q = getelementptr inbounds i64, ptr %y, i64 %i
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %s = phi i64 [ 0, %outer ], [ %s1, %inner ]
  %px = getelementptr inbounds i64, ptr %x, i64 %j
  %v = load i64, ptr %px, align 8
  %a = icmp slt i64 %s, %v
  %b = icmp sgt i64 %v, %j
  %c = icmp slt i64 %i, %v
  %d = icmp sgt i64 %s, %i
  %t0 = select i1 %a, i64 3, i64 %j
  %t1 = select i1 %b, i64 %t0, i64 %s
  %t2 = select i1 %c, i64 %t1, i64 %v
  %t3 = select i1 %d, i64 %t2, i64 %i
  %e = icmp slt i64 %t3, %j
  %t4 = select i1 %e, i64 %t3, i64 7
  %f = icmp sgt i64 %t4, %v
  %t5 = select i1 %f, i64 %t4, i64 %v
  %g = icmp slt i64 %t5, %i
  %t6 = select i1 %g, i64 %t5, i64 %j
  %h = icmp sgt i64 %t6, %s
  %t7 = select i1 %h, i64 %t6, i64 %t0
  %s1 = add i64 %s, %t7
  %j1 = add nuw nsw i64 %j, 1
  %more = icmp slt i64 %j1, %m
  br i1 %more, label %inner, label %outer.end
outer.end:
  store i64 %s1, ptr %q, align 8
  %i1 = add nuw nsw i64 %i, 1
  %next = icmp slt i64 %i1, %n
  br i1 %next, label %outer, label %exit
exit:
  ret void
}

define i64 @main() {
entry:
  call void @rows(i64 9, i64 6, ptr @data, ptr @sums)
  call void @choices(i64 5, i64 8, ptr @data, ptr getelementptr inbounds (i64, ptr @sums, i64 16))
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum1, %loop ]
  %p = getelementptr inbounds i64, ptr @sums, i64 %k
  %v = load i64, ptr %p, align 8
  %sum1 = add i64 %sum, %v
  %k1 = add nuw nsw i64 %k, 1
  %more = icmp slt i64 %k1, 64
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %sum1
}
