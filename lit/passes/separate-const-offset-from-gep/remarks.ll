; RUN: opt-go %s -passes=separate-const-offset-from-gep -pass-remarks=separate -pass-remarks-missed=separate -disable-output 2>&1 | FileCheck %s --check-prefix=REMARK
;
; Remarks say which offsets were separated, and which were not because no address of the target holds them.

target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; REMARK: remarks.ll:[[#@LINE+5]]:{{.*}}remark: {{.*}}constant offset of 20 bytes separated from the indices
; REMARK: remarks.ll:[[#@LINE+7]]:{{.*}}remark: {{.*}}constant offset of 2147483648 bytes stays in the index: it does not fold into an address of the target
; REMARK: remarks.ll:[[#@LINE+9]]:{{.*}}remark: {{.*}}constant offset of 16 bytes is added last
define void @f(ptr %p, i64 %i) {
  %j = add i64 %i, 5
  %q = getelementptr float, ptr %p, i64 %j
  store float 0.0, ptr %q, align 4
  %k = add i64 %i, 2147483648
  %r = getelementptr i8, ptr %p, i64 %k
  store float 0.0, ptr %r, align 4
  %s = getelementptr float, ptr %p, i64 4
  %t = getelementptr float, ptr %s, i64 %i
  store float 0.0, ptr %t, align 4
  ret void
}
