; Guards read memory and write none, and keep the store before them. Addresses are equal whatever types their offsets are written in.
; RUN: opt-go %s -S -passes=early-cse | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=early-cse | FileCheck %s %} %else %{ true %}

declare void @llvm.experimental.guard(i1,...)

define i32 @t31(ptr %p, i1 %c) {
; CHECK-LABEL: @t31(
; CHECK-NEXT:    %x = load i32, ptr %p, align 4
; CHECK-NEXT:    call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
; CHECK-NEXT:    call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
  %x = load i32, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  %y = load i32, ptr %p
  %z = sub i32 %x, %y
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  ret i32 %z
}

define void @t32(ptr %p, i1 %c) {
; CHECK-LABEL: @t32(
; CHECK-NEXT:    store i32 1, ptr %p, align 4
; CHECK-NEXT:    call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
; CHECK-NEXT:    store i32 2, ptr %p, align 4
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  store i32 1, ptr %p
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ]
  store i32 2, ptr %p
  ret void
}

define i32 @t35(ptr %p) {
; CHECK-LABEL: @t35(
; CHECK-NEXT:    %g = getelementptr inbounds i32, ptr %p, i64 1
; CHECK-NEXT:    %x = load i32, ptr %g, align 4
; CHECK-NEXT:    ret i32 0
; CHECK-NEXT:  }
  %g = getelementptr inbounds i32, ptr %p, i64 1
  %h = getelementptr i8, ptr %p, i64 4
  %x = load i32, ptr %g
  %y = load i32, ptr %h
  %z = sub i32 %x, %y
  ret i32 %z
}
