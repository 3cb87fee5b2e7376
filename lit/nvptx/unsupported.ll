; What PTX cannot say is an error at the instruction, and no file appears.
; RUN: rm -f %t
; RUN: not opt-go %s -emit=ptx -o %t 2>&1 | FileCheck %s -DFILE=%s --implicit-check-not=error:
; RUN: not cat %t
; RUN: opt-go %s -disable-output
; RUN: sh -c 'opt-go %s -emit=ptx -o %t 2>/dev/null; echo "status $?"' | FileCheck %s --check-prefix=STATUS
; STATUS: status 1
target triple = "nvptx64-nvidia-cuda"

define void @jump(ptr %p) {
; CHECK-DAG: [[FILE]]:[[#@LINE+1]]:3: error: instruction indirectbr is not supported for PTX (in function @jump)
  indirectbr ptr %p, [label %a]
a:
  ret void
}

define void @x87(ptr %p) {
; CHECK-DAG: [[FILE]]:[[#@LINE+1]]:{{[0-9]+}}: error: store of type x86_fp80 is not supported for PTX (in function @x87)
  store x86_fp80 0xK00000000000000000000, ptr %p
  ret void
}
