; -verify-each and the verify pass are quiet about good modules, whatever the passes.
; RUN: opt-go %s -O2 -verify-each 2>&1 | FileCheck %s
; RUN: opt-go %s '-passes=function(verify,simplifycfg,verify),verify' 2>&1 | FileCheck %s
; RUN: opt-go %s -passes=verify,simplifycfg,verify -verify-each 2>&1 | FileCheck %s
; RUN: sed -e 's/ 2, %%b / 2, %%entry /' %s > %t.ll
; RUN: not opt-go %t.ll -verify-each -disable-output 2>&1 | FileCheck %s --check-prefix=BAD
; BAD: {{.*}}.ll:[[#@LINE+12]]:3: error: PHI node entries do not match predecessors!
; CHECK-NOT: error
; CHECK: = select i1 %c, i32 1, i32 2
define i32 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %m
b:
  br label %m
m:
; one line more
  %r = phi i32 [ 1, %a ], [ 2, %b ]
  ret i32 %r
}
