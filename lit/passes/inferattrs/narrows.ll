; RUN: opt-go %s -passes=inferattrs -S | FileCheck %s
;
; What is written down already stays, and the effects on memory are those that both allow.

; CHECK: declare i64 @strlen(ptr nocapture readnone) #0
;
; CHECK: declare i64 @strnlen(ptr nocapture, i64) #0
;
; CHECK: attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(none) }

declare i64 @strlen(ptr readnone) memory(none)
declare i64 @strnlen(ptr, i64) memory(inaccessiblemem: read)
