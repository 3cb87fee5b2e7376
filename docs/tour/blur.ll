; out[i] = in[i-1] + in[i] + in[i+1], one thread for each i between the borders; as a front end writes it.
target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @blur(ptr noalias %out, ptr noalias %in, i32 %n) {
entry:
  %sum = alloca float
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = add nsw i32 %t, 1
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %work, label %done

work:
  store float 0.0, ptr %sum
  %l = sub nsw i32 %i, 1
  %r = add nsw i32 %i, 1
  %l64 = sext i32 %l to i64
  %i64 = sext i32 %i to i64
  %r64 = sext i32 %r to i64
  %pl = getelementptr inbounds float, ptr %in, i64 %l64
  %pi = getelementptr inbounds float, ptr %in, i64 %i64
  %pr = getelementptr inbounds float, ptr %in, i64 %r64
  %a = load float, ptr %pl
  %b = load float, ptr %pi
  %c = load float, ptr %pr
  %ab = fadd float %a, %b
  %abc = fadd float %ab, %c
  store float %abc, ptr %sum
  %s = load float, ptr %sum
  %po = getelementptr inbounds float, ptr %out, i64 %i64
  store float %s, ptr %po
  br label %done

done:
  ret void
}
