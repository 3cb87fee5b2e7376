; RUN: opt-go %s -passes='simplifycfg<switch-to-arithmetic>' -S | FileCheck %s
;
; A switch becomes one value or a linear function, but neither an array nor bits of an integer: those are for switch-to-lookup.

target triple = "x86_64-unknown-linux-gnu"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
; CHECK-LABEL: @linear(
; CHECK-NEXT: r:
; CHECK-NEXT:  %switch.tableidx = sub i32 %x, 5
; CHECK-NEXT:  %0 = icmp ult i32 %switch.tableidx, 4
; CHECK-NEXT:  %switch.idx.mult = mul nsw i32 %switch.tableidx, 3
; CHECK-NEXT:  %switch.offset = add nsw i32 %switch.idx.mult, 10
; CHECK-NEXT:  %p = select i1 %0, i32 %switch.offset, i32 3
; CHECK-NEXT:  ret i32 %p
; CHECK-NEXT: }
define i32 @linear(i32 %x) {
  switch i32 %x, label %d [ i32 5, label %a
   i32 6, label %b
   i32 7, label %c
   i32 8, label %e ]
a: br label %r
b: br label %r
c: br label %r
e: br label %r
d: br label %r
r:
  %p = phi i32 [ 10, %a ], [ 13, %b ], [ 16, %c ], [ 19, %e ], [ 3, %d ]
  ret i32 %p
}
; CHECK-LABEL: @table(
; CHECK-NEXT:  switch i32 %x, label %d [
; CHECK-NEXT:    i32 5, label %r
; CHECK-NEXT:    i32 6, label %b
; CHECK-NEXT:    i32 7, label %c
; CHECK-NEXT:    i32 8, label %e
; CHECK-NEXT:  ]
; CHECK-EMPTY:
; CHECK-NEXT: b:
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: c:
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: e:
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: d:
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: r:
; CHECK-NEXT:  %p = phi i32 [ 13, %b ], [ 7, %c ], [ 19, %e ], [ 3, %d ], [ 10, %0 ]
; CHECK-NEXT:  ret i32 %p
; CHECK-NEXT: }
define i32 @table(i32 %x) {
  switch i32 %x, label %d [ i32 5, label %a
   i32 6, label %b
   i32 7, label %c
   i32 8, label %e ]
a: br label %r
b: br label %r
c: br label %r
e: br label %r
d: br label %r
r:
  %p = phi i32 [ 10, %a ], [ 13, %b ], [ 7, %c ], [ 19, %e ], [ 3, %d ]
  ret i32 %p
}
; CHECK-LABEL: @bits(
; CHECK-NEXT:  switch i32 %x, label %d [
; CHECK-NEXT:    i32 5, label %r
; CHECK-NEXT:    i32 6, label %b
; CHECK-NEXT:    i32 7, label %c
; CHECK-NEXT:    i32 8, label %e
; CHECK-NEXT:  ]
; CHECK-EMPTY:
; CHECK-NEXT: b:
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: c:
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: e:
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: d:
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: r:
; CHECK-NEXT:  %p = phi i8 [ 13, %b ], [ 7, %c ], [ 19, %e ], [ 3, %d ], [ 10, %0 ]
; CHECK-NEXT:  ret i8 %p
; CHECK-NEXT: }
define i8 @bits(i32 %x) {
  switch i32 %x, label %d [ i32 5, label %a
   i32 6, label %b
   i32 7, label %c
   i32 8, label %e ]
a: br label %r
b: br label %r
c: br label %r
e: br label %r
d: br label %r
r:
  %p = phi i8 [ 10, %a ], [ 13, %b ], [ 7, %c ], [ 19, %e ], [ 3, %d ]
  ret i8 %p
}
; CHECK-LABEL: @unreach(
; CHECK-NEXT: switch.lookup:
; CHECK-NEXT:  %switch.tableidx = sub nsw i32 %x, 5
; CHECK-NEXT:  %switch.idx.mult = mul nsw i32 %switch.tableidx, 3
; CHECK-NEXT:  %switch.offset = add nsw i32 %switch.idx.mult, 10
; CHECK-NEXT:  ret i32 %switch.offset
; CHECK-NEXT: }
define i32 @unreach(i32 %x) {
  switch i32 %x, label %d [ i32 5, label %a
   i32 6, label %b
   i32 7, label %c
   i32 8, label %e ]
a: br label %r
b: br label %r
c: br label %r
e: br label %r
d: unreachable
r:
  %p = phi i32 [ 10, %a ], [ 13, %b ], [ 16, %c ], [ 19, %e ]
  ret i32 %p
}
; CHECK-LABEL: @holes(
; CHECK-NEXT:  switch i32 %x, label %d [
; CHECK-NEXT:    i32 5, label %r
; CHECK-NEXT:    i32 6, label %r
; CHECK-NEXT:    i32 7, label %r
; CHECK-NEXT:    i32 10, label %r
; CHECK-NEXT:  ]
; CHECK-EMPTY:
; CHECK-NEXT: d:
; CHECK-NEXT:  call void @f()
; CHECK-NEXT:  br label %r
; CHECK-EMPTY:
; CHECK-NEXT: r:
; CHECK-NEXT:  %p = phi i32 [ %x, %d ], [ 10, %0 ], [ 10, %0 ], [ 10, %0 ], [ 10, %0 ]
; CHECK-NEXT:  ret i32 %p
; CHECK-NEXT: }
define i32 @holes(i32 %x) {
  switch i32 %x, label %d [ i32 5, label %a
   i32 6, label %b
   i32 7, label %c
   i32 10, label %e ]
a: br label %r
b: br label %r
c: br label %r
e: br label %r
d: call void @f() 
   br label %r
r:
  %p = phi i32 [ 10, %a ], [ 10, %b ], [ 10, %c ], [ 10, %e ], [ %x, %d ]
  ret i32 %p
}
declare void @f()
