; Compares of pointers: by the distance from a common base, by the objects, by what cannot be null.
; RUN: opt-go %s -S -passes=instsimplify | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=instsimplify | FileCheck %s %} %else %{ true %}

@a = global i32 0
@b = external global i32
@weak = weak global i32 0
@merged = unnamed_addr constant i32 0

; One base: equality asks for the offset only.
; CHECK-LABEL: @base(
; CHECK-NEXT: ret i1 false
define i1 @base(ptr %p, i64 %i) {
  %q = getelementptr i8, ptr %p, i64 %i
  %r = getelementptr i8, ptr %q, i64 4
  %c = icmp eq ptr %r, %q
  ret i1 %c
}

; Order needs addresses that do not wrap around, and offsets may be negative.
; CHECK-LABEL: @order(
; CHECK-NEXT: ret i1 true
define i1 @order(ptr %p) {
  %q = getelementptr inbounds i8, ptr %p, i64 -4
  %c = icmp ult ptr %q, %p
  ret i1 %c
}

; CHECK-LABEL: @may_wrap(
; CHECK: ret i1 %c
define i1 @may_wrap(ptr %p) {
  %q = getelementptr i8, ptr %p, i64 4
  %c = icmp ugt ptr %q, %p
  ret i1 %c
}

; Addresses in two objects differ; one past the end of the first may be in the second.
; CHECK-LABEL: @objects(
; CHECK-NEXT: ret i1 true
define i1 @objects() {
  %x = alloca [4 x i8]
  %y = alloca [8 x i8]
  %q = getelementptr i8, ptr %x, i64 3
  %c = icmp ne ptr %q, %y
  ret i1 %c
}

; CHECK-LABEL: @behind(
; CHECK: ret i1 %c
define i1 @behind() {
  %x = alloca [4 x i8]
  %y = alloca [8 x i8]
  %q = getelementptr i8, ptr %x, i64 4
  %c = icmp eq ptr %q, %y
  ret i1 %c
}

; CHECK-LABEL: @stack_and_global(
; CHECK-NEXT: ret i1 false
define i1 @stack_and_global(ptr byval(i32) %p) {
  %c = icmp eq ptr %p, @weak
  ret i1 %c
}

; Globals are apart unless a linker may make them one.
; CHECK-LABEL: @globals(
; CHECK-NEXT: ret i1 false
define i1 @globals() {
  %c = icmp eq ptr @a, @b
  ret i1 %c
}

; CHECK-LABEL: @same_by_linker(
; CHECK: %c = icmp eq ptr @a, @weak
; CHECK: %d = icmp eq ptr @a, @merged
define i1 @same_by_linker() {
  %c = icmp eq ptr @a, @weak
  %d = icmp eq ptr @a, @merged
  %e = and i1 %c, %d
  ret i1 %e
}

; Nothing is below null.
; CHECK-LABEL: @below(
; CHECK-NEXT: ret i1 false
define i1 @below(ptr addrspace(3) %p) {
  %c = icmp ult ptr addrspace(3) %p, null
  ret i1 %c
}

; An address at an offset from null is in no object, nor is null one that was accessed.
; CHECK-LABEL: @field(
; CHECK-NEXT: ret i1 false
define i1 @field(ptr %p) {
  %q = getelementptr inbounds {i32, i32}, ptr %p, i64 0, i32 1
  %c = icmp eq ptr %q, null
  ret i1 %c
}

; CHECK-LABEL: @accessed(
; CHECK-NEXT: store
; CHECK-NEXT: ret i1 false
define i1 @accessed(ptr %p) {
  store i32 0, ptr %p
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK-LABEL: @accessed_later(
; CHECK: ret i1 %c
define i1 @accessed_later(ptr %p) {
  %c = icmp eq ptr %p, null
  store i32 0, ptr %p
  ret i1 %c
}

; CHECK-LABEL: @null_is_memory(
; CHECK: ret i1 %c
define i1 @null_is_memory(ptr %p) null_pointer_is_valid {
  store i32 0, ptr %p
  %c = icmp eq ptr %p, null
  ret i1 %c
}

; CHECK-LABEL: @loaded(
; CHECK: ret i1 false
define i1 @loaded(ptr %r, i1 %k, ptr dereferenceable(4) %d) {
  %l = load ptr, ptr %r, !nonnull !0
  %s = select i1 %k, ptr %l, ptr %d
  %c = icmp eq ptr %s, null
  ret i1 %c
}

!0 = !{}
