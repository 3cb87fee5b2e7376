; An argument that is passed in place is not readonly, whatever the library says; and one of a function that only reads is not writable
; any more, which the verifier of LLVM takes for a contradiction (and its inferattrs leaves).
; RUN: opt-go %s -passes=inferattrs -verify-each -S | FileCheck %s

; CHECK: declare noundef i32 @printf(ptr nocapture noundef inalloca(i64), ...)
declare i32 @printf(ptr inalloca(i64), ...)

; CHECK: declare i64 @strlen(ptr nocapture dereferenceable(8))
declare i64 @strlen(ptr writable dereferenceable(8))
