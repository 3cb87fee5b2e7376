; RUN: opt-go %s -passes='loop-mssa(licm)' -S | FileCheck %s
; RUN: opt-go %s -passes='function(loop-mssa(licm))' -S | FileCheck %s
; RUN: not opt-go %s -passes='loop(licm)' -S 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: opt-go %s -passes=licm -disable-licm-promotion -S | FileCheck %s --check-prefix=MEMORY
; RUN: opt-go %s -passes=licm -disable-output -pass-remarks=licm 2>&1 | FileCheck %s --check-prefix=REMARK
;
; licm stands in loop-mssa(...); promotion can be switched off; what moves is a remark.

; ERROR: licm requires MemorySSA: loop-mssa(...)
; CHECK: store i32 %x, ptr %p
; CHECK: br label %loop
; MEMORY: loop:
; MEMORY: store i32 %t, ptr %p
; REMARK: remark: {{.*}}hoisting mul
; REMARK: remark: {{.*}}Moving accesses to memory location out of the loop
define void @f(i32 %a, ptr noalias %p, i1 %c) {
entry:
  %x = add i32 %a, 1
  store i32 %x, ptr %p
  br label %loop
loop:
  %m = mul i32 %a, %a
  %s = load i32, ptr %p
  %t = add i32 %s, %m
  store i32 %t, ptr %p
  br i1 %c, label %loop, label %exit
exit:
  ret void
}
