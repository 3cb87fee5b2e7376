; RUN: opt-go %s -passes=globalopt -S | FileCheck %s
;
; A constructor that can be executed now leaves initial values; it and its entry in the list go.

; CHECK: @llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
; CHECK: @x = local_unnamed_addr global i32 6
; CHECK: @s = global { i32, [2 x i64] } { i32 0, [2 x i64] [i64 0, i64 3] }
; CHECK: @p = local_unnamed_addr global ptr getelementptr inbounds (i8, ptr @s, i64 12)
; CHECK: declare void @outside() local_unnamed_addr
;
; CHECK: define internal void @late() {
; CHECK-NEXT:   call void @outside()
; CHECK-NEXT:   ret void
; CHECK-NEXT: }

@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @init, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @late, ptr null }]
@x = global i32 3
@s = global { i32, [2 x i64] } zeroinitializer
@p = global ptr null
@t = internal constant [4 x i8] c"\01\02\03\04"
declare void @outside()
define internal i32 @twice(i32 %v) {
  %c = icmp sgt i32 %v, 10
  br i1 %c, label %big, label %small
big:
  br label %end
small:
  %d = shl i32 %v, 1
  br label %end
end:
  %r = phi i32 [ %v, %big ], [ %d, %small ]
  ret i32 %r
}
define internal void @init() {
  %slot = alloca i32
  store i32 1, ptr %slot
  %v = load i32, ptr @x
  %w = call i32 @twice(i32 %v)
  store i32 %w, ptr @x
  %one = load i32, ptr %slot
  %i = zext i32 %one to i64
  %q = getelementptr { i32, [2 x i64] }, ptr @s, i64 0, i32 1, i64 %i
  %b = load i8, ptr getelementptr (i8, ptr @t, i64 2)
  %z = zext i8 %b to i64
  store i64 %z, ptr %q
  store ptr %q, ptr @p
  ret void
}
define internal void @late() {
  call void @outside()
  ret void
}
