; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/nbody.cu -o -
source_filename = "cuda/nbody.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.nbody_body = type { float, float, float, float }

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @nbody(i32 noundef %n, ptr nocapture noundef readonly %bodies, ptr nocapture noundef writeonly %acceleration) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %1 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %mul = mul i32 %0, %1
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %add = add i32 %mul, %2
  %cmp.not = icmp slt i32 %add, %n
  br i1 %cmp.not, label %if.end, label %cleanup

if.end:                                           ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds %struct.nbody_body, ptr %bodies, i64 %idxprom
  %self.sroa.0.0.copyload = load float, ptr %arrayidx, align 4, !tbaa !5
  %self.sroa.4.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 4
  %self.sroa.4.0.copyload = load float, ptr %self.sroa.4.0.arrayidx.sroa_idx, align 4, !tbaa !5
  %self.sroa.5.0.arrayidx.sroa_idx = getelementptr inbounds i8, ptr %arrayidx, i64 8
  %self.sroa.5.0.copyload = load float, ptr %self.sroa.5.0.arrayidx.sroa_idx, align 4, !tbaa !5
  %cmp369 = icmp sgt i32 %n, 0
  br i1 %cmp369, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.body, %if.end
  %az.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %add30, %for.body ]
  %ay.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %add28, %for.body ]
  %ax.0.lcssa = phi float [ 0.000000e+00, %if.end ], [ %add26, %for.body ]
  %mul31 = mul nsw i32 %add, 3
  %idxprom32 = sext i32 %mul31 to i64
  %arrayidx33 = getelementptr inbounds float, ptr %acceleration, i64 %idxprom32
  store float %ax.0.lcssa, ptr %arrayidx33, align 4, !tbaa !5
  %arrayidx37 = getelementptr i8, ptr %arrayidx33, i64 4
  store float %ay.0.lcssa, ptr %arrayidx37, align 4, !tbaa !5
  %arrayidx41 = getelementptr i8, ptr %arrayidx33, i64 8
  store float %az.0.lcssa, ptr %arrayidx41, align 4, !tbaa !5
  br label %cleanup

for.body:                                         ; preds = %if.end, %for.body
  %ax.073 = phi float [ %add26, %for.body ], [ 0.000000e+00, %if.end ]
  %ay.072 = phi float [ %add28, %for.body ], [ 0.000000e+00, %if.end ]
  %az.071 = phi float [ %add30, %for.body ], [ 0.000000e+00, %if.end ]
  %j.070 = phi i32 [ %inc, %for.body ], [ 0, %if.end ]
  %idxprom4 = zext nneg i32 %j.070 to i64
  %arrayidx5 = getelementptr inbounds %struct.nbody_body, ptr %bodies, i64 %idxprom4
  %3 = load float, ptr %arrayidx5, align 4, !tbaa !9
  %sub = fsub float %3, %self.sroa.0.0.copyload
  %y = getelementptr inbounds i8, ptr %arrayidx5, i64 4
  %4 = load float, ptr %y, align 4, !tbaa !11
  %sub10 = fsub float %4, %self.sroa.4.0.copyload
  %z = getelementptr inbounds i8, ptr %arrayidx5, i64 8
  %5 = load float, ptr %z, align 4, !tbaa !12
  %sub14 = fsub float %5, %self.sroa.5.0.copyload
  %mul15 = fmul float %sub, %sub
  %mul16 = fmul float %sub10, %sub10
  %add17 = fadd float %mul15, %mul16
  %mul18 = fmul float %sub14, %sub14
  %add19 = fadd float %add17, %mul18
  %add20 = fadd float %add19, 0x3F847AE140000000
  %mass = getelementptr inbounds i8, ptr %arrayidx5, i64 12
  %6 = load float, ptr %mass, align 4, !tbaa !13
  %7 = tail call float @llvm.sqrt.f32(float %add20)
  %mul.i = fmul float %add20, %7
  %div.i = fdiv float 1.000000e+00, %mul.i
  %mul24 = fmul float %6, %div.i
  %mul25 = fmul float %sub, %mul24
  %add26 = fadd float %ax.073, %mul25
  %mul27 = fmul float %sub10, %mul24
  %add28 = fadd float %ay.072, %mul27
  %mul29 = fmul float %sub14, %mul24
  %add30 = fadd float %az.071, %mul29
  %inc = add nuw nsw i32 %j.070, 1
  %exitcond.not = icmp eq i32 %inc, %n
  br i1 %exitcond.not, label %for.cond.cleanup, label %for.body, !llvm.loop !14

cleanup:                                          ; preds = %entry, %for.cond.cleanup
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @nbody, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !6, i64 0}
!10 = !{!"_ZTS10nbody_body", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!11 = !{!10, !6, i64 4}
!12 = !{!10, !6, i64 8}
!13 = !{!10, !6, i64 12}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
