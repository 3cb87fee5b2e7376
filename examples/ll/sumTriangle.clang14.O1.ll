; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/sumTriangle.cu -o -
source_filename = "cuda/sumTriangle.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @sumTriangle(float* nocapture noundef readonly %m, float* nocapture noundef writeonly %v, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %cmp = icmp slt i32 %0, %c
  br i1 %cmp, label %if.then, label %if.end8

if.then:                                          ; preds = %entry
  %add = add nsw i32 %0, 1
  %mul = mul nsw i32 %add, %c
  %cmp123 = icmp slt i32 %0, %mul
  br i1 %cmp123, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %if.end, %if.then
  %sum.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %sum.1, %if.end ]
  %d.0.lcssa = phi i32 [ -1, %if.then ], [ %d.025, %if.end ]
  %idxprom6 = sext i32 %d.0.lcssa to i64
  %arrayidx7 = getelementptr inbounds float, float* %v, i64 %idxprom6
  store float %sum.0.lcssa, float* %arrayidx7, align 4, !tbaa !5
  br label %if.end8

for.body:                                         ; preds = %if.then, %if.end
  %i.026 = phi i32 [ %add5, %if.end ], [ %0, %if.then ]
  %d.025 = phi i32 [ %add4, %if.end ], [ 0, %if.then ]
  %sum.024 = phi float [ %sum.1, %if.end ], [ 0.000000e+00, %if.then ]
  %rem = and i32 %d.025, 1
  %tobool.not = icmp eq i32 %rem, 0
  br i1 %tobool.not, label %if.end, label %if.then2

if.then2:                                         ; preds = %for.body
  %idxprom = sext i32 %i.026 to i64
  %arrayidx = getelementptr inbounds float, float* %m, i64 %idxprom
  %1 = load float, float* %arrayidx, align 4, !tbaa !5
  %add3 = fadd float %sum.024, %1
  br label %if.end

if.end:                                           ; preds = %if.then2, %for.body
  %sum.1 = phi float [ %add3, %if.then2 ], [ %sum.024, %for.body ]
  %add4 = add nuw nsw i32 %d.025, 1
  %add5 = add nsw i32 %i.026, %c
  %cmp1 = icmp slt i32 %add5, %mul
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !llvm.loop !9

if.end8:                                          ; preds = %for.cond.cleanup, %entry
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (float*, float*, i32)* @sumTriangle, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
