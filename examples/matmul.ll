; made by: clang-19 -O1 -Xclang -disable-llvm-passes -S -emit-llvm -ffp-contract=off -fno-math-errno -fno-discard-value-names -x cuda --cuda-device-only --cuda-gpu-arch=sm_70 -nocudainc -nocudalib -Xclang -target-feature -Xclang +ptx63 cuda/matmul.cu -o -
source_filename = "cuda/matmul.cu"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.optgo_thread_index = type { i8 }
%struct.optgo_block_index = type { i8 }

$_ZN18optgo_thread_index5readXEv = comdat any

$_ZN18optgo_thread_index5readYEv = comdat any

$_ZN17optgo_block_index5readYEv = comdat any

$_ZN17optgo_block_index5readXEv = comdat any

@_ZZ6matmulE5tileA = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@_ZZ6matmulE5tileB = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.optgo_thread_index, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.optgo_block_index, align 1

; Function Attrs: convergent mustprogress norecurse nounwind
define dso_local void @matmul(i32 noundef %n, ptr noundef %a, ptr noundef %b, ptr noundef %c) #0 {
entry:
  %n.addr = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %tx = alloca i32, align 4
  %ty = alloca i32, align 4
  %row = alloca i32, align 4
  %col = alloca i32, align 4
  %sum = alloca float, align 4
  %base = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %k = alloca i32, align 4
  store i32 %n, ptr %n.addr, align 4, !tbaa !6
  store ptr %a, ptr %a.addr, align 8, !tbaa !10
  store ptr %b, ptr %b.addr, align 8, !tbaa !10
  store ptr %c, ptr %c.addr, align 8, !tbaa !10
  call void @llvm.lifetime.start.p0(i64 4, ptr %tx) #5
  %call = call noundef i32 @_ZN18optgo_thread_index5readXEv() #6
  store i32 %call, ptr %tx, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(i64 4, ptr %ty) #5
  %call1 = call noundef i32 @_ZN18optgo_thread_index5readYEv() #6
  store i32 %call1, ptr %ty, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(i64 4, ptr %row) #5
  %call2 = call noundef i32 @_ZN17optgo_block_index5readYEv() #6
  %mul = mul i32 %call2, 16
  %0 = load i32, ptr %ty, align 4, !tbaa !6
  %add = add i32 %mul, %0
  store i32 %add, ptr %row, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(i64 4, ptr %col) #5
  %call3 = call noundef i32 @_ZN17optgo_block_index5readXEv() #6
  %mul4 = mul i32 %call3, 16
  %1 = load i32, ptr %tx, align 4, !tbaa !6
  %add5 = add i32 %mul4, %1
  store i32 %add5, ptr %col, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(i64 4, ptr %sum) #5
  store float 0.000000e+00, ptr %sum, align 4, !tbaa !12
  call void @llvm.lifetime.start.p0(i64 4, ptr %base) #5
  store i32 0, ptr %base, align 4, !tbaa !6
  br label %for.cond

for.cond:                                         ; preds = %for.inc47, %entry
  %2 = load i32, ptr %base, align 4, !tbaa !6
  %3 = load i32, ptr %n.addr, align 4, !tbaa !6
  %cmp = icmp slt i32 %2, %3
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %base) #5
  br label %for.end49

for.body:                                         ; preds = %for.cond
  %4 = load i32, ptr %row, align 4, !tbaa !6
  %5 = load i32, ptr %n.addr, align 4, !tbaa !6
  %cmp6 = icmp slt i32 %4, %5
  br i1 %cmp6, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %for.body
  %6 = load i32, ptr %base, align 4, !tbaa !6
  %7 = load i32, ptr %tx, align 4, !tbaa !6
  %add7 = add nsw i32 %6, %7
  %8 = load i32, ptr %n.addr, align 4, !tbaa !6
  %cmp8 = icmp slt i32 %add7, %8
  br i1 %cmp8, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %9 = load ptr, ptr %a.addr, align 8, !tbaa !10
  %10 = load i32, ptr %row, align 4, !tbaa !6
  %11 = load i32, ptr %n.addr, align 4, !tbaa !6
  %mul9 = mul nsw i32 %10, %11
  %12 = load i32, ptr %base, align 4, !tbaa !6
  %add10 = add nsw i32 %mul9, %12
  %13 = load i32, ptr %tx, align 4, !tbaa !6
  %add11 = add nsw i32 %add10, %13
  %idxprom = sext i32 %add11 to i64
  %arrayidx = getelementptr inbounds float, ptr %9, i64 %idxprom
  %14 = load float, ptr %arrayidx, align 4, !tbaa !12
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %for.body
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi float [ %14, %cond.true ], [ 0.000000e+00, %cond.false ]
  %15 = load i32, ptr %ty, align 4, !tbaa !6
  %idxprom12 = sext i32 %15 to i64
  %arrayidx13 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom12
  %16 = load i32, ptr %tx, align 4, !tbaa !6
  %idxprom14 = sext i32 %16 to i64
  %arrayidx15 = getelementptr inbounds [16 x float], ptr %arrayidx13, i64 0, i64 %idxprom14
  store float %cond, ptr %arrayidx15, align 4, !tbaa !12
  %17 = load i32, ptr %base, align 4, !tbaa !6
  %18 = load i32, ptr %ty, align 4, !tbaa !6
  %add16 = add nsw i32 %17, %18
  %19 = load i32, ptr %n.addr, align 4, !tbaa !6
  %cmp17 = icmp slt i32 %add16, %19
  br i1 %cmp17, label %land.lhs.true18, label %cond.false26

land.lhs.true18:                                  ; preds = %cond.end
  %20 = load i32, ptr %col, align 4, !tbaa !6
  %21 = load i32, ptr %n.addr, align 4, !tbaa !6
  %cmp19 = icmp slt i32 %20, %21
  br i1 %cmp19, label %cond.true20, label %cond.false26

cond.true20:                                      ; preds = %land.lhs.true18
  %22 = load ptr, ptr %b.addr, align 8, !tbaa !10
  %23 = load i32, ptr %base, align 4, !tbaa !6
  %24 = load i32, ptr %ty, align 4, !tbaa !6
  %add21 = add nsw i32 %23, %24
  %25 = load i32, ptr %n.addr, align 4, !tbaa !6
  %mul22 = mul nsw i32 %add21, %25
  %26 = load i32, ptr %col, align 4, !tbaa !6
  %add23 = add nsw i32 %mul22, %26
  %idxprom24 = sext i32 %add23 to i64
  %arrayidx25 = getelementptr inbounds float, ptr %22, i64 %idxprom24
  %27 = load float, ptr %arrayidx25, align 4, !tbaa !12
  br label %cond.end27

cond.false26:                                     ; preds = %land.lhs.true18, %cond.end
  br label %cond.end27

cond.end27:                                       ; preds = %cond.false26, %cond.true20
  %cond28 = phi float [ %27, %cond.true20 ], [ 0.000000e+00, %cond.false26 ]
  %28 = load i32, ptr %ty, align 4, !tbaa !6
  %idxprom29 = sext i32 %28 to i64
  %arrayidx30 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 %idxprom29
  %29 = load i32, ptr %tx, align 4, !tbaa !6
  %idxprom31 = sext i32 %29 to i64
  %arrayidx32 = getelementptr inbounds [16 x float], ptr %arrayidx30, i64 0, i64 %idxprom31
  store float %cond28, ptr %arrayidx32, align 4, !tbaa !12
  call void @llvm.nvvm.barrier0()
  call void @llvm.lifetime.start.p0(i64 4, ptr %k) #5
  store i32 0, ptr %k, align 4, !tbaa !6
  br label %for.cond33

for.cond33:                                       ; preds = %for.inc, %cond.end27
  %30 = load i32, ptr %k, align 4, !tbaa !6
  %cmp34 = icmp slt i32 %30, 16
  br i1 %cmp34, label %for.body36, label %for.cond.cleanup35

for.cond.cleanup35:                               ; preds = %for.cond33
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(i64 4, ptr %k) #5
  br label %for.end

for.body36:                                       ; preds = %for.cond33
  %31 = load i32, ptr %ty, align 4, !tbaa !6
  %idxprom37 = sext i32 %31 to i64
  %arrayidx38 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileA to ptr), i64 0, i64 %idxprom37
  %32 = load i32, ptr %k, align 4, !tbaa !6
  %idxprom39 = sext i32 %32 to i64
  %arrayidx40 = getelementptr inbounds [16 x float], ptr %arrayidx38, i64 0, i64 %idxprom39
  %33 = load float, ptr %arrayidx40, align 4, !tbaa !12
  %34 = load i32, ptr %k, align 4, !tbaa !6
  %idxprom41 = sext i32 %34 to i64
  %arrayidx42 = getelementptr inbounds [16 x [16 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6matmulE5tileB to ptr), i64 0, i64 %idxprom41
  %35 = load i32, ptr %tx, align 4, !tbaa !6
  %idxprom43 = sext i32 %35 to i64
  %arrayidx44 = getelementptr inbounds [16 x float], ptr %arrayidx42, i64 0, i64 %idxprom43
  %36 = load float, ptr %arrayidx44, align 4, !tbaa !12
  %mul45 = fmul float %33, %36
  %37 = load float, ptr %sum, align 4, !tbaa !12
  %add46 = fadd float %37, %mul45
  store float %add46, ptr %sum, align 4, !tbaa !12
  br label %for.inc

for.inc:                                          ; preds = %for.body36
  %38 = load i32, ptr %k, align 4, !tbaa !6
  %inc = add nsw i32 %38, 1
  store i32 %inc, ptr %k, align 4, !tbaa !6
  br label %for.cond33, !llvm.loop !14

for.end:                                          ; preds = %for.cond.cleanup35
  call void @llvm.nvvm.barrier0()
  br label %for.inc47

for.inc47:                                        ; preds = %for.end
  %39 = load i32, ptr %base, align 4, !tbaa !6
  %add48 = add nsw i32 %39, 16
  store i32 %add48, ptr %base, align 4, !tbaa !6
  br label %for.cond, !llvm.loop !17

for.end49:                                        ; preds = %for.cond.cleanup
  %40 = load i32, ptr %row, align 4, !tbaa !6
  %41 = load i32, ptr %n.addr, align 4, !tbaa !6
  %cmp50 = icmp slt i32 %40, %41
  br i1 %cmp50, label %land.lhs.true51, label %if.end

land.lhs.true51:                                  ; preds = %for.end49
  %42 = load i32, ptr %col, align 4, !tbaa !6
  %43 = load i32, ptr %n.addr, align 4, !tbaa !6
  %cmp52 = icmp slt i32 %42, %43
  br i1 %cmp52, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true51
  %44 = load float, ptr %sum, align 4, !tbaa !12
  %45 = load ptr, ptr %c.addr, align 8, !tbaa !10
  %46 = load i32, ptr %row, align 4, !tbaa !6
  %47 = load i32, ptr %n.addr, align 4, !tbaa !6
  %mul53 = mul nsw i32 %46, %47
  %48 = load i32, ptr %col, align 4, !tbaa !6
  %add54 = add nsw i32 %mul53, %48
  %idxprom55 = sext i32 %add54 to i64
  %arrayidx56 = getelementptr inbounds float, ptr %45, i64 %idxprom55
  store float %44, ptr %arrayidx56, align 4, !tbaa !12
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true51, %for.end49
  call void @llvm.lifetime.end.p0(i64 4, ptr %sum) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %col) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %row) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %ty) #5
  call void @llvm.lifetime.end.p0(i64 4, ptr %tx) #5
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readXEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN18optgo_thread_index5readYEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readYEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  ret i32 %0
}

; Function Attrs: alwaysinline convergent mustprogress nounwind
define linkonce_odr dso_local noundef i32 @_ZN17optgo_block_index5readXEv() #2 comdat align 2 {
entry:
  %0 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  ret i32 %0
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier0() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { alwaysinline convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_70" "target-features"="+ptx42,+ptx63,+sm_70" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }
attributes #6 = { convergent nounwind }

!nvvm.annotations = !{!0, !1}
!llvm.module.flags = !{!2, !3, !4}
!llvm.ident = !{!5}

!0 = !{ptr @matmul, !"kernel", i32 1}
!1 = !{ptr @matmul, !"maxntidx", i32 256}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!4 = !{i32 7, !"frame-pointer", i32 2}
!5 = !{!"clang version 19"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !8, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !8, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !15, !16}
