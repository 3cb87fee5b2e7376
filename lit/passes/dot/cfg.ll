; RUN: rm -rf %t && mkdir -p %t && cd %t
; RUN: opt-go %s -passes=dot-cfg -cfg-dot-filename-prefix=p -cfg-func-name=fig -disable-output 2>&1 | FileCheck %s -check-prefix=SAID
; RUN: FileCheck %s -input-file=%t/p.fig.dot
; RUN: opt-go %s -passes=dot-cfg-only,dot-dom-only,dot-post-dom-only -disable-output
; RUN: FileCheck %s -input-file=%t/.fig.dot -check-prefix=ONLY
; RUN: FileCheck %s -input-file=%t/domonly.fig.dot -check-prefix=DOM
; RUN: FileCheck %s -input-file=%t/postdomonly.fig.dot -check-prefix=POST
; Pictures for Graphviz: what stands in a record is quoted, long lines are broken, edges have their odds, loops are darker.

; SAID:     Writing 'p.fig.dot'...
; SAID-NOT: other

; CHECK:      digraph "CFG for 'fig' function" {
; CHECK:      Node0 [shape=record,style=filled,fillcolor="#ffffff",fontname="Courier",label="{0:\l|  call void @other(\{ i32, i32 \} %s)\l  br label %loop\l}"];
; CHECK-NEXT: Node0 -> Node1;
; CHECK-NEXT: Node1 [shape=record,style=filled,fillcolor="#fde0d2",{{.*}}%a.rather.long.name.of.a.value = add i32 %another.rather.long.name,\l... %and.yet.another.rather.long.name\l{{.*}}|{<s0>T|<s1>F}}"];
; CHECK-NEXT: Node1:s0 -> Node1[label="75.00%"];
; CHECK-NEXT: Node1:s1 -> Node2[label="25.00%"];

; ONLY:       Node0 [{{.*}}label="{%0}"];
; ONLY:       label="{loop|{<s0>T|<s1>F}}"
; DOM:        digraph "Dominator tree for 'fig' function"
; DOM:        Node0 -> Node1;
; DOM:        Node1 -> Node2;
; POST:       Root -> Node2;
define void @fig(i1 %c, { i32, i32 } %s, i32 %another.rather.long.name, i32 %and.yet.another.rather.long.name) {
  call void @other({ i32, i32 } %s)
  br label %loop
loop:
  %a.rather.long.name.of.a.value = add i32 %another.rather.long.name, %and.yet.another.rather.long.name
  br i1 %c, label %loop, label %exit, !prof !0
exit:
  ret void
}

define void @other({ i32, i32 } %s) {
  ret void
}

!0 = !{!"branch_weights", !"expected", i32 3, i32 1}
