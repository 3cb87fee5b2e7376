; -verify-each checks schedules and registers, and says so; each decision is a remark.
; RUN: opt-go %s -emit=vliw -verify-each -pass-remarks-analysis=modulo-schedule -o %t.s 2>&1 | FileCheck %s
; RUN: opt-go %s -emit=vliw -pass-remarks-analysis=modulo-schedule -o %t.s 2>&1 | FileCheck %s --check-prefix=PLAIN
; CHECK: remark: loop sum.loop: II 4: fits
; CHECK: remark: loop sum.loop: schedule and registers verified
; CHECK: remark: pipelined loop sum.loop: II=4
; PLAIN-NOT: verified
define double @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %t, %loop ]
  %a = getelementptr inbounds double, ptr %p, i64 %i
  %v = load double, ptr %a, align 8
  %t = fadd double %s, %v
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret double %t
}
