; malloc and a memset of all its bytes to zero become calloc: in one block, or after the null test.
; RUN: opt-go %s -passes=dse -S | FileCheck %s

target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
declare noalias ptr @malloc(i64) inaccessiblememonly nofree nounwind allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @use(ptr)

; CHECK-LABEL: @m1(
; CHECK-NEXT:    %calloc = call ptr @calloc(i64 1, i64 %n)
; CHECK-NEXT:    ret ptr %calloc
; CHECK-NEXT:  }
define ptr @m1(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  ret ptr %p
}

; CHECK-LABEL: @m2(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %calloc = call ptr @calloc(i64 1, i64 %n)
; CHECK-NEXT:    %c = icmp eq ptr %calloc, null
; CHECK-NEXT:    br i1 %c, label %end, label %set
; CHECK:  set:
; CHECK-NEXT:    br label %end
; CHECK:  end:
; CHECK-NEXT:    ret ptr %calloc
; CHECK-NEXT:  }
define ptr @m2(i64 %n) {
entry:
  %p = call ptr @malloc(i64 %n)
  %c = icmp eq ptr %p, null
  br i1 %c, label %end, label %set
set:
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  br label %end
end:
  ret ptr %p
}

; CHECK-LABEL: @m6(
; CHECK-NEXT:    %calloc = call ptr @calloc(i64 1, i64 100)
; CHECK-NEXT:    ret ptr %calloc
; CHECK-NEXT:  }
define ptr @m6() {
  %p = tail call noalias ptr @malloc(i64 100) #0
  call void @llvm.memset.p0.i64(ptr align 4 %p, i8 0, i64 100, i1 false)
  ret ptr %p
}

; Not of other bytes,
; CHECK-LABEL: @m3(
; CHECK-NEXT:    %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
; CHECK-NEXT:    ret ptr %p
; CHECK-NEXT:  }
define ptr @m3(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  call void @llvm.memset.p0.i64(ptr %p, i8 1, i64 %n, i1 false)
  ret ptr %p
}

; not of a part,
; CHECK-LABEL: @m7(
; CHECK-NEXT:    %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
; CHECK-NEXT:    ret ptr %p
; CHECK-NEXT:  }
define ptr @m7(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)
  ret ptr %p
}

; where malloc's memory was written before, that is dead;
; CHECK-LABEL: @m4(
; CHECK-NEXT:    %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:    store i8 1, ptr %p, align 1
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
; CHECK-NEXT:    ret ptr %p
; CHECK-NEXT:  }
define ptr @m4(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  store i8 1, ptr %p
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  ret ptr %p
}

; not where the memory may have been written since,
; CHECK-LABEL: @m5(
; CHECK-NEXT:    %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:    call void @use(ptr %p)
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
; CHECK-NEXT:    ret ptr %p
; CHECK-NEXT:  }
define ptr @m5(i64 %n) {
  %p = call ptr @malloc(i64 %n)
  call void @use(ptr %p)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  ret ptr %p
}

; not where a sanitizer watches,
; CHECK-LABEL: @m8(
; CHECK-NEXT:    %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
; CHECK-NEXT:    ret ptr %p
; CHECK-NEXT:  }
define ptr @m8(i64 %n) sanitize_memory {
  %p = call ptr @malloc(i64 %n)
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  ret ptr %p
}

; and not where the memset may be left out.
; CHECK-LABEL: @m9(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %p = call ptr @malloc(i64 %n)
; CHECK-NEXT:    br i1 %d, label %end, label %set
; CHECK:  set:
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
; CHECK-NEXT:    br label %end
; CHECK:  end:
; CHECK-NEXT:    ret ptr %p
; CHECK-NEXT:  }
define ptr @m9(i64 %n, i1 %d) {
entry:
  %p = call ptr @malloc(i64 %n)
  br i1 %d, label %end, label %set
set:
  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %n, i1 false)
  br label %end
end:
  ret ptr %p
}
