target triple = "nvptx64-nvidia-cuda"

@row = addrspace(3) global [4 x i32] undef, align 4

define ptx_kernel void @k(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %held = alloca [2 x ptr addrspace(3)], align 4
  %mine = getelementptr [4 x i32], ptr addrspace(3) @row, i32 0, i32 %t
  %odd = and i32 %t, 1
  %slot = getelementptr [2 x ptr addrspace(3)], ptr %held, i32 0, i32 %odd
  store ptr addrspace(3) %mine, ptr %slot, align 4
  %local = addrspacecast ptr %slot to ptr addrspace(5)
  %back = load ptr addrspace(3), ptr addrspace(5) %local, align 4
  %generic = addrspacecast ptr addrspace(3) %back to ptr
  %v = mul i32 %t, 10
  store i32 %v, ptr %generic, align 4
  call void @llvm.nvvm.barrier0()
  %n = add i32 %t, 3
  %other = and i32 %n, 3
  %at = getelementptr [4 x i32], ptr addrspace(3) @row, i32 0, i32 %other
  %w = load i32, ptr addrspace(3) %at, align 4
  %to = getelementptr i32, ptr %out, i32 %t
  store i32 %w, ptr %to, align 4
  ret void
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier0()
