; A table that fits into a register, or is a linear function of its index, needs no memory.
; RUN: opt-go %s '-passes=simplifycfg<switch-to-lookup>' -S | FileCheck %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @bitmap(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 5
; CHECK-NEXT:    %switch.cast = zext i32 %c to i40
; CHECK-NEXT:    %switch.shiftamt = mul nuw nsw i40 %switch.cast, 8
; CHECK-NEXT:    %switch.downshift = lshr i40 115980925751, %switch.shiftamt
; CHECK-NEXT:    %switch.masked = trunc i40 %switch.downshift to i8
; CHECK-NEXT:    %r = select i1 %0, i8 %switch.masked, i8 15
; CHECK-NEXT:    ret i8 %r
; CHECK-NEXT:  }
define i8 @bitmap(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 0, label %return
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
    i32 4, label %b4
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
def: br label %return
return:
  %r = phi i8 [ 15, %def ], [ 27, %b4 ], [ 1, %b3 ], [ 0, %b2 ], [ 123, %b1 ], [ 55, %entry ]
  ret i8 %r
}

; CHECK-LABEL: @linear(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %switch.tableidx = sub i32 %c, 10
; CHECK-NEXT:    %0 = icmp ult i32 %switch.tableidx, 4
; CHECK-NEXT:    %switch.idx.mult = mul nsw i32 %switch.tableidx, 3
; CHECK-NEXT:    %switch.offset = add nsw i32 %switch.idx.mult, 5
; CHECK-NEXT:    %r = select i1 %0, i32 %switch.offset, i32 99
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @linear(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 10, label %return
    i32 11, label %b1
    i32 12, label %b2
    i32 13, label %b3
  ]
b1: br label %return
b2: br label %return
b3: br label %return
def: br label %return
return:
  %r = phi i32 [ 99, %def ], [ 14, %b3 ], [ 11, %b2 ], [ 8, %b1 ], [ 5, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @identity(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 4
; CHECK-NEXT:    %c. = select i1 %0, i32 %c, i32 99
; CHECK-NEXT:    ret i32 %c.
; CHECK-NEXT:  }
define i32 @identity(i32 %c) {
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
  %r = phi i32 [ 99, %def ], [ 3, %b3 ], [ 2, %b2 ], [ 1, %b1 ], [ 0, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @insequal(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 21
; CHECK-NEXT:    %switch.cast = trunc i32 %c to i21
; CHECK-NEXT:    %switch.shiftamt = mul nuw nsw i21 %switch.cast, 1
; CHECK-NEXT:    %switch.downshift = lshr i21 -1048022, %switch.shiftamt
; CHECK-NEXT:    %switch.masked = trunc i21 %switch.downshift to i1
; CHECK-NEXT:    %r = select i1 %0, i1 %switch.masked, i1 false
; CHECK-NEXT:    ret i1 %r
; CHECK-NEXT:  }
define i1 @insequal(i32 %c) {
entry:
  switch i32 %c, label %f [
    i32 1, label %t
    i32 3, label %t
    i32 5, label %t
    i32 9, label %t
    i32 20, label %t
  ]
t: br label %m
f: br label %m
m:
  %r = phi i1 [ true, %t ], [ false, %f ]
  ret i1 %r
}

; CHECK-LABEL: @twophi(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %x, 4
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %join
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.shiftamt = mul nuw nsw i32 %x, 8
; CHECK-NEXT:    %switch.downshift = lshr i32 2049777975, %switch.shiftamt
; CHECK-NEXT:    %switch.masked = trunc i32 %switch.downshift to i8
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [4 x float], ptr @switch.table.twophi, i32 0, i32 %x
; CHECK-NEXT:    %switch.load = load float, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %join
; CHECK:  join:
; CHECK-NEXT:    %a = phi i8 [ %switch.masked, %switch.lookup ], [ 44, %entry ]
; CHECK-NEXT:    %b = phi float [ %switch.load, %switch.lookup ], [ 1.000000e+00, %entry ]
; CHECK-NEXT:    store i8 %a, ptr %p, align 1
; CHECK-NEXT:    store float %b, ptr %q, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
define void @twophi(i32 %x, ptr %p, ptr %q) {
entry:
  switch i32 %x, label %def [
    i32 0, label %join
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
  ]
b1: br label %join
b2: br label %join
b3: br label %join
def: br label %join
join:
  %a = phi i8 [ 44, %def ], [ 122, %b3 ], [ 45, %b2 ], [ 33, %b1 ], [ 55, %entry ]
  %b = phi float [ 1.0, %def ], [ 2.0, %b3 ], [ 3.0, %b2 ], [ 4.0, %b1 ], [ 5.0, %entry ]
  store i8 %a, ptr %p
  store float %b, ptr %q
  ret void
}

; CHECK-LABEL: @computed(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = icmp ult i32 %c, 4
; CHECK-NEXT:    br i1 %0, label %switch.lookup, label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [4 x i32], ptr @switch.table.computed, i32 0, i32 %c
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ %switch.load, %switch.lookup ], [ 99, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @computed(i32 %c, i32 %y) {
entry:
  switch i32 %c, label %def [
    i32 0, label %b0
    i32 1, label %b1
    i32 2, label %b2
    i32 3, label %b3
  ]
b0:
  %m0 = mul i32 %c, 7
  %a0 = add i32 %m0, 3
  br label %return
b1:
  %m1 = xor i32 %c, 77
  br label %return
b2: 
  br label %return
b3: 
  br label %return
def: br label %return
return:
  %r = phi i32 [ 99, %def ], [ 14, %b3 ], [ 1000, %b2 ], [ %m1, %b1 ], [ %a0, %b0 ]
  ret i32 %r
}
