package shape

// Programs are shapes of real programs: checks, rounds of ciphers, interpreters, sequences of small
// loops, and the metadata of inlining and front ends.
var Programs = []Shape{
	{Name: "scopes", text: `define void @f(ptr %a, ptr %b) {
repeat
  call void @llvm.experimental.noalias.scope.decl(metadata !3{k})
  call void @llvm.experimental.noalias.scope.decl(metadata !4{k})
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}, !alias.scope !3{k}, !noalias !4{k}
  %q{k} = getelementptr i64, ptr %b, i64 {k}
  store i64 %v{k}, ptr %q{k}, !alias.scope !4{k}, !noalias !3{k}
once
  ret void
}
repeat
!5{k} = distinct !{!5{k}}
!1{k} = distinct !{!1{k}, !5{k}}
!2{k} = distinct !{!2{k}, !5{k}}
!3{k} = !{!1{k}}
!4{k} = !{!2{k}}
`},
	{Name: "type-tags", text: `define void @f(ptr %a, ptr %b) {
repeat
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}, !tbaa !2{k}
  %q{k} = getelementptr i64, ptr %b, i64 {k}
  store i64 %v{k}, ptr %q{k}, !tbaa !2{k}
once
  ret void
}
!9 = !{!"root"}
repeat
!1{k} = !{!"type {k}", !9, i64 0}
!2{k} = !{!1{k}, !1{k}, i64 0}
`},
	{Name: "locations", text: `define void @f(ptr %a, i64 %n) !dbg !3 {
repeat
  %p{k} = getelementptr i64, ptr %a, i64 {k}, !dbg !7{k}
  %v{k} = load i64, ptr %p{k}, !dbg !7{k}
  %w{k} = add i64 %v{k}, %n, !dbg !7{k}
  store i64 %w{k}, ptr %p{k}, !dbg !8{k}
once
  ret void, !dbg !4
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!6}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !DISubroutineType(types: !5)
!3 = distinct !DISubprogram(name: "f", file: !1, unit: !0, type: !2, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 1, scope: !3)
!5 = !{}
!6 = !{i32 2, !"Debug Info Version", i32 3}
repeat
!9{k} = distinct !DILexicalBlock(scope: !3, file: !1, line: {k})
!7{k} = !DILocation(line: {k}, column: 1, scope: !9{k})
!8{k} = !DILocation(line: {k}, column: 9, scope: !9{k})
`},
	{Name: "computed-goto", text: `@labels = external global [{n} x ptr]
define i64 @f(ptr %code, ptr %a) {
  br label %d
d:
  %pc = phi ptr [ %code, %0 ]
repeat
  , [ %n{k}, %o{k} ]
once
  %op = load i64, ptr %pc
  %to = getelementptr [{n} x ptr], ptr @labels, i64 0, i64 %op
  %label = load ptr, ptr %to
  indirectbr ptr %label, [ label %x
repeat
    , label %o{k}
once
  ]
repeat
o{k}:
  %n{k} = getelementptr i64, ptr %pc, i64 1
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}
  %w{k} = add i64 %v{k}, {k}
  store i64 %w{k}, ptr %p{k}
  br label %d
once
x:
  ret i64 %op
}
`},
	{Name: "overflow-checks", text: `declare void @panic() noreturn
define i64 @f(i64 %x0, i64 %n) {
  br label %b0
repeat
b{k}:
  %r{k} = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %x{k}, i64 %n)
  %o{k} = extractvalue { i64, i1 } %r{k}, 1
  %x{j} = extractvalue { i64, i1 } %r{k}, 0
  br i1 %o{k}, label %panic, label %b{j}
once
b{n}:
  ret i64 %x{n}
panic:
  call void @panic()
  unreachable
}
`},
	{Name: "bounds-checks", text: `declare void @panic(i64, i64) noreturn
define i64 @f(ptr %a, i64 %x0, i64 %len) {
  br label %b0
repeat
b{k}:
  %c{k} = icmp ult i64 %x{k}, %len
  br i1 %c{k}, label %d{k}, label %e{k}
e{k}:
  call void @panic(i64 %x{k}, i64 %len)
  unreachable
d{k}:
  %p{k} = getelementptr i64, ptr %a, i64 %x{k}
  %x{j} = load i64, ptr %p{k}
  br label %b{j}
once
b{n}:
  ret i64 %x{n}
}
`},
	{Name: "rounds", text: `define void @f(ptr %p, i32 %a0, i32 %b0, i32 %c0, i32 %d0) {
repeat
  %a{j} = add i32 %a{k}, %b{k}
  %t{k} = xor i32 %d{k}, %a{j}
  %d{j} = call i32 @llvm.fshl.i32(i32 %t{k}, i32 %t{k}, i32 7)
  %c{j} = add i32 %c{k}, %d{j}
  %u{k} = xor i32 %b{k}, %c{j}
  %b{j} = call i32 @llvm.fshl.i32(i32 %u{k}, i32 %u{k}, i32 12)
once
  store i32 %a{n}, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  store i32 %b{n}, ptr %q
  ret void
}
`},
	{Name: "rounds-shifted", text: `define void @f(ptr %p, i32 %a0, i32 %b0) {
repeat
  %l{k} = shl i32 %a{k}, 7
  %r{k} = lshr i32 %a{k}, 25
  %t{k} = or i32 %l{k}, %r{k}
  %s{k} = and i32 %t{k}, %b{k}
  %b{j} = xor i32 %s{k}, %a{k}
  %a{j} = add i32 %t{k}, %b{j}
once
  store i32 %a{n}, ptr %p
  ret void
}
`},
	{Name: "bit-fields", text: `define i64 @f(ptr %a, i64 %x0) {
repeat
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}
  %w{k} = and i64 %v{k}, 15
  %s{k} = shl i64 %w{k}, {m}
  %m{k} = and i64 %x{k}, -961
  %x{j} = or i64 %m{k}, %s{k}
once
  ret i64 %x{n}
}
`},
	{Name: "digits", text: `define void @f(ptr %a, i64 %x0) {
repeat
  %x{j} = udiv i64 %x{k}, 10
  %r{k} = urem i64 %x{k}, 10
  %t{k} = trunc i64 %r{k} to i8
  %p{k} = getelementptr i8, ptr %a, i64 {k}
  store i8 %t{k}, ptr %p{k}
once
  ret void
}
`},
	{Name: "list-walk", text: `define i64 @f(ptr %p0) {
  br label %b0
repeat
b{k}:
  %c{k} = icmp eq ptr %p{k}, null
  br i1 %c{k}, label %x, label %d{k}
d{k}:
  %p{j} = load ptr, ptr %p{k}
  br label %b{j}
once
b{n}:
  ret i64 1
x:
  ret i64 0
}
`},
	{Name: "strings", text: `declare i32 @puts(ptr)
declare i64 @strlen(ptr)
declare i32 @strcmp(ptr, ptr)
repeat
@s{k} = private unnamed_addr constant [4 x i8] [i8 65, i8 {m}, i8 66, i8 0]
once
define i64 @f(ptr %a, i64 %n) {
repeat
  %c{k} = call i32 @strcmp(ptr %a, ptr @s{k})
  %r{k} = call i32 @puts(ptr @s{k})
once
  ret i64 0
}
`},
	{Name: "nests-in-a-loop", text: `define void @f(ptr %a, i64 %n) {
  br label %o
o:
  %k = phi i64 [ 0, %0 ], [ %l, %p{n} ]
  br label %p0
repeat
p{k}:
  br label %g{k}
g{k}:
  %i{k} = phi i64 [ 0, %p{k} ], [ %m{k}, %y{k} ]
  %r{k} = mul nsw i64 %i{k}, %n
  br label %h{k}
h{k}:
  %x{k} = phi i64 [ 0, %g{k} ], [ %j{k}, %h{k} ]
  %s{k} = add nsw i64 %x{k}, %r{k}
  %q{k} = getelementptr inbounds float, ptr %a, i64 %s{k}
  %v{k} = load float, ptr %q{k}
  %w{k} = fmul float %v{k}, 2.0
  store float %w{k}, ptr %q{k}
  %j{k} = add nuw nsw i64 %x{k}, 1
  %c{k} = icmp slt i64 %j{k}, %n
  br i1 %c{k}, label %h{k}, label %y{k}
y{k}:
  %m{k} = add nuw nsw i64 %i{k}, 1
  %d{k} = icmp slt i64 %m{k}, %n
  br i1 %d{k}, label %g{k}, label %p{j}
once
p{n}:
  %l = add nsw i64 %k, 1
  %d = icmp slt i64 %l, %n
  br i1 %d, label %o, label %x
x:
  ret void
}
`},
	{Name: "short-loops-in-a-loop", text: `define void @f(ptr %a, i64 %n) {
  br label %o
o:
  %k = phi i64 [ 0, %0 ], [ %l, %p{n} ]
  br label %p0
repeat
p{k}:
  br label %h{k}
h{k}:
  %i{k} = phi i64 [ 0, %p{k} ], [ %j{k}, %h{k} ]
  %s{k} = add nsw i64 %i{k}, %k
  %q{k} = getelementptr i64, ptr %a, i64 %s{k}
  store volatile i64 %i{k}, ptr %q{k}
  %j{k} = add nuw nsw i64 %i{k}, 1
  %c{k} = icmp ult i64 %j{k}, 4
  br i1 %c{k}, label %h{k}, label %p{j}
once
p{n}:
  %l = add nsw i64 %k, 1
  %d = icmp slt i64 %l, %n
  br i1 %d, label %o, label %x
x:
  ret void
}
`},
	{Name: "atomics", text: `define i64 @f(ptr %a, i64 %n) {
repeat
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = atomicrmw add ptr %p{k}, i64 %n seq_cst
  %w{k} = load i64, ptr %a
  fence acq_rel
  store i64 %v{k}, ptr %p{k}
once
  ret i64 0
}
`},
	{Name: "suspends", text: `declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i8 @llvm.coro.suspend(token, i1)
declare void @use(i64)
define ptr @f(ptr %frame, i64 %x0) {
  br label %b0
repeat
b{k}:
  %x{j} = add i64 %x{k}, {k}
  call void @use(i64 %x{j})
  %s{k} = call i8 @llvm.coro.suspend(token none, i1 false)
  switch i8 %s{k}, label %suspended [ i8 0, label %b{j}
    i8 1, label %cleanup ]
once
b{n}:
  call void @use(i64 %x{n})
  br label %cleanup
cleanup:
  br label %suspended
suspended:
  ret ptr %frame
}
`},
	{Name: "variables-of-diamonds", text: `define i64 @f(ptr %a, i64 %x0, i64 %y0, i64 %n) {
  br label %b0
repeat
b{k}:
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}
  %c{k} = icmp slt i64 %v{k}, %n
  br i1 %c{k}, label %t{k}, label %e{k}
t{k}:
  %g{k} = add i64 %x{k}, %v{k}
  store i64 %g{k}, ptr %p{k}
  br label %b{j}_
e{k}:
  %h{k} = sub i64 %y{k}, %v{k}
  store volatile i64 %h{k}, ptr %p{k}
  br label %b{j}_
b{j}_:
  %x{j} = phi i64 [ %g{k}, %t{k} ], [ %x{k}, %e{k} ]
  %y{j} = phi i64 [ %y{k}, %t{k} ], [ %h{k}, %e{k} ]
  br label %b{j}
once
b{n}:
  %r = add i64 %x{n}, %y{n}
  ret i64 %r
}
`},
}
