
declare void @fixed()

declare i32 @fixed_too(ptr)

define i32 @as_variadic(ptr %p) {
  call void (...) @fixed()
  %r = call i32 (ptr, ...) @fixed_too(ptr %p)
  %s = call i32 @fixed_too(ptr %p)
  ret i32 %s
}
