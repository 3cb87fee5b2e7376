; Memory: lifetimes, transfers of odd sizes, sizes of objects, invariants, allocators, address spaces.

@bytes = internal global [37 x i8] zeroinitializer, align 1
@shared = internal addrspace(3) global [4 x i32] undef, align 16
@thread = thread_local(initialexec) global i32 3

define i32 @lifetimes(i32 %x, i1 %c) {
entry:
  %a = alloca [7 x i8], align 1
  %b = alloca { i32, [0 x i32] }, align 4
  call void @llvm.lifetime.start.p0(i64 7, ptr %a)
  br i1 %c, label %use, label %done

use:
  call void @llvm.lifetime.start.p0(i64 -1, ptr %b)
  store i32 %x, ptr %b, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %a, ptr align 4 %b, i64 3, i1 false)
  call void @llvm.lifetime.end.p0(i64 -1, ptr %b)
  br label %done

done:
  %l = load i32, ptr %a, align 1
  call void @llvm.lifetime.end.p0(i64 7, ptr %a)
  ret i32 %l
}

define void @transfers(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %q, i64 %n, i1 false)
  call void @llvm.memmove.p0.p0.i32(ptr align 2 %p, ptr %q, i32 17, i1 true)
  call void @llvm.memset.p0.i64(ptr %q, i8 -1, i64 0, i1 false)
  call void @llvm.memset.inline.p0.i64(ptr %q, i8 3, i64 5, i1 false)
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %p, ptr %p, i64 16, i1 false)
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 12, i32 4)
  call void @llvm.memset.p3.i64(ptr addrspace(3) @shared, i8 0, i64 16, i1 false)
  call void @llvm.memcpy.p0.p3.i64(ptr %p, ptr addrspace(3) @shared, i64 16, i1 false)
  ret void
}

define i64 @sizes(ptr %p, i32 %n) {
  %v = alloca i16, i32 %n, align 2
  %a = call i64 @llvm.objectsize.i64.p0(ptr %v, i1 false, i1 true, i1 false)
  %b = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 false, i1 true)
  %m = call noalias ptr @malloc(i64 %a)
  %c = call i64 @llvm.objectsize.i64.p0(ptr %m, i1 false, i1 false, i1 true)
  store i8 1, ptr %m, align 1
  call void @free(ptr %m)
  %z = call noalias ptr @calloc(i64 %b, i64 3)
  %r = call ptr @realloc(ptr %z, i64 %c)
  %l = load i64, ptr %r, align 8
  call void @free(ptr %r)
  ret i64 %l
}

define i32 @stack(i64 %n, i1 %c) {
entry:
  %s = call ptr @llvm.stacksave.p0()
  %v = alloca i32, i64 %n, align 4
  store volatile i32 7, ptr %v, align 4
  br i1 %c, label %more, label %out

more:
  %w = alloca inalloca { i32, ptr }, align 4
  store i32 3, ptr %w, align 4
  br label %out

out:
  %p = phi ptr [ %v, %entry ], [ %w, %more ]
  %l = load i32, ptr %p, align 4
  call void @llvm.stackrestore.p0(ptr %s)
  ret i32 %l
}

define i32 @invariants(ptr %p) {
  %h = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  %s = call ptr @llvm.strip.invariant.group.p0(ptr %h)
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %s)
  %l = load i32, ptr %h, align 4, !invariant.group !0
  call void @llvm.invariant.end.p0(ptr %i, i64 4, ptr %s)
  %m = call ptr @llvm.ptrmask.p0.i64(ptr %s, i64 -16)
  %t = call ptr @llvm.threadlocal.address.p0(ptr @thread)
  %k = load i32, ptr %t, align 4
  %n = load i32, ptr %m, align 4, !invariant.load !0
  %x = add i32 %l, %k
  %y = add i32 %x, %n
  ret i32 %y
}

define i32 @atomics(ptr %p, i32 %x) {
  %a = atomicrmw add ptr %p, i32 %x seq_cst, align 4
  %b = atomicrmw volatile xchg ptr %p, i32 %a syncscope("agent") acq_rel, align 4
  %c = cmpxchg weak ptr %p, i32 %a, i32 %b acq_rel monotonic, align 4
  %d = extractvalue { i32, i1 } %c, 0
  fence syncscope("singlethread") seq_cst
  %e = load atomic i32, ptr %p unordered, align 4
  store atomic volatile i32 %d, ptr %p release, align 4
  %f = atomicrmw fadd ptr %p, float 1.0 monotonic, align 4
  %g = atomicrmw uinc_wrap ptr %p, i32 7 monotonic, align 4
  %s = sub i32 %e, %g
  ret i32 %s
}

define ptr @spaces(ptr %p, i64 %n) {
  %g = getelementptr inbounds [4 x i32], ptr addrspace(3) @shared, i64 0, i64 %n
  %c = addrspacecast ptr addrspace(3) %g to ptr
  %d = icmp eq ptr %c, %p
  %s = select i1 %d, ptr %c, ptr getelementptr (i8, ptr @bytes, i64 36)
  %i = ptrtoint ptr %s to i37
  %j = add i37 %i, 1
  %q = inttoptr i37 %j to ptr
  ret ptr %q
}

define i8 @aggregates({ i8, [2 x i16] } %a, [0 x i32] %e) {
  %s = alloca { i8, [2 x i16], {} }, align 8
  store { i8, [2 x i16] } %a, ptr %s, align 2
  store [0 x i32] %e, ptr %s, align 4
  %l = load { i8, [2 x i16], {} }, ptr %s, align 1
  %x = extractvalue { i8, [2 x i16], {} } %l, 1
  %i = insertvalue { i8, [2 x i16] } %a, [2 x i16] %x, 1
  %y = extractvalue { i8, [2 x i16] } %i, 1, 0
  %t = trunc i16 %y to i8
  ret i8 %t
}

define i32 @variable(i32 %n) {
  %l = alloca i8, i64 24, align 8
  %p = alloca ptr, align 8
  store ptr %l, ptr %p, align 8
  %a = va_arg ptr %p, i32
  %b = va_arg ptr %p, double
  %c = fptosi double %b to i32
  %s = add i32 %a, %c
  call void @llvm.prefetch.p0(ptr %l, i32 0, i32 3, i32 1)
  ret i32 %s
}

declare noalias ptr @malloc(i64) allockind("alloc,uninitialized") allocsize(0) "alloc-family"="malloc"

declare noalias ptr @calloc(i64, i64) allockind("alloc,zeroed") allocsize(0, 1) "alloc-family"="malloc"

declare ptr @realloc(ptr allocptr, i64) allockind("realloc") allocsize(1) "alloc-family"="malloc"

declare void @free(ptr allocptr) allockind("free") "alloc-family"="malloc"

!0 = !{}
