; Intrinsics that write memory and return nothing stay, whatever their family.
; RUN: opt-go %s -passes='default<O2>' -emit=ptx -mcpu=sm_90a -mattr=+ptx83 | FileCheck %s
target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: .visible .func replace(
; CHECK: tensormap.replace.tile.rank.global.b1024.b32
; CHECK: tensormap.replace.tile.global_address.shared::cta.b1024.b64
define void @replace(ptr addrspace(1) %map, ptr addrspace(3) %near, i32 %rank, i64 %at) {
  call void @llvm.nvvm.tensormap.replace.rank.p1(ptr addrspace(1) %map, i32 %rank)
  call void @llvm.nvvm.tensormap.replace.global.address.p3(ptr addrspace(3) %near, i64 %at)
  ret void
}
