; the sum of n numbers
define double @sum(ptr %x, i64 %n) {
entry:
  %any = icmp sgt i64 %n, 0
  br i1 %any, label %loop, label %done

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %more, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p, align 8
  %more = fadd double %s, %v
  %next = add nsw i64 %i, 1
  %on = icmp slt i64 %next, %n
  br i1 %on, label %loop, label %done

done:
  %r = phi double [ 0.0, %entry ], [ %more, %loop ]
  ret double %r
}
