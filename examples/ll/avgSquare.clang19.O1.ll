; made by: clang-19 -O1 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/avgSquare.cu -o -
source_filename = "cuda/avgSquare.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @avgSquare(ptr nocapture noundef readonly %m, ptr nocapture noundef writeonly %v, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, %c
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %mul = mul nsw i32 %c, %c
  %add = add nuw nsw i32 %mul, %0
  br label %for.body

for.cond.cleanup:                                 ; preds = %for.body
  %conv = uitofp nneg i32 %add3 to float
  %div = fdiv float %add2, %conv
  %idxprom5 = zext nneg i32 %0 to i64
  %arrayidx6 = getelementptr inbounds float, ptr %v, i64 %idxprom5
  store float %div, ptr %arrayidx6, align 4, !tbaa !5
  br label %if.end

for.body:                                         ; preds = %if.then, %for.body
  %i.020 = phi i32 [ %add4, %for.body ], [ %0, %if.then ]
  %d.019 = phi i32 [ %add3, %for.body ], [ 0, %if.then ]
  %sum.018 = phi float [ %add2, %for.body ], [ 0.000000e+00, %if.then ]
  %idxprom = sext i32 %i.020 to i64
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom
  %1 = load float, ptr %arrayidx, align 4, !tbaa !5
  %add2 = fadd float %sum.018, %1
  %add3 = add nuw nsw i32 %d.019, 1
  %add4 = add nsw i32 %i.020, %c
  %cmp1 = icmp slt i32 %add4, %add
  br i1 %cmp1, label %for.body, label %for.cond.cleanup, !llvm.loop !9

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @avgSquare, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
