; An argument that is passed in place, or that may be written to at any time, is not readonly, whatever the library says.
; RUN: opt-go %s -passes=inferattrs -verify-each -S | FileCheck %s

; CHECK: declare noundef i32 @printf(ptr nocapture noundef inalloca(i64), ...)
declare i32 @printf(ptr inalloca(i64), ...)

; CHECK: declare i64 @strlen(ptr nocapture writable dereferenceable(8))
declare i64 @strlen(ptr writable dereferenceable(8))
