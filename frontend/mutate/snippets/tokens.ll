; Tokens, convergence control, Swift's errors, deoptimization, target types.

@image = external addrspace(1) global i32

define i32 @converges(i32 %n) convergent {
entry:
  %t = call token @llvm.experimental.convergence.anchor()
  br label %loop

loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %u = call token @llvm.experimental.convergence.loop() [ "convergencectrl"(token %t) ]
  %v = call i32 @together(i32 %i) [ "convergencectrl"(token %u) ]
  %j = add i32 %i, %v
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %out

out:
  %r = call i32 @together(i32 %j) noduplicate [ "convergencectrl"(token %t) ]
  ret i32 %r
}

define i32 @swift(i32 %x) {
entry:
  %e = alloca swifterror ptr, align 8
  store ptr null, ptr %e, align 8
  %a = call swiftcc i32 @may_fail(i32 %x, ptr swiftself null, ptr swifterror %e)
  %p = load ptr, ptr %e, align 8
  %c = icmp eq ptr %p, null
  br i1 %c, label %ok, label %failed

ok:
  ret i32 %a

failed:
  store ptr null, ptr %e, align 8
  ret i32 -1
}

define swiftcc i32 @fails(i32 %x, ptr swifterror %e) {
  %c = icmp sgt i32 %x, 3
  br i1 %c, label %bad, label %good

bad:
  store ptr inttoptr (i64 16 to ptr), ptr %e, align 8
  br label %good

good:
  %r = phi i32 [ 0, %bad ], [ %x, %0 ]
  %l = load ptr, ptr %e, align 8
  %n = icmp ne ptr %l, null
  %s = select i1 %n, i32 %r, i32 7
  ret i32 %s
}

define void @allocated(i32 %x) {
  %t = call token @llvm.call.preallocated.setup(i32 1)
  %a = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated({ i32, i64 })
  store i32 %x, ptr %a, align 4
  call void @takes(ptr preallocated({ i32, i64 }) %a) [ "preallocated"(token %t) ]
  ret void
}

define void @in_place(i32 %x) {
  %s = call ptr @llvm.stacksave.p0()
  %a = alloca inalloca <{ i32, ptr }>, align 4
  %p = getelementptr inbounds <{ i32, ptr }>, ptr %a, i32 0, i32 1
  store ptr null, ptr %p, align 4
  store i32 %x, ptr %a, align 4
  call void @reads(ptr inalloca(<{ i32, ptr }>) %a)
  call void @llvm.stackrestore.p0(ptr %s)
  ret void
}

define i32 @deoptimizes(i32 %x, i1 %c) {
  %w = call i1 @llvm.experimental.widenable.condition()
  %d = and i1 %c, %w
  br i1 %d, label %fast, label %slow

fast:
  call void (i1, ...) @llvm.experimental.guard(i1 %c, i32 %x) [ "deopt"(i32 %x, ptr null) ]
  ret i32 %x

slow:
  unreachable
}

define void @target_types(ptr %p) {
  %a = load target("spirv.Event"), ptr %p, align 8
  %s = alloca target("spirv.Event"), align 8
  store target("spirv.Event") %a, ptr %s, align 8
  %f = freeze target("spirv.Event") %a
  store target("spirv.Event") %f, ptr %p, align 8
  ret void
}

define i64 @registers(i64 %x) {
  %r = call i64 @llvm.read_volatile_register.i64(metadata !0)
  call void @llvm.write_register.i64(metadata !0, i64 %x)
  %c = call i64 @llvm.readcyclecounter()
  %t = add i64 %r, %c
  call void @llvm.sideeffect()
  call void @llvm.donothing()
  %a = call ptr @llvm.returnaddress(i32 0)
  %f = call ptr @llvm.frameaddress.p0(i32 0)
  %i = ptrtoint ptr %a to i64
  %s = sub i64 %t, %i
  ret i64 %s
}

define i32 @indirect(ptr %f, i32 %x) {
  %a = call i32 %f(i32 %x) [ "kcfi"(i32 7) ]
  %b = call i32 %f(i32 %a) [ "deopt"() ]
  %c = call fastcc i32 %f(i32 signext %b) cold noinline
  %p = call ptr asm sideeffect "mov $1, $0", "=r,r,~{memory}"(i32 %c) nounwind
  %d = call i32 (ptr, ...) @printf(ptr %p, i32 %c, double 1.0, <2 x i64> zeroinitializer)
  ret i32 %d
}

declare i32 @together(i32) convergent

declare swiftcc i32 @may_fail(i32, ptr swiftself, ptr swifterror)

declare void @takes(ptr preallocated({ i32, i64 }))

declare void @reads(ptr inalloca(<{ i32, ptr }>))

declare i32 @printf(ptr, ...)

!0 = !{!"rsp"}
