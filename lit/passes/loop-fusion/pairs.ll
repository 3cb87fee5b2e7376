; RUN: opt-go %s -passes=loop-fusion -S | FileCheck %s
; RUN: opt-go %s -passes=loop-fusion -pass-remarks-missed=loop-fusion -disable-output 2>&1 | FileCheck %s --check-prefix=MISSED
;
; Two loops of which the second reads what the first has written become one; a value of the first
; loop and code between the loops move to the end. What the first loop still has to write or read is
; in the way, other trip counts are, and so is a value of the first loop that the second one uses.

; CHECK-LABEL: @produced(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %k = mul i64 %n, 3
; CHECK-NEXT:    br label %one
; CHECK:       one:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i1, %one ]
; CHECK-NEXT:    %j = phi i64 [ 0, %entry ], [ %j1, %one ]
; CHECK-NEXT:    %p = getelementptr inbounds i64, ptr %a, i64 %i
; CHECK-NEXT:    store i64 %i, ptr %p
; CHECK-NEXT:    %i1 = add nuw nsw i64 %i, 1
; CHECK-NEXT:    %c = icmp ne i64 %i1, 100
; CHECK-NEXT:    %q = getelementptr inbounds i64, ptr %a, i64 %j
; CHECK-NEXT:    %v = load i64, ptr %q
; CHECK-NEXT:    %w = add i64 %v, %k
; CHECK-NEXT:    %r = getelementptr inbounds i64, ptr %b, i64 %j
; CHECK-NEXT:    store i64 %w, ptr %r
; CHECK-NEXT:    %j1 = add nuw nsw i64 %j, 1
; CHECK-NEXT:    %d = icmp ne i64 %j1, 100
; CHECK-NEXT:    br i1 %d, label %one, label %exit
; CHECK:       exit:
; CHECK-NEXT:    %last = phi i64 [ %i, %one ]
; CHECK-NEXT:    %twice = shl i64 %last, 1
; CHECK-NEXT:    ret i64 %twice
define i64 @produced(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %i1, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %p
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %i1, 100
  br i1 %c, label %one, label %between
between:
  %last = phi i64 [ %i, %one ]
  %k = mul i64 %n, 3
  %twice = shl i64 %last, 1
  br label %two
two:
  %j = phi i64 [ 0, %between ], [ %j1, %two ]
  %q = getelementptr inbounds i64, ptr %a, i64 %j
  %v = load i64, ptr %q
  %w = add i64 %v, %k
  %r = getelementptr inbounds i64, ptr %b, i64 %j
  store i64 %w, ptr %r
  %j1 = add nuw nsw i64 %j, 1
  %d = icmp ne i64 %j1, 100
  br i1 %d, label %two, label %exit
exit:
  ret i64 %twice
}

; MISSED: loop not fused: the loops depend on each other through memory
; CHECK-LABEL: @later(
; CHECK:         br i1 %c, label %one, label %between
; CHECK:         br i1 %d, label %two, label %exit
define void @later(ptr %a) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %i1, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %p
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %i1, 100
  br i1 %c, label %one, label %between
between:
  br label %two
two:
  %j = phi i64 [ 0, %between ], [ %j1, %two ]
  %j1 = add nuw nsw i64 %j, 1
  %q = getelementptr inbounds i64, ptr %a, i64 %j1
  store i64 7, ptr %q
  %d = icmp ne i64 %j1, 100
  br i1 %d, label %two, label %exit
exit:
  ret void
}

; MISSED: loop not fused: the numbers of iterations differ
define void @counts(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %i1, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %p
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %i1, 100
  br i1 %c, label %one, label %between
between:
  br label %two
two:
  %j = phi i64 [ 0, %between ], [ %j1, %two ]
  %j1 = add nuw nsw i64 %j, 1
  %q = getelementptr inbounds i64, ptr %b, i64 %j
  store i64 7, ptr %q
  %d = icmp ne i64 %j1, 99
  br i1 %d, label %two, label %exit
exit:
  ret void
}

; MISSED: loop not fused: the second loop uses a value of the first one
define i64 @sum(ptr noalias %a, ptr noalias %b) {
entry:
  br label %one
one:
  %i = phi i64 [ 0, %entry ], [ %i1, %one ]
  %s = phi i64 [ 0, %entry ], [ %s1, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  %v = load i64, ptr %p
  %s1 = add i64 %s, %v
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp ne i64 %i1, 100
  br i1 %c, label %one, label %between
between:
  %all = phi i64 [ %s1, %one ]
  br label %two
two:
  %j = phi i64 [ 0, %between ], [ %j1, %two ]
  %q = getelementptr inbounds i64, ptr %b, i64 %j
  store i64 %all, ptr %q
  %j1 = add nuw nsw i64 %j, 1
  %d = icmp ne i64 %j1, 100
  br i1 %d, label %two, label %exit
exit:
  ret i64 %all
}

; Both loops have the same guard.

; CHECK-LABEL: @guarded(
; CHECK:         br i1 %g, label %ph, label %end
; CHECK:       one:
; CHECK-NEXT:    %i = phi i64 [ 0, %ph ], [ %i1, %one ]
; CHECK-NEXT:    %j = phi i64 [ 0, %ph ], [ %j1, %one ]
; CHECK:         br i1 %d, label %one, label %exit
; CHECK:       exit:
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    %r = phi i64 [ %t, %entry ], [ 1, %exit ]
; CHECK-NEXT:    ret i64 %r
define i64 @guarded(ptr noalias %a, ptr noalias %b, i64 %n) {
entry:
  %g = icmp sgt i64 %n, 0
  br i1 %g, label %ph, label %again
ph:
  br label %one
one:
  %i = phi i64 [ 0, %ph ], [ %i1, %one ]
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %i, ptr %p
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %one, label %done
done:
  br label %again
again:
  %t = shl i64 %n, 1
  %h = icmp sgt i64 %n, 0
  br i1 %h, label %ph2, label %end
ph2:
  br label %two
two:
  %j = phi i64 [ 0, %ph2 ], [ %j1, %two ]
  %q = getelementptr inbounds i64, ptr %b, i64 %j
  store i64 7, ptr %q
  %j1 = add nuw nsw i64 %j, 1
  %d = icmp slt i64 %j1, %n
  br i1 %d, label %two, label %exit
exit:
  br label %end
end:
  %r = phi i64 [ %t, %again ], [ 1, %exit ]
  ret i64 %r
}
