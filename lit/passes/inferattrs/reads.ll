; RUN: opt-go %s -passes=inferattrs -S | FileCheck %s
;
; What a function of the library reads and keeps: nothing is written, and pointers are not kept.

; CHECK: declare i64 @strlen(ptr nocapture) #0
;
; CHECK: declare ptr @strchr(ptr, i32) #0
;
; CHECK: declare i32 @memcmp(ptr nocapture, ptr nocapture, i64) #0
;
; CHECK: attributes #0 = { mustprogress nofree nounwind willreturn memory(argmem: read) }

declare i64 @strlen(ptr)
declare ptr @strchr(ptr, i32)
declare i32 @memcmp(ptr, ptr, i64)
