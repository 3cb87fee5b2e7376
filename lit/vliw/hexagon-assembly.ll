; Inline assembly is alone, outside of the compiler's packets; module-level assembly comes first.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

; CHECK: .globl twice
; CHECK-NEXT: twice:
; CHECK-NEXT: { jumpr r31 }
; CHECK-NEXT: .text
module asm ".globl twice"
module asm "twice:"
module asm "{ jumpr r31 }"

@v = global i32 1

; CHECK-LABEL: operands:
; CHECK: //# InlineAsm Start
; CHECK-NEXT: { r[[D:[0-9]+]]:{{[0-9]+}} = combine(r3,##v+4)
; CHECK-NEXT: r5 = #-7 } // r[[D]] $ 1
; CHECK: //# InlineAsm End
; CHECK-NEXT: {
define i64 @operands(i32 %x, i64 %y) {
  %z = add i64 %y, 1
  %r = call i64 asm sideeffect "{ $0 = combine(${1:H},##$2)\0Ar5 = #${3:n} } // ${0:H} $$ ${:uid}", "=r,r,i,i,~{r5}"(i64 %y, ptr getelementptr (i8, ptr @v, i32 4), i32 7)
  %s = add i64 %r, %z
  %t = call i64 asm "", "=r,0"(i64 %s)
  ret i64 %t
}

; Clobbered registers are saved, and no input is in one.
; CHECK-LABEL: clobbers:
; CHECK: allocframe
; CHECK: memd(r29+#{{[0-9]+}}) = r17:16
; CHECK: InlineAsm Start
; CHECK-NOT: r0
; CHECK: InlineAsm End
; CHECK: r17:16 = memd
define i32 @clobbers(i32 %x) {
  %r = call i32 asm sideeffect "$0 = $1", "=r,r,~{r0},~{r16},~{r31}"(i32 %x)
  ret i32 %r
}

; An empty assembly does not stand in the way of a hardware loop, any other does.
; CHECK-LABEL: barrier:
; CHECK: loop0
; CHECK-LABEL: instruction:
; CHECK-NOT: loop0
; CHECK: .size instruction
define void @barrier() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void asm sideeffect "", "~{memory}"()
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 100
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
define void @instruction() {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  call void asm sideeffect "nop", ""()
  %j = add i32 %i, 1
  %c = icmp eq i32 %j, 100
  br i1 %c, label %exit, label %loop
exit:
  ret void
}
