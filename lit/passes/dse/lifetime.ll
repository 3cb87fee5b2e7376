; RUN: opt-go %s -passes=dse -S | FileCheck %s
;
; The end of an object's lifetime kills the stores to it; a later lifetime is separate.

declare void @llvm.lifetime.start.p0(i64, ptr nocapture)
declare void @llvm.lifetime.end.p0(i64, ptr nocapture)
declare void @use(ptr)

; CHECK-LABEL: @ended(
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(i64 4, ptr %a)
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(i64 4, ptr %a)
; CHECK-NEXT:   call void @use(ptr null)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @ended() {
  %a = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  call void @use(ptr %a)
  store i32 1, ptr %a
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  call void @use(ptr null)
  ret void
}

; CHECK-LABEL: @begins_again(
; CHECK-NEXT: entry:
; CHECK-NEXT:   %a = alloca i32, align 4
; CHECK-NEXT:   br label %loop
; CHECK: loop:
; CHECK-NEXT:   call void @llvm.lifetime.start.p0(i64 4, ptr %a)
; CHECK-NEXT:   store i32 1, ptr %a, align 4
; CHECK-NEXT:   call void @use(ptr %a)
; CHECK-NEXT:   call void @llvm.lifetime.end.p0(i64 4, ptr %a)
; CHECK-NEXT:   br i1 %c, label %loop, label %end
; CHECK: end:
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @begins_again(i1 %c) {
entry:
  %a = alloca i32
  br label %loop

loop:
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  store i32 1, ptr %a
  call void @use(ptr %a)
  store i32 2, ptr %a
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  br i1 %c, label %loop, label %end

end:
  ret void
}
