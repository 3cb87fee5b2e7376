; A type has no size and no fields before its definition.
; RUN: sed -e 's/^;1 //' %s > %t.1.ll && not opt-go %t.1.ll 2>&1 | FileCheck %s --check-prefix=LOAD
; RUN: sed -e 's/^;2 //' %s > %t.2.ll && not opt-go %t.2.ll 2>&1 | FileCheck %s --check-prefix=SLOT
; RUN: sed -e 's/^;3 //' %s > %t.3.ll && not opt-go %t.3.ll 2>&1 | FileCheck %s --check-prefix=BASE
; RUN: sed -e 's/^;4 //' %s > %t.4.ll && not opt-go %t.4.ll 2>&1 | FileCheck %s --check-prefix=FIELDS
; RUN: sed -e 's/^;5 //' %s > %t.5.ll && not opt-go %t.5.ll 2>&1 | FileCheck %s --check-prefix=INDEX
; RUN: sed -e 's/^;6 //' %s > %t.6.ll && not opt-go %t.6.ll 2>&1 | FileCheck %s --check-prefix=VOID
; RUN: opt-go %s | FileCheck %s --check-prefix=GOOD
; GOOD: @g = global %later zeroinitializer
@g = global %later zeroinitializer
%outer = type { i8, [2 x %later] }
; GOOD: define %later @f(%later %x, ptr %p)
define %later @f(%later %x, ptr %p) {
  %y = getelementptr %later, ptr %p
  ret %later %x
}
; LOAD: :[[#@LINE+2]]:13: error: loading unsized types is not allowed
;1 define void @load(ptr %p) {
;1   %x = load %outer, ptr %p
;1   ret void }
; LOAD: note: '%later' is defined here only
; SLOT: :[[#@LINE+2]]:17: error: Cannot allocate unsized type
;2 define void @slot() {
;2  %slot = alloca [4 x %later]
;2  ret void }
; BASE: :[[#@LINE+1]]:35: error: base element of getelementptr must be sized
;3 @base = global ptr getelementptr (%later, ptr @g, i32 0, i32 1)
; FIELDS: :[[#@LINE+1]]:25: error: initializer with struct type has wrong # elements
;4 @fields = global %later { i32 1, i8 2 }
; INDEX: :[[#@LINE+2]]:32: error: invalid indices for extractvalue
;5 define void @index(%later %v) {
;5   %y = extractvalue %later %v, 1
;5   ret void }
; VOID: :[[#@LINE+1]]:19: error: void type only allowed for function results
;6 %void = type i32 (void)
%later = type { i32, i8 }
