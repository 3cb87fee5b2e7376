; made by: clang-14 -O2 -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/spmv.cu -o -
source_filename = "cuda/spmv.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind
define dso_local void @spmv(i32 noundef %rows, i32* nocapture noundef readonly %start, i32* nocapture noundef readonly %column, double* nocapture noundef readonly %value, double* nocapture noundef readonly %x, double* nocapture noundef writeonly %y) local_unnamed_addr #0 {
entry:
  %0 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2
  %1 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2
  %mul = mul i32 %0, %1
  %2 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2
  %add = add i32 %mul, %2
  %cmp = icmp slt i32 %add, %rows
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds i32, i32* %start, i64 %idxprom
  %3 = load i32, i32* %arrayidx, align 4, !tbaa !5
  %add3 = add nsw i32 %add, 1
  %idxprom4 = sext i32 %add3 to i64
  %arrayidx5 = getelementptr inbounds i32, i32* %start, i64 %idxprom4
  %4 = load i32, i32* %arrayidx5, align 4, !tbaa !5
  %cmp628 = icmp sgt i32 %4, %3
  br i1 %cmp628, label %for.body.preheader, label %for.cond.cleanup

for.body.preheader:                               ; preds = %if.then
  %5 = sub i32 %4, %3
  %.neg = add i32 %3, 1
  %xtraiter = and i32 %5, 1
  %lcmp.mod.not = icmp eq i32 %xtraiter, 0
  br i1 %lcmp.mod.not, label %for.body.prol.loopexit, label %for.body.prol

for.body.prol:                                    ; preds = %for.body.preheader
  %idxprom7.prol = sext i32 %3 to i64
  %arrayidx8.prol = getelementptr inbounds double, double* %value, i64 %idxprom7.prol
  %6 = load double, double* %arrayidx8.prol, align 8, !tbaa !9
  %arrayidx10.prol = getelementptr inbounds i32, i32* %column, i64 %idxprom7.prol
  %7 = load i32, i32* %arrayidx10.prol, align 4, !tbaa !5
  %idxprom11.prol = sext i32 %7 to i64
  %arrayidx12.prol = getelementptr inbounds double, double* %x, i64 %idxprom11.prol
  %8 = load double, double* %arrayidx12.prol, align 8, !tbaa !9
  %mul13.prol = fmul double %6, %8
  %add14.prol = fadd double %mul13.prol, 0.000000e+00
  %inc.prol = add nsw i32 %3, 1
  br label %for.body.prol.loopexit

for.body.prol.loopexit:                           ; preds = %for.body.prol, %for.body.preheader
  %add14.lcssa.unr = phi double [ undef, %for.body.preheader ], [ %add14.prol, %for.body.prol ]
  %k.030.unr = phi i32 [ %3, %for.body.preheader ], [ %inc.prol, %for.body.prol ]
  %sum.029.unr = phi double [ 0.000000e+00, %for.body.preheader ], [ %add14.prol, %for.body.prol ]
  %9 = icmp eq i32 %4, %.neg
  br i1 %9, label %for.cond.cleanup, label %for.body

for.cond.cleanup:                                 ; preds = %for.body.prol.loopexit, %for.body, %if.then
  %sum.0.lcssa = phi double [ 0.000000e+00, %if.then ], [ %add14.lcssa.unr, %for.body.prol.loopexit ], [ %add14.1, %for.body ]
  %arrayidx16 = getelementptr inbounds double, double* %y, i64 %idxprom
  store double %sum.0.lcssa, double* %arrayidx16, align 8, !tbaa !9
  br label %if.end

for.body:                                         ; preds = %for.body.prol.loopexit, %for.body
  %k.030 = phi i32 [ %inc.1, %for.body ], [ %k.030.unr, %for.body.prol.loopexit ]
  %sum.029 = phi double [ %add14.1, %for.body ], [ %sum.029.unr, %for.body.prol.loopexit ]
  %idxprom7 = sext i32 %k.030 to i64
  %arrayidx8 = getelementptr inbounds double, double* %value, i64 %idxprom7
  %10 = load double, double* %arrayidx8, align 8, !tbaa !9
  %arrayidx10 = getelementptr inbounds i32, i32* %column, i64 %idxprom7
  %11 = load i32, i32* %arrayidx10, align 4, !tbaa !5
  %idxprom11 = sext i32 %11 to i64
  %arrayidx12 = getelementptr inbounds double, double* %x, i64 %idxprom11
  %12 = load double, double* %arrayidx12, align 8, !tbaa !9
  %mul13 = fmul double %10, %12
  %add14 = fadd double %sum.029, %mul13
  %inc = add nsw i32 %k.030, 1
  %idxprom7.1 = sext i32 %inc to i64
  %arrayidx8.1 = getelementptr inbounds double, double* %value, i64 %idxprom7.1
  %13 = load double, double* %arrayidx8.1, align 8, !tbaa !9
  %arrayidx10.1 = getelementptr inbounds i32, i32* %column, i64 %idxprom7.1
  %14 = load i32, i32* %arrayidx10.1, align 4, !tbaa !5
  %idxprom11.1 = sext i32 %14 to i64
  %arrayidx12.1 = getelementptr inbounds double, double* %x, i64 %idxprom11.1
  %15 = load double, double* %arrayidx12.1, align 8, !tbaa !9
  %mul13.1 = fmul double %13, %15
  %add14.1 = fadd double %add14, %mul13.1
  %inc.1 = add nsw i32 %k.030, 2
  %exitcond.not.1 = icmp eq i32 %inc.1, %4
  br i1 %exitcond.not.1, label %for.cond.cleanup, label %for.body, !llvm.loop !11

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void
}

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nofree nosync nounwind readnone speculatable
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx63,+sm_70" }
attributes #1 = { nofree nosync nounwind readnone speculatable }
attributes #2 = { nounwind }

!nvvm.annotations = !{!0}
!llvm.module.flags = !{!1, !2, !3}
!llvm.ident = !{!4}

!0 = !{void (i32, i32*, i32*, double*, double*, double*)* @spmv, !"kernel", i32 1}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!3 = !{i32 7, !"frame-pointer", i32 2}
!4 = !{!"clang version 14"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"double", !7, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
