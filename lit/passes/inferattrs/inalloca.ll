; A function of the library's name that is passed its arguments in place is none of the library's: they may not be readonly.
; RUN: opt-go %s -passes=inferattrs -verify-each -S | FileCheck %s

; CHECK: declare i32 @printf(ptr inalloca(i64), ...)
declare i32 @printf(ptr inalloca(i64), ...)
