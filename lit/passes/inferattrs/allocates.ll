; RUN: opt-go %s -passes=inferattrs -S | FileCheck %s
;
; Allocation functions: noalias results, allocsize, and the family of the deallocator.

; CHECK: declare noalias noundef ptr @malloc(i64 noundef) #0
;
; CHECK: declare noalias noundef ptr @calloc(i64 noundef, i64 noundef) #1
;
; CHECK: declare noalias noundef ptr @realloc(ptr allocptr nocapture, i64 noundef) #2
;
; CHECK: declare void @free(ptr allocptr nocapture noundef) #3
;
; CHECK: attributes #0 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
; CHECK-NEXT: attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }
; CHECK-NEXT: attributes #2 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }
; CHECK-NEXT: attributes #3 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" }

declare ptr @malloc(i64)
declare ptr @calloc(i64, i64)
declare ptr @realloc(ptr, i64)
declare void @free(ptr)
