; Cases that are dense in another measure: multiples, powers of two.
; RUN: opt-go %s '-passes=simplifycfg<switch-to-lookup>' -S | FileCheck %s

target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-f32:32:32-f64:64:64-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

; CHECK-LABEL: @stride(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = sub i32 %c, 4
; CHECK-NEXT:    %1 = call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 30)
; CHECK-NEXT:    %2 = icmp ult i32 %1, 5
; CHECK-NEXT:    br i1 %2, label %switch.lookup, label %return
; CHECK:  switch.lookup:
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [5 x i32], ptr @switch.table.stride, i32 0, i32 %1
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    br label %return
; CHECK:  return:
; CHECK-NEXT:    %r = phi i32 [ %switch.load, %switch.lookup ], [ 99, %entry ]
; CHECK-NEXT:    ret i32 %r
; CHECK-NEXT:  }
define i32 @stride(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 4, label %return
    i32 8, label %b1
    i32 12, label %b2
    i32 16, label %b3
    i32 20, label %b4
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
def: br label %return
return:
  %r = phi i32 [ 99, %def ], [ 31, %b4 ], [ 14, %b3 ], [ 2, %b2 ], [ 8, %b1 ], [ 5, %entry ]
  ret i32 %r
}

; CHECK-LABEL: @pow2sw(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %0 = call i32 @llvm.cttz.i32(i32 %c, i1 true)
; CHECK-NEXT:    %switch.gep = getelementptr inbounds [5 x i32], ptr @switch.table.pow2sw, i32 0, i32 %0
; CHECK-NEXT:    %switch.load = load i32, ptr %switch.gep, align 4
; CHECK-NEXT:    ret i32 %switch.load
; CHECK-NEXT:  }
define i32 @pow2sw(i32 %c) {
entry:
  switch i32 %c, label %def [
    i32 1, label %return
    i32 2, label %b1
    i32 4, label %b2
    i32 8, label %b3
    i32 16, label %b4
  ]
b1: br label %return
b2: br label %return
b3: br label %return
b4: br label %return
def: unreachable
return:
  %r = phi i32 [ 31, %b4 ], [ 14, %b3 ], [ 2, %b2 ], [ 8, %b1 ], [ 5, %entry ]
  ret i32 %r
}
