; made by: clang-19 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/sumTriangle.cu -o -
source_filename = "cuda/sumTriangle.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @sumTriangle(ptr nocapture noundef readonly %m, ptr nocapture noundef writeonly %v, i32 noundef %c) local_unnamed_addr #0 {
entry:
  %0 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %0, %c
  br i1 %cmp, label %if.then, label %if.end8

if.then:                                          ; preds = %entry
  %add = add nuw nsw i32 %0, 1
  %mul = mul nsw i32 %add, %c
  %cmp118 = icmp ult i32 %0, %mul
  br i1 %cmp118, label %for.body, label %for.cond.cleanup

for.cond.cleanup.loopexit:                        ; preds = %if.end
  %1 = zext nneg i32 %add4 to i64
  br label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond.cleanup.loopexit, %if.then
  %sum.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %sum.1, %for.cond.cleanup.loopexit ]
  %d.0.lcssa = phi i64 [ 0, %if.then ], [ %1, %for.cond.cleanup.loopexit ]
  %2 = getelementptr float, ptr %v, i64 %d.0.lcssa
  %arrayidx7 = getelementptr i8, ptr %2, i64 -4
  store float %sum.0.lcssa, ptr %arrayidx7, align 4, !tbaa !5
  br label %if.end8

for.body:                                         ; preds = %if.then, %if.end
  %i.021 = phi i32 [ %add5, %if.end ], [ %0, %if.then ]
  %d.020 = phi i32 [ %add4, %if.end ], [ 0, %if.then ]
  %sum.019 = phi float [ %sum.1, %if.end ], [ 0.000000e+00, %if.then ]
  %rem = and i32 %d.020, 1
  %tobool.not = icmp eq i32 %rem, 0
  br i1 %tobool.not, label %if.end, label %if.then2

if.then2:                                         ; preds = %for.body
  %idxprom = sext i32 %i.021 to i64
  %arrayidx = getelementptr inbounds float, ptr %m, i64 %idxprom
  %3 = load float, ptr %arrayidx, align 4, !tbaa !5
  %add3 = fadd float %sum.019, %3
  br label %if.end

if.end:                                           ; preds = %if.then2, %for.body
  %sum.1 = phi float [ %add3, %if.then2 ], [ %sum.019, %for.body ]
  %add4 = add nuw nsw i32 %d.020, 1
  %add5 = add nsw i32 %i.021, %c
  %cmp1 = icmp slt i32 %add5, %mul
  br i1 %cmp1, label %for.body, label %for.cond.cleanup.loopexit, !llvm.loop !9

if.end8:                                          ; preds = %for.cond.cleanup, %entry
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{ptr @sumTriangle, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 19"}
!5 = !{!6, !6, i64 0}
!6 = !{!"float", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
