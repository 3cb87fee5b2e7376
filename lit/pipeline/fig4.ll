; The loop of the gpucc paper's figure 4: a pointer that walks over a shared array.
; RUN: opt-go %s -passes=infer-address-spaces | FileCheck %s
; RUN: %if opt-19 %{ opt-19 -S %s -passes=infer-address-spaces | FileCheck %s %} %else %{ true %}
; RUN: opt-go %s -passes=gpucc -emit=ptx -o %t.ptx
; RUN: FileCheck %s --check-prefix=PTX --implicit-check-not="ld.f32" --input-file %t.ptx
; RUN: opt-go %s -passes=default\<O2\> -emit=ptx | FileCheck %s --check-prefix=PTX
; RUN: opt-go %s -emit=ptx -o %t.O0.ptx
; RUN: ptx-run %t.ptx -kernel foo -arg i32:4 -arg i32:3 -arg zero:4 -dump 2:%t.out -check -stats %t.json
; RUN: od -A n -t f4 %t.out | FileCheck %s --check-prefix=OUT
; RUN: ptx-run %t.O0.ptx -kernel foo -arg i32:4 -arg i32:3 -arg zero:4 -dump 2:%t.out0 && cmp %t.out %t.out0
; RUN: FileCheck %s --check-prefix=STATS --input-file %t.json
; CHECK: loop:
; CHECK: phi ptr addrspace(3)
; CHECK: load float, ptr addrspace(3)
; CHECK: getelementptr float, ptr addrspace(3)
; CHECK: icmp eq ptr addrspace(3)
; PTX: .visible .entry foo(
; PTX: ld.shared.f32
; PTX: setp.{{eq|ne}}
; OUT: {{^ *}}16.5{{$}}
; STATS: "loads": {
; STATS: "generic": 0,
; STATS-DAG: "shared": 3,
; STATS: "stores": {
target triple = "nvptx64-nvidia-cuda"
@a = internal addrspace(3) global [256 x float] undef, align 4
define void @foo(i32 %i, i32 %len, ptr addrspace(1) %out) {
entry:
  store float 4.5, ptr addrspace(3) getelementptr ([256 x float], ptr addrspace(3) @a, i32 0, i32 4)
  store float 5.5, ptr addrspace(3) getelementptr ([256 x float], ptr addrspace(3) @a, i32 0, i32 5)
  store float 6.5, ptr addrspace(3) getelementptr ([256 x float], ptr addrspace(3) @a, i32 0, i32 6)
  %p = getelementptr float, ptr addrspacecast (ptr addrspace(3) @a to ptr), i32 %i
  %end = getelementptr float, ptr %p, i32 %len
  br label %loop
loop:
  %q = phi ptr [ %p, %entry ], [ %q1, %loop ]
  %s = phi float [ 0.0, %entry ], [ %s1, %loop ]
  %v = load float, ptr %q
  %s1 = fadd float %s, %v
  %q1 = getelementptr float, ptr %q, i32 1
  %c = icmp eq ptr %q1, %end
  br i1 %c, label %exit, label %loop
exit:
  store float %s1, ptr addrspace(1) %out
  ret void
}
!nvvm.annotations = !{!0}
!0 = !{ptr @foo, !"kernel", i32 1}
