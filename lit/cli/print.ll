; The print flags write to standard error, in the order in which things happen;
; the output is the same as without them.
; RUN: opt-go %s -passes=mem2reg,instsimplify,dce -o %t.plain
; RUN: opt-go %s -passes=mem2reg,instsimplify,dce -print-after-all -o %t.all 2>&1 | FileCheck %s --check-prefix=ALL --implicit-check-not=Before
; RUN: cmp %t.plain %t.all
; RUN: opt-go %s -passes=mem2reg,instsimplify,dce -print-changed -o %t.changed 2>&1 | FileCheck %s --check-prefix=CHANGED
; RUN: cmp %t.plain %t.changed
; RUN: opt-go %s -passes=mem2reg,instsimplify,dce -print-before=instsimplify -disable-output 2>&1 | FileCheck %s --check-prefix=BEFORE --implicit-check-not="IR Dump"
; RUN: opt-go %s -passes=mem2reg,instsimplify,dce -print-after=mem2reg,dce -disable-output 2>&1 | FileCheck %s --check-prefix=AFTER --implicit-check-not="IR Dump"
; RUN: opt-go %s -passes=mem2reg,instsimplify -print-before-all -disable-output 2>&1 | FileCheck %s --check-prefix=EACH --implicit-check-not=After
; RUN: opt-go %s -passes=mem2reg,print,instsimplify -disable-output 2>&1 | FileCheck %s --check-prefix=PRINT
; RUN: opt-go %s -passes=mem2reg,print,instsimplify 2>%t.err | cmp - %t.plain
; RUN: opt-go %s -passes=no-op-module -print-after=no-op-module -disable-output 2>&1 | FileCheck %s --check-prefix=MODULE

; ALL: ; *** IR Dump After mem2reg on f ***
; ALL-NEXT: define i32 @f(i32 %n) {
; ALL-NEXT: %r = add i32 %n, 0
; ALL-NEXT: ret i32 %r
; ALL-NEXT: }
; ALL: ; *** IR Dump After instsimplify on f ***
; ALL-NEXT: define i32 @f(i32 %n) {
; ALL-NEXT: ret i32 %n
; ALL: ; *** IR Dump After dce on f ***
; ALL: ; *** IR Dump After mem2reg on g ***
; ALL: ; *** IR Dump After instsimplify on g ***
; ALL: ; *** IR Dump After dce on g ***
; ALL-NOT: IR Dump

; CHANGED: ; *** IR Dump After mem2reg on f ***
; CHANGED-NEXT: define
; CHANGED: ; *** IR Dump After instsimplify on f ***
; CHANGED-NEXT: define
; CHANGED: ; *** IR Dump After dce on f omitted because no change ***
; CHANGED-NEXT: ; *** IR Dump After mem2reg on g omitted because no change ***
; CHANGED-NEXT: ; *** IR Dump After instsimplify on g omitted because no change ***
; CHANGED-NEXT: ; *** IR Dump After dce on g omitted because no change ***

; EACH: ; *** IR Dump Before mem2reg on f ***
; EACH-NEXT: define i32 @f(i32 %n) {
; EACH: ; *** IR Dump Before instsimplify on f ***
; EACH-NEXT: define i32 @f(i32 %n) {
; EACH-NEXT: %r = add i32 %n, 0
; EACH: ; *** IR Dump Before mem2reg on g ***
; EACH: ; *** IR Dump Before instsimplify on g ***

; BEFORE: ; *** IR Dump Before instsimplify on f ***
; BEFORE-NEXT: define i32 @f
; BEFORE-NEXT: add i32 %n, 0
; BEFORE: ; *** IR Dump Before instsimplify on g ***

; AFTER: ; *** IR Dump After mem2reg on f ***
; AFTER: ; *** IR Dump After dce on f ***
; AFTER: ; *** IR Dump After mem2reg on g ***
; AFTER: ; *** IR Dump After dce on g ***

; PRINT: define i32 @f(i32 %n) {
; PRINT-NEXT: %r = add i32 %n, 0
; PRINT: define i32 @g(i32 %n) {
; PRINT-NEXT: ret i32 %n

; MODULE: ; *** IR Dump After no-op-module on [module] ***
; MODULE: define i32 @f
; MODULE: define i32 @g
define i32 @f(i32 %n) {
  %slot = alloca i32
  store i32 %n, ptr %slot
  %v = load i32, ptr %slot
  %r = add i32 %v, 0
  ret i32 %r
}

define i32 @g(i32 %n) {
  ret i32 %n
}
