; Control flow: irreducible cycles, endless loops, switches over wide integers, indirect branches, assembly that jumps.

define i32 @irreducible(i32 %n, i1 %c) {
entry:
  br i1 %c, label %left, label %right

left:
  %i = phi i32 [ 0, %entry ], [ %k, %right ]
  %a = add i32 %i, 1
  %d = icmp slt i32 %a, %n
  br i1 %d, label %right, label %out

right:
  %j = phi i32 [ %n, %entry ], [ %a, %left ]
  %k = mul i32 %j, 3
  %e = icmp eq i32 %k, 7
  br i1 %e, label %left, label %out

out:
  %r = phi i32 [ %a, %left ], [ %k, %right ]
  ret i32 %r
}

define void @endless(i1 %c) {
entry:
  br i1 %c, label %inner, label %out

inner:
  br label %inner

out:
  br i1 %c, label %out, label %end

end:
  ret void
}

define i32 @wide_switch(i65 %x, i32 %v) {
entry:
  switch i65 %x, label %d [
    i65 -1, label %a
    i65 18446744073709551616, label %a
    i65 0, label %b
    i65 7, label %d
  ]

a:
  %p = phi i32 [ 1, %entry ], [ 1, %entry ]
  br label %d

b:
  br label %d

d:
  %r = phi i32 [ %v, %entry ], [ %v, %entry ], [ %p, %a ], [ 3, %b ]
  ret i32 %r
}

define i32 @dense(i32 %x) {
entry:
  switch i32 %x, label %d [
    i32 1, label %a
    i32 2, label %b
    i32 3, label %c
    i32 4, label %a
    i32 5, label %b
  ]

a:
  br label %d

b:
  br label %d

c:
  unreachable

d:
  %r = phi i32 [ 0, %entry ], [ 10, %a ], [ 20, %b ]
  ret i32 %r
}

define i32 @jumps(i32 %x) {
entry:
  %a = callbr i32 asm "test $1, $0; jnz ${2:l}", "=r,r,!i,~{flags}"(i32 %x)
          to label %next [label %far]

next:
  callbr void asm sideeffect "", "!i,!i"()
          to label %far [label %next2, label %far]

next2:
  ret i32 %a

far:
  %r = phi i32 [ %x, %entry ], [ %a, %next ], [ %a, %next ]
  ret i32 %r
}

define i64 @nest(i64 %n, ptr %p) {
entry:
  br label %outer

outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = phi i64 [ 0, %entry ], [ %t, %latch ]
  br label %inner

inner:
  %j = phi i64 [ %i, %outer ], [ %j.next, %inner ]
  %t = phi i64 [ %s, %outer ], [ %u, %inner ]
  %a = getelementptr inbounds i64, ptr %p, i64 %j
  %l = load i64, ptr %a, align 8
  %u = add nsw i64 %t, %l
  %j.next = add nuw nsw i64 %j, 1
  %c = icmp ult i64 %j.next, %n
  br i1 %c, label %inner, label %latch

latch:
  store i64 %u, ptr %p, align 8
  %i.next = add nsw i64 %i, -3
  %d = icmp sgt i64 %i.next, -100
  br i1 %d, label %outer, label %out, !llvm.loop !0

out:
  ret i64 %u
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.mustprogress"}
