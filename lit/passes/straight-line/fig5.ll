; RUN: opt-go %s -passes="separate-const-offset-from-gep,early-cse" -S | FileCheck %s --check-prefix=PAR
; RUN: opt-go %s -passes="separate-const-offset-from-gep,early-cse,slsr" -S | FileCheck %s --check-prefix=SLSR
;
; The running example of the gpucc paper, Fig. 5: a 3 by 3 submatrix at (b, c), unrolled. After pointer arithmetic reassociation and
; CSE (Fig. 5b) p1 and p2 are p0 and a constant, and so on for each row; after straight-line strength reduction (Fig. 5c) the
; rows are x0 = b*n, x1 = x0+n, x2 = x1+n.

; PAR-LABEL: @submatrix(
; PAR:      %m0 = mul i64 %b, %n
; PAR-NEXT: %i0 = add i64 %c, %m0
; PAR-NEXT: %p0 = getelementptr float, ptr %a, i64 %i0
; PAR:      [[P1:%p1[0-9]*]] = getelementptr i8, ptr %p0, i64 4
; PAR-NEXT: load float, ptr [[P1]]
; PAR:      [[P2:%p2[0-9]*]] = getelementptr i8, ptr %p0, i64 8
; PAR-NEXT: load float, ptr [[P2]]
; PAR:      [[B1:%b[0-9]+]] = add i64 %b, 1
; PAR-NEXT: %m3 = mul i64 [[B1]], %n
; PAR-NEXT: %i3 = add i64 %c, %m3
; PAR-NEXT: %p3 = getelementptr float, ptr %a, i64 %i3
; PAR:      getelementptr i8, ptr %p3, i64 4
; PAR:      getelementptr i8, ptr %p3, i64 8
; PAR:      [[B2:%b[0-9]+]] = add i64 %b, 2
; PAR-NEXT: %m6 = mul i64 [[B2]], %n
; PAR-NEXT: %i6 = add i64 %c, %m6
; PAR-NEXT: %p6 = getelementptr float, ptr %a, i64 %i6
; PAR:      getelementptr i8, ptr %p6, i64 4
; PAR:      getelementptr i8, ptr %p6, i64 8
; PAR:      ret void

; SLSR-LABEL: @submatrix(
; SLSR:      %m0 = mul i64 %b, %n
; SLSR-NEXT: %i0 = add i64 %c, %m0
; SLSR-NEXT: %p0 = getelementptr float, ptr %a, i64 %i0
; SLSR-NOT:  mul
; SLSR:      %m3 = add i64 %m0, %n
; SLSR-NEXT: %i3 = add i64 %c, %m3
; SLSR-NEXT: %p3 = getelementptr float, ptr %a, i64 %i3
; SLSR-NOT:  mul
; SLSR:      %m6 = add i64 %m3, %n
; SLSR-NEXT: %i6 = add i64 %c, %m6
; SLSR-NEXT: %p6 = getelementptr float, ptr %a, i64 %i6
; SLSR-NOT:  mul
; SLSR:      ret void

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

declare void @use(float)

define void @submatrix(ptr %a, i64 %b, i64 %c, i64 %n) {
  %m0 = mul i64 %b, %n
  %i0 = add i64 %c, %m0
  %p0 = getelementptr float, ptr %a, i64 %i0
  %v0 = load float, ptr %p0, align 4
  call void @use(float %v0)
  %c1 = add i64 %c, 1
  %m1 = mul i64 %b, %n
  %i1 = add i64 %c1, %m1
  %p1 = getelementptr float, ptr %a, i64 %i1
  %v1 = load float, ptr %p1, align 4
  call void @use(float %v1)
  %c2 = add i64 %c, 2
  %m2 = mul i64 %b, %n
  %i2 = add i64 %c2, %m2
  %p2 = getelementptr float, ptr %a, i64 %i2
  %v2 = load float, ptr %p2, align 4
  call void @use(float %v2)
  %b3 = add i64 %b, 1
  %m3 = mul i64 %b3, %n
  %i3 = add i64 %c, %m3
  %p3 = getelementptr float, ptr %a, i64 %i3
  %v3 = load float, ptr %p3, align 4
  call void @use(float %v3)
  %c4 = add i64 %c, 1
  %b4 = add i64 %b, 1
  %m4 = mul i64 %b4, %n
  %i4 = add i64 %c4, %m4
  %p4 = getelementptr float, ptr %a, i64 %i4
  %v4 = load float, ptr %p4, align 4
  call void @use(float %v4)
  %c5 = add i64 %c, 2
  %b5 = add i64 %b, 1
  %m5 = mul i64 %b5, %n
  %i5 = add i64 %c5, %m5
  %p5 = getelementptr float, ptr %a, i64 %i5
  %v5 = load float, ptr %p5, align 4
  call void @use(float %v5)
  %b6 = add i64 %b, 2
  %m6 = mul i64 %b6, %n
  %i6 = add i64 %c, %m6
  %p6 = getelementptr float, ptr %a, i64 %i6
  %v6 = load float, ptr %p6, align 4
  call void @use(float %v6)
  %c7 = add i64 %c, 1
  %b7 = add i64 %b, 2
  %m7 = mul i64 %b7, %n
  %i7 = add i64 %c7, %m7
  %p7 = getelementptr float, ptr %a, i64 %i7
  %v7 = load float, ptr %p7, align 4
  call void @use(float %v7)
  %c8 = add i64 %c, 2
  %b8 = add i64 %b, 2
  %m8 = mul i64 %b8, %n
  %i8 = add i64 %c8, %m8
  %p8 = getelementptr float, ptr %a, i64 %i8
  %v8 = load float, ptr %p8, align 4
  call void @use(float %v8)
  ret void
}
