; Of a long line, the part around the column is shown, with dots where it is cut.
; RUN: not opt-go %s 2>&1 | FileCheck %s -DFILE=%s --match-full-lines --strict-whitespace
declare void @many(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32)
define void @f() {
; CHECK:[[FILE]]:[[#@LINE+3]]:108: error: use of undefined value '%lost'
; CHECK-NEXT:...{{.*}} i32 8, i32 %lost, i32 10, {{.*}}...
; CHECK-NEXT:                                                               ^
  call void @many(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8888888888888888, i32 8, i32 8, i32 %lost, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18)
  ret void
}
