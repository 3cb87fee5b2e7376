; Position-independent code: distances to symbols of the object, the global offset table for others.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

@outside = external global i32
@hidden = external hidden global i32
@own = internal global [4 x i32] zeroinitializer
@list = constant [2 x ptr] [ptr @outside, ptr @own]

; CHECK-LABEL: read:
; CHECK: r[[G:[0-9]+]] = add(pc,##_GLOBAL_OFFSET_TABLE_@PCREL)
; CHECK: r[[O:[0-9]+]] = memw(r[[G]]+##outside@GOT)
; CHECK: memw(r[[O]]+#0)
; CHECK: .size read
define i32 @read() {
  %x = load i32, ptr @outside
  ret i32 %x
}
; CHECK-LABEL: near:
; CHECK-DAG: r[[H:[0-9]+]] = add(pc,##hidden@PCREL)
; CHECK-DAG: r[[W:[0-9]+]] = add(pc,##own@PCREL)
; CHECK-DAG: memw(r[[H]]+#0)
; CHECK-DAG: memw(r[[W]]+#8)
; CHECK: .size near
define i32 @near() {
  %x = load i32, ptr @hidden
  %y = load i32, ptr getelementptr (i8, ptr @own, i32 8)
  %s = add i32 %x, %y
  ret i32 %s
}
; CHECK: .section .data.rel.ro,"aw",@progbits
; CHECK: list:
; CHECK: .hidden hidden
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"PIC Level", i32 2}
