; What inlining costs: loads that are repeated until something is written, accesses of the caller's allocas, switches by bits, tables and halves,
; constants, stack, calls of pointers, bonuses for one block and for vectors, distances of pointers, assumptions. The figures are LLVM's.
; RUN: opt-go %s -passes=inline -disable-output -pass-remarks=inline 2>&1 | FileCheck %s --check-prefix=HOST
; RUN: opt-go %s -mtriple=nvptx64-nvidia-cuda -passes=inline -disable-output -pass-remarks=inline 2>&1 | FileCheck %s --check-prefix=GPU
; RUN: opt-go %s -mtriple=x86_64-unknown-linux-gnu -passes=inline -disable-output -pass-remarks=inline 2>&1 | FileCheck %s --check-prefix=X86

; HOST: 'loads' inlined into 'callers' with (cost=25, threshold=337)
; HOST: 'again' inlined into 'callers' with (cost=-25, threshold=337)
; HOST: 'slots' inlined into 'callers' with (cost=-40, threshold=337)
; HOST: 'slots' inlined into 'callers' with (cost=-15, threshold=225)
; HOST: 'cases' inlined into 'callers' with (cost=40, threshold=225)
; HOST: 'bits' inlined into 'callers' with (cost=5, threshold=225)
; HOST: 'constant' inlined into 'callers' with (cost=-25, threshold=337)
; HOST: 'constant' inlined into 'callers' with (cost=-40, threshold=337)
; HOST: 'stack' inlined into 'callers' with (cost=-15, threshold=337)
; HOST: 'indirect' inlined into 'callers' with (cost=-20, threshold=337)
; HOST: 'vector' inlined into 'callers' with (cost=-20, threshold=674)
; HOST: 'distance' inlined into 'callers' with (cost=-30, threshold=337)
; HOST: 'distance' inlined into 'callers' with (cost=35, threshold=225)
; HOST: 'assumes' inlined into 'callers' with (cost=5, threshold=337)
; HOST: 'cases' inlined into 'callers' with (cost=-35, threshold=337)
; GPU: 'loads' inlined into 'callers' with (cost=25, threshold=3712)
; GPU: 'again' inlined into 'callers' with (cost=-25, threshold=3712)
; GPU: 'slots' inlined into 'callers' with (cost=-40, threshold=3712)
; GPU: 'slots' inlined into 'callers' with (cost=-15, threshold=2475)
; GPU: 'cases' inlined into 'callers' with (cost=40, threshold=2475)
; GPU: 'bits' inlined into 'callers' with (cost=-15, threshold=2475)
; GPU: 'constant' inlined into 'callers' with (cost=-30, threshold=3712)
; GPU: 'constant' inlined into 'callers' with (cost=-40, threshold=3712)
; GPU: 'stack' inlined into 'callers' with (cost=-15, threshold=3712)
; GPU: 'indirect' inlined into 'callers' with (cost=-20, threshold=3712)
; GPU: 'vector' inlined into 'callers' with (cost=-20, threshold=7424)
; GPU: 'distance' inlined into 'callers' with (cost=-40, threshold=3712)
; GPU: 'distance' inlined into 'callers' with (cost=20, threshold=2475)
; GPU: 'assumes' inlined into 'callers' with (cost=5, threshold=3712)
; GPU: 'cases' inlined into 'callers' with (cost=-35, threshold=3712)
; X86: 'loads' inlined into 'callers' with (cost=25, threshold=337)
; X86: 'again' inlined into 'callers' with (cost=-25, threshold=337)
; X86: 'slots' inlined into 'callers' with (cost=-40, threshold=337)
; X86: 'slots' inlined into 'callers' with (cost=-15, threshold=225)
; X86: 'cases' inlined into 'callers' with (cost=40, threshold=225)
; X86: 'bits' inlined into 'callers' with (cost=-15, threshold=225)
; X86: 'constant' inlined into 'callers' with (cost=-35, threshold=337)
; X86: 'constant' inlined into 'callers' with (cost=-40, threshold=337)
; X86: 'stack' inlined into 'callers' with (cost=-20, threshold=337)
; X86: 'indirect' inlined into 'callers' with (cost=-20, threshold=337)
; X86: 'vector' inlined into 'callers' with (cost=-20, threshold=674)
; X86: 'distance' inlined into 'callers' with (cost=-40, threshold=337)
; X86: 'distance' inlined into 'callers' with (cost=20, threshold=225)
; X86: 'assumes' inlined into 'callers' with (cost=5, threshold=337)
; X86: 'cases' inlined into 'callers' with (cost=-35, threshold=337)

declare void @ext(i32, i32)
declare ptr @get()
define i32 @loads(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  call void @ext(i32 %a, i32 %b)
  %c = load i32, ptr %p
  %d = add i32 %a, %c
  ret i32 %d
}
define i32 @again(ptr %p) {
  %a = load i32, ptr %p
  %b = load i32, ptr %p
  %d = add i32 %a, %b
  ret i32 %d
}
define i32 @slots(ptr %p, i32 %n) {
  store i32 %n, ptr %p
  %g = getelementptr inbounds i32, ptr %p, i64 1
  %v = load i32, ptr %g
  %c = icmp eq ptr %p, null
  br i1 %c, label %x, label %y
x:
  ret i32 0
y:
  ret i32 %v
}
define i32 @cases(i32 %n) {
  switch i32 %n, label %d [ i32 1, label %a
      i32 3, label %a
      i32 5, label %b
      i32 700, label %d
      i32 900, label %a ]
a:
  ret i32 1
b:
  ret i32 2
d:
  ret i32 3
}
define i32 @bits(i32 %n) {
  switch i32 %n, label %d [ i32 1, label %a
      i32 3, label %a
      i32 5, label %a ]
a:
  ret i32 1
d:
  ret i32 3
}
define i32 @constant(i32 %n, i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = mul i32 %n, 7
  br label %b
b:
  %r = phi i32 [ %x, %a ], [ 0, %0 ]
  %s = select i1 %c, i32 %r, i32 5
  %t = zext i32 %s to i64
  %u = trunc i64 %t to i32
  ret i32 %u
}
define i32 @stack(i32 %n) {
  %a = alloca [4 x i32]
  %g = getelementptr [4 x i32], ptr %a, i64 0, i32 %n
  store i32 1, ptr %g
  %v = load i32, ptr %a
  ret i32 %v
}
define void @indirect(ptr %f) {
  call void %f(i32 1, i32 2)
  ret void
}
define i32 @vector(<4 x i32> %v) {
  %a = add <4 x i32> %v, %v
  %b = mul <4 x i32> %a, %v
  %e = extractelement <4 x i32> %b, i32 0
  ret i32 %e
}
define i32 @distance(ptr %p, ptr %q) {
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %d = sub i64 %a, %b
  %c = icmp eq i64 %d, 8
  br i1 %c, label %x, label %y
x:
  call void @ext(i32 1, i32 2)
  ret i32 0
y:
  %t = trunc i64 %d to i32
  ret i32 %t
}
define void @assumes(i32 %n) {
  %c = icmp sgt i32 %n, 4
  call void @llvm.assume(i1 %c)
  call void @ext(i32 %n, i32 2)
  ret void
}
define i32 @recursive(i32 %n) {
  %c = icmp sgt i32 %n, 4
  br i1 %c, label %a, label %b
a:
  %m = add i32 %n, -1
  %r = call i32 @recursive(i32 %m)
  ret i32 %r
b:
  ret i32 4
}
define void @callers(ptr %p, i32 %n, ptr %f, <4 x i32> %v) {
  %slot = alloca [2 x i32]
  %slot2 = alloca [2 x i32]
  %second = getelementptr inbounds i8, ptr %slot2, i64 8
  %1 = call i32 @loads(ptr %p)
  %2 = call i32 @again(ptr %p)
  %3 = call i32 @slots(ptr %slot, i32 %n)
  %4 = call i32 @slots(ptr %p, i32 %n)
  %5 = call i32 @cases(i32 %n)
  %6 = call i32 @bits(i32 %n)
  %7 = call i32 @constant(i32 %n, i1 true)
  %8 = call i32 @constant(i32 %n, i1 false)
  %9 = call i32 @stack(i32 %n)
  call void @indirect(ptr %f)
  %10 = call i32 @vector(<4 x i32> %v)
  %11 = call i32 @distance(ptr %slot2, ptr %second)
  %12 = call i32 @distance(ptr %slot2, ptr %p)
  call void @assumes(i32 %n)
  %13 = call i32 @recursive(i32 %n)
  %14 = call i32 @cases(i32 5)
  ret void
}
