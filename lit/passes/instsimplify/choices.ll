; RUN: opt-go %s -passes=instsimplify -S | FileCheck %s
;
; Operations and compares of what a select or a φ has chosen.

; CHECK-LABEL: @phi_cmp(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:        a:
; CHECK-NEXT:   br label %j
; CHECK:        b:
; CHECK-NEXT:   br label %j
; CHECK:        j:
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @phi_cmp(i1 %c, i32 %x) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %p = phi i32 [ 3, %a ], [ 5, %b ]
  %r = icmp ugt i32 %p, 2
  ret i1 %r
}
; CHECK-LABEL: @phi_cmp_known(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:        a:
; CHECK-NEXT:   br label %j
; CHECK:        b:
; CHECK-NEXT:   br label %j
; CHECK:        j:
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @phi_cmp_known(i1 %c, i32 %x) {
entry:
  %y = and i32 %x, 7
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %p = phi i32 [ %y, %a ], [ 5, %b ]
  %r = icmp ult i32 %p, 9
  ret i1 %r
}
; CHECK-LABEL: @phi_and(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   %z = and i32 %x, %y
; CHECK-NEXT:   br i1 %c, label %a, label %b
; CHECK:        a:
; CHECK-NEXT:   br label %j
; CHECK:        b:
; CHECK-NEXT:   br label %j
; CHECK:        j:
; CHECK-NEXT:   %t = xor i32 %z, %x
; CHECK-NEXT:   %u = mul i32 %z, %t
; CHECK-NEXT:   ret i32 %u
; CHECK-NEXT: }
define i32 @phi_and(i1 %c, i32 %x, i32 %y) {
entry:
  %z = and i32 %x, %y
  br i1 %c, label %a, label %b
a:
  br label %j
b:
  br label %j
j:
  %p = phi i32 [ %x, %a ], [ %z, %b ]
  %q = phi i32 [ 0, %a ], [ %z, %b ]
  %r = and i32 %p, %z
  %s = or i32 %q, %z
  %t = xor i32 %r, %x
  %u = mul i32 %s, %t
  ret i32 %u
}
; CHECK-LABEL: @sel_cmp(
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @sel_cmp(i1 %c, i32 %x, i32 %y) {
  %s = select i1 %c, i32 %x, i32 0
  %k = icmp ult i32 %x, %s
  ret i1 %k
}
; CHECK-LABEL: @sel_cond(
; CHECK-NEXT:   %c = icmp ult i32 %x, %y
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @sel_cond(i32 %x, i32 %y) {
  %c = icmp ult i32 %x, %y
  %s = select i1 %c, i32 %x, i32 %y
  %k = icmp ult i32 %s, %y
  ret i1 %k
}
; CHECK-LABEL: @sel_cond2(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @sel_cond2(i32 %x, i32 %y) {
  %c = icmp ugt i32 %x, %y
  %s = select i1 %c, i32 %x, i32 %y
  %k = icmp uge i32 %s, %y
  ret i1 %k
}
; CHECK-LABEL: @sel_of_consts(
; CHECK-NEXT:   %s = select i1 %c, i32 4, i32 8
; CHECK-NEXT:   %k = icmp eq i32 %s, 8
; CHECK-NEXT:   ret i1 %k
; CHECK-NEXT: }
define i1 @sel_of_consts(i1 %c) {
  %s = select i1 %c, i32 4, i32 8
  %k = icmp eq i32 %s, 8
  ret i1 %k
}
; CHECK-LABEL: @sel_of_sel(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @sel_of_sel(i1 %c, i1 %d) {
  %s = select i1 %c, i32 4, i32 8
  %t = select i1 %d, i32 %s, i32 10
  %k = icmp ugt i32 %t, 3
  ret i1 %k
}
; CHECK-LABEL: @sel_of_two(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @sel_of_two(i1 %c, i1 %d) {
  %s = select i1 %c, i32 4, i32 8
  %t = select i1 %d, i32 10, i32 12
  %k = icmp ugt i32 %t, %s
  ret i1 %k
}
; CHECK-LABEL: @sel_and(
; CHECK-NEXT:   %a = and i32 %x, %z
; CHECK-NEXT:   ret i32 %a
; CHECK-NEXT: }
define i32 @sel_and(i1 %c, i32 %x, i32 %z) {
  %a = and i32 %x, %z
  %s = select i1 %c, i32 %x, i32 %a
  %r = and i32 %s, %z
  ret i32 %r
}
; CHECK-LABEL: @sel_urem(
; CHECK-NEXT:   ret i32 0
; CHECK-NEXT: }
define i32 @sel_urem(i1 %c, i32 %x) {
  %s = select i1 %c, i32 4, i32 8
  %r = urem i32 %s, 4
  ret i32 %r
}
; CHECK-LABEL: @sel_shl(
; CHECK-NEXT:   %s = select i1 %c, i32 0, i32 -4
; CHECK-NEXT:   %r = ashr i32 %s, 31
; CHECK-NEXT:   ret i32 %r
; CHECK-NEXT: }
define i32 @sel_shl(i1 %c, i32 %x) {
  %s = select i1 %c, i32 0, i32 -4
  %r = ashr i32 %s, 31
  ret i32 %r
}
; CHECK-LABEL: @fsel(
; CHECK-NEXT:   ret i1 true
; CHECK-NEXT: }
define i1 @fsel(i1 %c, float %x) {
  %s = select i1 %c, float 1.0, float 2.0
  %r = fcmp ogt float %s, 0.5
  ret i1 %r
}
; CHECK-LABEL: @loop(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   br label %l
; CHECK:        l:
; CHECK-NEXT:   %p = phi ptr [ %q, %entry ], [ %s, %l ]
; CHECK-NEXT:   %i = phi i32 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:   %j = add nuw nsw i32 %i, 1
; CHECK-NEXT:   %s = getelementptr inbounds i8, ptr %p, i64 1
; CHECK-NEXT:   %k = icmp eq i32 %j, %n
; CHECK-NEXT:   br i1 %k, label %x, label %l
; CHECK:        x:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @loop(i32 %n, ptr %q) {
entry:
  br label %l
l:
  %p = phi ptr [ %q, %entry ], [ %s, %l ]
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  %j = add nuw nsw i32 %i, 1
  %s = getelementptr inbounds i8, ptr %p, i64 1
  %k = icmp eq i32 %j, %n
  br i1 %k, label %x, label %l
x:
  %r = icmp eq i32 %j, 0
  ret i1 %r
}
; CHECK-LABEL: @edge(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   %k = icmp ult i32 %x, 10
; CHECK-NEXT:   br i1 %k, label %j, label %b
; CHECK:        b:
; CHECK-NEXT:   br label %j
; CHECK:        j:
; CHECK-NEXT:   %p = phi i32 [ %x, %entry ], [ 3, %b ]
; CHECK-NEXT:   %r = icmp ult i32 %p, 12
; CHECK-NEXT:   ret i1 %r
; CHECK-NEXT: }
define i1 @edge(i32 %x) {
entry:
  %k = icmp ult i32 %x, 10
  br i1 %k, label %j, label %b
b:
  br label %j
j:
  %p = phi i32 [ %x, %entry ], [ 3, %b ]
  %r = icmp ult i32 %p, 12
  ret i1 %r
}
; CHECK-LABEL: @self(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   %m = or i32 %x, 1
; CHECK-NEXT:   br label %l
; CHECK:        l:
; CHECK-NEXT:   %p = phi i32 [ %m, %entry ], [ %p, %l ], [ 7, %l2 ]
; CHECK-NEXT:   switch i32 %x, label %l [
; CHECK-NEXT:   i32 1, label %l2
; CHECK-NEXT:   i32 2, label %e
; CHECK-NEXT:   ]
; CHECK:        l2:
; CHECK-NEXT:   br label %l
; CHECK:        e:
; CHECK-NEXT:   ret i1 false
; CHECK-NEXT: }
define i1 @self(i32 %x, i1 %c) {
entry:
  %m = or i32 %x, 1
  br label %l
l:
  %p = phi i32 [ %m, %entry ], [ %p, %l ], [ 7, %l2 ]
  %r = icmp eq i32 %p, 0
  switch i32 %x, label %l [ i32 1, label %l2
   i32 2, label %e ]
l2:
  br label %l
e:
  ret i1 %r
}
; CHECK-LABEL: @vsel(
; CHECK-NEXT:   ret <2 x i1> <i1 true, i1 true>
; CHECK-NEXT: }
define <2 x i1> @vsel(<2 x i1> %c, <2 x i32> %x) {
  %s = select <2 x i1> %c, <2 x i32> <i32 4, i32 5>, <2 x i32> <i32 8, i32 9>
  %k = icmp ugt <2 x i32> %s, <i32 1, i32 1>
  ret <2 x i1> %k
}
; CHECK-LABEL: @vsel2(
; CHECK-NEXT:   %s = select i1 %c, <2 x i32> <i32 4, i32 5>, <2 x i32> <i32 8, i32 9>
; CHECK-NEXT:   %k = icmp ugt <2 x i32> %s, <i32 6, i32 6>
; CHECK-NEXT:   ret <2 x i1> %k
; CHECK-NEXT: }
define <2 x i1> @vsel2(i1 %c, <2 x i32> %x) {
  %s = select i1 %c, <2 x i32> <i32 4, i32 5>, <2 x i32> <i32 8, i32 9>
  %k = icmp ugt <2 x i32> %s, <i32 6, i32 6>
  ret <2 x i1> %k
}
; The other operand may change between iterations: its value on the edge is unknown.
; CHECK-LABEL: @goes_round(
; CHECK-NEXT:   entry:
; CHECK-NEXT:   br label %l
; CHECK:        l:
; CHECK-NEXT:   %p = phi i32 [ 0, %entry ], [ %q, %l ]
; CHECK-NEXT:   %q = add i32 %p, 3
; CHECK-NEXT:   br i1 %c, label %l, label %e
; CHECK:        e:
; CHECK-NEXT:   %t = and i32 %q, %p
; CHECK-NEXT:   %u = icmp ult i32 %t, %q
; CHECK-NEXT:   ret i1 %u
; CHECK-NEXT: }
define i1 @goes_round(i32 %x, i1 %c) {
entry:
  br label %l
l:
  %p = phi i32 [ 0, %entry ], [ %q, %l ]
  %q = add i32 %p, 3
  %r = icmp eq i32 %p, %q
  br i1 %c, label %l, label %e
e:
  %s = phi i32 [ %q, %l ]
  %t = and i32 %s, %p
  %u = icmp ult i32 %t, %s
  ret i1 %u
}
