; RUN: opt-go %s -passes=infer-argument-spaces -pass-remarks=argument -stats -disable-output 2>&1 | FileCheck %s
;
; Remarks and counters report the inferred spaces.
; CHECK-DAG: parameter %p is in address space 3
; CHECK-DAG: result of @leaf is in address space 3
; CHECK-DAG: 2 infer-argument-spaces - Number of parameters and results resolved

target triple = "nvptx64-nvidia-cuda"

define internal ptr @leaf(ptr %p) {
  %q = getelementptr i32, ptr %p, i64 1
  ret ptr %q
}

define i32 @caller(ptr addrspace(3) %s) {
  %p = addrspacecast ptr addrspace(3) %s to ptr
  %q = call ptr @leaf(ptr %p)
  %v = load i32, ptr %q
  ret i32 %v
}
