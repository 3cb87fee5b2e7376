package shape

// Modules are modules of many globals and functions, and large initializers.
var Modules = []Shape{
	{Name: "globals-internal", text: `repeat
@v{k} = internal global i32 {m}
@u{k} = internal global i32 0
@s{k} = internal global { i32, [2 x i64] } zeroinitializer
once
define void @f(ptr %a, i32 %w) {
repeat
  %x{k} = load i32, ptr @v{k}
  store i32 %x{k}, ptr @u{k}
  store i32 %w, ptr @s{k}
  %y{k} = load i32, ptr @s{k}
  store volatile i32 %y{k}, ptr %a
once
  ret void
}
`},
	{Name: "globals-of-pointers", text: `repeat
@p{k} = internal global ptr @p{j}
once
@p{n} = internal global i32 7
define void @f(ptr %a) {
repeat
  %x{k} = load ptr, ptr @p{k}
  store volatile ptr %x{k}, ptr %a
once
  ret void
}
`},
	{Name: "constants-equal", text: `repeat
@c{k} = private unnamed_addr constant [4 x i32] [i32 1, i32 2, i32 3, i32 {m}]
once
define void @f(ptr %a) {
repeat
  store volatile ptr @c{k}, ptr %a
once
  ret void
}
`},
	{Name: "initializer", text: `@t = internal constant { i32
repeat
    , i32
once
    } { i32 7
repeat
    , i32 {k}
once
    }
define void @f(ptr %a) {
repeat
  %x{k} = load i32, ptr getelementptr (i32, ptr @t, i64 {k})
  store volatile i32 %x{k}, ptr %a
once
  ret void
}
`},
	{Name: "variable-of-members", text: `@t = internal global [{n} x i32] zeroinitializer
define void @f(ptr %a, i32 %w) {
repeat
  store i32 %w, ptr getelementptr ([{n} x i32], ptr @t, i64 0, i64 {k})
once
  call void @g(ptr %a)
  ret void
}
define internal void @g(ptr %a) {
repeat
  %x{k} = load i32, ptr getelementptr ([{n} x i32], ptr @t, i64 0, i64 {k})
  store volatile i32 %x{k}, ptr %a
once
  ret void
}
`},
	{Name: "functions-of-one-variable", text: `@v = internal global i32 0
@flag = internal global i32 0
repeat
define void @f{k}(ptr %a) {
  %x{k} = load i32, ptr @v
  store i32 %x{k}, ptr %a
  store i32 1, ptr @flag
  %y{k} = load i32, ptr @flag
  store i32 %y{k}, ptr %a
  ret void
}
once
`},
	{Name: "arguments-dead", text: `repeat
define internal { i32, i32 } @f{k}(i32 %x, i32 %y, i32 %z) {
  %r{k} = call { i32, i32 } @f{j}(i32 %y, i32 %x, i32 %z)
  %s{k} = extractvalue { i32, i32 } %r{k}, 0
  %t{k} = insertvalue { i32, i32 } undef, i32 %s{k}, 0
  %u{k} = insertvalue { i32, i32 } %t{k}, i32 %z, 1
  ret { i32, i32 } %u{k}
}
once
define internal { i32, i32 } @f{n}(i32 %x, i32 %y, i32 %z) {
  %t = insertvalue { i32, i32 } undef, i32 %x, 0
  ret { i32, i32 } %t
}
define i32 @main(i32 %x) {
  %r = call { i32, i32 } @f0(i32 %x, i32 7, i32 8)
  %s = extractvalue { i32, i32 } %r, 0
  ret i32 %s
}
`},
	{Name: "calls-of-constants", text: `define internal i32 @g(i32 %x, i32 %y) noinline {
  %z = add i32 %x, %y
  ret i32 %z
}
define void @f(ptr %a, i32 %w) {
repeat
  %r{k} = call i32 @g(i32 %w, i32 7)
  store i32 %r{k}, ptr %a
once
  ret void
}
`},
	{Name: "invokes", text: `declare i32 @__gxx_personality_v0(...)
declare void @g(i32)
declare void @h(ptr)
define void @f(ptr %a, i32 %w) personality ptr @__gxx_personality_v0 {
  br label %b0
repeat
b{k}:
  invoke void @g(i32 {k})
    to label %b{j} unwind label %l{k}
l{k}:
  %p{k} = landingpad { ptr, i32 } cleanup
  call void @h(ptr %a)
  br label %out
once
out:
  %q = phi { ptr, i32 } [ undef, %e ]
repeat
    , [ %p{k}, %l{k} ]
once
  resume { ptr, i32 } %q
e:
  br label %out
b{n}:
  ret void
}
`},
	{Name: "invokes-of-one-pad", text: `declare i32 @__gxx_personality_v0(...)
declare i32 @g(i32)
define i32 @f(ptr %a, i32 %w) personality ptr @__gxx_personality_v0 {
  %s = alloca i32
  store i32 0, ptr %s
  br label %b0
repeat
b{k}:
  %r{k} = invoke i32 @g(i32 {k})
    to label %n{k} unwind label %pad
n{k}:
  store i32 %r{k}, ptr %s
  br label %b{j}
once
b{n}:
  ret i32 0
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  %v = load i32, ptr %s
  ret i32 %v
}
`},
	{Name: "recursion", text: `define i32 @f(i32 %x, i32 %acc) {
  br label %b0
repeat
b{k}:
  %c{k} = icmp eq i32 %x, {k}
  br i1 %c{k}, label %t{k}, label %b{j}
t{k}:
  %y{k} = sub i32 %x, {k}
  %r{k} = call i32 @f(i32 %y{k}, i32 {k})
  %s{k} = add i32 %r{k}, {k}
  ret i32 %s{k}
once
b{n}:
  ret i32 0
}
`},
}
