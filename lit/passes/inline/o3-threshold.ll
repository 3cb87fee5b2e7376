; -O3 inlines up to a cost of 250, as LLVM does; always-inline has nothing to say of calls that are not its own.
; RUN: opt-go %s -passes=inline -pass-remarks=inline -pass-remarks-missed=inline -disable-output 2>&1 | FileCheck %s --check-prefix=USUAL
; RUN: opt-go %s -passes='inline<O3>' -pass-remarks=inline -pass-remarks-missed=inline -disable-output 2>&1 | FileCheck %s --check-prefix=O3
; RUN: opt-go %s -passes='default<O3>' -pass-remarks=inline -pass-remarks-missed=inline -disable-output 2>&1 | FileCheck %s --check-prefix=O3
; RUN: opt-go %s -passes=always-inline -pass-remarks=inline -pass-remarks-missed=inline -disable-output 2>&1 | FileCheck %s --check-prefix=ALWAYS

; USUAL: 'callee' {{.*}}threshold=225
; O3: 'callee' {{.*}}threshold=250
; ALWAYS-NOT: 'callee'
; ALWAYS: 'small' inlined into 'caller' with (cost=always): always inline attribute
; ALWAYS-NOT: 'callee'

declare void @outside(i32)

define i32 @callee(i32 %x, i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @outside(i32 %x)
  br label %b
b:
  ret i32 %x
}

define i32 @small(i32 %x) alwaysinline {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @caller(i32 %x, i1 %c) {
  %v = call i32 @callee(i32 %x, i1 %c)
  %w = call i32 @small(i32 %v)
  ret i32 %w
}
