; RUN: opt-go %s -passes=sccp -S | FileCheck %s
;
; Structures that are constant as a whole, addresses that are not null, indirect branches to a known
; block, and lengths of vectors.

; CHECK-LABEL: @whole(
; CHECK-NEXT: ret { i32, i64 } { i32 4, i64 5 }
define { i32, i64 } @whole() {
  %a = insertvalue { i32, i64 } undef, i32 4, 0
  %b = insertvalue { i32, i64 } %a, i64 5, 1
  ret { i32, i64 } %b
}

; CHECK-LABEL: @only(
; CHECK-NEXT: ret { i32 } { i32 4 }
define { i32 } @only({ i32 } %x) {
  %a = insertvalue { i32 } %x, i32 4, 0
  ret { i32 } %a
}

; CHECK-LABEL: @part(
; CHECK: ret { i32, i64 } %b
define { i32, i64 } @part(i32 %x) {
  %a = insertvalue { i32, i64 } undef, i32 %x, 0
  %b = insertvalue { i32, i64 } %a, i64 5, 1
  ret { i32, i64 } %b
}

; CHECK-LABEL: @address(
; CHECK: ret i1 true
define i1 @address(ptr nonnull %p, i64 %n, i1 %which) {
entry:
  %far = getelementptr inbounds i8, ptr %p, i64 %n
  br i1 %which, label %a, label %b
a:
  br label %b
b:
  %q = phi ptr [ %p, %entry ], [ %far, %a ]
  %c = icmp ne ptr %q, null
  ret i1 %c
}

; CHECK-LABEL: @wraps(
; CHECK: ret i1 %c
define i1 @wraps(ptr nonnull %p, i64 %n) {
  %far = getelementptr i8, ptr %p, i64 %n
  %c = icmp ne ptr %far, null
  ret i1 %c
}

; CHECK-LABEL: @computed(
; CHECK: entry:
; CHECK-NEXT: br label %two
; CHECK-NOT: ret i32 1
define i32 @computed() {
entry:
  indirectbr ptr blockaddress(@computed, %two), [label %one, label %two]
one:
  ret i32 1
two:
  ret i32 2
}

; CHECK-LABEL: @lanes(
; CHECK: call void @use(i1 true)
; CHECK: call void @use(i1 %below)
define void @lanes(i32 %n) {
  %l = call i32 @llvm.experimental.get.vector.length.i32(i32 %n, i32 4, i1 false)
  %fits = icmp ule i32 %l, 4
  call void @use(i1 %fits)
  %below = icmp ult i32 %l, 4
  call void @use(i1 %below)
  ret void
}

; CHECK-LABEL: @scaled(
; CHECK: call void @use(i1 true)
; CHECK: ret i32 8
define i32 @scaled(i32 %n) vscale_range(2,4) {
  %l = call i32 @llvm.experimental.get.vector.length.i32(i32 %n, i32 4, i1 true)
  %fits = icmp ule i32 %l, 16
  call void @use(i1 %fits)
  %all = call i32 @llvm.experimental.get.vector.length.i32(i32 8, i32 4, i1 true)
  ret i32 %all
}

declare i32 @llvm.experimental.get.vector.length.i32(i32, i32, i1)
declare void @use(i1)
