; Attributes of the result go to the call that makes it, the state for deoptimization to the calls inside; a recursion is left.
; RUN: opt-go %s -S -passes=inline | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=inline | FileCheck %s %} %else %{ true %}

declare void @ext()
declare ptr @id(ptr)

define nonnull ptr @rn(ptr %p) {
; CHECK-LABEL: @rn(
; CHECK-NEXT:    %q = call ptr @id(ptr %p)
; CHECK-NEXT:    ret ptr %q
; CHECK-NEXT:  }
  %q = call ptr @id(ptr %p)
  ret ptr %q
}

define ptr @c12(ptr %p) {
; CHECK-LABEL: @c12(
; CHECK-NEXT:    %q.i = call nonnull ptr @id(ptr %p)
; CHECK-NEXT:    ret ptr %q.i
; CHECK-NEXT:  }
  %r = call nonnull ptr @rn(ptr %p)
  ret ptr %r
}

define void @bund() {
; CHECK-LABEL: @bund(
; CHECK-NEXT:    call void @ext() [ "deopt"(i32 1) ]
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  call void @ext() [ "deopt"(i32 1) ]
  ret void
}

define void @c22() {
; CHECK-LABEL: @c22(
; CHECK-NEXT:    call void @ext() [ "deopt"(i32 2, i32 1) ]
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  call void @bund() [ "deopt"(i32 2) ]
  ret void
}

define void @va(...) {
; CHECK-LABEL: @va(
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  ret void
}

define void @c21() {
; CHECK-LABEL: @c21(
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  call void (...) @va(i32 1)
  ret void
}

define void @rec(i32 %n) {
; CHECK-LABEL: @rec(
; CHECK-NEXT:    %c = icmp eq i32 %n, 0
; CHECK-NEXT:    br i1 %c, label %e, label %r
; CHECK:       r:
; CHECK-NEXT:    %m = sub i32 %n, 1
; CHECK-NEXT:    call void @rec(i32 %m)
; CHECK-NEXT:    br label %e
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  %c = icmp eq i32 %n, 0
  br i1 %c, label %e, label %r
r:
  %m = sub i32 %n, 1
  call void @rec(i32 %m)
  br label %e
e:
  ret void
}

define void @c7() {
; CHECK-LABEL: @c7(
; CHECK-NEXT:    call void @rec(i32 3)
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  call void @rec(i32 3)
  ret void
}
