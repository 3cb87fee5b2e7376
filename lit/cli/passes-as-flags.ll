; Passes may be flags of their own, in the order of the command line, as in opt up to LLVM 15; flags of analyses change nothing.
; RUN: opt-go -mem2reg -instsimplify -S %s | FileCheck %s
; RUN: opt-go -S < %s -basic-aa -tti -mem2reg -globaldce -instsimplify | FileCheck %s --check-prefixes=CHECK,GONE
; RUN: opt-go %s -mem2reg -enable-new-pm=0 -instsimplify=false | FileCheck %s --check-prefix=HALF
; RUN: opt-go %s -mem2reg -early-cse-memssa -loop-rotate -licm -print-after-all -disable-output 2>&1 | FileCheck %s --check-prefix=ORDER
; RUN: not opt-go %s -mem2reg -passes=gvn 2>&1 | FileCheck %s --check-prefix=BOTH
; RUN: opt-go -help-hidden | FileCheck %s --check-prefix=HELP

; GONE-NOT: @unused
; CHECK: define i32 @f(i32 %n) {
; CHECK-NEXT: ret i32 %n
; HALF: define i32 @f(i32 %n) {
; HALF-NEXT: %r = add i32 %n, 0
; HALF-NEXT: ret i32 %r
; ORDER: IR Dump After mem2reg on f
; ORDER: IR Dump After early-cse{{.*}} on f
; ORDER: IR Dump After loop-rotate on loop
; ORDER: IR Dump After licm on loop
; BOTH: opt-go: -mem2reg and -passes=gvn: say all passes one way or the other
; HELP-NOT: {{^  -mem2reg}}
; HELP: A pass may also be a flag of its own
define i32 @f(i32 %n) {
  %slot = alloca i32
  store i32 %n, ptr %slot
  %v = load i32, ptr %slot
  %r = add i32 %v, 0
  ret i32 %r
}

define internal void @unused() {
entry:
  br label %loop
loop:
  br label %loop
}
