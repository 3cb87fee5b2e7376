; RUN: not opt-go %s -emit=ptx 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace
target triple = "nvptx64-nvidia-cuda"
; CHECK:[[FILE]]:[[#@LINE+3]]:1: error: @t: thread_local is not supported for PTX
; CHECK-NEXT:@t = thread_local global i32 0
; CHECK-NEXT:^
@t = thread_local global i32 0
define i32 @f() {
  %v = load i32, ptr @t
  ret i32 %v
}
