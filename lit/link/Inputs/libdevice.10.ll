target triple = "nvptx64-nvidia-gpulibs"

@ftz = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00"
@unneeded = internal global i32 0

declare i32 @__nvvm_reflect(ptr)
declare float @llvm.nvvm.sqrt.rn.f(float)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float)

define float @__nv_fast(float %x) {
  %r = call i32 @__nvvm_reflect(ptr @ftz)
  %c = icmp ne i32 %r, 0
  br i1 %c, label %yes, label %no
yes:
  %f = call float @llvm.nvvm.sqrt.rn.ftz.f(float %x)
  br label %end
no:
  %s = call float @unneeded.slow(float %x)
  br label %end
end:
  %p = phi float [ %f, %yes ], [ %s, %no ]
  ret float %p
}

define internal float @unneeded.slow(float %x) {
  %s = call float @llvm.nvvm.sqrt.rn.f(float %x)
  ret float %s
}

define float @__nv_unneeded(float %x) {
  ret float %x
}
