; RUN: opt-go -passes='print<scalar-evolution>' -disable-output %s 2>&1 | FileCheck %s
; RUN: opt-go -passes=loop-unroll -S %s | FileCheck %s --check-prefix=UNROLL

; An exit on a comparison of a value with itself is decided: the loop is left at once. Code after a branch that is never taken may
; have any bounds.

; CHECK-LABEL: Determining loop execution counts for: @same
; CHECK: exit count for head: i1 false
; UNROLL-LABEL: @same(
; UNROLL-NOT: phi
; UNROLL: ret void
define void @same(i32 %n, ptr %p) {
entry:
  %c = icmp sge i32 %n, %n
  br label %head

head:
  %i = phi i32 [ %n, %entry ], [ %j, %latch ]
  br i1 %c, label %out, label %latch

latch:
  store i32 %i, ptr %p
  %j = add nuw i32 %i, 1
  %d = icmp ult i32 %j, 7
  br i1 %d, label %head, label %out

out:
  ret void
}

; CHECK-LABEL: Determining loop execution counts for: @never
; CHECK: Loop %head: backedge-taken count is ((-1 + %n) /u 4)
define void @never(i32 %n, ptr %p) {
entry:
  br i1 true, label %out, label %head

head:
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  store i32 %i, ptr %p
  %j = add nuw i32 %i, 4
  %d = icmp ult i32 %j, %n
  br i1 %d, label %head, label %out

out:
  ret void
}
