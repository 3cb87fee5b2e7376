; Landing pads of an inlined body also catch what the invoke's does; its resumes branch to the code after the invoke's landing pad.
; RUN: opt-go %s -S -passes=inline | FileCheck %s
; RUN: %if opt-19 %{ opt-19 %s -S -passes=inline | FileCheck %s %} %else %{ true %}

declare void @ext()
declare i32 @pers(...)
declare i32 @val()

define i32 @lp(i32 %x) personality ptr @pers {
; CHECK-LABEL: @lp(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %r = invoke i32 @val()
; CHECK-NEXT:            to label %ok unwind label %bad
; CHECK:       ok:
; CHECK-NEXT:    %c = icmp eq i32 %r, %x
; CHECK-NEXT:    br i1 %c, label %u, label %w
; CHECK:       u:
; CHECK-NEXT:    ret i32 1
; CHECK:       w:
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    ret i32 2
; CHECK:       bad:
; CHECK-NEXT:    %l = landingpad { ptr, i32 }
; CHECK-NEXT:            catch ptr null
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    resume { ptr, i32 } %l
; CHECK-NEXT:  }
entry:
  %r = invoke i32 @val() to label %ok unwind label %bad
ok:
  %c = icmp eq i32 %r, %x
  br i1 %c, label %u, label %w
u:
  ret i32 1
w:
  call void @ext()
  ret i32 2
bad:
  %l = landingpad { ptr, i32 } catch ptr null
  call void @ext()
  resume { ptr, i32 } %l
}

define i32 @k1(i32 %x) {
; CHECK-LABEL: @k1(
; CHECK-NEXT:    %r.i = invoke i32 @val()
; CHECK-NEXT:            to label %ok.i unwind label %bad.i
; CHECK:       ok.i:
; CHECK-NEXT:    %c.i = icmp eq i32 %r.i, %x
; CHECK-NEXT:    br i1 %c.i, label %u.i, label %w.i
; CHECK:       u.i:
; CHECK-NEXT:    br label %lp.exit
; CHECK:       w.i:
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    br label %lp.exit
; CHECK:       bad.i:
; CHECK-NEXT:    %l.i = landingpad { ptr, i32 }
; CHECK-NEXT:            catch ptr null
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    resume { ptr, i32 } %l.i
; CHECK:       lp.exit:
; CHECK-NEXT:    %r1 = phi i32 [ 1, %u.i ], [ 2, %w.i ]
; CHECK-NEXT:    ret i32 %r1
; CHECK-NEXT:  }
  %r = call i32 @lp(i32 %x)
  ret i32 %r
}

define i32 @k2(i32 %x) personality ptr @pers {
; CHECK-LABEL: @k2(
; CHECK-NEXT:  entry:
; CHECK-NEXT:    %r.i = invoke i32 @val()
; CHECK-NEXT:            to label %ok.i unwind label %bad.i
; CHECK:       ok.i:
; CHECK-NEXT:    %c.i = icmp eq i32 %r.i, %x
; CHECK-NEXT:    br i1 %c.i, label %u.i, label %w.i
; CHECK:       u.i:
; CHECK-NEXT:    br label %lp.exit
; CHECK:       w.i:
; CHECK-NEXT:    invoke void @ext()
; CHECK-NEXT:            to label %.noexc unwind label %bad
; CHECK:       .noexc:
; CHECK-NEXT:    br label %lp.exit
; CHECK:       bad.i:
; CHECK-NEXT:    %l.i = landingpad { ptr, i32 }
; CHECK-NEXT:            cleanup
; CHECK-NEXT:            catch ptr null
; CHECK-NEXT:            catch ptr @ext
; CHECK-NEXT:    invoke void @ext()
; CHECK-NEXT:            to label %.noexc1 unwind label %bad
; CHECK:       .noexc1:
; CHECK-NEXT:    br label %bad.body
; CHECK:       lp.exit:
; CHECK-NEXT:    %r2 = phi i32 [ 1, %u.i ], [ 2, %.noexc ]
; CHECK-NEXT:    br label %ok
; CHECK:       ok:
; CHECK-NEXT:    %q = phi i32 [ %r2, %lp.exit ]
; CHECK-NEXT:    ret i32 %q
; CHECK:       bad:
; CHECK-NEXT:    %l = landingpad { ptr, i32 }
; CHECK-NEXT:            cleanup
; CHECK-NEXT:            catch ptr @ext
; CHECK-NEXT:    br label %bad.body
; CHECK:       bad.body:
; CHECK-NEXT:    %ph.lpad-body = phi i32 [ %x, %bad ], [ %x, %.noexc1 ]
; CHECK-NEXT:    %eh.lpad-body = phi { ptr, i32 } [ %l, %bad ], [ %l.i, %.noexc1 ]
; CHECK-NEXT:    call void @ext()
; CHECK-NEXT:    resume { ptr, i32 } %eh.lpad-body
; CHECK-NEXT:  }
entry:
  %r = invoke i32 @lp(i32 %x) to label %ok unwind label %bad
ok:
  %q = phi i32 [ %r, %entry ]
  ret i32 %q
bad:
  %ph = phi i32 [ %x, %entry ]
  %l = landingpad { ptr, i32 } cleanup catch ptr @ext
  call void @ext()
  resume { ptr, i32 } %l
}
