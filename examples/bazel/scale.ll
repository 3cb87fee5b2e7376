; x[i] = a·x[i], a thread for each i below n
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()

define ptx_kernel void @scale(ptr %x, float %a, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %size = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %first = mul i32 %block, %size
  %i = add i32 %first, %tid
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %work, label %done

work:
  %at = sext i32 %i to i64
  %p = getelementptr float, ptr %x, i64 %at
  %old = load float, ptr %p, align 4
  %new = fmul float %old, %a
  store float %new, ptr %p, align 4
  br label %done

done:
  ret void
}
