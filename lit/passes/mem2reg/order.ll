; RUN: opt-go %s -passes=mem2reg -S | FileCheck %s
;
; φs stand in LLVM's order: where an alloca needs none, the last one takes its turn.

; CHECK-LABEL: @order(
; CHECK:       loop:
; CHECK-NEXT:    %low.0 = phi i32 [ 0, %entry ], [ %m, %loop ]
; CHECK-NEXT:    %high.0 = phi i32 [ %n, %entry ], [ %low.0, %loop ]
define i32 @order(i32 %n, i32 %k) {
entry:
  %n.addr = alloca i32
  %k.addr = alloca i32
  %low = alloca i32
  %high = alloca i32
  %mid = alloca i32
  store i32 %n, ptr %n.addr
  store i32 %k, ptr %k.addr
  store i32 0, ptr %low
  %a = load i32, ptr %n.addr
  store i32 %a, ptr %high
  br label %loop
loop:
  %l = load i32, ptr %low
  %h = load i32, ptr %high
  %m = sub i32 %h, %l
  store i32 %m, ptr %mid
  store i32 %l, ptr %high
  %m1 = load i32, ptr %mid
  store i32 %m1, ptr %low
  %k1 = load i32, ptr %k.addr
  %c = icmp slt i32 %m1, %k1
  br i1 %c, label %loop, label %end
end:
  %r = load i32, ptr %low
  %s = load i32, ptr %high
  %t = mul i32 %r, %s
  ret i32 %t
}

; Where nothing was stored, the value is %i: poison would have been undefined behaviour at the branch.
; CHECK-LABEL: @undefined_on_one_way(
; CHECK:       m:
; CHECK-NEXT:    ret i32 %i
define i32 @undefined_on_one_way(i32 %x) {
entry:
  %v = alloca i32
  %i = add nsw i32 %x, 1
  %c = icmp slt i32 %i, 10
  br i1 %c, label %a, label %m
a:
  store i32 %i, ptr %v
  br label %m
m:
  %r = load i32, ptr %v
  ret i32 %r
}
