; -nvvm-reflect-add answers before the target and module flags; the last answer to a question counts, and other questions are answered as always.
; RUN: opt-go %s -passes=nvvm-reflect -mcpu=sm_80 -nvvm-reflect-add __CUDA_FTZ=0 -nvvm-reflect-add=what=-7,__CUDA_ARCH=350 -nvvm-reflect-add __CUDA_ARCH=520 -S | FileCheck %s
; RUN: not opt-go %s -passes=nvvm-reflect -nvvm-reflect-add what -S 2>&1 | FileCheck %s --check-prefix=FORM
; RUN: not opt-go %s -passes=nvvm-reflect -nvvm-reflect-add =3 -S 2>&1 | FileCheck %s --check-prefix=FORM
; RUN: not opt-go %s -passes=nvvm-reflect -nvvm-reflect-add what=many -S 2>&1 | FileCheck %s --check-prefix=FORM
; FORM: is not of the form QUESTION=NUMBER
target triple = "nvptx64-nvidia-cuda"

@ftz = private constant [11 x i8] c"__CUDA_FTZ\00"
@arch = private constant [12 x i8] c"__CUDA_ARCH\00"
@what = private constant [5 x i8] c"what\00"
@other = private constant [6 x i8] c"other\00"
declare i32 @__nvvm_reflect(ptr)

; CHECK-LABEL: @answers(
; CHECK-NEXT:   store i32 0, ptr %p
; CHECK-NEXT:   store i32 520, ptr %p
; CHECK-NEXT:   store i32 -7, ptr %p
; CHECK-NEXT:   store i32 0, ptr %p
define void @answers(ptr %p) {
  %f = call i32 @__nvvm_reflect(ptr @ftz)
  store i32 %f, ptr %p
  %a = call i32 @__nvvm_reflect(ptr @arch)
  store i32 %a, ptr %p
  %w = call i32 @__nvvm_reflect(ptr @what)
  store i32 %w, ptr %p
  %o = call i32 @__nvvm_reflect(ptr @other)
  store i32 %o, ptr %p
  ret void
}

!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
