; made by: clang-19 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/nbody.cu -o -
source_filename = "cuda/nbody.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_block_index = type { i8 }
%struct.optgo_block_size = type { i8 }
%struct.optgo_thread_index = type { i8 }
%struct.nbody_body = type { float, float, float, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.optgo_block_size, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local void @nbody(i32 noundef %n, ptr noundef %bodies, ptr noundef %acceleration) #0 {
entry:
  %squared.addr.i = alloca float, align 4
  %distance.i = alloca float, align 4
  %n.addr = alloca i32, align 4
  %bodies.addr = alloca ptr, align 8
  %acceleration.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %self = alloca %struct.nbody_body, align 4
  %ax = alloca float, align 4
  %ay = alloca float, align 4
  %az = alloca float, align 4
  %j = alloca i32, align 4
  %dx = alloca float, align 4
  %dy = alloca float, align 4
  %dz = alloca float, align 4
  %squared = alloca float, align 4
  %pull = alloca float, align 4
  store i32 %n, ptr %n.addr, align 4
  store ptr %bodies, ptr %bodies.addr, align 8
  store ptr %acceleration, ptr %acceleration.addr, align 8
  %0 = call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  store i32 %add, ptr %i, align 4
  %3 = load i32, ptr %i, align 4
  %4 = load i32, ptr %n.addr, align 4
  %cmp = icmp sge i32 %3, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %bodies.addr, align 8
  %6 = load i32, ptr %i, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds %struct.nbody_body, ptr %5, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %self, ptr align 4 %arrayidx, i64 16, i1 false)
  store float 0.000000e+00, ptr %ax, align 4
  store float 0.000000e+00, ptr %ay, align 4
  store float 0.000000e+00, ptr %az, align 4
  store i32 0, ptr %j, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %7 = load i32, ptr %j, align 4
  %8 = load i32, ptr %n.addr, align 4
  %cmp3 = icmp slt i32 %7, %8
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %9 = load ptr, ptr %bodies.addr, align 8
  %10 = load i32, ptr %j, align 4
  %idxprom4 = sext i32 %10 to i64
  %arrayidx5 = getelementptr inbounds %struct.nbody_body, ptr %9, i64 %idxprom4
  %x = getelementptr inbounds %struct.nbody_body, ptr %arrayidx5, i32 0, i32 0
  %11 = load float, ptr %x, align 4
  %x6 = getelementptr inbounds %struct.nbody_body, ptr %self, i32 0, i32 0
  %12 = load float, ptr %x6, align 4
  %sub = fsub float %11, %12
  store float %sub, ptr %dx, align 4
  %13 = load ptr, ptr %bodies.addr, align 8
  %14 = load i32, ptr %j, align 4
  %idxprom7 = sext i32 %14 to i64
  %arrayidx8 = getelementptr inbounds %struct.nbody_body, ptr %13, i64 %idxprom7
  %y = getelementptr inbounds %struct.nbody_body, ptr %arrayidx8, i32 0, i32 1
  %15 = load float, ptr %y, align 4
  %y9 = getelementptr inbounds %struct.nbody_body, ptr %self, i32 0, i32 1
  %16 = load float, ptr %y9, align 4
  %sub10 = fsub float %15, %16
  store float %sub10, ptr %dy, align 4
  %17 = load ptr, ptr %bodies.addr, align 8
  %18 = load i32, ptr %j, align 4
  %idxprom11 = sext i32 %18 to i64
  %arrayidx12 = getelementptr inbounds %struct.nbody_body, ptr %17, i64 %idxprom11
  %z = getelementptr inbounds %struct.nbody_body, ptr %arrayidx12, i32 0, i32 2
  %19 = load float, ptr %z, align 4
  %z13 = getelementptr inbounds %struct.nbody_body, ptr %self, i32 0, i32 2
  %20 = load float, ptr %z13, align 4
  %sub14 = fsub float %19, %20
  store float %sub14, ptr %dz, align 4
  %21 = load float, ptr %dx, align 4
  %22 = load float, ptr %dx, align 4
  %mul15 = fmul float %21, %22
  %23 = load float, ptr %dy, align 4
  %24 = load float, ptr %dy, align 4
  %mul16 = fmul float %23, %24
  %add17 = fadd float %mul15, %mul16
  %25 = load float, ptr %dz, align 4
  %26 = load float, ptr %dz, align 4
  %mul18 = fmul float %25, %26
  %add19 = fadd float %add17, %mul18
  %add20 = fadd float %add19, 0x3F847AE140000000
  store float %add20, ptr %squared, align 4
  %27 = load ptr, ptr %bodies.addr, align 8
  %28 = load i32, ptr %j, align 4
  %idxprom21 = sext i32 %28 to i64
  %arrayidx22 = getelementptr inbounds %struct.nbody_body, ptr %27, i64 %idxprom21
  %mass = getelementptr inbounds %struct.nbody_body, ptr %arrayidx22, i32 0, i32 3
  %29 = load float, ptr %mass, align 4
  %30 = load float, ptr %squared, align 4
  store float %30, ptr %squared.addr.i, align 4
  %31 = load float, ptr %squared.addr.i, align 4
  %32 = call float @llvm.sqrt.f32(float %31)
  store float %32, ptr %distance.i, align 4
  %33 = load float, ptr %squared.addr.i, align 4
  %34 = load float, ptr %distance.i, align 4
  %mul.i = fmul float %33, %34
  %div.i = fdiv float 1.000000e+00, %mul.i
  %mul24 = fmul float %29, %div.i
  store float %mul24, ptr %pull, align 4
  %35 = load float, ptr %dx, align 4
  %36 = load float, ptr %pull, align 4
  %mul25 = fmul float %35, %36
  %37 = load float, ptr %ax, align 4
  %add26 = fadd float %37, %mul25
  store float %add26, ptr %ax, align 4
  %38 = load float, ptr %dy, align 4
  %39 = load float, ptr %pull, align 4
  %mul27 = fmul float %38, %39
  %40 = load float, ptr %ay, align 4
  %add28 = fadd float %40, %mul27
  store float %add28, ptr %ay, align 4
  %41 = load float, ptr %dz, align 4
  %42 = load float, ptr %pull, align 4
  %mul29 = fmul float %41, %42
  %43 = load float, ptr %az, align 4
  %add30 = fadd float %43, %mul29
  store float %add30, ptr %az, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %44 = load i32, ptr %j, align 4
  %inc = add nsw i32 %44, 1
  store i32 %inc, ptr %j, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %45 = load float, ptr %ax, align 4
  %46 = load ptr, ptr %acceleration.addr, align 8
  %47 = load i32, ptr %i, align 4
  %mul31 = mul nsw i32 3, %47
  %idxprom32 = sext i32 %mul31 to i64
  %arrayidx33 = getelementptr inbounds float, ptr %46, i64 %idxprom32
  store float %45, ptr %arrayidx33, align 4
  %48 = load float, ptr %ay, align 4
  %49 = load ptr, ptr %acceleration.addr, align 8
  %50 = load i32, ptr %i, align 4
  %mul34 = mul nsw i32 3, %50
  %add35 = add nsw i32 %mul34, 1
  %idxprom36 = sext i32 %add35 to i64
  %arrayidx37 = getelementptr inbounds float, ptr %49, i64 %idxprom36
  store float %48, ptr %arrayidx37, align 4
  %51 = load float, ptr %az, align 4
  %52 = load ptr, ptr %acceleration.addr, align 8
  %53 = load i32, ptr %i, align 4
  %mul38 = mul nsw i32 3, %53
  %add39 = add nsw i32 %mul38, 2
  %idxprom40 = sext i32 %add39 to i64
  %arrayidx41 = getelementptr inbounds float, ptr %52, i64 %idxprom40
  store float %51, ptr %arrayidx41, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @nbody, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
