; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_100a | FileCheck %s
; RUN: opt-go %s -passes= -emit=ptx -mcpu=sm_103f | FileCheck %s
; RUN: not opt-go %s -passes= -emit=ptx -mcpu=sm_100 2>&1 | FileCheck %s -DFILE=%s --check-prefix=PLAIN
; RUN: not opt-go %s -passes= -emit=ptx -mcpu=sm_120a 2>&1 | FileCheck %s -DFILE=%s --check-prefix=PLAIN
;
; What exists on one chip or in its family only is refused elsewhere, also on newer chips.

target triple = "nvptx64-nvidia-cuda"

declare void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3), i32)
declare void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7), ptr addrspace(3), ptr, i32, i32, i16, i64, i1, i1, i32)
declare i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3), i32)

define i1 @k(ptr addrspace(3) %p, ptr addrspace(7) %d, ptr %map, i32 %x, i64 %hint) {
; CHECK-LABEL: k(
; CHECK:       tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32 [%rd{{[0-9]+}}], 32;
; CHECK:       cp.async.bulk.tensor.2d.shared::cluster.global.tile.mbarrier::complete_tx::bytes.L2::cache_hint [%rd{{[0-9]+}}], [%rd{{[0-9]+}}, {%r{{[0-9]+}}, 7}], [%rd{{[0-9]+}}+8], %rd{{[0-9]+}};
; CHECK:       mbarrier.try_wait.parity.shared.b64 %p{{[0-9]+}}, [%rd{{[0-9]+}}+8], 1;
; PLAIN:       [[FILE]]:[[#@LINE+1]]:3: error: @llvm.nvvm.tcgen05.alloc.shared.cg1 (tcgen05.alloc.cta_group::1.sync.aligned.shared::cta.b32) with PTX
  call void @llvm.nvvm.tcgen05.alloc.shared.cg1(ptr addrspace(3) %p, i32 32)
  %bar = getelementptr i8, ptr addrspace(3) %p, i64 8
  call void @llvm.nvvm.cp.async.bulk.tensor.g2s.tile.2d(ptr addrspace(7) %d, ptr addrspace(3) %bar, ptr %map, i32 %x, i32 7, i16 0, i64 %hint, i1 false, i1 true, i32 /* cta_group= */ 0)
  %r = call i1 @llvm.nvvm.mbarrier.try.wait.parity.scope.cta.space.cta(ptr addrspace(3) %bar, i32 1)
  ret i1 %r
}
