; What tables may hold, and where none are wanted.
; RUN: opt-go %s '-passes=simplifycfg<switch-to-lookup>' -S | FileCheck %s

target datalayout = "e-p:64:64:64-i64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare void @side()
@arr = constant [10 x i32] zeroinitializer
@tls = thread_local global i32 0

; CHECK-LABEL: @nojt(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %c, label %def [
; CHECK-NEXT:      i32 42, label %return
; CHECK-NEXT:      i32 43, label %b1
; CHECK-NEXT:      i32 44, label %b2
; CHECK-NEXT:      i32 45, label %b3
; CHECK-NEXT:    ]
; CHECK:  b1:
; CHECK-NEXT:    br label %return
; CHECK:  b2:
; CHECK-NEXT:    br label %return
; CHECK:  b3:
; CHECK-NEXT:    br label %return
; CHECK:  def:
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ 15, %def ], [ -1, %b3 ], [ 0, %b2 ], [ 123, %b1 ], [ 55, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @nojt(i32 %c) "no-jump-tables"="true" {
entry:
  switch i32 %c, label %def [
    i32 42, label %return
    i32 43, label %b1
    i32 44, label %b2
    i32 45, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: br label %return
return:
  %r = phi i32 [ 15, %def ], [ -1, %b3 ], [ 0, %b2 ], [ 123, %b1 ], [ 55, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @gep(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 4
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [4 x ptr], ptr @switch.table.gep, i32 0, i32 %c
; CHECK-NEXT:    %switch.load = load ptr, ptr %switch.gep, align 8
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi ptr [ %switch.load, %switch.lookup ], [ null, %entry ]
; CHECK-NEXT:    ret ptr %r
; CHECK-NEXT:  }
define ptr @gep(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: br label %return
return:
  %r = phi ptr [ null, %def ], [ getelementptr inbounds ([10 x i32], ptr @arr, i64 0, i64 3), %b3 ], [ getelementptr inbounds ([10 x i32], ptr @arr, i64 0, i64 2), %b2 ], [ @arr, %b1 ], [ getelementptr inbounds ([10 x i32], ptr @arr, i64 0, i64 4), %entry ]
  ret ptr %r
}

; CHECK-LABEL: @tlsp(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %c, label %return [
; CHECK-NEXT:      i32 3, label %b3
; CHECK-NEXT:      i32 1, label %b1
; CHECK-NEXT:      i32 2, label %b2
; CHECK-NEXT:    ]
; CHECK:  b1:
; CHECK-NEXT:    br label %return
; CHECK:  b2:
; CHECK-NEXT:    br label %return
; CHECK:  b3:
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi ptr [ @tls, %b3 ], [ @arr, %b2 ], [ @arr, %b1 ], [ null, %entry ]
; CHECK-NEXT:    ret ptr %r
; CHECK-NEXT:  }
define ptr @tlsp(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: br label %return
return:
  %r = phi ptr [ null, %def ], [ @tls, %b3 ], [ @arr, %b2 ], [ @arr, %b1 ], [ null, %entry ]
  ret ptr %r
}

; CHECK-LABEL: @undefs(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 6
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [6 x i32], ptr @switch.table.undefs, i32 0, i32 %c
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ %switch.load, %switch.lookup ], [ undef, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @undefs(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 5, label %b4
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
def: br label %return
return:
  %r = phi i32 [ undef, %def ], [ 9, %b3 ], [ 9, %b2 ], [ 9, %b1 ], [ 7, %entry ], [ 3, %b4 ]
  ret i32 %r
}

; CHECK-LABEL: @sparse(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    switch i32 %c, label %def [
; CHECK-NEXT:      i32 0, label %return
; CHECK-NEXT:      i32 100, label %b1
; CHECK-NEXT:      i32 2000, label %b2
; CHECK-NEXT:      i32 30000, label %b3
; CHECK-NEXT:    ]
; CHECK:  b1:
; CHECK-NEXT:    br label %return
; CHECK:  b2:
; CHECK-NEXT:    br label %return
; CHECK:  b3:
; CHECK-NEXT:    br label %return
; CHECK:  def:
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ 15, %def ], [ -1, %b3 ], [ 0, %b2 ], [ 123, %b1 ], [ 55, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @sparse(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 100, label %b1
    i32 2000, label %b2
    i32 30000, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: br label %return
return:
  %r = phi i32 [ 15, %def ], [ -1, %b3 ], [ 0, %b2 ], [ 123, %b1 ], [ 55, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @down(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %switch.idx.mult = mul nsw i32 %c, -1
; CHECK-NEXT:    %switch.offset = add nsw i32 %switch.idx.mult, 4
; CHECK-NEXT:    ret i32 %switch.offset
; CHECK-NEXT:  }
define i32 @down(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: unreachable
return:
  %r = phi i32 [ 1, %b3 ], [ 2, %b2 ], [ 3, %b1 ], [ 4, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @single(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 4
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %def
; CHECK:  def:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [4 x i32], ptr @switch.table.single, i32 0, i32 %c
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ 7, %def ], [ %switch.load, %switch.lookup ]
; CHECK-NEXT:    %s = phi i32 [ 7, %def ], [ 1, %switch.lookup ]
; CHECK-NEXT:    %q = add i32 %r, %s
; CHECK-NEXT:    ret i32 %q
; CHECK-NEXT:  }
define i32 @single(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
  ]
b0: br label %return
b1: br label %return
b2: br label %return
b3: br label %return
def: 
  call void @side()
  br label %return
return:
  %r = phi i32 [ 1, %b3 ], [ 2, %b2 ], [ 5, %b1 ], [ 4, %b0 ], [ 7, %def ]
  %s = phi i32 [ 1, %b3 ], [ 1, %b2 ], [ 1, %b1 ], [ 1, %b0 ], [ 7, %def ]
  %q = add i32 %r, %s
  ret i32 %q
}

; CHECK-LABEL: @linwrap(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i8 %c, 4
; CHECK-NEXT:    %switch.idx.cast = zext i8 %c to i16
; CHECK-NEXT:    %switch.idx.mult = mul i16 %switch.idx.cast, 17536
; CHECK-NEXT:    %switch.offset = add i16 %switch.idx.mult, -7072
; CHECK-NEXT:    %r = select i1 %0, i16 %switch.offset, i16 15
; CHECK-NEXT:    ret i16 %r
; CHECK-NEXT:  }
define i16 @linwrap(i8 %c) {
entry:
  switch i8 %c, label %def [
    i8 0, label %return
    i8 1, label %b1
    i8 2, label %b2
    i8 3, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: br label %return
return:
  %r = phi i16 [ 15, %def ], [ -20000, %b3 ], [ 28000, %b2 ], [ 10464, %b1 ], [ -7072, %entry ]
  ret i16 %r
}

; CHECK-LABEL: @bigtab(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %switch.tableidx = sub i16 %c, -4
; CHECK-NEXT:    %0 = icmp ult i16 %switch.tableidx, 4
; CHECK-NEXT:    %switch.cast = zext i16 %switch.tableidx to i64
; CHECK-NEXT:    %switch.shiftamt = mul nuw nsw i64 %switch.cast, 16
; CHECK-NEXT:    %switch.downshift = lshr i64 15481656294965248, %switch.shiftamt
; CHECK-NEXT:    %switch.masked = trunc i64 %switch.downshift to i16
; CHECK-NEXT:    %r = select i1 %0, i16 %switch.masked, i16 15
; CHECK-NEXT:    ret i16 %r
; CHECK-NEXT:  }
define i16 @bigtab(i16 %c) {
entry:
  switch i16 %c, label %def [
    i16 -1, label %return
    i16 -2, label %b1
    i16 -4, label %b2
    i16 -3, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: br label %return
return:
  %r = phi i16 [ 15, %def ], [ -1, %b3 ], [ 0, %b2 ], [ 123, %b1 ], [ 55, %entry ]
  ret i16 %r
}
