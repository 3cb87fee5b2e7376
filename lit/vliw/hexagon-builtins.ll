; Intrinsics of the target: one instruction each.
; RUN: opt-go %s -emit=vliw -o - | FileCheck %s
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

; CHECK-LABEL: accumulate:
; CHECK: r1:0 += mpy(r2.h,r3.l):<<1{{$}}
; CHECK: r1:0 += vmpyh(r2,r3):<<1:sat
define i64 @accumulate(i64 %s, i32 %x, i32 %y) {
  %r = call i64 @llvm.hexagon.M2.mpyd.acc.hl.s1(i64 %s, i32 %x, i32 %y)
  %q = call i64 @llvm.hexagon.M2.vmac2s.s1(i64 %r, i32 %x, i32 %y)
  ret i64 %q
}

; Predicates are words in the IR.
; CHECK-LABEL: predicates:
; CHECK: p[[A:[0-3]]] = vcmpb.eq(r1:0,r3:2)
; CHECK: any8(p[[A]])
; CHECK: r0 = p{{[0-3]}}
define i32 @predicates(i64 %x, i64 %y) {
  %p = call i32 @llvm.hexagon.A2.vcmpbeq(i64 %x, i64 %y)
  %q = call i32 @llvm.hexagon.C2.any8(i32 %p)
  ret i32 %q
}

; CHECK-LABEL: circular:
; CHECK: m0 = r1
; CHECK-NOT: m0 = r1
; CHECK: memw(r{{[0-9]+}}++#8:circ(m0))
; CHECK-NOT: m0 = r1
; CHECK: memw(r{{[0-9]+}}++I:circ(m0))
define i32 @circular(ptr %p, i32 %m, ptr %s) {
  %a = call { i32, ptr } @llvm.hexagon.L2.loadri.pci(ptr %p, i32 8, i32 %m, ptr %s)
  %q = extractvalue { i32, ptr } %a, 1
  %b = call { i32, ptr } @llvm.hexagon.L2.loadri.pcr(ptr %q, i32 %m, ptr %s)
  %x = extractvalue { i32, ptr } %a, 0
  %y = extractvalue { i32, ptr } %b, 0
  %r = add i32 %x, %y
  ret i32 %r
}

; What has effects is alone in its packet.
; CHECK-LABEL: clean:
; CHECK: {
; CHECK-NEXT: dccleana(r0)
; CHECK-NEXT: }
define void @clean(ptr %p) {
  call void @llvm.hexagon.Y2.dccleana(ptr %p)
  ret void
}
declare i64 @llvm.hexagon.M2.mpyd.acc.hl.s1(i64, i32, i32)
declare i64 @llvm.hexagon.M2.vmac2s.s1(i64, i32, i32)
declare i32 @llvm.hexagon.A2.vcmpbeq(i64, i64)
declare i32 @llvm.hexagon.C2.any8(i32)
declare { i32, ptr } @llvm.hexagon.L2.loadri.pci(ptr, i32, i32, ptr)
declare { i32, ptr } @llvm.hexagon.L2.loadri.pcr(ptr, i32, ptr)
declare void @llvm.hexagon.Y2.dccleana(ptr)

