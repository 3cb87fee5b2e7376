; RUN: opt-go %s -passes=inferattrs -S | FileCheck %s
;
; There is no library on a GPU, but a heap.

; CHECK: declare i64 @strlen(ptr)
;
; CHECK: declare noalias noundef ptr @malloc(i64 noundef) #0
;
; CHECK: attributes #0 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" }

target triple = "nvptx64-nvidia-cuda"
declare i64 @strlen(ptr)
declare ptr @malloc(i64)
