; RUN: opt-go -passes=ipsccp -S %s | FileCheck %s

; The conditions of branches, switches and assumptions give facts about their operands after them.

declare void @use(i32)
declare void @use1(i1)
declare void @usep(ptr)
declare void @llvm.assume(i1)

; CHECK-LABEL: @below(
; CHECK: small:
; CHECK-NEXT: call void @use(i32 %x)
; CHECK-NEXT: call void @use1(i1 true)
; CHECK-NEXT: call void @use1(i1 true)
; CHECK-NEXT: %z = zext nneg i32 %x to i64
; CHECK-NEXT: %y = add nuw nsw i32 %x, 5
; CHECK: big:
; CHECK-NEXT: call void @use1(i1 false)
; CHECK-NEXT: call void @use1(i1 false)
define i64 @below(i32 %x) {
  %c = icmp ult i32 %x, 8
  br i1 %c, label %small, label %big

small:
  call void @use(i32 %x)
  %d = icmp ult i32 %x, 20
  call void @use1(i1 %d)
  call void @use1(i1 %c)
  %z = sext i32 %x to i64
  %y = add i32 %x, 5
  call void @use(i32 %y)
  ret i64 %z

big:
  %e = icmp eq i32 %x, 3
  call void @use1(i1 %e)
  call void @use1(i1 %c)
  ret i64 0
}

; On an edge into a block with other predecessors, only the value of the φ is known; a case that shares its block with another gives no fact.
; CHECK-LABEL: @cases(
; CHECK: one:
; CHECK-NEXT: call void @use(i32 1)
; CHECK: two:
; CHECK-NEXT: call void @use(i32 %x)
; CHECK: all:
; CHECK-NEXT: phi i32 [ 1, %one ], [ %x, %two ], [ 9, %other ]
define void @cases(i32 %x) {
  switch i32 %x, label %other [
    i32 1, label %one
    i32 2, label %two
    i32 3, label %two
  ]

one:
  call void @use(i32 %x)
  br label %all

two:
  call void @use(i32 %x)
  br label %all

other:
  %nine = icmp eq i32 %x, 9
  br i1 %nine, label %all, label %all2

all:
  %p = phi i32 [ %x, %one ], [ %x, %two ], [ %x, %other ]
  call void @use(i32 %p)
  ret void

all2:
  ret void
}

; CHECK-LABEL: @assumed(
; CHECK: call void @llvm.assume(i1 %e)
; CHECK-NEXT: call void @use1(i1 true)
; CHECK-NEXT: call void @use(i32 4)
define void @assumed(i32 %x, i32 %y) {
  call void @use(i32 %x)
  %c = icmp ult i32 %x, 8
  %d = icmp eq i32 %y, 4
  %e = and i1 %c, %d
  call void @llvm.assume(i1 %e)
  %f = icmp ult i32 %x, 10
  call void @use1(i1 %f)
  call void @use(i32 %y)
  ret void
}

; CHECK-LABEL: @both(
; CHECK: in:
; CHECK-NEXT: udiv i32 %x, 3
; CHECK: call void @use1(i1 true)
; CHECK: out:
; CHECK-NEXT: srem i32 %x, 3
define void @both(i32 %x) {
  %c = icmp sgt i32 %x, 8
  %d = icmp slt i32 %x, 40
  %e = select i1 %c, i1 %d, i1 false
  br i1 %e, label %in, label %out

in:
  %f = sdiv i32 %x, 3
  call void @use(i32 %f)
  call void @use1(i1 %c)
  ret void

out:
  %g = srem i32 %x, 3
  call void @use(i32 %g)
  ret void
}

; CHECK-LABEL: @pointers(
; CHECK: null:
; CHECK-NEXT: call void @usep(ptr null)
; CHECK: some:
; CHECK-NEXT: call void @use1(i1 true)
define void @pointers(ptr %p) {
  %c = icmp eq ptr %p, null
  br i1 %c, label %null, label %some

null:
  call void @usep(ptr %p)
  ret void

some:
  %d = icmp ne ptr %p, null
  call void @use1(i1 %d)
  call void @usep(ptr %p)
  ret void
}

; A fact about an argument from a condition reaches the callee.
; CHECK-LABEL: define internal range(i32 6, -2147483648) i32 @inner(
; CHECK-NEXT: call void @use1(i1 true)
define internal i32 @inner(i32 %x) {
  %p = icmp sgt i32 %x, 0
  call void @use1(i1 %p)
  ret i32 %x
}

define i32 @outer(i32 %x) {
  %c = icmp sgt i32 %x, 5
  br i1 %c, label %a, label %b

a:
  %r = call i32 @inner(i32 %x)
  ret i32 %r

b:
  ret i32 0
}
