; LLVM's options keep writes that later ones cover in part as they are.
; RUN: opt-go %s -S -passes=dse -enable-dse-partial-overwrite-tracking=false -enable-dse-partial-store-merging=false | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=dse -enable-dse-partial-overwrite-tracking=false -enable-dse-partial-store-merging=false | FileCheck %s %} %else %{ true %}

declare void @llvm.memset.p0.i64(ptr,i8,i64,i1)

define void @parts(ptr %p) {
; CHECK-LABEL: @parts(
; CHECK-NEXT:    store i32 7, ptr %p, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  store i16 1, ptr %p
  %g = getelementptr i8, ptr %p, i64 2
  store i16 2, ptr %g
  store i32 7, ptr %p
  ret void
}

define void @inside(ptr %p) {
; CHECK-LABEL: @inside(
; CHECK-NEXT:    store i32 0, ptr %p, align 4
; CHECK-NEXT:    %g = getelementptr i8, ptr %p, i64 1
; CHECK-NEXT:    store i8 5, ptr %g, align 1
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  store i32 0, ptr %p
  %g = getelementptr i8, ptr %p, i64 1
  store i8 5, ptr %g
  ret void
}

define void @shorten(ptr %p) {
; CHECK-LABEL: @shorten(
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 32, i1 false)
; CHECK-NEXT:    %g = getelementptr i8, ptr %p, i64 24
; CHECK-NEXT:    store i64 1, ptr %g, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  call void @llvm.memset.p0.i64(ptr align 8 %p, i8 0, i64 32, i1 false)
  %g = getelementptr i8, ptr %p, i64 24
  store i64 1, ptr %g
  ret void
}
