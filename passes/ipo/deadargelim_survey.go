package ipo

import (
	"slices"

	"opt-go/frontend/ir"
	"opt-go/passes/ipo/globals"
)

// argSurvey finds which parameters and results are live: used by something else than as an argument
// for a parameter, or as a result, that may be dead itself. Parameters and members of results have
// dense numbers; live values make those live on which they are known to depend.
type argSurvey struct {
	d      *deadArgs
	first  map[*ir.Func]int // number of the first parameter; members of the result follow the parameters
	live   []bool
	makes  [][]int32 // when this is live, so are those
	frozen map[*ir.Func]bool
	work   []int32
}

func newArgSurvey(d *deadArgs) *argSurvey {
	s := &argSurvey{d: d, first: map[*ir.Func]int{}, frozen: map[*ir.Func]bool{}}
	n := 0
	for _, f := range d.m.Funcs {
		s.first[f] = n
		n += len(f.Params) + resultMembers(f)
	}
	s.live, s.makes = make([]bool, n), make([][]int32, n)
	return s
}

// resultMembers is the number of members of a result that are visited one by one.
func resultMembers(f *ir.Func) int {
	switch t := f.RetType(); {
	case t.IsVoid():
		return 0
	case takenApart(t):
		return int(t.NumFields())
	}
	return 1
}

// takenApart reports whether the members of a result are visited one by one.
func takenApart(t *ir.Type) bool {
	return t.Kind == ir.StructKind || t.Kind == ir.ArrayKind && t.Len <= ir.MaxUnpacked
}

func (s *argSurvey) arg(f *ir.Func, k int) int32 { return int32(s.first[f] + k) }

// ret is the number of member k of the result.
func (s *argSurvey) ret(f *ir.Func, k int) int32 {
	if !takenApart(f.RetType()) {
		k = 0
	}
	return int32(s.first[f] + len(f.Params) + k)
}

func (s *argSurvey) solve() {
	for _, f := range s.d.m.Funcs {
		s.function(f)
	}
	for len(s.work) > 0 {
		v := s.work[len(s.work)-1]
		s.work = s.work[:len(s.work)-1]
		for _, o := range s.makes[v] {
			s.mark(o)
		}
		s.makes[v] = nil
	}
}

func (s *argSurvey) mark(v int32) {
	if !s.live[v] {
		s.live[v] = true
		s.work = append(s.work, v)
	}
}

// freeze keeps a function's signature.
func (s *argSurvey) freeze(f *ir.Func) {
	s.frozen[f] = true
	for k := range len(f.Params) + resultMembers(f) {
		s.mark(s.arg(f, k))
	}
}

func (s *argSurvey) function(f *ir.Func) {
	if !f.Linkage.IsLocal() || f.IsDecl() || s.d.taken[f] || f.Attrs.Fn.Has("naked") || globals.HasParamAttr(f, "inalloca") || globals.HasParamAttr(f, "preallocated") {
		s.freeze(f)
		return
	}
	if s.boundByMustTail(f) {
		s.freeze(f)
		return
	}
	for _, call := range s.d.calls[f] {
		s.result(f, call)
	}
	for k, p := range f.Params {
		if f.FuncType.VarArg || !s.uses(p, s.arg(f, k), -1) {
			s.mark(s.arg(f, k))
		}
	}
}

// boundByMustTail reports whether a function makes or receives a musttail call: caller and callee
// have one signature.
func (s *argSurvey) boundByMustTail(f *ir.Func) bool {
	return globals.EndsInMustTail(f) || slices.ContainsFunc(s.d.calls[f], func(call *ir.Instr) bool { return call.HasFlag(ir.MustTail) })
}

// result visits the uses of a call's result.
func (s *argSurvey) result(f *ir.Func, call *ir.Instr) {
	members := resultMembers(f)
	for u := range ir.Uses(call) {
		if e := u.User(); e.Op() == ir.ExtractValue {
			if k := int(e.Indices()[0]); !s.uses(e, s.ret(f, k), -1) {
				s.mark(s.ret(f, k))
			}
			continue
		}
		for k := range members {
			if !s.use(u, s.ret(f, k), -1) {
				s.mark(s.ret(f, k))
			}
		}
	}
}

// uses reports whether all uses of a value only make other values live, which then make v live:
// they are noted to do so. in is the member of a result that the value has become, or -1.
func (s *argSurvey) uses(value ir.Value, v int32, in int) bool {
	for u := range ir.Uses(value) {
		if !s.use(u, v, in) {
			return false
		}
	}
	return true
}

func (s *argSurvey) use(u *ir.Use, v int32, in int) bool {
	i := u.User()
	f := i.Func()
	switch i.Op() {
	case ir.Ret:
		if in >= 0 {
			return s.dependsOn(v, s.ret(f, in))
		}
		for k := range resultMembers(f) {
			if !s.dependsOn(v, s.ret(f, k)) {
				return false
			}
		}
		return true
	case ir.InsertValue:
		if u.Index() == 1 {
			in = int(i.Indices()[0])
		}
		return s.uses(i, v, in)
	case ir.Call, ir.Invoke, ir.CallBr:
		g := i.CalledFunc()
		if g == nil || u.Index() >= len(g.Params) || u.Index() >= i.NumArgs() {
			return false // also operands of bundles and variable arguments
		}
		return s.dependsOn(v, s.arg(g, u.Index()))
	}
	return false
}

// dependsOn notes that v is live when on is; it reports false when that is so already.
func (s *argSurvey) dependsOn(v, on int32) bool {
	if s.live[on] {
		return false
	}
	s.makes[on] = append(s.makes[on], v)
	return true
}
