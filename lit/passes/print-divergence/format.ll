; RUN: opt-go %s -passes='print<divergence>' -disable-output 2>&1 | FileCheck %s --match-full-lines --strict-whitespace
;
; The layout is LLVM 14's: a mark before each divergent parameter, instruction and branch, a blank line before each
; block, and nothing but the headline where nothing is divergent.

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

;CHECK-LABEL:'Divergence Analysis' for function 'count':
;CHECK-NEXT:           i32 %n
;CHECK-EMPTY:
;CHECK-NEXT:           entry:
;CHECK-NEXT:DIVERGENT:       %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
;CHECK-NEXT:                 %m = add i32 %n, 1
;CHECK-NEXT:DIVERGENT:       %more = icmp slt i32 %m, %tid
;CHECK-NEXT:DIVERGENT:       br i1 %more, label %a, label %b
;CHECK-EMPTY:
;CHECK-NEXT:           a:
;CHECK-NEXT:                 br label %b
;CHECK-EMPTY:
;CHECK-NEXT:           b:
;CHECK-NEXT:                 ret void
;CHECK-NEXT:'Divergence Analysis' for function 'same':
;CHECK-NEXT:'Divergence Analysis' for function 'device':
;CHECK-NEXT:DIVERGENT: i32 %n
;CHECK-EMPTY:
;CHECK-NEXT:           :
;CHECK-NEXT:DIVERGENT:       ret i32 %n
define void @count(i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %m = add i32 %n, 1
  %more = icmp slt i32 %m, %tid
  br i1 %more, label %a, label %b

a:
  br label %b

b:
  ret void
}

define void @same(i32 %n) {
  %m = add i32 %n, 1
  ret void
}

define i32 @device(i32 %n) {
  ret i32 %n
}

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @count, !"kernel", i32 1}
!1 = !{ptr @same, !"kernel", i32 1}
