; Shuffles without .sync: refused where the assembler refuses them, from PTX 6.4 on for sm_70 and later.
; RUN: opt-go %s -emit=ptx -mcpu=sm_70 -mattr=+ptx63 | FileCheck %s
; RUN: opt-go %s -emit=ptx -mcpu=sm_60 -mattr=+ptx70 | FileCheck %s
; RUN: not opt-go %s -emit=ptx -mcpu=sm_70 -mattr=+ptx64 2>&1 | FileCheck %s --check-prefix=GONE
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.shfl.down.i32(i32, i32, i32)

; CHECK: shfl.down.b32
; GONE: [[#@LINE+2]]:3: error: intrinsic llvm.nvvm.shfl.down (a shuffle without .sync, which sm_70 and later have up to PTX 6.3) is not supported for PTX
define i32 @f(i32 %a) {
  %r = call i32 @llvm.nvvm.shfl.down.i32(i32 %a, i32 1, i32 31)
  ret i32 %r
}

; So are votes.
; CHECK: vote.all.pred %p{{[0-9]+}}, %p{{[0-9]+}};
; GONE: [[#@LINE+2]]:3: error: intrinsic llvm.nvvm.vote.all (a vote without .sync, which sm_70 and later have up to PTX 6.3) is not supported for PTX
define i1 @vote(i1 %c) {
  %b = call i1 @llvm.nvvm.vote.all(i1 %c)
  ret i1 %b
}
declare i1 @llvm.nvvm.vote.all(i1)
