package shape

// Large are functions of one large thing: a block of accesses to few addresses, a ladder of φs,
// thousands of slots, wide aggregates.
var Large = []Shape{
	{Name: "few-addresses", text: `define i32 @f(ptr %a, i64 %n, i32 %w) {
  %p = getelementptr inbounds i32, ptr %a, i64 %n
  %q = getelementptr inbounds i32, ptr %a, i64 3
repeat
  %v{k} = load i32, ptr %p
  store i32 %v{k}, ptr %q
  %u{k} = load i32, ptr %a
  %s{k} = xor i32 %u{k}, {k}
  store i32 %s{k}, ptr %a
once
  %r = load i32, ptr %q
  ret i32 %r
}
`},
	{Name: "phi-ladder", text: `define i32 @f(i32 %x0, i32 %y0, i32 %z0, i32 %w, ptr %a) {
  br label %b0
repeat
b{k}:
  %l{k} = load volatile i32, ptr %a
  %c{k} = icmp slt i32 %l{k}, {k}
  br i1 %c{k}, label %t{k}, label %b{j}.in
t{k}:
  br label %b{j}.in
b{j}.in:
  %x{j} = phi i32 [ %y{k}, %b{k} ], [ %x{k}, %t{k} ]
  %y{j} = phi i32 [ %z{k}, %b{k} ], [ %x{k}, %t{k} ]
  %z{j} = phi i32 [ %x{k}, %b{k} ], [ %y{k}, %t{k} ]
  br label %b{j}
once
b{n}:
  %s = add i32 %x{n}, %y{n}
  %r = add i32 %s, %z{n}
  ret i32 %r
}
`},
	{Name: "slots-many", text: `define i32 @f(i32 %w) {
repeat
  %s{k} = alloca [4 x i32]
once
  %z = icmp eq i32 %w, 0
  br i1 %z, label %yes, label %no
yes:
repeat
  %p{k} = getelementptr [4 x i32], ptr %s{k}, i64 0, i64 1
  store i32 {k}, ptr %p{k}
once
  br label %no
no:
repeat
  %q{k} = getelementptr [4 x i32], ptr %s{k}, i64 0, i64 1
  %v{k} = load i32, ptr %q{k}
  call void @use(i32 %v{k})
once
  ret i32 0
}
declare void @use(i32)
`},
	{Name: "struct-fields", text: `%t = type { i32, float, [8 x i32], { i64, ptr } }
define void @f(ptr %a, ptr %b) {
repeat
  %p{k} = getelementptr inbounds %t, ptr %a, i64 {k}, i32 3, i32 0
  %q{k} = getelementptr inbounds %t, ptr %b, i64 {k}, i32 2, i64 5
  %v{k} = load i64, ptr %p{k}
  %u{k} = trunc i64 %v{k} to i32
  store i32 %u{k}, ptr %q{k}
once
  ret void
}
`},
	{Name: "wide-vectors", text: `define void @f(ptr %a, ptr %b, i32 %i) {
repeat
  %p{k} = getelementptr inbounds <16 x float>, ptr %a, i64 {k}
  %v{k} = load <16 x float>, ptr %p{k}
  %w{k} = fmul <16 x float> %v{k}, %v{k}
  %e{k} = extractelement <16 x float> %w{k}, i32 %i
  %q{k} = getelementptr inbounds float, ptr %b, i64 {k}
  store float %e{k}, ptr %q{k}
once
  ret void
}
`},
	{Name: "values-live-long", text: `define void @f(ptr %a, i32 %w) {
repeat
  %p{k} = getelementptr inbounds i32, ptr %a, i64 {k}
  %v{k} = load i32, ptr %p{k}
once
  br label %next
next:
repeat
  %u{k} = mul i32 %v{k}, %w
  %q{k} = getelementptr inbounds i32, ptr %a, i64 {k}
  store i32 %u{k}, ptr %q{k}
once
  ret void
}
`},
	{Name: "switch-nested", text: `define i32 @f(i32 %x, i32 %y, ptr %a) {
  br label %b0
repeat
b{k}:
  %v{k} = load volatile i32, ptr %a
  switch i32 %v{k}, label %b{j} [
    i32 {k}, label %c{k}
    i32 -1, label %d{k}
    i32 -2, label %end
  ]
c{k}:
  store i32 %x, ptr %a
  br label %d{k}
d{k}:
  %p{k} = phi i32 [ {k}, %b{k} ], [ %x, %c{k} ]
  store i32 %p{k}, ptr %a
  br label %b{j}
once
b{n}:
  br label %end
end:
  %r = phi i32 [ 0, %b{n} ]
repeat
  , [ {k}, %b{k} ]
once
  ret i32 %r
}
`},
	{Name: "small-functions", text: `repeat
define internal i32 @f{k}(i32 %x) {
  %y = mul i32 %x, {k}
  %z = add i32 %y, 1
  ret i32 %z
}
once
define void @main(ptr %a, i32 %x) {
repeat
  %r{k} = call i32 @f{k}(i32 %x)
  store volatile i32 %r{k}, ptr %a
once
  ret void
}
`},
	{Name: "guarded-divisions", text: `define i64 @f(i64 %x0, i64 %w) {
repeat
  %d{k} = sdiv i64 %x{k}, %w
  %m{k} = srem i64 %x{k}, %w
  %c{k} = icmp sgt i64 %m{k}, {k}
  %x{j} = select i1 %c{k}, i64 %d{k}, i64 %m{k}
once
  ret i64 %x{n}
}
`},
}
