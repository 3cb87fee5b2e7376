; Accesses of different types do not meet, in any two iterations: the loads of the next iterations need not wait for the store of this one. The
; first function says the types, the second does not.
; RUN: opt-go %s -emit=vliw -verify-each -o %t.s
; RUN: FileCheck %s --input-file=%t.s
; CHECK: .loop typed.loop ii=2 mii=2 res=2
; CHECK: .loop untyped.loop ii=7 mii=7 res=2 rec=7
define void @typed(ptr %x, ptr %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i32, ptr %k, i64 %i
  %v = load i32, ptr %a, align 4, !tbaa !1
  %f = sitofp i32 %v to float
  %b = getelementptr inbounds float, ptr %x, i64 %i
  store float %f, ptr %b, align 4, !tbaa !3
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
define void @untyped(ptr %x, ptr %k, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr inbounds i32, ptr %k, i64 %i
  %v = load i32, ptr %a, align 4
  %f = sitofp i32 %v to float
  %b = getelementptr inbounds float, ptr %x, i64 %i
  store float %f, ptr %b, align 4
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !0, i64 0}
!3 = !{!4, !4, i64 0}
!4 = !{!"float", !0, i64 0}
