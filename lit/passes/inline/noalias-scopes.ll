; noalias parameters become alias scopes, which are declared at the call.
; RUN: opt-go %s -S -passes=inline | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=inline | FileCheck %s %} %else %{ true %}

define i32 @noal(ptr noalias %p, ptr noalias %q) {
; CHECK-LABEL: @noal(
; CHECK-NEXT:    %x = load i32, ptr %p, align 4
; CHECK-NEXT:    store i32 1, ptr %q, align 4
; CHECK-NEXT:    %y = load i32, ptr %p, align 4
; CHECK-NEXT:    %z = add i32 %x, %y
; CHECK-NEXT:    ret i32 %z
; CHECK-NEXT:  }
  %x = load i32, ptr %p
  store i32 1, ptr %q
  %y = load i32, ptr %p
  %z = add i32 %x, %y
  ret i32 %z
}

define i32 @c10(ptr %a, ptr %b) {
; CHECK-LABEL: @c10(
; CHECK-NEXT:    call void @llvm.experimental.noalias.scope.decl(metadata !0)
; CHECK-NEXT:    call void @llvm.experimental.noalias.scope.decl(metadata !3)
; CHECK-NEXT:    %x.i = load i32, ptr %a, align 4, !alias.scope !{{[0-9]+}}, !noalias !{{[0-9]+}}
; CHECK-NEXT:    store i32 1, ptr %b, align 4, !alias.scope !{{[0-9]+}}, !noalias !{{[0-9]+}}
; CHECK-NEXT:    %y.i = load i32, ptr %a, align 4, !alias.scope !{{[0-9]+}}, !noalias !{{[0-9]+}}
; CHECK-NEXT:    %z.i = add i32 %x.i, %y.i
; CHECK-NEXT:    ret i32 %z.i
; CHECK-NEXT:  }
  %r = call i32 @noal(ptr %a, ptr %b)
  ret i32 %r
}

define i32 @second(ptr noalias %p, ptr noalias %q) {
  %a = getelementptr i8, ptr %p, i64 4
  store i32 1, ptr %q
  %x = load i32, ptr %a
  ret i32 %x
}

; To compute an address is no access.
; CHECK-LABEL: @addresses(
; CHECK:         %a.i = getelementptr i8, ptr %a, i64 4{{$}}
; CHECK-NEXT:    store i32 1, ptr %b, align 4, !alias.scope !{{[0-9]+}}, !noalias !{{[0-9]+}}
; CHECK-NEXT:    %x.i = load i32, ptr %a.i, align 4, !alias.scope !{{[0-9]+}}, !noalias !{{[0-9]+}}
define i32 @addresses(ptr %a, ptr %b) {
  %r = call i32 @second(ptr %a, ptr %b)
  ret i32 %r
}
