; What is visible or listed in llvm.used stays, with what it refers to; the rest goes, cycles and annotations included.
; RUN: opt-go %s -passes=globaldce -S -verify-each | FileCheck %s --implicit-check-not=dead

; CHECK: $kept = comdat any
; CHECK: @table = internal constant [1 x ptr] [ptr @reached]
; CHECK: @listed = internal global i32 1
; CHECK: @llvm.used =
; CHECK: @kept = linkonce_odr global i32 2, comdat
; CHECK: define internal void @reached()
; CHECK: define void @entry()
; CHECK: define linkonce_odr void @sibling() comdat($kept)
; CHECK: !nvvm.annotations = !{!0}
; CHECK: !0 = !{ptr @entry, !"kernel", i32 1}

$kept = comdat any
$dead.group = comdat any

@table = internal constant [1 x ptr] [ptr @reached]
@dead.table = internal constant [1 x ptr] [ptr @dead.one]
@listed = internal global i32 1
@llvm.used = appending global [1 x ptr] [ptr @listed], section "llvm.metadata"
@kept = linkonce_odr global i32 2, comdat
@dead.var = linkonce_odr global i32 3, comdat($dead.group)

define internal void @reached() {
  ret void
}

define void @entry() {
  %p = load ptr, ptr @table
  call void %p()
  %v = load i32, ptr @kept
  ret void
}

define linkonce_odr void @sibling() comdat($kept) {
  ret void
}

define internal void @dead.one() {
  call void @dead.two()
  ret void
}

define internal void @dead.two() {
  call void @dead.one()
  ret void
}

declare void @dead.declaration()

!nvvm.annotations = !{!0, !1}
!0 = !{ptr @entry, !"kernel", i32 1}
!1 = !{ptr @dead.one, !"kernel", i32 1}
