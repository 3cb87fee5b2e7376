; made by: clang-14 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/avgSquare.cu -o -
source_filename = "cuda/avgSquare.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @avgSquare(float* nocapture noundef readonly %m, float* nocapture noundef writeonly %v, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %cmp = icmp slt i32 %0, %c
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %mul = mul nsw i32 %c, %c
  %add = add nsw i32 %mul, %0
  %cmp122.not = icmp eq i32 %mul, 0
  br i1 %cmp122.not, label %for.cond.cleanup, label %for.body

for.cond.cleanup.loopexit:                        ; preds = %for.body
  %phi.cast = sitofp i32 %add3 to float
  %1 = fdiv float %add2, %phi.cast
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %if.then
  %div = phi float [ %1, %for.cond.cleanup.loopexit ], [ 0x7FF8000000000000, %if.then ]
  %idxprom5 = sext i32 %0 to i64
  %arrayidx6 = getelementptr inbounds float, float* %v, i64 %idxprom5
  store float %div, float* %arrayidx6, align 4, !tbaa !5
  br label %if.end

for.body:                                         ; preds = %if.then, %for.body
  %i.025 = phi i32 [ %add4, %for.body ], [ %0, %if.then ]
  %d.024 = phi i32 [ %add3, %for.body ], [ 0, %if.then ]
  %sum.023 = phi float [ %add2, %for.body ], [ 0.000000e+00, %if.then ]
  %idxprom = sext i32 %i.025 to i64
  %arrayidx = getelementptr inbounds float, float* %m, i64 %idxprom
  %2 = load float, float* %arrayidx, align 4, !tbaa !5
  %add2 = fadd float %sum.023, %2
  %add3 = add nuw nsw i32 %d.024, 1
  %add4 = add nsw i32 %i.025, %c
  %cmp1 = icmp slt i32 %add4, %add
  br i1 %cmp1, label %for.body, label %for.cond.cleanup.loopexit, !llvm.loop !9

if.end:                                           ; preds = %for.cond.cleanup, %entry
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

!0 = !{void (float*, float*, i32)* @avgSquare, !"kernel", i32 1}
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
