; A callee's slot goes to the caller's entry block, once; a byval argument is copied, so that the callee's stores stay its own.
; RUN: opt-go %s -passes=inline -S -verify-each | FileCheck %s

%struct.s = type { i32, [3 x i32] }

define internal i32 @local(i32 %x) {
  %slot = alloca i32, align 4
  store i32 %x, ptr %slot, align 4
  call void @use(ptr %slot)
  %v = load i32, ptr %slot, align 4
  ret i32 %v
}

define internal i32 @byvalue(ptr byval(%struct.s) align 8 %s) {
  store i32 1, ptr %s, align 4
  %v = load i32, ptr %s, align 4
  ret i32 %v
}

declare void @use(ptr)

; CHECK-LABEL: define void @loop(
; CHECK:       entry:
; CHECK-NEXT:    %slot.i = alloca i32, align 4
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %i = phi
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(i64 4, ptr %slot.i)
; CHECK-NEXT:    store i32 %i, ptr %slot.i, align 4
; CHECK-NEXT:    call void @use(ptr %slot.i)
; CHECK-NEXT:    %v.i = load i32, ptr %slot.i, align 4
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(i64 4, ptr %slot.i)
define void @loop(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %r = call i32 @local(i32 %i)
  %next = add i32 %i, %r
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %exit
exit:
  ret void
}

; CHECK-LABEL: define i32 @copies(
; CHECK-NEXT:    %s1 = alloca %struct.s, align 8
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(i64 16, ptr %s1)
; CHECK-NEXT:    call void @llvm.memcpy.p0.p0.i64(ptr align 1 %s1, ptr align 1 %s, i64 16, i1 false)
; CHECK-NEXT:    store i32 1, ptr %s1, align 4
define i32 @copies(ptr %s) {
  %r = call i32 @byvalue(ptr byval(%struct.s) align 8 %s)
  ret i32 %r
}
