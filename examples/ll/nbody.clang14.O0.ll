; made by: clang-14 -O0 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/nbody.cu -o -
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
define dso_local void @nbody(i32 noundef %n, %struct.nbody_body* noundef %bodies, float* noundef %acceleration) #0 {
entry:
  %squared.addr.i = alloca float, align 4
  %distance.i = alloca float, align 4
  %n.addr = alloca i32, align 4
  %bodies.addr = alloca %struct.nbody_body*, align 8
  %acceleration.addr = alloca float*, align 8
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
  store i32 %n, i32* %n.addr, align 4
  store %struct.nbody_body* %bodies, %struct.nbody_body** %bodies.addr, align 8
  store float* %acceleration, float** %acceleration.addr, align 8
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4
  %mul = mul i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4
  %add = add i32 %mul, %2
  store i32 %add, i32* %i, align 4
  %3 = load i32, i32* %i, align 4
  %4 = load i32, i32* %n.addr, align 4
  %cmp = icmp sge i32 %3, %4
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  %5 = load %struct.nbody_body*, %struct.nbody_body** %bodies.addr, align 8
  %6 = load i32, i32* %i, align 4
  %idxprom = sext i32 %6 to i64
  %arrayidx = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %5, i64 %idxprom
  %7 = bitcast %struct.nbody_body* %self to i8*
  %8 = bitcast %struct.nbody_body* %arrayidx to i8*
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 4 %7, i8* align 4 %8, i64 16, i1 false)
  store float 0.000000e+00, float* %ax, align 4
  store float 0.000000e+00, float* %ay, align 4
  store float 0.000000e+00, float* %az, align 4
  store i32 0, i32* %j, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %9 = load i32, i32* %j, align 4
  %10 = load i32, i32* %n.addr, align 4
  %cmp3 = icmp slt i32 %9, %10
  br i1 %cmp3, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %11 = load %struct.nbody_body*, %struct.nbody_body** %bodies.addr, align 8
  %12 = load i32, i32* %j, align 4
  %idxprom4 = sext i32 %12 to i64
  %arrayidx5 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %11, i64 %idxprom4
  %x = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %arrayidx5, i32 0, i32 0
  %13 = load float, float* %x, align 4
  %x6 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %self, i32 0, i32 0
  %14 = load float, float* %x6, align 4
  %sub = fsub float %13, %14
  store float %sub, float* %dx, align 4
  %15 = load %struct.nbody_body*, %struct.nbody_body** %bodies.addr, align 8
  %16 = load i32, i32* %j, align 4
  %idxprom7 = sext i32 %16 to i64
  %arrayidx8 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %15, i64 %idxprom7
  %y = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %arrayidx8, i32 0, i32 1
  %17 = load float, float* %y, align 4
  %y9 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %self, i32 0, i32 1
  %18 = load float, float* %y9, align 4
  %sub10 = fsub float %17, %18
  store float %sub10, float* %dy, align 4
  %19 = load %struct.nbody_body*, %struct.nbody_body** %bodies.addr, align 8
  %20 = load i32, i32* %j, align 4
  %idxprom11 = sext i32 %20 to i64
  %arrayidx12 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %19, i64 %idxprom11
  %z = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %arrayidx12, i32 0, i32 2
  %21 = load float, float* %z, align 4
  %z13 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %self, i32 0, i32 2
  %22 = load float, float* %z13, align 4
  %sub14 = fsub float %21, %22
  store float %sub14, float* %dz, align 4
  %23 = load float, float* %dx, align 4
  %24 = load float, float* %dx, align 4
  %mul15 = fmul float %23, %24
  %25 = load float, float* %dy, align 4
  %26 = load float, float* %dy, align 4
  %mul16 = fmul float %25, %26
  %add17 = fadd float %mul15, %mul16
  %27 = load float, float* %dz, align 4
  %28 = load float, float* %dz, align 4
  %mul18 = fmul float %27, %28
  %add19 = fadd float %add17, %mul18
  %add20 = fadd float %add19, 0x3F847AE140000000
  store float %add20, float* %squared, align 4
  %29 = load %struct.nbody_body*, %struct.nbody_body** %bodies.addr, align 8
  %30 = load i32, i32* %j, align 4
  %idxprom21 = sext i32 %30 to i64
  %arrayidx22 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %29, i64 %idxprom21
  %mass = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %arrayidx22, i32 0, i32 3
  %31 = load float, float* %mass, align 4
  %32 = load float, float* %squared, align 4
  store float %32, float* %squared.addr.i, align 4
  %33 = load float, float* %squared.addr.i, align 4
  %34 = call float @llvm.sqrt.f32(float %33) #4
  store float %34, float* %distance.i, align 4
  %35 = load float, float* %squared.addr.i, align 4
  %36 = load float, float* %distance.i, align 4
  %mul.i = fmul float %35, %36
  %div.i = fdiv float 1.000000e+00, %mul.i
  %mul24 = fmul float %31, %div.i
  store float %mul24, float* %pull, align 4
  %37 = load float, float* %dx, align 4
  %38 = load float, float* %pull, align 4
  %mul25 = fmul float %37, %38
  %39 = load float, float* %ax, align 4
  %add26 = fadd float %39, %mul25
  store float %add26, float* %ax, align 4
  %40 = load float, float* %dy, align 4
  %41 = load float, float* %pull, align 4
  %mul27 = fmul float %40, %41
  %42 = load float, float* %ay, align 4
  %add28 = fadd float %42, %mul27
  store float %add28, float* %ay, align 4
  %43 = load float, float* %dz, align 4
  %44 = load float, float* %pull, align 4
  %mul29 = fmul float %43, %44
  %45 = load float, float* %az, align 4
  %add30 = fadd float %45, %mul29
  store float %add30, float* %az, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %46 = load i32, i32* %j, align 4
  %inc = add nsw i32 %46, 1
  store i32 %inc, i32* %j, align 4
  br label %for.cond, !llvm.loop !5

for.end:                                          ; preds = %for.cond
  %47 = load float, float* %ax, align 4
  %48 = load float*, float** %acceleration.addr, align 8
  %49 = load i32, i32* %i, align 4
  %mul31 = mul nsw i32 3, %49
  %idxprom32 = sext i32 %mul31 to i64
  %arrayidx33 = getelementptr inbounds float, float* %48, i64 %idxprom32
  store float %47, float* %arrayidx33, align 4
  %50 = load float, float* %ay, align 4
  %51 = load float*, float** %acceleration.addr, align 8
  %52 = load i32, i32* %i, align 4
  %mul34 = mul nsw i32 3, %52
  %add35 = add nsw i32 %mul34, 1
  %idxprom36 = sext i32 %add35 to i64
  %arrayidx37 = getelementptr inbounds float, float* %51, i64 %idxprom36
  store float %50, float* %arrayidx37, align 4
  %53 = load float, float* %az, align 4
  %54 = load float*, float** %acceleration.addr, align 8
  %55 = load i32, i32* %i, align 4
  %mul38 = mul nsw i32 3, %55
  %add39 = add nsw i32 %mul38, 2
  %idxprom40 = sext i32 %add39 to i64
  %arrayidx41 = getelementptr inbounds float, float* %54, i64 %idxprom40
  store float %53, float* %arrayidx41, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  ret void
}

; Function Attrs: argmemonly nofree nounwind willreturn
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg) #1

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { argmemonly nofree nounwind willreturn }
attributes #2 = { nounwind readnone speculatable }
attributes #3 = { nofree nosync nounwind readnone speculatable willreturn }
attributes #4 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, %struct.nbody_body*, float*)* @nbody, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = distinct !{!5, !6}
!6 = !{!"llvm.loop.mustprogress"}
