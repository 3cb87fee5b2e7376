package shape

// Memory are functions with thousands of slots and accesses.
var Memory = []Shape{
	{Name: "slots", text: `define i32 @f(i32 %w) {
repeat
  %s{k} = alloca i32
once
  store i32 %w, ptr %s0
repeat
  %v{k} = load i32, ptr %s{k}
  %t{k} = add i32 %v{k}, 1
  store i32 %t{k}, ptr %s{k}
once
  ret i32 %w
}
`},
	{Name: "slots-escaped", text: `declare void @use(ptr)
define void @f(i32 %w) {
repeat
  %s{k} = alloca i32
once
repeat
  store i32 {k}, ptr %s{k}
  call void @use(ptr %s{k})
once
  ret void
}
`},
	{Name: "slots-lifetimes", text: `define i32 @f(i32 %w) {
repeat
  %s{k} = alloca [4 x i32]
once
repeat
  call void @llvm.lifetime.start.p0(i64 16, ptr %s{k})
  %e{k} = getelementptr inbounds [4 x i32], ptr %s{k}, i32 0, i32 %w
  store i32 {k}, ptr %e{k}
  %v{k} = load volatile i32, ptr %s{k}
  call void @llvm.lifetime.end.p0(i64 16, ptr %s{k})
once
  ret i32 %w
}
`},
	{Name: "slots-branches", text: `define i32 @f(i32 %w) {
repeat
  %s{k} = alloca i32
once
  br label %b0
repeat
b{k}:
  %c{k} = icmp sgt i32 %w, {k}
  br i1 %c{k}, label %t{k}, label %b{j}
t{k}:
  store i32 {k}, ptr %s{k}
  %v{k} = load i32, ptr %s0
  store i32 %v{k}, ptr %s{k}
  br label %b{j}
once
b{n}:
  %r = load i32, ptr %s0
  ret i32 %r
}
`},
	{Name: "one-slot-branches", text: `define i32 @f(i32 %w) {
  %s = alloca i32
  store i32 %w, ptr %s
  br label %b0
repeat
b{k}:
  %v{k} = load i32, ptr %s
  %c{k} = icmp sgt i32 %v{k}, {k}
  br i1 %c{k}, label %t{k}, label %b{j}
t{k}:
  %u{k} = add i32 %v{k}, {k}
  store i32 %u{k}, ptr %s
  br label %b{j}
once
b{n}:
  %r = load i32, ptr %s
  ret i32 %r
}
`},
	{Name: "large-slot", text: `define i32 @f(i32 %w) {
  %s = alloca [{n} x i32]
repeat
  %p{k} = getelementptr inbounds [{n} x i32], ptr %s, i64 0, i64 {k}
  store i32 %w, ptr %p{k}
once
repeat
  %v{k} = load i32, ptr %p{k}
once
  %r = load i32, ptr %s
  ret i32 %r
}
`},
	{Name: "large-slot-overlap", text: `define i32 @f(i32 %w) {
  %s = alloca [{n} x i32]
  call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 {n}, i1 false)
repeat
  %p{k} = getelementptr inbounds i8, ptr %s, i64 {k}
  store i32 %w, ptr %p{k}
  %v{k} = load i16, ptr %p{k}
once
  %r = load i32, ptr %s
  ret i32 %r
}
`},
	{Name: "copies", text: `declare void @use(ptr)
define void @f(ptr %a) {
repeat
  %s{k} = alloca [16 x i8]
once
  call void @llvm.memcpy.p0.p0.i64(ptr %s0, ptr %a, i64 16, i1 false)
repeat
  call void @llvm.memcpy.p0.p0.i64(ptr %s{k}, ptr %s0, i64 16, i1 false)
once
  call void @use(ptr %s0)
  ret void
}
`},
	{Name: "copies-chain", text: `declare void @use(ptr)
define void @f(ptr %a) {
  %s0 = alloca [16 x i8]
repeat
  %s{j} = alloca [16 x i8]
once
  call void @llvm.memcpy.p0.p0.i64(ptr %s0, ptr %a, i64 16, i1 false)
repeat
  call void @llvm.memcpy.p0.p0.i64(ptr %s{j}, ptr %s{k}, i64 16, i1 false)
once
  call void @use(ptr %s{n})
  ret void
}
`},
	{Name: "stores", text: `define void @f(ptr %a) {
repeat
  %p{k} = getelementptr inbounds float, ptr %a, i64 {k}
  store float 1.0, ptr %p{k}
once
  ret void
}
`},
	{Name: "stores-down", text: `define void @f(ptr %a) {
reverse
  %p{k} = getelementptr inbounds float, ptr %a, i64 {k}
  store float 1.0, ptr %p{k}
once
  ret void
}
`},
	{Name: "stores-one", text: `define void @f(ptr %a, i32 %w) {
repeat
  store i32 {k}, ptr %a
once
  ret void
}
`},
	{Name: "stores-overlap", text: `define void @f(ptr %a, i32 %w) {
repeat
  %p{k} = getelementptr inbounds i8, ptr %a, i64 {k}
  store i32 %w, ptr %p{k}
once
  ret void
}
`},
	{Name: "stores-unknown", text: `define void @f(ptr %a, ptr %i) {
repeat
  %q{k} = getelementptr inbounds ptr, ptr %i, i64 {k}
  %p{k} = load ptr, ptr %q{k}
  store i32 {k}, ptr %p{k}
once
  ret void
}
`},
	{Name: "loads", text: `define float @f(ptr %a) {
  %x0 = fadd float 1.0, 2.0
repeat
  %p{k} = getelementptr inbounds float, ptr %a, i64 {k}
  %v{k} = load float, ptr %p{k}
  %x{j} = fadd float %x{k}, %v{k}
once
  ret float %x{n}
}
`},
	{Name: "loads-of-two", text: `define void @f(ptr %a, ptr %b) {
repeat
  %p{k} = getelementptr inbounds float, ptr %a, i64 {k}
  %q{k} = getelementptr inbounds float, ptr %b, i64 {k}
  %v{k} = load float, ptr %p{k}
  %w{k} = fadd float %v{k}, 1.0
  store float %w{k}, ptr %q{k}
once
  ret void
}
`},
	{Name: "loads-of-two-noalias", text: `define void @f(ptr noalias %a, ptr noalias %b) {
repeat
  %p{k} = getelementptr inbounds float, ptr %a, i64 {k}
  %q{k} = getelementptr inbounds float, ptr %b, i64 {k}
  %v{k} = load float, ptr %p{k}
  %w{k} = fadd float %v{k}, 1.0
  store float %w{k}, ptr %q{k}
once
  ret void
}
`},
	{Name: "loads-then-stores", text: `define void @f(ptr %a, ptr %b) {
repeat
  %p{k} = getelementptr inbounds i32, ptr %a, i64 {k}
  %v{k} = load i32, ptr %p{k}
once
repeat
  %q{k} = getelementptr inbounds i32, ptr %b, i64 {k}
  store i32 %v{k}, ptr %q{k}
once
  ret void
}
`},
	{Name: "stores-then-loads", text: `define i32 @f(ptr %a, ptr %b) {
repeat
  %p{k} = getelementptr inbounds i32, ptr %a, i64 {k}
  store i32 {k}, ptr %p{k}
once
  store i32 7, ptr %b
  %x0 = load i32, ptr %b
repeat
  %v{k} = load i32, ptr %p{k}
  %x{j} = add i32 %x{k}, %v{k}
once
  ret i32 %x{n}
}
`},
	{Name: "stores-in-blocks", text: `define i32 @f(ptr %a, ptr %b, i32 %w) {
  br label %b0
repeat
b{k}:
  %p{k} = getelementptr inbounds i32, ptr %a, i64 {k}
  store i32 {k}, ptr %p{k}
  %v{k} = load i32, ptr %b
  %c{k} = icmp eq i32 %v{k}, %w
  br i1 %c{k}, label %b{j}, label %end
once
b{n}:
  %v = load i32, ptr %a
  br label %end
end:
  %r = load i32, ptr %a
  ret i32 %r
}
`},
	{Name: "loads-behind-diamonds", text: `define i32 @f(ptr %a, ptr noalias %b, i32 %w) {
  store i32 1, ptr %b
  br label %b0
repeat
b{k}:
  %c{k} = icmp eq i32 %w, {k}
  br i1 %c{k}, label %t{k}, label %e{k}
t{k}:
  store i32 {k}, ptr %a
  br label %b{j}
e{k}:
  br label %b{j}
once
b{n}:
  br label %d0
repeat
d{k}:
  %p{k} = getelementptr inbounds i32, ptr %b, i64 {k}
  %v{k} = load i32, ptr %p{k}
  call void @llvm.nvvm.barrier0()
  br label %d{j}
once
d{n}:
  %r = load i32, ptr %b
  ret i32 %r
}
`},
	{Name: "barriers", text: `define void @f(ptr addrspace(3) %a, i32 %w) {
repeat
  store i32 {k}, ptr addrspace(3) %a
  call void @llvm.nvvm.barrier0()
  %v{k} = load i32, ptr addrspace(3) %a
once
  ret void
}
`},
	{Name: "sets", text: `define void @f(ptr %a) {
repeat
  %p{k} = getelementptr inbounds i8, ptr %a, i64 {k}
  call void @llvm.memset.p0.i64(ptr %p{k}, i8 0, i64 16, i1 false)
once
  ret void
}
`},
	{Name: "globals", text: `repeat
@g{k} = internal global i32 0
once
define void @f(i32 %w) {
repeat
  %v{k} = load i32, ptr @g{k}
  store i32 %w, ptr @g{k}
once
  ret void
}
`},
	{Name: "shared", text: `@t = internal addrspace(3) global [{n} x i32] zeroinitializer, align 16
define void @f(i32 %w) {
repeat
  %v{k} = load i32, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds ([{n} x i32], ptr addrspace(3) @t, i64 0, i64 {k}) to ptr)
  %u{k} = add i32 %v{k}, %w
  store i32 %u{k}, ptr addrspacecast (ptr addrspace(3) getelementptr inbounds ([{n} x i32], ptr addrspace(3) @t, i64 0, i64 {k}) to ptr)
once
  ret void
}
`},
	{Name: "calls-of-one", text: `define internal float @g(float %x, ptr %p) {
  %c = fcmp olt float %x, 1.0
  br i1 %c, label %t, label %e
t:
  store float %x, ptr %p
  br label %e
e:
  %r = phi float [ %x, %0 ], [ 2.0, %t ]
  ret float %r
}
define float @f(float %x0, ptr %p) {
repeat
  %x{j} = call float @g(float %x{k}, ptr %p)
once
  ret float %x{n}
}
`},
	{Name: "calls-external", text: `declare i32 @g(i32, ptr)
define void @f(ptr %p, ptr noalias %q, i32 %w) {
repeat
  %x{j} = call i32 @g(i32 %w, ptr %p)
  %v{j} = load i32, ptr %q
  store i32 %x{j}, ptr %q
once
  ret void
}
`},
	{Name: "calls-pure", text: `declare i32 @g(i32, ptr) nounwind willreturn memory(argmem: read)
define void @f(ptr %p, ptr noalias %q, i32 %w) {
repeat
  %x{j} = call i32 @g(i32 {k}, ptr %p)
  store i32 %x{j}, ptr %q
once
  ret void
}
`},
	{Name: "functions", text: `repeat
define internal i32 @f{k}(i32 %x, ptr %p) {
  %y = add i32 %x, {k}
  store i32 %y, ptr %p
  %r = call i32 @f{j}(i32 %y, ptr %p)
  ret i32 %r
}
once
define internal i32 @f{n}(i32 %x, ptr %p) {
  ret i32 %x
}
define i32 @main(i32 %x, ptr %p) {
  %r = call i32 @f0(i32 %x, ptr %p)
  ret i32 %r
}
`},
	{Name: "functions-recursive", text: `repeat
define internal i32 @f{k}(i32 %x, ptr %p) {
  %y = add i32 %x, {k}
  store i32 %y, ptr %p
  %r = call i32 @f{j}(i32 %y, ptr %p)
  %s = call i32 @f0(i32 %r, ptr %p)
  ret i32 %s
}
once
define internal i32 @f{n}(i32 %x, ptr %p) {
  %r = call i32 @f0(i32 %x, ptr %p)
  ret i32 %r
}
define i32 @main(i32 %x, ptr %p) {
  %r = call i32 @f0(i32 %x, ptr %p)
  ret i32 %r
}
`},
}
