; RUN: opt-go -passes='internalize<preserve-gv=main;preserve-gv=api>' -S %s | FileCheck %s
; RUN: opt-go -passes=internalize -internalize-public-api-list=main,api -S %s | FileCheck %s

$shared = comdat any
$alone = comdat any

; CHECK: $shared = comdat nodeduplicate
; CHECK-NOT: $alone
; CHECK: @counter = internal global i32 3
@counter = global i32 3
; CHECK: @kept = global i32 0
@kept = global i32 0
@llvm.used = appending global [1 x ptr] [ptr @kept], section "llvm.metadata"
; CHECK: @other = internal alias i32, ptr @counter
@other = alias i32, ptr @counter

; CHECK: define i32 @main()
define i32 @main() {
  ret i32 0
}
; CHECK: define void @api()
define void @api() {
  ret void
}
; CHECK: define internal void @helper()
define hidden void @helper() {
  ret void
}
; CHECK: define internal void @a() comdat($shared)
define linkonce_odr void @a() comdat($shared) {
  ret void
}
; CHECK: define internal void @b() comdat($shared)
define linkonce_odr void @b() comdat($shared) {
  ret void
}
; CHECK: define internal void @c() {
define linkonce_odr void @c() comdat($alone) {
  ret void
}
; CHECK: define dllexport void @exported()
define dllexport void @exported() {
  ret void
}
; CHECK: declare void @ext()
declare void @ext()
