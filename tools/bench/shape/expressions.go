package shape

// chain is a shape of n values, each computed from the one before; %x0 is the first, %x{n} the
// last, and %a and %n are arguments.
func chain(name, step string) Shape {
	return Shape{Name: name, text: `define i64 @f(ptr %a, i64 %n, i64 %m) {
  %x0 = add i64 %n, 1
repeat
` + step + `
once
  ret i64 %x{n}
}
`}
}

// addresses is a chain whose values are used as indices.
func addresses(name, step string) Shape {
	return Shape{Name: name, text: `define void @f(ptr %a, i64 %n, i64 %m) {
  %x0 = add i64 %n, 1
repeat
` + step + `
  %p{k} = getelementptr inbounds float, ptr %a, i64 %x{j}
  store float 1.0, ptr %p{k}
once
  ret void
}
`}
}

// Expressions are chains and trees of operations in one block.
var Expressions = []Shape{
	chain("doubling", "  %x{j} = add i64 %x{k}, %x{k}"),
	chain("squares", "  %x{j} = mul i64 %x{k}, %x{k}"),
	chain("sums", "  %x{j} = add i64 %x{k}, %n"),
	chain("sums-nsw", "  %x{j} = add nsw i64 %x{k}, %n"),
	chain("constants", "  %x{j} = add nsw i64 %x{k}, {k}"),
	chain("products", "  %x{j} = mul i64 %x{k}, %n"),
	chain("differences", "  %x{j} = sub i64 %n, %x{k}"),
	chain("xors", "  %x{j} = xor i64 %x{k}, %n"),
	chain("and-or", "  %y{j} = and i64 %x{k}, %n\n  %x{j} = or i64 %y{j}, %x{k}"),
	chain("shifts", "  %y{j} = shl i64 %x{k}, 3\n  %z{j} = lshr i64 %x{k}, 5\n  %x{j} = or i64 %y{j}, %z{j}"),
	chain("hash", "  %y{j} = shl i64 %x{k}, 5\n  %z{j} = add i64 %y{j}, %x{k}\n  %x{j} = xor i64 %z{j}, {k}"),
	chain("casts", "  %y{j} = trunc i64 %x{k} to i32\n  %z{j} = add nsw i32 %y{j}, {k}\n  %x{j} = sext i32 %z{j} to i64"),
	chain("selects", "  %c{j} = icmp slt i64 %x{k}, {k}\n  %x{j} = select i1 %c{j}, i64 %n, i64 %x{k}"),
	chain("selects-both", "  %c{j} = icmp slt i64 %n, {k}\n  %y{j} = add i64 %x{k}, 1\n  %x{j} = select i1 %c{j}, i64 %y{j}, i64 %x{k}"),
	chain("minmax", "  %x{j} = call i64 @llvm.smin.i64(i64 %x{k}, i64 %n)"),
	chain("minmax-mixed", "  %y{j} = call i64 @llvm.smin.i64(i64 %x{k}, i64 %n)\n  %z{j} = add i64 %y{j}, {k}\n  %x{j} = call i64 @llvm.smax.i64(i64 %z{j}, i64 %y{j})"),
	chain("divisions", "  %y{j} = sdiv i64 %x{k}, %n\n  %z{j} = srem i64 %x{k}, %n\n  %x{j} = add i64 %y{j}, %z{j}"),
	chain("fibonacci", "  %y{j} = add i64 %x{k}, %n\n  %z{j} = mul i64 %y{j}, %x{k}\n  %x{j} = sub i64 %z{j}, %y{j}"),
	chain("freezes", "  %y{j} = freeze i64 %x{k}\n  %x{j} = add nsw i64 %y{j}, %x{k}"),
	addresses("indices", "  %x{j} = add i64 %x{k}, {m}"),
	addresses("indices-nsw", "  %x{j} = add nsw i64 %x{k}, {m}"),
	addresses("indices-of-one", "  %x{j} = add nsw i64 %n, {k}"),
	addresses("indices-scaled", "  %y{j} = add nsw i64 %n, {k}\n  %x{j} = mul nsw i64 %y{j}, %m"),
	addresses("indices-products", "  %x{j} = mul nsw i64 %n, {k}"),
	addresses("indices-doubled", "  %x{j} = add i64 %x{k}, %x{k}"),
	addresses("indices-sext", "  %t{j} = trunc i64 %n to i32\n  %s{j} = add nsw i32 %t{j}, {k}\n  %x{j} = sext i32 %s{j} to i64"),
	addresses("indices-or", "  %s{j} = shl i64 %x{k}, 1\n  %x{j} = or disjoint i64 %s{j}, 1"),
	{Name: "float", text: `define float @f(float %a, float %b) {
  %x0 = fadd float %a, %b
repeat
  %y{j} = fmul fast float %x{k}, %b
  %x{j} = fadd fast float %y{j}, %x{k}
once
  ret float %x{n}
}
`},
	{Name: "equalities", text: `define i1 @f(i64 %n) {
  %x0 = icmp eq i64 %n, -1
repeat
  %c{j} = icmp eq i64 %n, {k}
  %x{j} = or i1 %x{k}, %c{j}
once
  ret i1 %x{n}
}
`},
	{Name: "logical-and", text: `define i1 @f(i64 %n, i64 %m) {
  %x0 = icmp eq i64 %n, %m
repeat
  %c{j} = icmp slt i64 %n, {k}
  %x{j} = select i1 %x{k}, i1 %c{j}, i1 false
once
  ret i1 %x{n}
}
`},
	{Name: "gep-chain", text: `define void @f(ptr %x0) {
repeat
  %x{j} = getelementptr inbounds float, ptr %x{k}, i64 1
  store float 1.0, ptr %x{j}
once
  ret void
}
`},
	{Name: "gep-chain-variable", text: `define void @f(ptr %x0, i64 %n) {
repeat
  %x{j} = getelementptr float, ptr %x{k}, i64 %n
  store float 1.0, ptr %x{j}
once
  ret void
}
`},
	{Name: "gep-chain-end", text: `define ptr @f(ptr %x0, i64 %n) {
repeat
  %x{j} = getelementptr inbounds [4 x i32], ptr %x{k}, i64 %n, i64 2
once
  ret ptr %x{n}
}
`},
	{Name: "gep-select", text: `define float @f(ptr %x0, ptr %q, i64 %n) {
repeat
  %c{j} = icmp eq i64 %n, {k}
  %y{j} = getelementptr inbounds float, ptr %x{k}, i64 1
  %x{j} = select i1 %c{j}, ptr %y{j}, ptr %x{k}
once
  %r = load float, ptr %x{n}
  ret float %r
}
`},
	{Name: "space-casts", text: `define void @f(ptr addrspace(1) %a, i64 %n) {
  %x0 = addrspacecast ptr addrspace(1) %a to ptr
repeat
  %s{j} = addrspacecast ptr %x{k} to ptr addrspace(1)
  %g{j} = getelementptr float, ptr addrspace(1) %s{j}, i64 %n
  %x{j} = addrspacecast ptr addrspace(1) %g{j} to ptr
  store float 1.0, ptr %x{j}
once
  ret void
}
`},
	{Name: "vectors", text: `define <4 x float> @f(<4 x float> %x0, float %s, i32 %i) {
repeat
  %y{j} = insertelement <4 x float> %x{k}, float %s, i32 1
  %z{j} = shufflevector <4 x float> %y{j}, <4 x float> %x{k}, <4 x i32> <i32 1, i32 4, i32 0, i32 7>
  %x{j} = fadd <4 x float> %z{j}, %y{j}
once
  ret <4 x float> %x{n}
}
`},
	{Name: "aggregates", text: `define { i64, i64 } @f({ i64, i64 } %x0) {
repeat
  %v{j} = extractvalue { i64, i64 } %x{k}, 0
  %w{j} = add i64 %v{j}, {k}
  %x{j} = insertvalue { i64, i64 } %x{k}, i64 %w{j}, 1
once
  ret { i64, i64 } %x{n}
}
`},
	{Name: "one-value-many-uses", text: `define void @f(ptr %a, i64 %n) {
  %v = add i64 %n, 0
repeat
  %u{k} = mul i64 %v, {k}
  store volatile i64 %u{k}, ptr %a
once
  ret void
}
`},
	{Name: "assumptions", text: `define i64 @f(i64 %n) {
repeat
  %c{k} = icmp ult i64 %n, {k}0000
  call void @llvm.assume(i1 %c{k})
  %s{k} = and i64 %n, {k}
once
  ret i64 %n
}
`},
}
