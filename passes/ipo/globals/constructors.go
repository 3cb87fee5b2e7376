package globals

import "opt-go/frontend/ir"

type constructor struct {
	Priority uint64
	F        *ir.Func // nil: nothing
	entry    ir.Value
}

// ConstructorList reads the list; ok is false when it has another form than LangRef's.
func ConstructorList(v *ir.GlobalVar) (list []constructor, ok bool) {
	k, isConst := v.Init.(*ir.Const)
	if !isConst || v.ValueType.Kind != ir.ArrayKind || v.ValueType.Elem.Kind != ir.StructKind {
		return nil, false
	}
	for n := range v.ValueType.Len {
		e, isConst := k.Elem(n).(*ir.Const)
		if !isConst || e.Type().NumFields() < 2 {
			return nil, false
		}
		c := constructor{entry: e}
		switch f := e.Elem(1).(type) {
		case *ir.Func:
			c.F = f
		case *ir.Const:
			if !f.IsZero() {
				return nil, false
			}
		default:
			return nil, false
		}
		if p := ir.AsInt(e.Elem(0)); p != nil {
			c.Priority, _ = p.Uint64()
		}
		list = append(list, c)
	}
	return list, true
}

// KeepConstructors takes those that are done off the list; it says whether there were any.
func KeepConstructors(m *ir.Module, v *ir.GlobalVar, list []constructor, done map[int]bool) bool {
	var left []ir.Value
	for k, e := range list {
		if !done[k] {
			left = append(left, e.entry)
		}
	}
	if len(left) == len(list) {
		return false
	}
	v.ValueType = m.Ctx.Array(uint64(len(left)), v.ValueType.Elem)
	v.Init = ir.NewAggregate(v.ValueType, left)
	if len(left) == 0 {
		v.Init = ir.NewZero(v.ValueType)
	}
	return true
}
