; Subscript tests that need the number of iterations: a distance that the loop does not reach, accesses that move differently and meet at known
; distances only, consecutive ranges, and bases that are the trip count apart.
; RUN: opt-go %s -emit=vliw -verify-each -pass-remarks-analysis=modulo-schedule -o %t.s 2>&1 | FileCheck %s
; RUN: vliw-run %t.s -func reversed -ret i32 -arg zero:400 | FileCheck %s --check-prefix=VALUE

; a[i+16] = a[i] for i < 16.
; CHECK: remark: loop far.loop: of 2 pairs of accesses, 2 never meet, 0 meet at known distances, 0 may meet at any
; CHECK: pipelined loop far.loop: {{.*}}(res 1 rec 1)
define void @far(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %y = mul i32 %x, %x
  %q = getelementptr i8, ptr %p, i64 64
  store i32 %y, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 16
  br i1 %done, label %exit, label %loop

exit:
  ret void
}

; a[60-i] = a[i] + 1 for i < 40: they meet at even distances only.
; CHECK: remark: loop reversed.loop: of 2 pairs of accesses, 1 never meet, 1 meet at known distances, 0 may meet at any
; CHECK: pipelined loop reversed.loop: {{.*}} rec 2)
; VALUE: {{^}}5{{$}}
define i32 @reversed(ptr %a) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %y = add i32 %x, 1
  %r = sub nuw nsw i64 60, %i
  %q = getelementptr i32, ptr %a, i64 %r
  store i32 %y, ptr %q
  %n = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %n, 40
  br i1 %done, label %exit, label %loop

exit:
  %e = getelementptr i32, ptr %a, i64 25
  %v = load i32, ptr %e
  %w = add i32 %v, 3
  ret i32 %w
}

; a[99-i] and a[100+2*i], any number of iterations: one goes down, the other up from above.
; CHECK: remark: loop parting.loop: of 2 pairs of accesses, 2 never meet, 0 meet at known distances, 0 may meet at any
define void @parting(ptr %a, i64 %m) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %d = sub nsw i64 99, %i
  %p = getelementptr i32, ptr %a, i64 %d
  %x = load i32, ptr %p
  %y = mul i32 %x, %x
  %t = shl nsw i64 %i, 1
  %u = add nsw i64 %t, 100
  %q = getelementptr i32, ptr %a, i64 %u
  store i32 %y, ptr %q
  %n = add nuw nsw i64 %i, 1
  %on = icmp slt i64 %n, %m
  br i1 %on, label %loop, label %exit

exit:
  ret void
}

; a[i+m] = a[i] for i < m. Only the order within an iteration is kept, for m ≤ 0.
; CHECK: remark: loop halves.loop: of 2 pairs of accesses, 1 never meet, 1 meet at known distances, 0 may meet at any
; CHECK: pipelined loop halves.loop: {{.*}}(res 1 rec 1)
define void @halves(ptr %a, i64 %m) {
entry:
  br label %loop

loop:
  %i = phi i64 [ 0, %entry ], [ %n, %loop ]
  %p = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %p
  %y = mul i32 %x, %x
  %s = add nsw i64 %i, %m
  %q = getelementptr i32, ptr %a, i64 %s
  store i32 %y, ptr %q
  %n = add nuw nsw i64 %i, 1
  %on = icmp slt i64 %n, %m
  br i1 %on, label %loop, label %exit

exit:
  ret void
}
