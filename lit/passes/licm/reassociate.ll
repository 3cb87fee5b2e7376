; Expressions are reassociated so that their invariant parts are grouped, before the loop.
; RUN: opt-go %s -S -passes='loop-mssa(licm)' | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes='loop-mssa(licm)' | FileCheck %s %} %else %{ true %}

declare void @clob()
@X = global i32 0

define void @li9(ptr %p, i64 %x, i64 %n) {
; CHECK-LABEL: @li9(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %invariant.gep = getelementptr i8, ptr %p, i64 %x
; CHECK-NEXT:    br label %l
; CHECK:       l:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %j, %l ]
; CHECK-NEXT:    %a = add nsw i64 %i, %x
; CHECK-NEXT:    %s = add nsw i64 %a, %n
; CHECK-NEXT:    %gep = getelementptr i8, ptr %invariant.gep, i64 %i
; CHECK-NEXT:    store i8 1, ptr %gep, align 1
; CHECK-NEXT:    %j = add i64 %i, 1
; CHECK-NEXT:    %c = icmp slt i64 %s, 100
; CHECK-NEXT:    br i1 %c, label %l, label %e
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %j, %l ]
  %a = add nsw i64 %i, %x
  %s = add nsw i64 %a, %n
  %g = getelementptr i8, ptr %p, i64 %i
  %h = getelementptr i8, ptr %g, i64 %x
  store i8 1, ptr %h
  %j = add i64 %i, 1
  %c = icmp slt i64 %s, 100
  br i1 %c, label %l, label %e
e:
  ret void
}

define void @li10(i32 %n, i32 %k, i32 %m) {
; CHECK-LABEL: @li10(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %invariant.smin = call i32 @llvm.smin.i32(i32 %k, i32 %m)
; CHECK-NEXT:    br label %l
; CHECK:       l:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %l2 ]
; CHECK-NEXT:    %a = icmp slt i32 %i, %invariant.smin
; CHECK-NEXT:    br i1 %a, label %l2, label %e
; CHECK:       l2:
; CHECK-NEXT:    call void @clob()
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br label %l
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l2 ]
  %c1 = icmp slt i32 %i, %k
  %c2 = icmp slt i32 %i, %m
  %a = and i1 %c1, %c2
  br i1 %a, label %l2, label %e
l2:
  call void @clob()
  %j = add i32 %i, 1
  br label %l
e:
  ret void
}

define void @li11(i32 %n, i32 %k, i32 %m) {
; CHECK-LABEL: @li11(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %m.fr = freeze i32 %m
; CHECK-NEXT:    %invariant.umin = call i32 @llvm.umin.i32(i32 %k, i32 %m.fr)
; CHECK-NEXT:    br label %l
; CHECK:       l:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %j, %l2 ]
; CHECK-NEXT:    %a = icmp ult i32 %i, %invariant.umin
; CHECK-NEXT:    br i1 %a, label %l2, label %e
; CHECK:       l2:
; CHECK-NEXT:    call void @clob()
; CHECK-NEXT:    %j = add i32 %i, 1
; CHECK-NEXT:    br label %l
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
entry:
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %j, %l2 ]
  %c1 = icmp ult i32 %i, %k
  %c2 = icmp ult i32 %i, %m
  %a = select i1 %c1, i1 %c2, i1 false
  br i1 %a, label %l2, label %e
l2:
  call void @clob()
  %j = add i32 %i, 1
  br label %l
e:
  ret void
}

define void @li24(i1 %c, float %a, float %b, float %z, ptr %p) {
; CHECK-LABEL: @li24(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %factor.op.fmul = fmul fast float %a, %b
; CHECK-NEXT:    br label %l
; CHECK:       l:
; CHECK-NEXT:    %v = load volatile float, ptr %p, align 4
; CHECK-NEXT:    %x.reass = fmul fast float %v, %factor.op.fmul
; CHECK-NEXT:    store float %x.reass, ptr %p, align 4
; CHECK-NEXT:    br i1 %c, label %l, label %e
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
entry:
  br label %l
l:
  %v = load volatile float, ptr %p
  %x = fmul fast float %v, %a
  %y = fmul fast float %x, %b
  store float %y, ptr %p
  br i1 %c, label %l, label %e
e:
  ret void
}

define void @li34(i32 %n) {
; CHECK-LABEL: @li34(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %inv = load i32, ptr @X, align 4, !range !{{[0-9]+}}
; CHECK-NEXT:    %invariant.op = sub nsw i32 77, %inv
; CHECK-NEXT:    br label %l
; CHECK:       l:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i1, %l2 ]
; CHECK-NEXT:    %v = load volatile i32, ptr @X, align 4, !range !{{[0-9]+}}
; CHECK-NEXT:    %c = icmp slt i32 %v, %invariant.op
; CHECK-NEXT:    br i1 %c, label %l2, label %e
; CHECK:       l2:
; CHECK-NEXT:    %i1 = add i32 %i, 1
; CHECK-NEXT:    br label %l
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
entry:
  %inv = load i32, ptr @X, !range !5
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %l2 ]
  %v = load volatile i32, ptr @X, !range !5
  %s = add nsw i32 %v, %inv
  %c = icmp slt i32 %s, 77
  br i1 %c, label %l2, label %e
l2:
  %i1 = add i32 %i, 1
  br label %l
e:
  ret void
}

define void @li35(i32 %n) {
; CHECK-LABEL: @li35(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %inv = load i32, ptr @X, align 4, !range !{{[0-9]+}}
; CHECK-NEXT:    br label %l
; CHECK:       l:
; CHECK-NEXT:    %i = phi i32 [ 0, %entry ], [ %i1, %l2 ]
; CHECK-NEXT:    %v = load volatile i32, ptr @X, align 4, !range !{{[0-9]+}}
; CHECK-NEXT:    %s = sub nsw i32 %v, %inv
; CHECK-NEXT:    %c = icmp slt i32 %s, %n
; CHECK-NEXT:    %s2 = sub nsw i32 %inv, %v
; CHECK-NEXT:    %c2 = icmp sgt i32 %s2, %n
; CHECK-NEXT:    %a = and i1 %c, %c2
; CHECK-NEXT:    br i1 %a, label %l2, label %e
; CHECK:       l2:
; CHECK-NEXT:    %i1 = add i32 %i, 1
; CHECK-NEXT:    br label %l
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
entry:
  %inv = load i32, ptr @X, !range !5
  br label %l
l:
  %i = phi i32 [ 0, %entry ], [ %i1, %l2 ]
  %v = load volatile i32, ptr @X, !range !5
  %s = sub nsw i32 %v, %inv
  %c = icmp slt i32 %s, %n
  %s2 = sub nsw i32 %inv, %v
  %c2 = icmp sgt i32 %s2, %n
  %a = and i1 %c, %c2
  br i1 %a, label %l2, label %e
l2:
  %i1 = add i32 %i, 1
  br label %l
e:
  ret void
}

define void @li36(ptr %p, i64 %inv, i64 %n) {
; CHECK-LABEL: @li36(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %factor.op.mul = mul i64 %inv, %n
; CHECK-NEXT:    %invariant.gep = getelementptr i32, ptr %p, i64 %n
; CHECK-NEXT:    br label %l
; CHECK:       l:
; CHECK-NEXT:    %i = phi i64 [ 0, %entry ], [ %i1, %l ]
; CHECK-NEXT:    %m.reass = mul i64 %i, %factor.op.mul
; CHECK-NEXT:    %gep = getelementptr i32, ptr %invariant.gep, i64 %i
; CHECK-NEXT:    store i64 %m.reass, ptr %gep, align 4
; CHECK-NEXT:    %i1 = add nuw i64 %i, 1
; CHECK-NEXT:    %c = icmp ult i64 %i1, %n
; CHECK-NEXT:    br i1 %c, label %l, label %e
; CHECK:       e:
; CHECK-NEXT:    ret void
; CHECK-NEXT:  }
entry:
  br label %l
l:
  %i = phi i64 [ 0, %entry ], [ %i1, %l ]
  %m = mul i64 %i, %inv
  %m2 = mul i64 %m, %n
  %g = getelementptr inbounds i32, ptr %p, i64 %i
  %h = getelementptr inbounds i32, ptr %g, i64 %n
  store i64 %m2, ptr %h
  %i1 = add nuw i64 %i, 1
  %c = icmp ult i64 %i1, %n
  br i1 %c, label %l, label %e
e:
  ret void
}

!5 = !{i32 0, i32 100}
