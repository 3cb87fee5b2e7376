; Eight additions (three of them of doubles) on two ALUs need four cycles, on four
; ALUs two, in which the ports also do four loads and a store.
; RUN: opt-go %s -passes=vliw -emit=vliw | FileCheck %s --check-prefix=TWO
; RUN: opt-go %s -passes=vliw -emit=vliw -machine=p4m4l4 | FileCheck %s --check-prefix=FOUR
; TWO: ; loop sum4.loop: II=4 MII=4 (res 4 rec 1)
; FOUR: ; loop sum4.loop: II=2 MII=2 (res 2 rec 1)
define void @sum4(i64 %n, ptr noalias %a, ptr noalias %b, ptr noalias %c, ptr noalias %d, ptr noalias %y) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %pa = getelementptr double, ptr %a, i64 %i
  %va = load double, ptr %pa
  %pb = getelementptr double, ptr %b, i64 %i
  %vb = load double, ptr %pb
  %pc = getelementptr double, ptr %c, i64 %i
  %vc = load double, ptr %pc
  %pd = getelementptr double, ptr %d, i64 %i
  %vd = load double, ptr %pd
  %s1 = fadd double %va, %vb
  %s2 = fadd double %vc, %vd
  %s3 = fadd double %s1, %s2
  %py = getelementptr double, ptr %y, i64 %i
  store double %s3, ptr %py
  %i1 = add i64 %i, 1
  %k = icmp slt i64 %i1, %n
  br i1 %k, label %loop, label %exit
exit:
  ret void
}
