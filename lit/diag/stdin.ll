; Standard input is <stdin> in diagnostics and in the output, with "-" and without.
; RUN: not opt-go < %s 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: not opt-go - < %s 2>&1 | FileCheck %s --check-prefix=ERROR
; RUN: sed -e 's/%%nope/%%a/' %s | opt-go - | FileCheck %s
; RUN: sed -e 's/%%nope/%%a/' %s | opt-go | FileCheck %s
; ERROR: {{^}}<stdin>:[[#@LINE+4]]:11: error: use of undefined value '%nope'{{$}}
; CHECK: {{^}}; ModuleID = '<stdin>'{{$}}
; CHECK: ret i32 %a{{$}}
define i32 @f(i32 %a) {
  ret i32 %nope
}
