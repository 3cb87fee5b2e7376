; Globals with every property, aliases, ifuncs, comdats, types, attribute groups.
module asm "nop"
module asm "ret \22x\22"

%list = type { i32, ptr, %inner }
%inner = type <{ i8, [3 x %leaf] }>
%leaf = type { float }
%opaque = type opaque
%unused = type { i64 }

$c = comdat any
$d = comdat largest

@a = global %list zeroinitializer, comdat($c), align 8
@b = internal unnamed_addr constant [3 x i8] c"x\00\FF", section ".data", align 1
@c = linkonce_odr dso_local local_unnamed_addr global i32 7, comdat
@d = external thread_local(initialexec) addrspace(1) global i64
@e = extern_weak hidden global %opaque
@f = weak protected externally_initialized global ptr getelementptr inbounds (%list, ptr @a, i64 0, i32 2, i32 1), partition "p"
@0 = private global ptr @0
@g = global { i32, <2 x i8>, [2 x i1] } { i32 -1, <2 x i8> <i8 1, i8 poison>, [2 x i1] [i1 true, i1 undef] }

@al = weak_odr alias i32, ptr @c
@ax = alias i8, getelementptr (i8, ptr @a, i64 4)
@if = ifunc void (), ptr @resolve

define ptr @resolve() #0 {
  ret ptr @impl
}

; Function Attrs: nounwind
define internal void @impl() unnamed_addr #1 section ".text.x" comdat($d) align 16 gc "shadow-stack" prefix i32 3 prologue i8 4 {
  ret void
}

define i32 @calls(i32 signext %0, ptr byval(%list) align 8 %1, ...) #2 {
  %3 = call i32 (i32, ptr, ...) @calls(i32 signext %0, ptr byval(%list) align 8 %1, double 1.000000e+00) #3
  %4 = tail call fastcc noundef i32 @far(ptr nonnull %1) [ "deopt"(i32 %0), "tag"() ]
  %x = notail call i32 asm "mov $0, $1", "=r,r,~{memory}"(i32 %3)
  unreachable

dead:
  ret i32 %4
}

declare fastcc noundef i32 @far(ptr nonnull dereferenceable(4)) #4

attributes #0 = { "z" "a"="b" nounwind }
attributes #1 = { nounwind }
attributes #2 = { nounwind "a"="b" "z" }
attributes #3 = { memory(none) }
attributes #4 = { memory(argmem: read) uwtable }
