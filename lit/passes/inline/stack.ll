; Allocas are marked where they are in use, unless they are already; byval arguments are copied; variable amounts of stack stay with their function.
; RUN: opt-go %s -S -passes=inline | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=inline | FileCheck %s %} %else %{ true %}

declare void @use(ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)

define void @dyn(i64 %n) {
; CHECK-LABEL: @dyn(
; CHECK-NEXT:    %a = alloca i8, i64 %n, align 1
; CHECK-NEXT:    call void @use(ptr %a)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  %a = alloca i8, i64 %n
  call void @use(ptr %a)
  ret void
}

define void @c11(i64 %n) {
; CHECK-LABEL: @c11(
; CHECK-NEXT:    call void @dyn(i64 %n)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  call void @dyn(i64 %n)
  ret void
}

define void @lif() {
; CHECK-LABEL: @lif(
; CHECK-NEXT:    %a = alloca i32, align 4
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(i64 4, ptr %a)
; CHECK-NEXT:    call void @use(ptr %a)
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(i64 4, ptr %a)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  call void @use(ptr %a)
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  ret void
}

define void @c13() {
; CHECK-LABEL: @c13(
; CHECK-NEXT:    %a.i1 = alloca i32, align 4
; CHECK-NEXT:    %a.i = alloca i32, align 4
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(i64 4, ptr %a.i)
; CHECK-NEXT:    call void @use(ptr %a.i)
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(i64 4, ptr %a.i)
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(i64 4, ptr %a.i1)
; CHECK-NEXT:    call void @use(ptr %a.i1)
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(i64 4, ptr %a.i1)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  call void @lif()
  call void @lif()
  ret void
}

define i32 @byro(ptr byval(i32) align 4 %p) {
; CHECK-LABEL: @byro(
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    ret i32 %v
; CHECK-NEXT:  }
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @c5(ptr %q) {
; CHECK-LABEL: @c5(
; CHECK-NEXT:    %q1 = alloca i32, align 4
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(i64 4, ptr %q1)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 1 %q1, ptr align 1 %q, i64 4, i1 false)
; CHECK-NEXT:    %v.i = load i32, ptr %q1, align 4
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(i64 4, ptr %q1)
; CHECK-NEXT:    ret i32 %v.i
; CHECK-NEXT:  }
  %r = call i32 @byro(ptr byval(i32) align 4 %q)
  ret i32 %r
}
