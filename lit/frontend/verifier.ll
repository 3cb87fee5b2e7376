; What is well-formed text and still no valid program: the message is LLVM's, with
; a place, each in a module of its own.
; RUN: sed -e 's/^;1 //' %s > %t.1.ll && not opt-go %t.1.ll 2>&1 | FileCheck %s --check-prefix=DOM
; RUN: sed -e 's/^;2 //' %s > %t.2.ll && not opt-go %t.2.ll 2>&1 | FileCheck %s --check-prefix=ENTRY
; RUN: sed -e 's/^;3 //' %s > %t.3.ll && not opt-go %t.3.ll 2>&1 | FileCheck %s --check-prefix=PHI
; RUN: sed -e 's/^;4 //' %s > %t.4.ll && not opt-go %t.4.ll 2>&1 | FileCheck %s --check-prefix=CASE
; RUN: sed -e 's/^;5 //' %s > %t.5.ll && not opt-go %t.5.ll 2>&1 | FileCheck %s --check-prefix=CAST
; RUN: sed -e 's/^;6 //' %s > %t.6.ll && not opt-go %t.6.ll 2>&1 | FileCheck %s --check-prefix=GROUP
; RUN: sed -e 's/^;7 //' %s > %t.7.ll && not opt-go %t.7.ll 2>&1 | FileCheck %s --check-prefix=ATTR
; RUN: opt-go %s | FileCheck %s --check-prefix=GOOD
; GOOD: define i32 @good(
define i32 @good(i32 %a) {
  ret i32 %a
}
; DOM: :[[#@LINE+4]]:4: error: Instruction does not dominate all uses!
;1 define i32 @dom(i1 %c) {
;1   br i1 %c, label %a, label %b
;1 a:
;1    %x = add i32 1, 2
;1   br label %b
;1 b:
;1   ret i32 %x
;1 }
; ENTRY: :[[#@LINE+3]]:4: error: Entry block to function must not have predecessors!
;2 define void @entry() {
;2 entry:
;2    br label %entry
;2 }
; PHI: :[[#@LINE+7]]:5: error: PHINode should have one entry for each predecessor of its parent basic block!
;3 define i32 @phi(i1 %c) {
;3 entry:
;3   br i1 %c, label %a, label %b
;3 a:
;3   br label %b
;3 b:
;3     %p = phi i32 [ 1, %entry ]
;3   ret i32 %p
;3 }
; CASE: :[[#@LINE+2]]:{{[0-9]+}}: error: {{[Dd]}}uplicate case value
;4 define void @case(i32 %x) {
;4   switch i32 %x, label %d [ i32 1, label %d i32 2, label %d i32 1, label %d ]
;4 d:
;4   ret void
;4 }
; CAST: :[[#@LINE+2]]:{{[0-9]+}}: error: invalid cast opcode for cast from 'i32' to 'i64'
;5 define void @cast(i32 %x) {
;5   %y = trunc i32 %x to i64
;5   ret void
;5 }
; GROUP: :[[#@LINE+5]]:4: error: PHI nodes not grouped at top of basic block!
;6 define void @group(i32 %x) {
;6   br label %b
;6 b:
;6   %y = add i32 %x, 1
;6    %z = phi i32 [ 1, %0 ]
;6   ret void
;6 }
; ATTR: :[[#@LINE+1]]:24: error: Wrong types for attribute: noalias
;7  define void @attr(i32 noalias %x) {
;7   ret void
;7 }
