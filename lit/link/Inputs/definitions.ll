@mine = internal global i32 2
@given = global i32 4
@common = common global [4 x i32] zeroinitializer, align 4
@merged = external hidden global i32
@llvm.used = appending global [1 x ptr] [ptr @mine], section "llvm.metadata"
@unneeded.table = internal constant [1 x ptr] [ptr @unneeded]

define i32 @callee(i32 %v) {
  %h = call i32 @helper(i32 %v)
  %m = load i32, ptr @mine
  %i = call i32 @inline()
  ret i32 %h
}

define internal i32 @helper(i32 %v) {
  ret i32 %v
}

define internal i32 @unneeded() {
  ret i32 0
}

define linkonce_odr i32 @unneeded.inline() {
  ret i32 0
}

define linkonce_odr i32 @inline() {
  ret i32 5
}

define i32 @weak() {
  ret i32 2
}

!nvvm.annotations = !{!0}
!0 = !{ptr @callee, !"maxntidx", i32 64}
