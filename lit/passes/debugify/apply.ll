; RUN: opt-go %s -passes=debugify -S | FileCheck %s
; RUN: opt-go %s -passes=debugify -S | opt-go -passes=verify -disable-output

; Each instruction gets a line, each value a variable that is described after it; φs and landing pads are described together.

define internal i32 @loop(i32 %a, ptr %p) {
; CHECK:       define internal i32 @loop(i32 %a, ptr %p) !dbg ![[LOOP:[0-9]+]]
; CHECK:         %x = add i32 %a, 1, !dbg ![[L1:[0-9]+]]
; CHECK-NEXT:      #dbg_value(i32 %x, ![[V1:[0-9]+]], !DIExpression(), ![[L1]])
; CHECK-NEXT:    br label %b, !dbg
; CHECK:       b:
; CHECK-NEXT:    %y = phi i32
; CHECK-NEXT:    %q = phi i32
; CHECK-NEXT:      #dbg_value(i32 %y,
; CHECK-NEXT:      #dbg_value(i32 %q,
; CHECK-NEXT:    %z = add i32 %y, %q
; CHECK-NEXT:      #dbg_value(i32 %z,
; CHECK-NEXT:    store i32 %z
; CHECK-NEXT:    %c = icmp
; CHECK-NEXT:      #dbg_value(i1 %c,
; CHECK-NEXT:    br i1 %c
entry:
  %x = add i32 %a, 1
  br label %b
b:
  %y = phi i32 [ %x, %entry ], [ %z, %b ]
  %q = phi i32 [ %x, %entry ], [ 3, %b ]
  %z = add i32 %y, %q
  store i32 %z, ptr %p
  %c = icmp eq i32 %z, 7
  br i1 %c, label %b, label %e
e:
  ret i32 %z
}

; A function without values has one variable all the same.
define void @nothing() {
; CHECK-LABEL: define void @nothing() !dbg
; CHECK-NEXT:      #dbg_value(i32 0,
; CHECK-NEXT:    ret void, !dbg
  ret void
}

; Nothing stands between a musttail call and its return.
define i32 @tail(i32 %a) {
; CHECK-LABEL: define i32 @tail(i32 %a) !dbg
; CHECK:         %r = musttail call i32 @tail(i32 %a), !dbg
; CHECK-NEXT:    ret i32 %r, !dbg
  %r = musttail call i32 @tail(i32 %a)
  ret i32 %r
}

; Another definition may be taken for this one.
define linkonce_odr void @elsewhere() {
; CHECK-LABEL: define linkonce_odr void @elsewhere() {
; CHECK-NEXT:    ret void{{$}}
  ret void
}

; CHECK: !llvm.dbg.cu = !{![[CU:[0-9]+]]}
; CHECK: !llvm.debugify = !{![[LINES:[0-9]+]], ![[VARIABLES:[0-9]+]]}
; CHECK-DAG: ![[CU]] = distinct !DICompileUnit(language: DW_LANG_C, file: !{{[0-9]+}}, producer: "debugify", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug)
; CHECK-DAG: ![[LINES]] = !{i32 12}
; CHECK-DAG: ![[VARIABLES]] = !{i32 7}
; CHECK-DAG: !{{[0-9]+}} = !{i32 2, !"Debug Info Version", i32 3}
; CHECK-DAG: ![[LOOP]] = distinct !DISubprogram(name: "loop", linkageName: "loop", scope: null, file: !{{[0-9]+}}, line: 1, type: !{{[0-9]+}}, scopeLine: 1, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: ![[CU]], retainedNodes: !{{[0-9]+}})
; CHECK-DAG: ![[V1]] = !DILocalVariable(name: "1", scope: ![[LOOP]], file: !{{[0-9]+}}, line: 1, type: ![[I32:[0-9]+]])
; CHECK-DAG: ![[I32]] = !DIBasicType(name: "ty32", size: 32, encoding: DW_ATE_unsigned)
; CHECK-DAG: ![[L1]] = !DILocation(line: 1, column: 1, scope: ![[LOOP]])
