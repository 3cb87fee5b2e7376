; the dot product of two vectors of n numbers
define double @dot(ptr noalias %x, ptr noalias %y, i64 %n) {
entry:
  %some = icmp sgt i64 %n, 0
  br i1 %some, label %loop, label %done

loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi double [ 0.0, %entry ], [ %sum, %loop ]
  %px = getelementptr inbounds double, ptr %x, i64 %i
  %py = getelementptr inbounds double, ptr %y, i64 %i
  %a = load double, ptr %px
  %b = load double, ptr %py
  %ab = fmul double %a, %b
  %sum = fadd double %s, %ab
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %done

done:
  %result = phi double [ 0.0, %entry ], [ %sum, %loop ]
  ret double %result
}
