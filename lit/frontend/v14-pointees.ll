; With typed pointers, what an operand points to must be what the text says: LLVM 14's rules, with the message where the mistake stands.
; RUN: not opt-go -S -passes=verify %s 2>&1 | FileCheck %s

define i8* @f(i32* %p, void (i8)* %q, i1 %c) {
; CHECK: :[[#@LINE+1]]:13: error: explicit pointee type doesn't match operand's pointee type (i8 vs i32)
  %a = load i8, i32* %p
; CHECK: :[[#@LINE+1]]:9: error: stored value and pointer type do not match
  store i8 0, i32* %p
; CHECK: :[[#@LINE+1]]:22: error: explicit pointee type doesn't match operand's pointee type (i8 vs i32)
  %b = getelementptr i8, i32* %p, i64 1
  ret i8* null
}
