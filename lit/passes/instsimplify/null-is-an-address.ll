; Which pointers are not null, and where: under null_pointer_is_valid and in address spaces other than 0 memory may be at address zero, so
; that a dereferenceable attribute does not exclude null. A weak declaration, a symbol whose address is a number and what a
; resolver returns may be null everywhere.
; RUN: opt-go -passes=instsimplify -S %s | FileCheck %s
; RUN: opt-go -passes=correlated-propagation -S %s | FileCheck %s
; RUN: opt-go -passes=instcombine -S %s | FileCheck %s
; RUN: opt-go -passes=gvn -S %s | FileCheck %s

@weak = extern_weak global i8
@number = external global i8, !absolute_symbol !0
@shared = addrspace(3) global i8 undef
@here = global i8 0
@resolved = ifunc void (), ptr @resolver
declare extern_weak void @weak_function()

define ptr @resolver() {
  ret ptr null
}

; CHECK-LABEL: @byval(
; CHECK: ret i1 false
define i1 @byval(ptr byval(i32) %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK-LABEL: @inalloca(
; CHECK: ret i1 false
define i1 @inalloca(ptr inalloca(i32) %p) {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK-LABEL: @byval_valid(
; CHECK: ret i1 %c
define i1 @byval_valid(ptr byval(i32) %p) null_pointer_is_valid {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK-LABEL: @inalloca_valid(
; CHECK: ret i1 %c
define i1 @inalloca_valid(ptr inalloca(i32) %p) null_pointer_is_valid {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK-LABEL: @byval_private(
; CHECK: ret i1 %c
define i1 @byval_private(ptr addrspace(5) byval(i32) %p) {
  %c = icmp eq ptr addrspace(5) %p, null
  ret i1 %c
}

; CHECK-LABEL: @dereferenceable_shared(
; CHECK: ret i1 %c
define i1 @dereferenceable_shared(ptr addrspace(3) dereferenceable(4) %p) {
  %c = icmp eq ptr addrspace(3) %p, null
  ret i1 %c
}

; CHECK-LABEL: @dereferenceable_valid(
; CHECK: ret i1 %c
define i1 @dereferenceable_valid(ptr dereferenceable(4) %p) null_pointer_is_valid {
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK-LABEL: @nonnull_valid(
; CHECK: ret i1 false
define i1 @nonnull_valid(ptr addrspace(3) nonnull %p) null_pointer_is_valid {
  %c = icmp eq ptr addrspace(3) %p, null
  ret i1 %c
}

; CHECK-LABEL: @globals(
; CHECK: %weak = icmp
; CHECK: %function = icmp
; CHECK: %number = icmp
; CHECK: %shared = icmp
; CHECK: %cast = icmp
; CHECK: %resolved = icmp
; CHECK: call void @take(i1 %weak, i1 %function, i1 %number, i1 %shared, i1 %cast, i1 %resolved, i1 false, i1 false)
define void @globals() {
  %weak = icmp eq ptr @weak, null
  %function = icmp eq ptr @weak_function, null
  %number = icmp eq ptr @number, null
  %shared = icmp eq ptr addrspace(3) @shared, null
  %cast = icmp eq ptr addrspacecast (ptr addrspace(3) @shared to ptr), null
  %resolved = icmp eq ptr @resolved, null
  %here = icmp eq ptr @here, null
  %this = icmp eq ptr @globals, null
  call void @take(i1 %weak, i1 %function, i1 %number, i1 %shared, i1 %cast, i1 %resolved, i1 %here, i1 %this)
  ret void
}
declare void @take(i1, i1, i1, i1, i1, i1, i1, i1)

; CHECK-LABEL: @stack(
; CHECK: ret i1 %c
define i1 @stack() {
  %p = alloca i32, addrspace(5)
  call void @fill(ptr addrspace(5) %p)
  %c = icmp eq ptr addrspace(5) %p, null
  ret i1 %c
}
declare void @fill(ptr addrspace(5))

; CHECK-LABEL: @read(
; CHECK: ret i1 %c
define i1 @read(ptr addrspace(3) %p) {
  %x = load volatile i32, ptr addrspace(3) %p
  %c = icmp eq ptr addrspace(3) %p, null
  ret i1 %c
}

!0 = !{i64 0, i64 256}
