package shape

// Control are functions of thousands of blocks.
var Control = []Shape{
	{Name: "switch", text: `define void @f(i32 %x, ptr %a) {
  switch i32 %x, label %end [
repeat
    i32 {k}, label %c{k}
once
  ]
repeat
c{k}:
  %p{k} = getelementptr i32, ptr %a, i64 {k}
  store i32 %x, ptr %p{k}
  br label %end
once
end:
  ret void
}
`},
	{Name: "switch-phi", text: `define i32 @f(i32 %x, ptr %a) {
  switch i32 %x, label %end [
repeat
    i32 {k}, label %c{k}
once
  ]
repeat
c{k}:
  br label %end
once
end:
  %r = phi i32 [ -1, %0 ]
repeat
  , [ {k}7, %c{k} ]
once
  ret i32 %r
}
`},
	{Name: "switch-slot", text: `define i32 @f(i32 %x, ptr %a) {
  %s = alloca i32
  store i32 5, ptr %s
  switch i32 %x, label %end [
repeat
    i32 {k}, label %c{k}
once
  ]
repeat
c{k}:
  store i32 {k}7, ptr %s
  br label %end
once
end:
  %r = load i32, ptr %s
  ret i32 %r
}
`},
	{Name: "switch-fallthrough", text: `define i32 @f(i32 %x, ptr %a) {
  %s = alloca i32
  store i32 5, ptr %s
  switch i32 %x, label %c{n} [
repeat
    i32 {k}, label %c{k}
once
  ]
repeat
c{k}:
  %v{k} = load i32, ptr %s
  %w{k} = add i32 %v{k}, {k}
  store i32 %w{k}, ptr %s
  br label %c{j}
once
c{n}:
  %r = load i32, ptr %s
  ret i32 %r
}
`},
	{Name: "switch-one-target", text: `define i32 @f(i32 %x, ptr %a) {
  switch i32 %x, label %c [
repeat
    i32 {k}00, label %c
once
  ]
c:
  %p = phi i32 [ 7, %0 ]
repeat
  , [ 7, %0 ]
once
  br label %e
e:
  %r = add i32 %p, 1
  ret i32 %r
}
`},
	{Name: "switch-loop", text: `define i32 @f(ptr %code, i32 %x) {
entry:
  %pc = alloca i64
  %acc = alloca i32
  store i64 0, ptr %pc
  store i32 %x, ptr %acc
  br label %head
head:
  %i = load i64, ptr %pc
  %j = add i64 %i, 1
  store i64 %j, ptr %pc
  %p = getelementptr i32, ptr %code, i64 %i
  %op = load i32, ptr %p
  switch i32 %op, label %end [
repeat
    i32 {k}, label %c{k}
once
  ]
repeat
c{k}:
  %v{k} = load i32, ptr %acc
  %w{k} = xor i32 %v{k}, {k}
  store i32 %w{k}, ptr %acc
  br label %head
once
end:
  %r = load i32, ptr %acc
  ret i32 %r
}
`},
	{Name: "else-if", text: `define void @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  %c{k} = icmp eq i32 %x, {k}
  br i1 %c{k}, label %t{k}, label %b{j}
t{k}:
  %p{k} = getelementptr i32, ptr %a, i64 {k}
  store i32 %x, ptr %p{k}
  br label %end
once
b{n}:
  br label %end
end:
  ret void
}
`},
	{Name: "else-if-order", text: `define i32 @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  %p{k} = getelementptr i32, ptr %a, i64 {k}
  %l{k} = load i32, ptr %p{k}
  %c{k} = icmp slt i32 %x, %l{k}
  br i1 %c{k}, label %end, label %b{j}
once
b{n}:
  br label %end
end:
  %r = phi i32 [ -1, %b{n} ]
repeat
  , [ {k}, %b{k} ]
once
  ret i32 %r
}
`},
	{Name: "exits", text: `define i1 @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  %l{k} = load volatile i32, ptr %a
  %c{k} = icmp slt i32 %x, %l{k}
  br i1 %c{k}, label %no, label %b{j}
once
b{n}:
  ret i1 true
no:
  ret i1 false
}
`},
	{Name: "diamonds", text: `define i32 @f(i32 %x0, i32 %w) {
  br label %b0
repeat
b{k}:
  %c{k} = icmp slt i32 %w, {k}
  br i1 %c{k}, label %t{k}, label %e{k}
t{k}:
  %y{k} = sdiv i32 %x{k}, %w
  br label %j{k}
e{k}:
  %z{k} = udiv i32 %x{k}, %w
  br label %j{k}
j{k}:
  %x{j} = phi i32 [ %y{k}, %t{k} ], [ %z{k}, %e{k} ]
  br label %b{j}
once
b{n}:
  ret i32 %x{n}
}
`},
	{Name: "triangles", text: `define i32 @f(i32 %w, ptr %a) {
  br label %c0
repeat
c{k}:
  %q{k} = icmp slt i32 %w, {k}
  br i1 %q{k}, label %t{k}, label %c{j}
t{k}:
  %l{k} = load i32, ptr %a
  %y{k} = sdiv i32 %l{k}, %w
  store i32 %y{k}, ptr %a
  br label %c{j}
once
c{n}:
  ret i32 %w
}
`},
	{Name: "same-condition", text: `define i32 @f(i1 %q, i32 %w, ptr %a) {
  br label %c0
repeat
c{k}:
  br i1 %q, label %t{k}, label %c{j}
t{k}:
  %l{k} = load i32, ptr %a
  %y{k} = sdiv i32 %l{k}, %w
  store i32 %y{k}, ptr %a
  br label %c{j}
once
c{n}:
  ret i32 %w
}
`},
	{Name: "same-compare", text: `define i32 @f(i32 %w, ptr %a) {
  %q = icmp slt i32 %w, 7
  br label %c0
repeat
c{k}:
  br i1 %q, label %t{k}, label %c{j}
t{k}:
  store volatile i32 {k}, ptr %a
  br label %c{j}
once
c{n}:
  ret i32 %w
}
`},
	{Name: "frozen", text: `define i32 @f(i32 %w, ptr %a) {
  br label %c0
repeat
c{k}:
  %v{k} = load i32, ptr %a
  %s{k} = add i32 %v{k}, {k}
  %g{k} = freeze i32 %s{k}
  %q{k} = icmp slt i32 %g{k}, %w
  br i1 %q{k}, label %t{k}, label %c{j}
t{k}:
  store i32 %g{k}, ptr %a
  br label %c{j}
once
c{n}:
  ret i32 %w
}
`},
	{Name: "nested-if", text: `define void @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  %p{k} = getelementptr i32, ptr %a, i64 {k}
  %v{k} = load i32, ptr %p{k}
  %c{k} = icmp eq i32 %x, %v{k}
  br i1 %c{k}, label %b{j}, label %e{k}
once
b{n}:
  store i32 1, ptr %a
  br label %x{n}
reverse
x{j}:
  store i32 {k}, ptr %a
  br label %e{k}
e{k}:
  br label %x{k}
once
x0:
  ret void
}
`},
	{Name: "blocks", text: `define void @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  store volatile i32 {k}, ptr %a
  br label %b{j}
once
b{n}:
  ret void
}
`},
	{Name: "blocks-backward", text: `define void @f(i32 %x, ptr %a) {
  br label %b0
once
b{n}:
  ret void
reverse
b{k}:
  store volatile i32 {k}, ptr %a
  br label %b{j}
once
}
`},
	{Name: "empty-blocks", text: `define void @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  br label %b{j}
once
b{n}:
  ret void
}
`},
	{Name: "unreachable-blocks", text: `define void @f(i32 %x, ptr %a) {
  ret void
repeat
b{k}:
  store i32 {k}, ptr %a
  %c{k} = icmp eq i32 %x, {k}
  br i1 %c{k}, label %b{j}, label %b0
once
b{n}:
  ret void
}
`},
	{Name: "unreachable-ends", text: `declare void @abort() noreturn
define void @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  %v{k} = load volatile i32, ptr %a
  %c{k} = icmp eq i32 %v{k}, {k}
  br i1 %c{k}, label %b{j}, label %u{k}
u{k}:
  call void @abort()
  unreachable
once
b{n}:
  ret void
}
`},
	{Name: "returns", text: `define i32 @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  %v{k} = load volatile i32, ptr %a
  %c{k} = icmp eq i32 %v{k}, {k}
  br i1 %c{k}, label %b{j}, label %u{k}
u{k}:
  ret i32 {k}
once
b{n}:
  ret i32 -1
}
`},
	{Name: "pointer-phis", text: `define void @f(ptr %x0, ptr %q, i1 %c) {
  br label %b0
repeat
b{k}:
  br i1 %c, label %t{k}, label %e{k}
t{k}:
  %y{k} = getelementptr float, ptr %x{k}, i64 1
  br label %e{k}
e{k}:
  %x{j} = phi ptr [ %x{k}, %b{k} ], [ %y{k}, %t{k} ]
  store float 1.0, ptr %x{j}
  br label %b{j}
once
b{n}:
  ret void
}
`},
	{Name: "phi-chain", text: `define i32 @f(i32 %x0, i32 %w) {
  br label %b0
repeat
b{k}:
  %c{k} = icmp slt i32 %w, {k}
  br i1 %c{k}, label %t{k}, label %e{k}
t{k}:
  %y{k} = sdiv i32 %x{k}, %w
  br label %e{k}
e{k}:
  %x{j} = phi i32 [ %x{k}, %b{k} ], [ %y{k}, %t{k} ]
  br label %b{j}
once
b{n}:
  ret i32 %x{n}
}
`},
	{Name: "phi-chain-same", text: `define i32 @f(i32 %x0, i32 %w, ptr %a) {
  br label %b0
repeat
b{k}:
  %c{k} = icmp slt i32 %w, {k}
  br i1 %c{k}, label %t{k}, label %e{k}
t{k}:
  store volatile i32 1, ptr %a
  br label %e{k}
e{k}:
  %x{j} = phi i32 [ %x{k}, %b{k} ], [ %x{k}, %t{k} ]
  br label %b{j}
once
b{n}:
  ret i32 %x{n}
}
`},
	{Name: "debug-values", text: `define i32 @f(i32 %x) !dbg !4 {
  %s = alloca i32, !dbg !8
  call void @llvm.dbg.declare(metadata ptr %s, metadata !7, metadata !DIExpression()), !dbg !8
repeat
  store i32 {k}, ptr %s, !dbg !8
  %v{k} = load i32, ptr %s, !dbg !8
  call void @llvm.dbg.value(metadata i32 %v{k}, metadata !7, metadata !DIExpression()), !dbg !8
once
  %r = load i32, ptr %s, !dbg !8
  ret i32 %r, !dbg !8
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
declare void @llvm.dbg.value(metadata, metadata, metadata)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!4 = distinct !DISubprogram(name: "f", file: !1, line: 1, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!5 = !DISubroutineType(types: !6)
!6 = !{!3, !3}
!7 = !DILocalVariable(name: "v", scope: !4, file: !1, line: 2, type: !3)
!8 = !DILocation(line: 2, scope: !4)
`},
}
