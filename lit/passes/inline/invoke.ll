; Calls of a body that is called by an invoke become invokes.
; RUN: opt-go %s -S -passes=inline | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=inline | FileCheck %s %} %else %{ true %}

declare void @ext()
declare i32 @pers(...)

define void @thr() {
; CHECK-LABEL: @thr(
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
  call void @ext()
  ret void
}

define void @c6() personality ptr @pers {
; CHECK-LABEL: @c6(
; CHECK-NEXT:    invoke void @ext()
; CHECK-NEXT:            to label %thr.exit unwind label %b
; CHECK:       thr.exit:
; CHECK-NEXT:    br label %a
; CHECK:       a:
; CHECK-NEXT:    ret void
; CHECK:       b:
; CHECK-NEXT:    %l = landingpad { ptr, i32 }
; CHECK-NEXT:            cleanup
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    resume { ptr, i32 } %l
; CHECK-NEXT:  }
  invoke void @thr() to label %a unwind label %b
a:
  ret void
b:
  %l = landingpad { ptr, i32 } cleanup
  call void @ext()
  resume { ptr, i32 } %l
}
