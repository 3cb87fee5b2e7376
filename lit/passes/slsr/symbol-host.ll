; RUN: opt-go %s -passes=slsr -mtriple=x86_64-unknown-linux-gnu -S | FileCheck %s
;
; An address of x86 has a symbol in it, unless the linker may put the symbol where only a table of 64-bit addresses knows, which a cast does
; not change.

@far = global [64 x i32] zeroinitializer
@near = internal global [64 x i32] zeroinitializer
@other = external addrspace(1) global [64 x i32]

declare void @use(ptr)

; CHECK-LABEL: @far_symbol(
; CHECK-NEXT:   %x = getelementptr i32, ptr @far, i64 %i
; CHECK-NEXT:   call void @use(ptr %x)
; CHECK-NEXT:   %1 = shl i64 %i, 2
; CHECK-NEXT:   %y = getelementptr i8, ptr %x, i64 %1
; CHECK-NEXT:   call void @use(ptr %y)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @far_symbol(i64 %i) {
  %x = getelementptr i32, ptr @far, i64 %i
  call void @use(ptr %x)
  %j = shl nsw i64 %i, 1
  %y = getelementptr i32, ptr @far, i64 %j
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @near_symbol(
; CHECK-NEXT:   %x = getelementptr i32, ptr @near, i64 %i
; CHECK-NEXT:   call void @use(ptr %x)
; CHECK-NEXT:   %j = shl nsw i64 %i, 1
; CHECK-NEXT:   %y = getelementptr i32, ptr @near, i64 %j
; CHECK-NEXT:   call void @use(ptr %y)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @near_symbol(i64 %i) {
  %x = getelementptr i32, ptr @near, i64 %i
  call void @use(ptr %x)
  %j = shl nsw i64 %i, 1
  %y = getelementptr i32, ptr @near, i64 %j
  call void @use(ptr %y)
  ret void
}

; CHECK-LABEL: @cast_symbol(
; CHECK-NEXT:   %x = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @other to ptr), i64 %i
; CHECK-NEXT:   call void @use(ptr %x)
; CHECK-NEXT:   %1 = shl i64 %i, 2
; CHECK-NEXT:   %y = getelementptr i8, ptr %x, i64 %1
; CHECK-NEXT:   call void @use(ptr %y)
; CHECK-NEXT:   ret void
; CHECK-NEXT: }
define void @cast_symbol(i64 %i) {
  %x = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @other to ptr), i64 %i
  call void @use(ptr %x)
  %j = shl nsw i64 %i, 1
  %y = getelementptr i32, ptr addrspacecast (ptr addrspace(1) @other to ptr), i64 %j
  call void @use(ptr %y)
  ret void
}
