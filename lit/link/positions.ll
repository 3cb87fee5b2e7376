; What is wrong with the merged module is reported where it stands, in whichever file that is; a bad second file is reported like a first one.
; RUN: not opt-go %s -link=%S/Inputs/positions-backend.ll -emit=ptx 2>&1 | FileCheck %s --check-prefix=BACKEND
; RUN: not opt-go %s -link=%S/Inputs/positions-syntax.ll 2>&1 | FileCheck %s --check-prefix=SYNTAX
; RUN: not opt-go %s -link=%S/Inputs/none.ll 2>&1 | FileCheck %s --check-prefix=NONE
; RUN: not opt-go %s -link 2>&1 | FileCheck %s --check-prefix=EMPTY

; BACKEND: positions-backend.ll:4:{{[0-9]+}}: error:
; BACKEND-NEXT: indirectbr ptr %p, [label %a]
; SYNTAX: positions-syntax.ll:2:11: error: use of undefined value '%x'
; NONE: none.ll: error: cannot read the file: no such file or directory
; EMPTY: opt-go: flag needs an argument: -link
target triple = "nvptx64-nvidia-cuda"

declare void @far(ptr)

define void @near(ptr %p) {
  call void @far(ptr %p)
  ret void
}
