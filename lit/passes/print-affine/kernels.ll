; RUN: opt-go %s -passes='print<affine>' -disable-output 2>&1 | FileCheck %s
; RUN: opt-go %s -passes='print<uniformity>' -disable-output 2>&1 | FileCheck %s --check-prefix=SIMPLE
;
; The kernels avgSquare and sumTriangle of Sampaio et al., Fig. 1, and the variables' values in Fig. 2: the columns of
; section 3.3 (SIMPLE) and of section 3.4 with polynomials of degree two. d is d_bf before the loop, d_lp inside, d_af after.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; All threads run the loop equally often: i and N differ by the same number in all of them.
;
; CHECK-LABEL: function 'avgSquare':
; CHECK-DAG:   %m: uniform (0, 0, ⊥)
; CHECK-DAG:   %v: uniform (0, 0, ⊥)
; CHECK-DAG:   %c: uniform (0, 0, ⊥)
; CHECK:     entry:
; CHECK:       branch: divergent
; CHECK:     before:
; CHECK:       %N: affine (0, 1, ⊥) tid.x
; CHECK:       %d_bf: constant (0, 0, 0)
; CHECK:     head:
; CHECK:       %i: affine (0, 1, ⊥) tid.x
; CHECK:       %d_lp: uniform (0, 0, ⊥)
; CHECK:       %sum: divergent (⊥, ⊥, ⊥)
; CHECK:       branch: uniform
; CHECK:     after:
; CHECK:       %d_af: uniform (0, 0, ⊥)
;
; SIMPLE-LABEL: function 'avgSquare':
; SIMPLE:     DIVERGENT:   %N =
; SIMPLE-NOT: DIVERGENT:   %d_bf =
; SIMPLE:     DIVERGENT:   %i =
; SIMPLE-NOT: DIVERGENT:   %d_lp =
; SIMPLE:     DIVERGENT:   %goes =
; SIMPLE:     DIVERGENT:   %d_af =
define void @avgSquare(ptr addrspace(1) %m, ptr addrspace(1) %v, i32 %c) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %tid, %c
  br i1 %in, label %before, label %end

before:
  %c2 = mul nsw i32 %c, %c
  %N = add nsw i32 %tid, %c2
  %d_bf = add i32 0, 0
  br label %head

head:
  %i = phi i32 [ %tid, %before ], [ %i2, %body ]
  %d_lp = phi i32 [ %d_bf, %before ], [ %d2, %body ]
  %sum = phi float [ 0.0, %before ], [ %sum2, %body ]
  %goes = icmp slt i32 %i, %N
  br i1 %goes, label %body, label %after

body:
  %at = sext i32 %i to i64
  %pm = getelementptr float, ptr addrspace(1) %m, i64 %at
  %x = load float, ptr addrspace(1) %pm
  %sum2 = fadd float %sum, %x
  %d2 = add nsw i32 %d_lp, 1
  %i2 = add nsw i32 %i, %c
  br label %head

after:
  %d_af = phi i32 [ %d_lp, %head ]
  %sum_af = phi float [ %sum, %head ]
  %fd = sitofp i32 %d_af to float
  %avg = fdiv float %sum_af, %fd
  %pv = getelementptr float, ptr addrspace(1) %v, i32 %tid
  store float %avg, ptr addrspace(1) %pv
  br label %end

end:
  ret void
}

; Thread t runs the loop t+1 times. L is affine with a factor that is the same in all threads, c.
;
; CHECK-LABEL: function 'sumTriangle':
; CHECK:       %L: affine (0, ⊥, ⊥) tid.x
; CHECK:       %d_bf: constant (0, 0, 0)
; CHECK:     head:
; CHECK:       %d_lp: uniform (0, 0, ⊥)
; CHECK:       branch: divergent
; CHECK:     body:
; CHECK:       branch: uniform
; CHECK:     after:
; CHECK:       %d_af: divergent (⊥, ⊥, ⊥)
;
; SIMPLE-LABEL: function 'sumTriangle':
; SIMPLE:     DIVERGENT:   %L =
; SIMPLE-NOT: DIVERGENT:   %d_bf =
; SIMPLE-NOT: DIVERGENT:   %d_lp =
; SIMPLE:     DIVERGENT:   %goes =
; SIMPLE-NOT: DIVERGENT:   br i1 %p
; SIMPLE:     DIVERGENT:   %d_af =
define void @sumTriangle(ptr addrspace(1) %m, ptr addrspace(1) %v, i32 %c) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %in = icmp slt i32 %tid, %c
  br i1 %in, label %before, label %end

before:
  %t1 = add nsw i32 %tid, 1
  %L = mul nsw i32 %t1, %c
  %d_bf = add i32 0, 0
  br label %head

head:
  %i = phi i32 [ %tid, %before ], [ %i2, %next ]
  %d_lp = phi i32 [ %d_bf, %before ], [ %d2, %next ]
  %sum = phi float [ 0.0, %before ], [ %sum3, %next ]
  %goes = icmp slt i32 %i, %L
  br i1 %goes, label %body, label %after

body:
  %odd = and i32 %d_lp, 1
  %p = icmp ne i32 %odd, 0
  br i1 %p, label %add, label %next

add:
  %at = sext i32 %i to i64
  %pm = getelementptr float, ptr addrspace(1) %m, i64 %at
  %x = load float, ptr addrspace(1) %pm
  %sum2 = fadd float %sum, %x
  br label %next

next:
  %sum3 = phi float [ %sum, %body ], [ %sum2, %add ]
  %d2 = add nsw i32 %d_lp, 1
  %i2 = add nsw i32 %i, %c
  br label %head

after:
  %d_af = phi i32 [ %d_lp, %head ]
  %sum_af = phi float [ %sum, %head ]
  %last = sub nsw i32 %d_af, 1
  %pv = getelementptr float, ptr addrspace(1) %v, i32 %last
  store float %sum_af, ptr addrspace(1) %pv
  br label %end

end:
  ret void
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @avgSquare, !"kernel", i32 1}
!1 = !{ptr @sumTriangle, !"kernel", i32 1}
