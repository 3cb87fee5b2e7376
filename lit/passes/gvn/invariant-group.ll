; RUN: opt-go %s -passes=gvn -S | FileCheck %s
; RUN: opt-go %s -passes='early-cse<memssa>' -S | FileCheck %s
; RUN: opt-go %s -passes='loop-mssa(licm)' -S | FileCheck %s --check-prefix=LICM
;
; Accesses of an invariant group through one pointer see the same memory, whatever is called between them; launder begins another group.

declare void @opaque(ptr)
declare void @quiet(ptr) nounwind willreturn
declare void @use(i32)
declare ptr @llvm.launder.invariant.group.p0(ptr)

; CHECK-LABEL: @virtual_twice(
; CHECK:         call void %f(ptr %o)
; CHECK-NEXT:    %g = load ptr, ptr %t
; CHECK-NEXT:    call void %g(ptr %o)
; CHECK-NEXT:    ret void
define void @virtual_twice(ptr %o) {
  %t = load ptr, ptr %o, !invariant.group !0
  %f = load ptr, ptr %t
  call void %f(ptr %o)
  %u = load ptr, ptr %o, !invariant.group !0
  %g = load ptr, ptr %u
  call void %g(ptr %o)
  ret void
}

; CHECK-LABEL: @in_blocks_below(
; CHECK:       a:
; CHECK-NEXT:    ret i32 42
; CHECK:       b:
; CHECK-NEXT:    call void @opaque(ptr %p)
; CHECK-NEXT:    ret i32 42
define i32 @in_blocks_below(ptr %p, i1 %c) {
  store i32 42, ptr %p, !invariant.group !0
  call void @opaque(ptr %p)
  br i1 %c, label %a, label %b
a:
  %x = load i32, ptr %p, !invariant.group !0
  ret i32 %x
b:
  call void @opaque(ptr %p)
  %first = getelementptr { i32, i32 }, ptr %p, i64 0, i32 0
  %y = load i32, ptr %first, !invariant.group !0
  ret i32 %y
}

; CHECK-LABEL: @not_promised(
; CHECK:         %b = load i32
; CHECK:         %d = load i32
; CHECK:         %n = load i32
; CHECK:         ret i32
define i32 @not_promised(ptr %p) {
  store i32 1, ptr %p, !invariant.group !0
  %q = call ptr @llvm.launder.invariant.group.p0(ptr %p)
  call void @opaque(ptr %p)
  %b = load i32, ptr %q, !invariant.group !0
  %second = getelementptr i32, ptr %p, i64 1
  call void @opaque(ptr %p)
  %d = load i32, ptr %second, !invariant.group !0
  %n = load i32, ptr %p
  %s = mul i32 %b, %d
  %r = add i32 %s, %n
  ret i32 %r
}

; CHECK-LABEL: @neither_dominates(
; CHECK:       m:
; CHECK-NEXT:    %y = load i32
define i32 @neither_dominates(ptr %p, i1 %c) {
  br i1 %c, label %a, label %m
a:
  %x = load i32, ptr %p, !invariant.group !0
  call void @use(i32 %x)
  br label %m
m:
  %y = load i32, ptr %p, !invariant.group !0
  ret i32 %y
}

; The memory was read before the loop: the load is hoisted. In @changed_below it was not, and the call may come first.
; LICM-LABEL: @read_above(
; LICM:       entry:
; LICM:         %x = load i32
; LICM:       l:
; LICM-LABEL: @changed_below(
; LICM:       l:
; LICM:         %x = load i32
define void @read_above(ptr %p, i32 %n) {
entry:
  store i32 %n, ptr %p, !invariant.group !0
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @quiet(ptr %p)
  %x = load i32, ptr %p, align 4, !invariant.group !0
  call void @use(i32 %x)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
define void @changed_below(ptr %p, i32 %n) {
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l ]
  call void @quiet(ptr %p)
  %x = load i32, ptr %p, !invariant.group !0
  call void @use(i32 %x)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %l, label %e
e:
  ret void
}
!0 = !{}
