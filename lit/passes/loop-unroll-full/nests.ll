; RUN: opt-go -S -passes='loop(loop-unroll-full)' %s | FileCheck %s
; RUN: opt-go -S -passes='loop(loop-unroll-full)' -unroll-runtime -unroll-allow-partial %s | FileCheck %s

; Completely or not at all: the outer loop has two iterations, the inner one as many as its caller wants.

; CHECK-LABEL: define void @f(
; CHECK:       h:
; CHECK:         br i1 %c, label %h, label %ol
; CHECK:       h.1:
; CHECK:         %x.1 = add i32 1, %k.1
; CHECK:         br i1 %c.1, label %h.1, label %ol.1
; CHECK:       ol.1:
; CHECK-NEXT:    ret void
define void @f(ptr %p, i32 %n) {
entry:
  br label %o
o:
  %i = phi i32 [ 0, %entry ], [ %i2, %ol ]
  br label %h
h:
  %k = phi i32 [ 0, %o ], [ %k2, %h ]
  %x = add i32 %i, %k
  %a = getelementptr i32, ptr %p, i32 %x
  store i32 %x, ptr %a
  %k2 = add i32 %k, 1
  %c = icmp ult i32 %k2, %n
  br i1 %c, label %h, label %ol
ol:
  %i2 = add i32 %i, 1
  %d = icmp ult i32 %i2, 2
  br i1 %d, label %o, label %e
e:
  ret void
}
