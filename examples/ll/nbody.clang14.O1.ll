; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/nbody.cu -o -
source_filename = "cuda/nbody.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.nbody_body = type { float, float, float, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @nbody(i32 noundef %n, %struct.nbody_body* nocapture noundef readonly %bodies, float* nocapture noundef writeonly %acceleration) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3
  %1 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3
  %mul = mul i32 %0, %1
  %2 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %self.sroa.0.0..sroa_idx = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %bodies, i64 %idxprom, i32 0
  %self.sroa.0.0.copyload = load float, float* %self.sroa.0.0..sroa_idx, align 4, !tbaa.struct !5
  %self.sroa.4.0..sroa_idx68 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %bodies, i64 %idxprom, i32 1
  %self.sroa.4.0.copyload = load float, float* %self.sroa.4.0..sroa_idx68, align 4, !tbaa.struct !10
  %self.sroa.5.0..sroa_idx70 = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %bodies, i64 %idxprom, i32 2
  %self.sroa.5.0.copyload = load float, float* %self.sroa.5.0..sroa_idx70, align 4, !tbaa.struct !11
  %cmp386 = icmp sgt i32 %n, 0
  br i1 %cmp386, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %az.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %add30, %for.body ]
  %ay.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %add28, %for.body ]
  %ax.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %add26, %for.body ]
  %mul31 = mul nsw i32 %add, 3
  %idxprom32 = sext i32 %mul31 to i64
  %arrayidx33 = getelementptr inbounds float, float* %acceleration, i64 %idxprom32
  store float %ax.0.lcssa, float* %arrayidx33, align 4, !tbaa !6
  %add35 = add nsw i32 %mul31, 1
  %idxprom36 = sext i32 %add35 to i64
  %arrayidx37 = getelementptr inbounds float, float* %acceleration, i64 %idxprom36
  store float %ay.0.lcssa, float* %arrayidx37, align 4, !tbaa !6
  %add39 = add nsw i32 %mul31, 2
  %idxprom40 = sext i32 %add39 to i64
  %arrayidx41 = getelementptr inbounds float, float* %acceleration, i64 %idxprom40
  store float %az.0.lcssa, float* %arrayidx41, align 4, !tbaa !6
  br label %cleanup

for.body:                                         ; preds = %if.end, %for.body
  %ax.090 = phi float [ %add26, %for.body ], [ 0.000000e+00, %if.end ]
  %ay.089 = phi float [ %add28, %for.body ], [ 0.000000e+00, %if.end ]
  %az.088 = phi float [ %add30, %for.body ], [ 0.000000e+00, %if.end ]
  %j.087 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  %idxprom4 = zext i32 %j.087 to i64
  %x = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %bodies, i64 %idxprom4, i32 0
  %3 = load float, float* %x, align 4, !tbaa !12
  %sub = fsub float %3, %self.sroa.0.0.copyload
  %y = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %bodies, i64 %idxprom4, i32 1
  %4 = load float, float* %y, align 4, !tbaa !14
  %sub10 = fsub float %4, %self.sroa.4.0.copyload
  %z = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %bodies, i64 %idxprom4, i32 2
  %5 = load float, float* %z, align 4, !tbaa !15
  %sub14 = fsub float %5, %self.sroa.5.0.copyload
  %mul15 = fmul float %sub, %sub
  %mul16 = fmul float %sub10, %sub10
  %add17 = fadd float %mul15, %mul16
  %mul18 = fmul float %sub14, %sub14
  %add19 = fadd float %add17, %mul18
  %add20 = fadd float %add19, 0x3F847AE140000000
  %mass = getelementptr inbounds %struct.nbody_body, %struct.nbody_body* %bodies, i64 %idxprom4, i32 3
  %6 = load float, float* %mass, align 4, !tbaa !16
  %7 = call float @llvm.sqrt.f32(float %add20) #3
  %mul.i = fmul float %add20, %7
  %div.i = fdiv float 1.000000e+00, %mul.i
  %mul24 = fmul float %6, %div.i
  %mul25 = fmul float %sub, %mul24
  %add26 = fadd float %ax.090, %mul25
  %mul27 = fmul float %sub10, %mul24
  %add28 = fadd float %ay.089, %mul27
  %mul29 = fmul float %sub14, %mul24
  %add30 = fadd float %az.088, %mul29
  %inc = add nuw nsw i32 %j.087, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !17

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nofree nosync nounwind readnone speculatable willreturn
declare float @llvm.sqrt.f32(float) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { mustprogress nofree nosync nounwind readnone speculatable willreturn }
attributes #3 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, %struct.nbody_body*, float*)* @nbody, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6, i64 12, i64 4, !6}
!6 = !{!7, !7, i64 0}
!7 = !{!"float", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{i64 0, i64 4, !6, i64 4, i64 4, !6, i64 8, i64 4, !6}
!11 = !{i64 0, i64 4, !6, i64 4, i64 4, !6}
!12 = !{!13, !7, i64 0}
!13 = !{!"_ZTS10nbody_body", !7, i64 0, !7, i64 4, !7, i64 8, !7, i64 12}
!14 = !{!13, !7, i64 4}
!15 = !{!13, !7, i64 8}
!16 = !{!13, !7, i64 12}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
