; Operations that atom does not have, by four threads, on fields of one buffer: the largest of 0 and
; NaN; 48 less 5 and 10 less 3 as often as possible; 10 less 3, but not below 0; bit 4 four times.
target triple = "nvptx64-nvidia-cuda"

define ptx_kernel void @k(ptr addrspace(1) %p) {
  store <8 x i16> <i16 0, i16 0, i16 0, i16 48, i16 2560, i16 10, i16 255, i16 0>, ptr addrspace(1) %p
  call void @llvm.nvvm.barrier0()
  %a = atomicrmw fmaximum ptr addrspace(1) %p, half 0xH7E00 monotonic
  %p6 = getelementptr i8, ptr addrspace(1) %p, i64 6
  %b = atomicrmw usub_cond ptr addrspace(1) %p6, i16 5 monotonic
  %p9 = getelementptr i8, ptr addrspace(1) %p, i64 9
  %c = atomicrmw usub_cond ptr addrspace(1) %p9, i8 3 monotonic
  %p10 = getelementptr i8, ptr addrspace(1) %p, i64 10
  %d = atomicrmw usub_sat ptr addrspace(1) %p10, i8 3 monotonic
  %p12 = getelementptr i8, ptr addrspace(1) %p, i64 12
  %e = atomicrmw xor ptr addrspace(1) %p12, i8 16 monotonic
  ret void
}

declare void @llvm.nvvm.barrier0()

define i64 @and(ptr addrspace(1) %p, i64 %x) {
  %a = atomicrmw and ptr addrspace(1) %p, i64 %x monotonic
  ret i64 %a
}
