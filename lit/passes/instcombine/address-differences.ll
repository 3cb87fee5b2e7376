; RUN: opt-go %s -passes=instcombine -S | FileCheck %s
;
; Differences of addresses are differences of what they are counted by; indices that were counted in bytes stay bytes.

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"

; CHECK-LABEL: @gd(
; CHECK-NEXT:   %x = ptrtoint ptr %p to i64
; CHECK-NEXT:   %y = ptrtoint ptr %q to i64
; CHECK-NEXT:   %s = sub i64 %x, %y
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %b, i64 %s
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
define ptr @gd(ptr %p, ptr %q, ptr %b) {
  %x = ptrtoint ptr %p to i64
  %y = ptrtoint ptr %q to i64
  %s = sub i64 %x, %y
  %d = sdiv exact i64 %s, 4
  %g = getelementptr inbounds i32, ptr %b, i64 %d
  ret ptr %g
}

; CHECK-LABEL: @gd3(
; CHECK-NEXT:   %x = ptrtoint ptr %p to i64
; CHECK-NEXT:   %y = ptrtoint ptr %q to i64
; CHECK-NEXT:   %s = sub i64 %x, %y
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %b, i64 %s
; CHECK-NEXT:   ret ptr %g
; CHECK-NEXT: }
define ptr @gd3(ptr %p, ptr %q, ptr %b) {
  %x = ptrtoint ptr %p to i64
  %y = ptrtoint ptr %q to i64
  %s = sub i64 %x, %y
  %d = sdiv exact i64 %s, 12
  %g = getelementptr inbounds {i32,i32,i32}, ptr %b, i64 %d
  ret ptr %g
}

; CHECK-LABEL: @pd(
; CHECK-NEXT:   %i = sext i32 %n to i64
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %p, i64 %i
; CHECK-NEXT:   %x = ptrtoint ptr %g to i64
; CHECK-NEXT:   store i64 %x, ptr %o, align 8
; CHECK-NEXT:   %c = icmp sgt i32 %n, 65536
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @pd(ptr %p, i32 %n, ptr %o) {
  %i = sext i32 %n to i64
  %g = getelementptr inbounds i8, ptr %p, i64 %i
  %x = ptrtoint ptr %g to i64
  store i64 %x, ptr %o
  %y = ptrtoint ptr %p to i64
  %s = sub i64 %x, %y
  %c = icmp sgt i64 %s, 65536
  ret i1 %c
}

; CHECK-LABEL: @pd2(
; CHECK-NEXT:   %1 = sub nsw i64 %n, %m
; CHECK-NEXT:   %gepdiff = shl nsw i64 %1, 2
; CHECK-NEXT:   ret i64 %gepdiff
; CHECK-NEXT: }
define i64 @pd2(ptr %p, i64 %n, i64 %m) {
  %g = getelementptr inbounds i32, ptr %p, i64 %n
  %h = getelementptr inbounds i32, ptr %p, i64 %m
  %x = ptrtoint ptr %g to i64
  %y = ptrtoint ptr %h to i64
  %s = sub i64 %x, %y
  ret i64 %s
}

; CHECK-LABEL: @pd3(
; CHECK-NEXT:   %g.idx = shl nsw i64 %n, 4
; CHECK-NEXT:   %g.idx1 = shl nsw i64 %m, 2
; CHECK-NEXT:   %g.offs = add nsw i64 %g.idx, %g.idx1
; CHECK-NEXT:   %d = ashr exact i64 %g.offs, 2
; CHECK-NEXT:   ret i64 %d
; CHECK-NEXT: }
define i64 @pd3(ptr %p, i64 %n, i64 %m) {
  %g = getelementptr inbounds [4 x i32], ptr %p, i64 %n, i64 %m
  %x = ptrtoint ptr %g to i64
  %y = ptrtoint ptr %p to i64
  %s = sub i64 %x, %y
  %d = sdiv exact i64 %s, 4
  ret i64 %d
}

; CHECK-LABEL: @pc2(
; CHECK-NEXT:   %c = icmp eq i64 %n, 4
; CHECK-NEXT:   ret i1 %c
; CHECK-NEXT: }
define i1 @pc2(ptr %p, i64 %n) {
  %g = getelementptr inbounds i32, ptr %p, i64 %n
  %h = getelementptr inbounds i8, ptr %p, i64 16
  %c = icmp eq ptr %g, %h
  ret i1 %c
}

; CHECK-LABEL: @lf(
; CHECK-NEXT:   %g = getelementptr inbounds i8, ptr %p, i64 32
; CHECK-NEXT:   store i64 %x, ptr %g, align 8
; CHECK-NEXT:   ret i64 %x
; CHECK-NEXT: }
define i64 @lf(ptr %p, i64 %x, ptr %q) {
  %g = getelementptr inbounds i8, ptr %p, i64 32
  store i64 %x, ptr %g
  %h = getelementptr inbounds i8, ptr %p, i64 32
  %v = load i64, ptr %h
  ret i64 %v
}

