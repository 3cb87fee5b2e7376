package shape

// Values are functions of thousands of values at one place: φs of a block, records of one variable,
// things on both sides of a branch.
var Values = []Shape{
	{Name: "phis", text: `define void @f(i1 %c, i32 %w, ptr %a) {
  br i1 %c, label %t, label %e
t:
repeat
  %x{k} = add i32 %w, {k}
once
  br label %j
e:
repeat
  %y{k} = mul i32 %w, {k}
once
  br label %j
j:
repeat
  %p{k} = phi i32 [ %x{k}, %t ], [ %y{k}, %e ]
once
repeat
  store volatile i32 %p{k}, ptr %a
once
  ret void
}
`},
	{Name: "phis-of-loop", text: `define void @f(i32 %n, i32 %w, ptr %a) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i2, %h ]
repeat
  %x{k} = phi i32 [ {k}, %0 ], [ %y{k}, %h ]
once
repeat
  %y{k} = add i32 %x{k}, %w
once
repeat
  store volatile i32 %y{k}, ptr %a
once
  %i2 = add i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %h, label %x
x:
  ret void
}
`},
	{Name: "phis-rotating", text: `define i32 @f(i32 %n, i32 %w) {
  br label %h
h:
  %i = phi i32 [ 0, %0 ], [ %i2, %h ]
  %x0 = phi i32 [ 0, %0 ], [ %x{n}, %h ]
repeat
  %x{j} = phi i32 [ {j}, %0 ], [ %x{k}, %h ]
once
  %i2 = add i32 %i, 1
  %c = icmp slt i32 %i2, %n
  br i1 %c, label %h, label %x
x:
  ret i32 %x{n}
}
`},
	{Name: "field", text: `define void @f(ptr %a, ptr %b, i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %i2, %h ]
  %x0 = phi i64 [ %n, %0 ], [ %x{n}, %h ]
repeat
  %q{k} = getelementptr inbounds i64, ptr %b, i64 {m}
  %l{k} = load i64, ptr %q{k}
  %u{k} = zext i64 %x{k} to i128
  %v{k} = zext i64 %l{k} to i128
  %m{k} = mul nuw i128 %u{k}, %v{k}
  %z{k} = zext i64 %n to i128
  %s{k} = add i128 %m{k}, %z{k}
  %h{k} = lshr i128 %s{k}, 64
  %t{k} = trunc i128 %h{k} to i64
  %o{k} = trunc i128 %s{k} to i64
  %x{j} = add i64 %o{k}, %t{k}
once
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %x{n}, ptr %p
  %i2 = add i64 %i, 1
  %c = icmp slt i64 %i2, 100
  br i1 %c, label %h, label %x
x:
  ret void
}
`},
	{Name: "field-columns", text: `define void @f(ptr %a, ptr %b, i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %i2, %h ]
  %c0 = phi i128 [ 0, %0 ], [ %c{n}, %h ]
  %y0 = phi i64 [ 1, %0 ], [ %r{n}, %h ]
  %y1 = phi i64 [ 1, %0 ], [ %y0, %h ]
  %r0 = add i64 %y0, 0
repeat
  %u{k} = zext i64 %r{k} to i128
  %v{k} = zext i64 %y1 to i128
  %m{k} = mul nuw nsw i128 %u{k}, %v{k}
  %s{k} = add nuw i128 %c{k}, %m{k}
  %o{k} = trunc i128 %s{k} to i64
  %r{j} = and i64 %o{k}, 4503599627370495
  %c{j} = lshr i128 %s{k}, 52
once
  %p = getelementptr inbounds i64, ptr %a, i64 %i
  store i64 %r{n}, ptr %p
  %i2 = add i64 %i, 1
  %c = icmp slt i64 %i2, 100
  br i1 %c, label %h, label %x
x:
  ret void
}
`},
	{Name: "sides-equal", text: `define void @f(i1 %c, i32 %w, ptr %a) {
  br i1 %c, label %t, label %e
t:
repeat
  %x{k} = add i32 %w, {k}
  %p{k} = getelementptr i32, ptr %a, i64 {k}
  store i32 %x{k}, ptr %p{k}
once
  br label %j
e:
repeat
  %y{k} = add i32 %w, {k}
  %q{k} = getelementptr i32, ptr %a, i64 {k}
  store i32 %y{k}, ptr %q{k}
once
  br label %j
j:
  ret void
}
`},
	{Name: "sides-of-stores", text: `define void @f(i1 %c, i32 %w, i32 %u, ptr noalias %a, ptr noalias %b) {
  br i1 %c, label %t, label %e
t:
repeat
  %x{k} = load i32, ptr %b
  %p{k} = getelementptr i32, ptr %a, i64 {k}
  store i32 %x{k}, ptr %p{k}
once
  br label %j
e:
reverse
  %q{k} = getelementptr i32, ptr %a, i64 {k}
  store i32 %u, ptr %q{k}
once
  br label %j
j:
  ret void
}
`},
	{Name: "sinkable", text: `define void @f(i32 %x, i32 %w, ptr %a) {
repeat
  %v{k} = mul i32 %w, {k}
  %u{k} = add i32 %v{k}, %x
once
  br label %b0
repeat
b{k}:
  %c{k} = icmp eq i32 %x, {k}
  br i1 %c{k}, label %t{k}, label %b{j}
t{k}:
  store volatile i32 %u{k}, ptr %a
  br label %b{j}
once
b{n}:
  ret void
}
`},
	{Name: "expectations", text: `define void @f(ptr %a, i64 %w) {
  br label %b0
repeat
b{k}:
  %c{k} = icmp eq i64 %w, {k}
  %z{k} = zext i1 %c{k} to i64
  %e{k} = call i64 @llvm.expect.i64(i64 %z{k}, i64 1)
  %d{k} = icmp ne i64 %e{k}, 0
  br i1 %d{k}, label %t{k}, label %b{j}
t{k}:
  store volatile i64 %w, ptr %a
  br label %b{j}
once
b{n}:
  ret void
}
declare i64 @llvm.expect.i64(i64, i64)
`},
	{Name: "floats-of-integers", text: `define void @f(ptr %a, i16 %w, i16 %u) {
  %x0 = uitofp i16 %w to double
repeat
  %y{k} = uitofp i16 %u to double
  %z{k} = fadd double %y{k}, 3.0
  %i{k} = fptoui double %z{k} to i32
  %c{k} = fcmp olt double %z{k}, %x0
  %s{k} = select i1 %c{k}, i32 %i{k}, i32 {k}
  store volatile i32 %s{k}, ptr %a
once
  ret void
}
`},
	{Name: "truncated", text: `define void @f(ptr %a, i16 %w, i16 %u) {
  %x0 = zext i16 %w to i32
repeat
  %y{k} = zext i16 %u to i32
  %z{k} = add i32 %x{k}, %y{k}
  %x{j} = xor i32 %z{k}, {k}
once
  %t = trunc i32 %x{n} to i16
  store i16 %t, ptr %a
  ret void
}
`},
	{Name: "bytes-together", text: `define void @f(ptr %a, ptr noalias %b) {
repeat
  %p{k} = getelementptr i16, ptr %b, i64 {k}
  %r{k} = getelementptr i8, ptr %p{k}, i64 1
  %l{k} = load i8, ptr %p{k}
  %m{k} = load i8, ptr %r{k}
  %u{k} = zext i8 %l{k} to i16
  %v{k} = zext i8 %m{k} to i16
  %s{k} = shl i16 %v{k}, 8
  %o{k} = or i16 %u{k}, %s{k}
  %q{k} = getelementptr i16, ptr %a, i64 {k}
  store i16 %o{k}, ptr %q{k}
once
  ret void
}
`},
	{Name: "ranges-ored", text: `define i1 @f(i64 %n, i64 %m) {
  %x0 = icmp eq i64 %n, -1
repeat
  %d{k} = add i64 %n, -{k}00
  %c{k} = icmp ult i64 %d{k}, 26
  %x{j} = select i1 %x{k}, i1 true, i1 %c{k}
once
  ret i1 %x{n}
}
`},
	{Name: "conditions-in-order", text: `define i1 @f(i64 %n, i64 %m, ptr %a) {
  br label %b0
repeat
b{k}:
  %v{k} = load i64, ptr %a
  %c{k} = icmp slt i64 %v{k}, %n
  br i1 %c{k}, label %t{k}, label %no
t{k}:
  %d{k} = icmp sle i64 %v{k}, %n
  br i1 %d{k}, label %b{j}, label %no
once
b{n}:
  ret i1 true
no:
  ret i1 false
}
`},
	{Name: "switches", text: `define void @f(i32 %x, ptr %a) {
  br label %b0
repeat
b{k}:
  switch i32 %x, label %b{j} [
    i32 {k}, label %c{k}
    i32 -{j}, label %d{k}
  ]
c{k}:
  store volatile i32 %x, ptr %a
  br label %b{j}
d{k}:
  store volatile i32 {k}, ptr %a
  br label %b{j}
once
b{n}:
  ret void
}
`},
	{Name: "automaton", text: `define i32 @f(ptr %a) {
  br label %h
h:
  %s = phi i32 [ 0, %0 ]
repeat
  , [ {j}, %c{k} ]
once
  , [ 0, %d ]
  switch i32 %s, label %x [
repeat
    i32 {k}, label %c{k}
once
    i32 {n}, label %d
  ]
repeat
c{k}:
  store volatile i32 {k}, ptr %a
  br label %h
once
d:
  %v = load volatile i1, ptr %a
  br i1 %v, label %h, label %x
x:
  ret i32 %s
}
`},
	{Name: "records", text: `define i32 @f(i32 %x, ptr %a) !dbg !4 {
repeat
  %y{k} = add i32 %x, {k}, !dbg !8
  #dbg_value(i32 %y{k}, !7, !DIExpression(), !8)
  #dbg_value(i32 %x, !9, !DIExpression(), !8)
  #dbg_value(i32 {k}, !10, !DIExpression(), !8)
  store i32 %y{k}, ptr %a, !dbg !8
once
  ret i32 %x, !dbg !8
}
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
!9 = !DILocalVariable(name: "w", scope: !4, file: !1, line: 2, type: !3)
!10 = !DILocalVariable(name: "u", scope: !4, file: !1, line: 2, type: !3)
`},
	{Name: "loop-conditions", text: `define void @f(ptr %a, i64 %n, i64 %w) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %l ]
  br label %b0
repeat
b{k}:
  %c{k} = icmp eq i64 %w, {k}
  br i1 %c{k}, label %t{k}, label %b{j}
t{k}:
  store volatile i64 %i, ptr %a
  br label %b{j}
once
b{n}:
  br label %l
l:
  %j = add nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %x
x:
  ret void
}
`},
	{Name: "loops-of-each-other", text: `define i64 @f(i64 %x0, ptr %a) {
  br label %p0
repeat
p{k}:
  br label %h{k}
h{k}:
  %i{k} = phi i64 [ 0, %p{k} ], [ %j{k}, %h{k} ]
  %q{k} = getelementptr inbounds i64, ptr %a, i64 %i{k}
  store i64 %i{k}, ptr %q{k}
  %j{k} = add nuw nsw i64 %i{k}, 1
  %c{k} = icmp slt i64 %j{k}, %x{k}
  br i1 %c{k}, label %h{k}, label %e{k}
e{k}:
  %x{j} = phi i64 [ %j{k}, %h{k} ]
  br label %p{j}
once
p{n}:
  ret i64 %x{n}
}
`},
	{Name: "divisions-one-block", text: `define void @f(ptr %a, i64 %w) {
repeat
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}
  %d{k} = sdiv i64 %v{k}, %w
  store i64 %d{k}, ptr %p{k}
once
  ret void
}
`},
}
