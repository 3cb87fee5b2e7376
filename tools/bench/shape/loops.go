package shape

// Loops are loops with thousands of instructions, values, exits or loops in them.
var Loops = []Shape{
	{Name: "nest", Depth: true, text: `define void @f(ptr %a, i64 %n) {
  br label %p0
p0:
  br label %h0
repeat
h{k}:
  %i{k} = phi i64 [ 0, %p{k} ], [ %n{k}, %l{k} ]
  %c{k} = icmp slt i64 %i{k}, %n
  br i1 %c{k}, label %p{j}, label %x{k}
p{j}:
  br label %h{j}
once
h{n}:
  %s = getelementptr float, ptr %a, i64 %i0
  %v = load float, ptr %s
  %w = fadd float %v, 1.0
  store float %w, ptr %s
  br label %x{n}
reverse
x{j}:
  %n{k} = add nsw i64 %i{k}, 1
  br label %l{k}
l{k}:
  br label %h{k}
once
x0:
  ret void
}
`},
	{Name: "nest-sums", Depth: true, text: `define void @f(ptr %a, i64 %n) {
  %s0 = add i64 %n, 1
  br label %p0
p0:
  br label %h0
repeat
h{k}:
  %i{k} = phi i64 [ 0, %p{k} ], [ %n{k}, %x{j} ]
  %s{j} = add nsw i64 %s{k}, %i{k}
  %c{k} = icmp slt i64 %i{k}, %n
  br i1 %c{k}, label %p{j}, label %x{k}
p{j}:
  br label %h{j}
once
h{n}:
  %s = getelementptr float, ptr %a, i64 %s{n}
  %v = load float, ptr %s
  %w = fadd float %v, 1.0
  store float %w, ptr %s
  br label %x{n}
reverse
x{j}:
  %n{k} = add nsw i64 %i{k}, 1
  br label %h{k}
once
x0:
  ret void
}
`},
	{Name: "nest-slots", Depth: true, text: `define void @f(ptr %a, i32 %n) {
repeat
  %i{k} = alloca i32
once
  br label %p0
repeat
p{k}:
  store i32 0, ptr %i{k}
  br label %h{k}
h{k}:
  %v{k} = load i32, ptr %i{k}
  %c{k} = icmp slt i32 %v{k}, %n
  br i1 %c{k}, label %p{j}, label %x{k}
once
p{n}:
  %v = load i32, ptr %i0
  %g = getelementptr i32, ptr %a, i32 %v
  store i32 %v, ptr %g
  br label %x{n}
reverse
x{j}:
  %w{k} = load i32, ptr %i{k}
  %n{k} = add nsw i32 %w{k}, 1
  store i32 %n{k}, ptr %i{k}
  br label %h{k}
once
x0:
  ret void
}
`},
	{Name: "invariants", text: `define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %h ]
repeat
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}
  %x{k} = mul i64 %v{k}, %n
once
  %s = getelementptr i64, ptr %b, i64 %i
  store i64 %x0, ptr %s
  %j = add nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %e
e:
  ret void
}
`},
	{Name: "promotable", text: `define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %h ]
repeat
  %p{k} = getelementptr inbounds i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}
  %x{k} = add i64 %v{k}, %i
  store i64 %x{k}, ptr %p{k}
once
  %j = add nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %e
e:
  ret void
}
`},
	{Name: "unrolled-loop", text: `define void @f(ptr noalias %a, ptr noalias %b, i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %h ]
repeat
  %o{k} = add nsw i64 %i, {k}
  %p{k} = getelementptr inbounds float, ptr %a, i64 %o{k}
  %v{k} = load float, ptr %p{k}
  %q{k} = getelementptr inbounds float, ptr %b, i64 %o{k}
  store float %v{k}, ptr %q{k}
once
  %j = add nsw i64 %i, {n}
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %e
e:
  ret void
}
`},
	{Name: "recurrences", text: `define void @f(ptr %a, i32 %n) {
  br label %h
h:
repeat
  %i{k} = phi i32 [ {k}, %0 ], [ %j{k}, %h ]
once
repeat
  %j{k} = add nsw i32 %i{k}, 1
once
repeat
  %s{k} = sext i32 %i{k} to i64
  %p{k} = getelementptr inbounds float, ptr %a, i64 %s{k}
  store float 1.0, ptr %p{k}
once
  %c = icmp slt i32 %j0, %n
  br i1 %c, label %h, label %e
e:
  ret void
}
`},
	{Name: "recurrences-chained", text: `define i64 @f(ptr %a, i64 %n) {
  br label %h
h:
repeat
  %i{k} = phi i64 [ {k}, %0 ], [ %i{j}, %h ]
once
  %i{n} = phi i64 [ 1, %0 ], [ %j, %h ]
  %j = add nsw i64 %i{n}, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %e
e:
  ret i64 %i0
}
`},
	{Name: "recurrences-sums", text: `define i64 @f(ptr %a, i64 %n) {
  br label %h
h:
  %j0 = phi i64 [ 0, %0 ], [ %n0, %h ]
repeat
  %j{j} = phi i64 [ 0, %0 ], [ %n{j}, %h ]
once
  %n0 = add nsw i64 %j0, 1
repeat
  %n{j} = add i64 %j{j}, %j{k}
once
  %c = icmp slt i64 %n0, %n
  br i1 %c, label %h, label %e
e:
  ret i64 %n{n}
}
`},
	{Name: "loop-values-used-behind", text: `define void @f(ptr %a, i64 %n) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %h ]
repeat
  %v{k} = mul i64 %i, {k}
once
  %j = add nsw i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %h, label %e
e:
repeat
  store volatile i64 %v{k}, ptr %a
once
  ret void
}
`},
	{Name: "loop-exits", text: `define void @f(ptr %a, i64 %n) {
  br label %b0
repeat
b{k}:
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load volatile i64, ptr %p{k}
  %c{k} = icmp eq i64 %v{k}, %n
  br i1 %c{k}, label %e{k}, label %b{j}
e{k}:
  store volatile i64 %v{k}, ptr %a
  ret void
once
b{n}:
  br label %b0
}
`},
	{Name: "loop-continues", text: `define void @f(ptr %a, i64 %n) {
  br label %b0
repeat
b{k}:
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load volatile i64, ptr %p{k}
  %c{k} = icmp eq i64 %v{k}, %n
  br i1 %c{k}, label %b0, label %b{j}
once
b{n}:
  ret void
}
`},
	{Name: "loop-diamonds", text: `define void @f(ptr %a, i64 %n, i64 %w) {
  br label %b0
h:
  %q = icmp slt i64 %w, 7
  br i1 %q, label %b0, label %x
repeat
b{k}:
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load i64, ptr %p{k}
  %c{k} = icmp eq i64 %v{k}, %n
  br i1 %c{k}, label %t{k}, label %b{j}
t{k}:
  store i64 0, ptr %p{k}
  br label %b{j}
once
b{n}:
  br label %h
x:
  ret void
}
`},
	{Name: "loops-in-a-row", text: `define void @f(ptr %a, i64 %n) {
  br label %p0
repeat
p{k}:
  br label %h{k}
h{k}:
  %i{k} = phi i64 [ 0, %p{k} ], [ %j{k}, %h{k} ]
  %q{k} = getelementptr i64, ptr %a, i64 %i{k}
  store i64 %i{k}, ptr %q{k}
  %j{k} = add nsw i64 %i{k}, 1
  %c{k} = icmp slt i64 %j{k}, %n
  br i1 %c{k}, label %h{k}, label %p{j}
once
p{n}:
  ret void
}
`},
	{Name: "loops-in-a-loop", text: `define void @f(ptr %a, i64 %n) {
  br label %o
o:
  %k = phi i64 [ 0, %0 ], [ %l, %p{n} ]
  br label %p0
repeat
p{k}:
  br label %h{k}
h{k}:
  %i{k} = phi i64 [ %k, %p{k} ], [ %j{k}, %h{k} ]
  %q{k} = getelementptr i64, ptr %a, i64 %i{k}
  store i64 %i{k}, ptr %q{k}
  %j{k} = add nsw i64 %i{k}, 1
  %c{k} = icmp slt i64 %j{k}, %n
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
	{Name: "loops-of-final-values", text: `define i64 @f(i64 %n, i64 %x0) {
  br label %p0
repeat
p{k}:
  br label %h{k}
h{k}:
  %i{k} = phi i64 [ %x{k}, %p{k} ], [ %x{j}, %h{k} ]
  %x{j} = add nsw i64 %i{k}, 3
  %c{k} = icmp slt i64 %x{j}, %n
  br i1 %c{k}, label %h{k}, label %p{j}
once
p{n}:
  ret i64 %x{n}
}
`},
	{Name: "constant-trips", text: `define void @f(ptr %a) {
  br label %p0
repeat
p{k}:
  br label %h{k}
h{k}:
  %i{k} = phi i64 [ 0, %p{k} ], [ %j{k}, %h{k} ]
  %q{k} = getelementptr i64, ptr %a, i64 %i{k}
  store volatile i64 %i{k}, ptr %q{k}
  %j{k} = add nuw nsw i64 %i{k}, 1
  %c{k} = icmp ult i64 %j{k}, 4
  br i1 %c{k}, label %h{k}, label %p{j}
once
p{n}:
  ret void
}
`},
	{Name: "unroll-many", text: `define i64 @f(ptr %a) {
  br label %h
h:
  %i = phi i64 [ 0, %0 ], [ %j, %h ]
  %s = phi i64 [ 0, %0 ], [ %t, %h ]
  %q = getelementptr i64, ptr %a, i64 %i
  %v = load i64, ptr %q
  %t = add i64 %s, %v
  %j = add nuw nsw i64 %i, 1
  %c = icmp ult i64 %j, {n}
  br i1 %c, label %h, label %e, !llvm.loop !0
e:
  ret i64 %t
}
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
`},
	{Name: "irreducible", text: `define void @f(ptr %a, i64 %n) {
  %c = icmp eq i64 %n, 1
  br i1 %c, label %b0, label %b1
repeat
b{k}:
  %p{k} = getelementptr i64, ptr %a, i64 {k}
  %v{k} = load volatile i64, ptr %p{k}
  %c{k} = icmp eq i64 %v{k}, %n
  br i1 %c{k}, label %d{k}, label %b{j}
d{k}:
  %e{k} = icmp slt i64 %v{k}, %n
  br i1 %e{k}, label %b{j}, label %b0
once
b{n}:
  switch i64 %n, label %x [ i64 1, label %b1 
    i64 3, label %b0 ]
x:
  ret void
}
`},
}

// All lists every shape.
func All() []Shape {
	var out []Shape
	for _, s := range [][]Shape{Expressions, Memory, Control, Loops, Large, Modules, Values, Programs} {
		out = append(out, s...)
	}
	for k := range Kernels {
		out = append(out, Shape{Name: Kernels[k].Name, kernel: &Kernels[k]})
	}
	return out
}

// Find returns the shape of that name.
func Find(name string) (Shape, bool) {
	for _, s := range All() {
		if s.Name == name {
			return s, true
		}
	}
	return Shape{}, false
}
