; RUN: opt-go %s -passes=indvars -S | FileCheck %s
; RUN: opt-go %s "-passes=default<O3>" -disable-output
; RUN: opt-go %s -passes=gpucc -disable-output
;
; Each loop starts where the last two of a chain of products of the loop around it end: the expression of the last start has as many paths as
; there are doublings of the chain, and each part is visited once.

; CHECK-LABEL: @chained
; CHECK: store i32 3, ptr %q3

define void @chained(ptr %p, i32 %a, i32 %b) {
entry:
  br label %h0
h0:
  %i0 = phi i32 [ %b, %entry ], [ %i0.next, %l0 ]
  %j0 = phi i32 [ %a, %entry ], [ %j0.next, %l0 ]
  %c0.0 = sub i32 %i0, %j0
  %c0.1 = mul i32 %c0.0, %i0
  %c0.2 = sub i32 %c0.1, %c0.0
  %c0.3 = mul i32 %c0.2, %c0.1
  %c0.4 = sub i32 %c0.3, %c0.2
  %c0.5 = mul i32 %c0.4, %c0.3
  %c0.6 = sub i32 %c0.5, %c0.4
  %c0.7 = mul i32 %c0.6, %c0.5
  %q0 = getelementptr i32, ptr %p, i32 %c0.7
  store i32 0, ptr %q0
  br label %h1
h1:
  %i1 = phi i32 [ %c0.7, %h0 ], [ %i1.next, %l1 ]
  %j1 = phi i32 [ %c0.6, %h0 ], [ %j1.next, %l1 ]
  %c1.0 = sub i32 %i1, %j1
  %c1.1 = mul i32 %c1.0, %i1
  %c1.2 = sub i32 %c1.1, %c1.0
  %c1.3 = mul i32 %c1.2, %c1.1
  %c1.4 = sub i32 %c1.3, %c1.2
  %c1.5 = mul i32 %c1.4, %c1.3
  %c1.6 = sub i32 %c1.5, %c1.4
  %c1.7 = mul i32 %c1.6, %c1.5
  %q1 = getelementptr i32, ptr %p, i32 %c1.7
  store i32 1, ptr %q1
  br label %h2
h2:
  %i2 = phi i32 [ %c1.7, %h1 ], [ %i2.next, %l2 ]
  %j2 = phi i32 [ %c1.6, %h1 ], [ %j2.next, %l2 ]
  %c2.0 = sub i32 %i2, %j2
  %c2.1 = mul i32 %c2.0, %i2
  %c2.2 = sub i32 %c2.1, %c2.0
  %c2.3 = mul i32 %c2.2, %c2.1
  %c2.4 = sub i32 %c2.3, %c2.2
  %c2.5 = mul i32 %c2.4, %c2.3
  %c2.6 = sub i32 %c2.5, %c2.4
  %c2.7 = mul i32 %c2.6, %c2.5
  %q2 = getelementptr i32, ptr %p, i32 %c2.7
  store i32 2, ptr %q2
  br label %h3
h3:
  %i3 = phi i32 [ %c2.7, %h2 ], [ %i3.next, %l3 ]
  %j3 = phi i32 [ %c2.6, %h2 ], [ %j3.next, %l3 ]
  %c3.0 = sub i32 %i3, %j3
  %c3.1 = mul i32 %c3.0, %i3
  %c3.2 = sub i32 %c3.1, %c3.0
  %c3.3 = mul i32 %c3.2, %c3.1
  %c3.4 = sub i32 %c3.3, %c3.2
  %c3.5 = mul i32 %c3.4, %c3.3
  %c3.6 = sub i32 %c3.5, %c3.4
  %c3.7 = mul i32 %c3.6, %c3.5
  %q3 = getelementptr i32, ptr %p, i32 %c3.7
  store i32 3, ptr %q3
  br label %h4
h4:
  %i4 = phi i32 [ %c3.7, %h3 ], [ %i4.next, %l4 ]
  %j4 = phi i32 [ %c3.6, %h3 ], [ %j4.next, %l4 ]
  %c4.0 = sub i32 %i4, %j4
  %c4.1 = mul i32 %c4.0, %i4
  %c4.2 = sub i32 %c4.1, %c4.0
  %c4.3 = mul i32 %c4.2, %c4.1
  %c4.4 = sub i32 %c4.3, %c4.2
  %c4.5 = mul i32 %c4.4, %c4.3
  %c4.6 = sub i32 %c4.5, %c4.4
  %c4.7 = mul i32 %c4.6, %c4.5
  %q4 = getelementptr i32, ptr %p, i32 %c4.7
  store i32 4, ptr %q4
  br label %h5
h5:
  %i5 = phi i32 [ %c4.7, %h4 ], [ %i5.next, %l5 ]
  %j5 = phi i32 [ %c4.6, %h4 ], [ %j5.next, %l5 ]
  %c5.0 = sub i32 %i5, %j5
  %c5.1 = mul i32 %c5.0, %i5
  %c5.2 = sub i32 %c5.1, %c5.0
  %c5.3 = mul i32 %c5.2, %c5.1
  %c5.4 = sub i32 %c5.3, %c5.2
  %c5.5 = mul i32 %c5.4, %c5.3
  %c5.6 = sub i32 %c5.5, %c5.4
  %c5.7 = mul i32 %c5.6, %c5.5
  %q5 = getelementptr i32, ptr %p, i32 %c5.7
  store i32 5, ptr %q5
  br label %l5
l5:
  %i5.next = add nsw i32 %i5, 1
  %j5.next = sub i32 %j5, %i5
  %e5 = icmp slt i32 %i5.next, %a
  br i1 %e5, label %h5, label %l4
l4:
  %i4.next = add nsw i32 %i4, 1
  %j4.next = sub i32 %j4, %i4
  %e4 = icmp slt i32 %i4.next, %a
  br i1 %e4, label %h4, label %l3
l3:
  %i3.next = add nsw i32 %i3, 1
  %j3.next = sub i32 %j3, %i3
  %e3 = icmp slt i32 %i3.next, %a
  br i1 %e3, label %h3, label %l2
l2:
  %i2.next = add nsw i32 %i2, 1
  %j2.next = sub i32 %j2, %i2
  %e2 = icmp slt i32 %i2.next, %a
  br i1 %e2, label %h2, label %l1
l1:
  %i1.next = add nsw i32 %i1, 1
  %j1.next = sub i32 %j1, %i1
  %e1 = icmp slt i32 %i1.next, %a
  br i1 %e1, label %h1, label %l0
l0:
  %i0.next = add nsw i32 %i0, 1
  %j0.next = sub i32 %j0, %i0
  %e0 = icmp slt i32 %i0.next, %a
  br i1 %e0, label %h0, label %x
x:
  ret void
}
