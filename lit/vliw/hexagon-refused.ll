; What Hexagon's code cannot say is refused by name: immediates beyond their range, and intrinsics of
; other cores.
; RUN: not opt-go %s -emit=vliw 2>&1 | FileCheck %s --check-prefix=BAD
target datalayout = "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-v2048:2048:2048"
target triple = "hexagon"

; BAD: {{.*}}argument 2 of S2.asl.i.r, which is no constant in the range of the instruction
define i32 @range(i32 %x) {
  %r = call i32 @llvm.hexagon.S2.asl.i.r(i32 %x, i32 32)
  ret i32 %r
}
; BAD: {{.*}}the intrinsic llvm.hexagon.V6.vaddw.128B on Hexagon
define <32 x i32> @vectors(<32 x i32> %x) {
  %r = call <32 x i32> @llvm.hexagon.V6.vaddw.128B(<32 x i32> %x, <32 x i32> %x)
  ret <32 x i32> %r
}
; BAD: {{.*}}inline assembly with an operand of type i32 in such a place on Hexagon
define void @letter(i32 %x) {
  call void asm sideeffect "", "v"(i32 %x)
  ret void
}
; BAD: {{.*}}inline assembly with the clobbered register r29 on Hexagon
define void @stack() {
  call void asm sideeffect "", "~{r29}"()
  ret void
}
; BAD: {{.*}}inline assembly that names operand 1
define void @text(i32 %x) {
  call void asm sideeffect "$1", "r"(i32 %x)
  ret void
}
; BAD: {{.*}}an atomic operation on i32 that is not aligned, on Hexagon
define i32 @unaligned(ptr %p) {
  %r = atomicrmw add ptr %p, i32 1 monotonic, align 2
  ret i32 %r
}
; BAD: {{.*}}an atomic operation on i128 on Hexagon
define void @wide(ptr %p) {
  store atomic i128 0, ptr %p monotonic, align 16
  ret void
}
declare i32 @llvm.hexagon.S2.asl.i.r(i32, i32 immarg)
declare <32 x i32> @llvm.hexagon.V6.vaddw.128B(<32 x i32>, <32 x i32>)
