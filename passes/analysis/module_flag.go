package analysis

import "opt-go/frontend/ir"

// ModuleFlag returns the value of an integer module flag, 0 when there is none.
func ModuleFlag(m *ir.Module, name string) uint64 {
	list := m.NamedMD("llvm.module.flags")
	if list == nil {
		return 0
	}
	for _, n := range list.Nodes {
		if len(n.Fields) != 3 || n.Operand(1) != ir.MD(ir.MDStr(name)) {
			continue
		}
		if v, ok := n.Operand(2).(*ir.MDConst); ok {
			if k := ir.AsInt(v.Value); k != nil {
				n, _ := k.Int64()
				return uint64(n)
			}
		}
	}
	return 0
}
