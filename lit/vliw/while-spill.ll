; A loop that ends by its data, in few registers: the store of a spilled value comes before the branch of its iteration, after which the pipeline ends.
; RUN: opt-go %s -emit=vliw -machine=p4m4l4 -regs=16 -verify-each -o %t.s
; RUN: FileCheck %s --input-file=%t.s
; RUN: vliw-run %t.s -func rounds -ret i64 -arg i32:3 -arg i32:5 | FileCheck %s --check-prefix=SAME
; RUN: opt-go %s -emit=vliw -sched=list -o %t.list.s
; RUN: vliw-run %t.list.s -func rounds -ret i64 -arg i32:3 -arg i32:5 | FileCheck %s --check-prefix=SAME

; CHECK: .loop rounds.loop ii={{.*}} sc=
; CHECK: st8 {{.*}} !spill
; CHECK: wtop
; SAME: {{^}}-611726036
@sha.K = constant [8 x i32] [i32 11, i32 -222, i32 3333, i32 -44444, i32 555555, i32 -6666666, i32 77777777, i32 -88888888]
@words = constant [64 x i32] zeroinitializer

define i64 @rounds(i32 %s, i32 %t) {
entry:
  %w = getelementptr i8, ptr @words, i64 0
  %a0 = mul i32 %s, %t
  %a1 = add i32 %s, 77
  %a2 = xor i32 %t, 12345
  %a3 = add i32 %a0, %a2
  %a4 = mul i32 %a1, %a3
  %a5 = xor i32 %a4, %a2
  %a6 = add i32 %a5, %a1
  %a7 = mul i32 %a6, %a0
  br label %loop

loop:
  %.084 = phi i32 [ 0, %entry ], [ %v132, %loop ]
  %.06483 = phi i32 [ %a7, %entry ], [ %.06582, %loop ]
  %.06582 = phi i32 [ %a6, %entry ], [ %.06681, %loop ]
  %.06681 = phi i32 [ %a5, %entry ], [ %.06780, %loop ]
  %.06780 = phi i32 [ %a4, %entry ], [ %v130, %loop ]
  %.06879 = phi i32 [ %a3, %entry ], [ %.06978, %loop ]
  %.06978 = phi i32 [ %a2, %entry ], [ %.07077, %loop ]
  %.07077 = phi i32 [ %a1, %entry ], [ %.07176, %loop ]
  %.07176 = phi i32 [ %a0, %entry ], [ %v131, %loop ]
  %v100 = call i32 @llvm.fshl.i32(i32 %.06780, i32 %.06780, i32 26)
  %v101 = call i32 @llvm.fshl.i32(i32 %.06780, i32 %.06780, i32 21)
  %v102 = xor i32 %v100, %v101
  %v103 = call i32 @llvm.fshl.i32(i32 %.06780, i32 %.06780, i32 7)
  %v104 = xor i32 %v102, %v103
  %v105 = add i32 %.06483, %v104
  %v106 = and i32 %.06780, %.06681
  %v107 = xor i32 %.06780, -1
  %v108 = and i32 %.06582, %v107
  %v109 = or disjoint i32 %v106, %v108
  %v110 = add i32 %v105, %v109
  %v111 = and i32 %.084, 7
  %v112 = zext nneg i32 %v111 to i64
  %v113 = getelementptr inbounds [8 x i32], ptr @sha.K, i64 0, i64 %v112
  %v114 = load i32, ptr %v113, align 4
  %v115 = add i32 %v110, %v114
  %v116 = zext nneg i32 %.084 to i64
  %v117 = getelementptr inbounds [64 x i32], ptr %w, i64 0, i64 %v116
  %v118 = load i32, ptr %v117, align 4
  %v119 = add i32 %v115, %v118
  %v120 = call i32 @llvm.fshl.i32(i32 %.07176, i32 %.07176, i32 30)
  %v121 = call i32 @llvm.fshl.i32(i32 %.07176, i32 %.07176, i32 19)
  %v122 = xor i32 %v120, %v121
  %v123 = call i32 @llvm.fshl.i32(i32 %.07176, i32 %.07176, i32 10)
  %v124 = xor i32 %v122, %v123
  %v125 = xor i32 %.07077, %.06978
  %v126 = and i32 %.07176, %v125
  %v127 = and i32 %.07077, %.06978
  %v128 = xor i32 %v126, %v127
  %v129 = add i32 %v124, %v128
  %v130 = add i32 %.06879, %v119
  %v131 = add i32 %v119, %v129
  %v132 = add nuw nsw i32 %.084, 1
  %v133 = icmp ult i32 %.084, 63
  br i1 %v133, label %loop, label %done

done:
  %o0 = phi i32 [ %.06582, %loop ]
  %o1 = phi i32 [ %.06681, %loop ]
  %o2 = phi i32 [ %.06780, %loop ]
  %o3 = phi i32 [ %.06978, %loop ]
  %o4 = phi i32 [ %.07077, %loop ]
  %o5 = phi i32 [ %.07176, %loop ]
  %o6 = phi i32 [ %v130, %loop ]
  %o7 = phi i32 [ %v131, %loop ]
  %m1 = mul i32 %o0, 31
  %s1 = add i32 %m1, %o1
  %m2 = mul i32 %s1, 31
  %s2 = add i32 %m2, %o2
  %m3 = mul i32 %s2, 31
  %s3 = add i32 %m3, %o3
  %m4 = mul i32 %s3, 31
  %s4 = add i32 %m4, %o4
  %m5 = mul i32 %s4, 31
  %s5 = add i32 %m5, %o5
  %m6 = mul i32 %s5, 31
  %s6 = add i32 %m6, %o6
  %m7 = mul i32 %s6, 31
  %s7 = add i32 %m7, %o7
  %r = sext i32 %s7 to i64
  ret i64 %r
}
declare i32 @llvm.fshl.i32(i32, i32, i32)
