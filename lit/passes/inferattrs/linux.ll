; RUN: opt-go %s -passes=inferattrs -S | FileCheck %s
;
; The GNU library has more.

; CHECK: declare i32 @ffsl(i64) #0
;
; CHECK: declare noalias noundef ptr @memalign(i64 allocalign, i64) #1
;
; CHECK: declare noundef i32 @fputs_unlocked(ptr nocapture noundef readonly, ptr nocapture noundef) #2
;
; CHECK: attributes #0 = { mustprogress nofree nounwind willreturn memory(write) }
; CHECK-NEXT: attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized,aligned") allocsize(1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
; CHECK-NEXT: attributes #2 = { nofree nounwind }

target triple = "x86_64-unknown-linux-gnu"
declare i32 @ffsl(i64)
declare ptr @memalign(i64, i64)
declare i32 @fputs_unlocked(ptr, ptr)
