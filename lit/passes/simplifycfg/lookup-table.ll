; A switch that chooses constants becomes a load from a table.
; RUN: opt-go %s '-passes=simplifycfg<switch-to-lookup>' -S | FileCheck %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare void @side()
@s0 = private constant [2 x i8] c"a\00"
@s1 = private constant [2 x i8] c"b\00"
@s2 = private constant [2 x i8] c"c\00"
@s3 = private constant [2 x i8] c"d\00"

; CHECK: @switch.table.tab = private unnamed_addr constant [7 x i32] [i32 55, i32 123, i32 0, i32 -1, i32 27, i32 62, i32 1], align 4
; CHECK-NEXT: @switch.table.calldef =
; CHECK-NEXT: @switch.table.unreachdef =
; CHECK-NEXT: @switch.table.hole = private unnamed_addr constant [7 x i32] [i32 15, i32 200, i32 99, i32 1, i32 17, i32 31, i32 88], align 4

; CHECK-LABEL: @tab(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %switch.tableidx = sub i32 %c, 42
; CHECK-NEXT:    %0 = icmp ult i32 %switch.tableidx, 7
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [7 x i32], ptr @switch.table.tab, i32 0, i32 %switch.tableidx
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ %switch.load, %switch.lookup ], [ 15, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @tab(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 42, label %return
    i32 43, label %b1
    i32 44, label %b2
    i32 45, label %b3
    i32 46, label %b4
    i32 47, label %b5
    i32 48, label %b6
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
b5: br label %return
b6: br label %return
def: br label %return
return:
  %r = phi i32 [ 15, %def ], [ 1, %b6 ], [ 62, %b5 ], [ 27, %b4 ], [ -1, %b3 ], [ 0, %b2 ], [ 123, %b1 ], [ 55, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @calldef(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 6
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %def
; CHECK:  def:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [6 x i32], ptr @switch.table.calldef, i32 0, i32 %c
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ 9, %def ], [ %switch.load, %switch.lookup ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @calldef(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
b5: br label %return
def: 
  call void @side()
  br label %return
return:
  %r = phi i32 [ 9, %def ], [ 88, %b5 ], [ 31, %b4 ], [ 17, %b3 ], [ 1, %b2 ], [ 200, %b1 ], [ 15, %entry ]
  ret i32 %r
}

; No check where the default is never reached.
; CHECK-LABEL: @unreachdef(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [6 x i32], ptr @switch.table.unreachdef, i32 0, i32 %c
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    ret i32 %switch.load
; CHECK-NEXT:  }
define i32 @unreachdef(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
    i32 5, label %b5
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
b5: br label %return
def: 
  unreachable
return:
  %r = phi i32 [ 88, %b5 ], [ 31, %b4 ], [ 17, %b3 ], [ 1, %b2 ], [ 200, %b1 ], [ 15, %entry ]
  ret i32 %r
}

; Constants of the default fill holes.
; CHECK-LABEL: @hole(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 7
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [7 x i32], ptr @switch.table.hole, i32 0, i32 %c
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ %switch.load, %switch.lookup ], [ 99, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @hole(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 3, label %b2
    i32 4, label %b3
    i32 5, label %b4
    i32 6, label %b5
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
b5: br label %return
def: br label %return
return:
  %r = phi i32 [ 99, %def ], [ 88, %b5 ], [ 31, %b4 ], [ 17, %b3 ], [ 1, %b2 ], [ 200, %b1 ], [ 15, %entry ]
  ret i32 %r
}

; Without such constants a mask distinguishes holes from cases.
; CHECK-LABEL: @holedef(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 7
; CHECK-NEXT:    br i1 %0, label %switch.hole_check, label %def
; CHECK:  common.ret:
; CHECK-NEXT:    %common.ret.op = phi i32 [ 7, %def ], [ %switch.load, %switch.lookup ]
; CHECK-NEXT:    ret i32 %common.ret.op
; CHECK:  def:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %common.ret
; CHECK:  switch.hole_check:
; CHECK-NEXT:    %switch.maskindex = trunc i32 %c to i8
; CHECK-NEXT:    %switch.shifted = lshr i8 123, %switch.maskindex
; CHECK-NEXT:    %switch.lobit = trunc i8 %switch.shifted to i1
; CHECK-NEXT:    br i1 %switch.lobit, label %switch.lookup, label %def
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [7 x i32], ptr @switch.table.holedef, i32 0, i32 %c
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %common.ret
; CHECK-NEXT:  }
define i32 @holedef(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 3, label %b2
    i32 4, label %b3
    i32 5, label %b4
    i32 6, label %b5
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
b5: br label %return
def: 
  call void @side()
  ret i32 7
return:
  %r = phi i32 [ 88, %b5 ], [ 31, %b4 ], [ 17, %b3 ], [ 1, %b2 ], [ 200, %b1 ], [ 15, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @strs(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %x, 3
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %ret
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [3 x ptr], ptr @switch.table.strs, i32 0, i32 %x
; CHECK-NEXT:    %switch.load = load ptr, ptr %switch.gep, align 8
; CHECK-NEXT:    br label %ret
; CHECK:  ret:
; CHECK-NEXT:    %a = phi ptr [ %switch.load, %switch.lookup ], [ @s3, %entry ]
; CHECK-NEXT:    ret ptr %a
; CHECK-NEXT:  }
define ptr @strs(i32 %x) {
entry:
  switch i32 %x, label %def [
    i32 0, label %ret
    i32 1, label %b1
    i32 2, label %b2
  ]
b1: br label %ret
b2: br label %ret
def: br label %ret
ret:
  %a = phi ptr [ @s3, %def ], [ @s2, %b2 ], [ @s1, %b1 ], [ @s0, %entry ]
  ret ptr %a
}

; CHECK-LABEL: @reuse(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %x, 4
; CHECK-NEXT:    %inverted.cmp = xor i1 %0, true
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %ret
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [4 x i32], ptr @switch.table.reuse, i32 0, i32 %x
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %ret
; CHECK:  ret:
; CHECK-NEXT:    %r = phi i32 [ %switch.load, %switch.lookup ], [ 0, %entry ]
; CHECK-NEXT:    %c = icmp eq i32 %r, 0
; CHECK-NEXT:    br i1 %inverted.cmp, label %common.ret, label %n
; CHECK:  common.ret:
; CHECK-NEXT:    %common.ret.op = phi i1 [ true, %n ], [ false, %ret ]
; CHECK-NEXT:    ret i1 %common.ret.op
; CHECK:  n:
; CHECK-NEXT:    call void @side()
; CHECK-NEXT:    br label %common.ret
; CHECK-NEXT:  }
define i1 @reuse(i32 %x) {
entry:
  switch i32 %x, label %def [
    i32 0, label %bb0
    i32 1, label %bb1
    i32 2, label %bb2
    i32 3, label %bb3
  ]
bb0: br label %ret
bb1: br label %ret
bb2: br label %ret
bb3: br label %ret
def: br label %ret
ret:
  %r = phi i32 [ 0, %def ], [ 7, %bb3 ], [ 50, %bb2 ], [ 4, %bb1 ], [ 21, %bb0 ]
  %c = icmp eq i32 %r, 0
  br i1 %c, label %y, label %n
y:
  ret i1 false
n:
  call void @side()
  ret i1 true
}

; CHECK-LABEL: @cover(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %switch.tableidx = sub i2 %c, -2
; CHECK-NEXT:    %switch.tableidx.zext = zext i2 %switch.tableidx to i3
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [4 x i32], ptr @switch.table.cover, i32 0, i3 %switch.tableidx.zext
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    ret i32 %switch.load
; CHECK-NEXT:  }
define i32 @cover(i2 %c) {
entry:
  switch i2 %c, label %def [
    i2 0, label %return
    i2 1, label %b1
    i2 2, label %b2
    i2 3, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: br label %return
return:
  %r = phi i32 [ 99, %def ], [ 14, %b3 ], [ 2, %b2 ], [ 8, %b1 ], [ 5, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @i8idx(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %switch.tableidx = sub i8 %c, -128
; CHECK-NEXT:    %0 = icmp ult i8 %switch.tableidx, 9
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [9 x i8], ptr @switch.table.i8idx, i32 0, i8 %switch.tableidx
; CHECK-NEXT:    %switch.load = load i8, ptr %switch.gep, align 1
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i8 [ %switch.load, %switch.lookup ], [ 99, %entry ]
; CHECK-NEXT:    ret i8 %r
; CHECK-NEXT:  }
define i8 @i8idx(i8 %c) {
entry:
  switch i8 %c, label %def [
    i8 -128, label %return
    i8 -127, label %b1
    i8 -126, label %b2
    i8 -125, label %b3
    i8 -124, label %b4
    i8 -123, label %b5
    i8 -122, label %b6
    i8 -121, label %b7
    i8 -120, label %b8
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
b5: br label %return
b6: br label %return
b7: br label %return
b8: br label %return
def: br label %return
return:
  %r = phi i8 [ 99, %def ], [ 14, %b3 ], [ 2, %b2 ], [ 8, %b1 ], [ 5, %entry ], [ 33, %b4 ], [ 77, %b5 ], [ 3, %b6 ], [ 1, %b7 ], [ 90, %b8 ]
  ret i8 %r
}
