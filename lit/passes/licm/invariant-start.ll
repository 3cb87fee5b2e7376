; A load is hoisted over calls when llvm.invariant.start says that its memory does not change any more.
; RUN: opt-go %s -S -passes='loop-mssa(licm)' | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes='loop-mssa(licm)' | FileCheck %s %} %else %{ true %}

declare void @clob()
declare void @use(i32)
declare ptr @llvm.invariant.start.p0(i64, ptr)

define void @li26(i1 %c, i32 %a, ptr %p) {
; CHECK-LABEL: @li26(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
; CHECK-NEXT:    %v = load i32, ptr %p, align 4
; CHECK-NEXT:    br label %l
; CHECK:       l:
; CHECK-NEXT:    call void @clob()
; CHECK-NEXT:    call void @use(i32 %v)
; CHECK-NEXT:    br i1 %c, label %l, label %e
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
entry:
  %i = call ptr @llvm.invariant.start.p0(i64 4, ptr %p)
  br label %l
l:
  %v = load i32, ptr %p
  call void @clob()
  call void @use(i32 %v)
  br i1 %c, label %l, label %e
e:
  ret void
}
