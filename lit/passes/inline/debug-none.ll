; RUN: opt-go %s -passes=inline -S -verify-each | FileCheck %s
;
; What is inlined from a function without debug information gets the location of the call, without which the verifier refuses its calls of
; functions that have debug information; slots get none.

; CHECK-LABEL: define i32 @twice(
; CHECK-NEXT:    %slot.i = alloca i32, align 4{{$}}
; CHECK-NEXT:    call void @llvm.lifetime.start.p0(i64 4, ptr %slot.i), !dbg ![[AT:[0-9]+]]
; CHECK-NEXT:    store i32 %n, ptr %slot.i, align 4, !dbg ![[AT]]
; CHECK-NEXT:    %z.i = call i32 @next(ptr %slot.i), !dbg ![[AT]]
; CHECK-NEXT:    call void @llvm.lifetime.end.p0(i64 4, ptr %slot.i), !dbg ![[AT]]
; CHECK-NEXT:    %s.i = icmp eq i32 %z.i, 0, !dbg ![[AT]]
; CHECK-NEXT:    br i1 %s.i, label %zero.i, label %other.i, !dbg ![[AT]]
; CHECK:       zero.i:
; CHECK-NEXT:    %y.i = call i32 @next(ptr null), !dbg ![[AT]]
; CHECK-NEXT:    br label %choose.exit, !dbg ![[AT]]
; CHECK:       ![[AT]] = !DILocation(line: 9, column: 5, scope: !{{[0-9]+}})

define internal i32 @call(i32 %x) {
  %slot = alloca i32
  store i32 %x, ptr %slot
  %z = call i32 @next(ptr %slot)
  ret i32 %z
}

define internal i32 @choose(i32 %x) {
  %s = icmp eq i32 %x, 0
  br i1 %s, label %zero, label %other
zero:
  %y = call i32 @next(ptr null)
  ret i32 %y
other:
  ret i32 1
}

define i32 @next(ptr %p) noinline !dbg !4 {
  ret i32 0
}

define i32 @twice(i32 %n) !dbg !5 {
  %r = call i32 @call(i32 %n), !dbg !8
  %t = call i32 @choose(i32 %r), !dbg !8
  ret i32 %t, !dbg !8
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "a.c", directory: "/")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !DISubroutineType(types: !6)
!4 = distinct !DISubprogram(name: "next", scope: !1, file: !1, line: 1, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!5 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 8, type: !3, unit: !0, spFlags: DISPFlagDefinition)
!6 = !{null}
!8 = !DILocation(line: 9, column: 5, scope: !5)
