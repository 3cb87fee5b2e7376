; Allocas outside the entry of the body are released after it, also with a constant size: the call may be in a loop.
; RUN: opt-go %s -S -passes=inline | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=inline | FileCheck %s %} %else %{ true %}

declare void @use(ptr)

define internal void @later(i1 %c) alwaysinline {
entry:
  br i1 %c, label %then, label %done

then:
  %p = alloca [64 x i32]
  call void @use(ptr %p)
  br label %done

done:
  ret void
}

; CHECK-LABEL: @loop(
; CHECK:       loop:
; CHECK:         %savedstack = call ptr @llvm.stacksave.p0()
; CHECK:       then.i:
; CHECK-NEXT:    %p.i = alloca [64 x i32], align 4
; CHECK-NEXT:    call void @use(ptr %p.i)
; CHECK:         call void @llvm.stackrestore.p0(ptr %savedstack)
define void @loop(i1 %c, i32 %n) {
entry:
  br label %loop

loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @later(i1 %c)
  %next = add i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end

end:
  ret void
}
