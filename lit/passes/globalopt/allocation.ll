; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; A pointer that is null or one allocation: the memory becomes a variable. Where a pointer is used
; after a call that may allocate again, it stays: the old memory must keep its contents.

; CHECK-NOT: @g
; CHECK: @z.body = internal unnamed_addr global [8 x i8] undef, align 16
; CHECK: @asked.init = internal unnamed_addr global i1 false
; CHECK: @kept = internal unnamed_addr global ptr null
@g = internal global ptr null
@z = internal global ptr null
@asked = internal global ptr null
@kept = internal global ptr null
@big = internal global ptr null

declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0)
declare noalias ptr @calloc(i64, i64) allockind("alloc,zeroed") allocsize(0,1)
declare void @other()

; CHECK-LABEL: @init(
; CHECK-NEXT:    call void @other()
; CHECK-NEXT:    ret void
define void @init() {
  %p = call ptr @malloc(i64 4)
  store ptr %p, ptr @g
  store i32 5, ptr %p
  call void @other()
  ret void
}

; CHECK-LABEL: @get(
; CHECK-NEXT:    ret i32 5
define i32 @get() {
  %p = load ptr, ptr @g
  %x = load i32, ptr %p
  ret i32 %x
}

; CHECK-LABEL: @zeroed(
; CHECK-NEXT:    call void @llvm.memset.p0.i64(ptr @z.body, i8 0, i64 8, i1 false)
; CHECK-NEXT:    ret void
define void @zeroed() {
  %p = call ptr @calloc(i64 2, i64 4)
  store ptr %p, ptr @z
  ret void
}

; CHECK-LABEL: @second(
; CHECK-NEXT:    %q = getelementptr i8, ptr @z.body, i64 4
; CHECK-NEXT:    %x = load i32, ptr %q
define i32 @second() {
  %p = load ptr, ptr @z
  %q = getelementptr i8, ptr %p, i64 4
  %x = load i32, ptr %q
  ret i32 %x
}

; CHECK-LABEL: @start(
; CHECK-NEXT:    store i1 true, ptr @asked.init
; CHECK-NEXT:    ret i1 true
define i1 @start() {
  %p = call ptr @malloc(i64 4)
  store ptr %p, ptr @asked
  %ok = icmp ne ptr %p, null
  ret i1 %ok
}

; CHECK-LABEL: @started(
; CHECK-NEXT:    %asked.init.val = load i1, ptr @asked.init
; CHECK-NEXT:    call void @other()
; CHECK-NEXT:    %notinit = xor i1 %asked.init.val, true
; CHECK-NEXT:    ret i1 %notinit
define i1 @started() {
  %p = load ptr, ptr @asked
  call void @other()
  %no = icmp eq ptr %p, null
  ret i1 %no
}

; CHECK-LABEL: @forget(
; CHECK-NEXT:    store i1 false, ptr @asked.init
define void @forget() {
  store ptr null, ptr @asked
  ret void
}

; @again allocates once more; %p is the first allocation still (LLVM 22 takes them for one).
; CHECK-LABEL: @again(
; CHECK:         store ptr %p, ptr @kept
define void @again() {
  %p = call ptr @malloc(i64 4)
  store i32 1, ptr %p
  store ptr %p, ptr @kept
  ret void
}

; CHECK-LABEL: @old(
; CHECK:         %p = load ptr, ptr @kept
define i32 @old() {
  %p = load ptr, ptr @kept
  store i32 2, ptr %p
  call void @again()
  %x = load i32, ptr %p
  ret i32 %x
}

; 2048 bytes stay on the heap.
; CHECK-LABEL: @large(
; CHECK:         call ptr @malloc(i64 2048)
define void @large() {
  %p = call ptr @malloc(i64 2048)
  store ptr %p, ptr @big
  ret void
}

; CHECK-LABEL: @largest(
; CHECK:         load ptr, ptr @big
define i32 @largest() {
  %p = load ptr, ptr @big
  %x = load i32, ptr %p
  ret i32 %x
}
