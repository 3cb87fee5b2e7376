; RUN: opt-go %s -passes='simplifycfg<hoist-common-insts;keep-loop-tests>' -S | FileCheck %s
; RUN: opt-go %s -passes='simplifycfg<hoist-common-insts>' -S | FileCheck %s --check-prefix=HOIST
;
; What a loop and the code after it have in common stays with them, so that loop-rotate finds a short header.

declare void @f(i32)

; CHECK-LABEL: @loop(
; CHECK: header:
; CHECK-NEXT: %i = phi i32
; CHECK-NEXT: %c = icmp slt i32 %i, %n
; CHECK-NEXT: br i1 %c, label %body, label %exit
; CHECK: body:
; CHECK-NEXT: %x = mul i32 %i, 3
; HOIST-LABEL: @loop(
; HOIST: %c = icmp slt i32 %i, %n
; HOIST-NEXT: %x = mul i32 %i, 3
; HOIST-NEXT: br i1 %c, label %body, label %exit
define i32 @loop(i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %j, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %exit
body:
  %x = mul i32 %i, 3
  call void @f(i32 %x)
  %j = add i32 %i, 1
  br label %header
exit:
  %y = mul i32 %i, 3
  ret i32 %y
}

; Both sides of a branch within the loop: one multiplication, in the header.
; CHECK-LABEL: @inside(
; CHECK: %odd = trunc i32 %i to i1
; CHECK-NEXT: %x = mul i32 %i, 3
; CHECK-NEXT: br i1 %odd, label %yes, label %no
define void @inside(i32 %n) {
entry:
  br label %header
header:
  %i = phi i32 [ 0, %entry ], [ %j, %latch ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %yes, label %no
yes:
  %x = mul i32 %i, 3
  call void @f(i32 %x)
  br label %latch
no:
  %y = mul i32 %i, 3
  %z = add i32 %y, 1
  call void @f(i32 %z)
  br label %latch
latch:
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %header, label %exit
exit:
  ret void
}
