; RUN: opt-go %s -passes='print<domtree>,print<postdomtree>,print<loops>,print<cycles>' -disable-output 2>&1 | FileCheck %s
; Dominators, post-dominators, loops and cycles of a loop nest, followed by a loop with two entries.

; CHECK:      DominatorTree for function: f
; CHECK:      Inorder Dominator Tree:
; CHECK-NEXT:   [1] %entry
; CHECK-NEXT:     [2] %outer
; CHECK-NEXT:       [3] %inner
; CHECK-NEXT:         [4] %latch
; CHECK-NEXT:           [5] %left
; CHECK-NEXT:           [5] %right
; CHECK-NEXT:             [6] %exit
; CHECK-NEXT: Roots: %entry

; CHECK:      PostDominatorTree for function: f
; CHECK:        [1]  <<exit node>>
; CHECK-NEXT:     [2] %exit
; CHECK:      Roots: %exit

; CHECK:      Loop info for function 'f':
; CHECK-NEXT: Loop at depth 1 containing: %outer<header>,%inner,%latch<latch><exiting>
; CHECK-NEXT:     Loop at depth 2 containing: %inner<header><latch><exiting>
; CHECK-NOT:  Loop

; CHECK:      CycleInfo for function: f
; CHECK-DAG:      {{^}}    depth=1: entries({{(left right|right left)}})
; CHECK-DAG:      {{^}}    depth=1: entries(outer) {{latch inner|inner latch}}
; CHECK-DAG:      {{^}}        depth=2: entries(inner)
define void @f(i1 %a, i1 %b, i1 %c) {
entry:
  br label %outer
outer:
  br label %inner
inner:
  br i1 %a, label %inner, label %latch
latch:
  switch i32 0, label %outer [
    i32 1, label %left
    i32 2, label %right
  ]
left:
  br label %right
right:
  br i1 %c, label %left, label %exit
exit:
  ret void
}
