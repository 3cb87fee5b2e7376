; RUN: opt-go %s -passes='print<scalar-evolution>' -disable-output 2>&1 | FileCheck %s
;
; A counter that starts at one of 64 numbers and steps by 64 passes the bound in the same iteration, whatever it starts at.

; CHECK-LABEL: 'same'
; CHECK: Loop %loop: backedge-taken count is i32 3
; CHECK: Loop %loop: constant max backedge-taken count is i32 3
define void @same(ptr %p, i32 %t) {
entry:
  %start = and i32 %t, 63
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  store float 1.0, ptr %q
  %n = add nuw nsw i32 %i, 64
  %c = icmp ult i32 %n, 256
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; From 0 to 62 the back edge is taken three times, from 63 on twice.
; CHECK-LABEL: 'bound'
; CHECK: Loop %loop: backedge-taken count is ((254 + {{.*}} /u 64)
; CHECK: Loop %loop: constant max backedge-taken count is i32 3
define void @bound(ptr %p, i32 %t) {
entry:
  %start = and i32 %t, 63
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  store float 1.0, ptr %q
  %n = add nuw nsw i32 %i, 64
  %c = icmp ult i32 %n, 255
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; 128 starts: three or two times.
; CHECK-LABEL: 'wide'
; CHECK: Loop %loop: backedge-taken count is ({{.*}} /u 64)
; CHECK: Loop %loop: constant max backedge-taken count is i32 3
define void @wide(ptr %p, i32 %t) {
entry:
  %start = and i32 %t, 127
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  store float 1.0, ptr %q
  %n = add nuw nsw i32 %i, 64
  %c = icmp ult i32 %n, 256
  br i1 %c, label %loop, label %exit
exit:
  ret void
}

; Signed, from below zero: -4 to 3 by 8 to 20.
; CHECK-LABEL: 'signed'
; CHECK: Loop %loop: backedge-taken count is i32 2
define void @signed(ptr %p, i32 %t) {
entry:
  %low = and i32 %t, 7
  %start = add nsw i32 %low, -4
  br label %loop
loop:
  %i = phi i32 [ %start, %entry ], [ %n, %loop ]
  %q = getelementptr float, ptr %p, i32 %i
  store float 1.0, ptr %q
  %n = add nsw i32 %i, 8
  %c = icmp slt i32 %n, 20
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
