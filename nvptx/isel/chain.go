package isel

import "opt-go/frontend/ir"

// chainEnd is where a chain of getelementptr with constant offsets comes from, and how far it has gone since. Every access to an
// element of a long chain asks for it, so it is noted for all that lie between.
type chainEnd struct {
	from ir.Value
	off  int64
}

// chain returns the end of the chain that i, whose offset is the constant off, belongs to.
func (s *fsel) chain(i *ir.Instr, off int64) chainEnd {
	type link struct {
		i   *ir.Instr
		off int64
	}
	path := []link{{i, off}}
	end := chainEnd{from: i.Operand(0)}
	for {
		p, ok := end.from.(*ir.Instr)
		if !ok || p.Op() != ir.GetElementPtr {
			break
		}
		if known, ok := s.chains[p]; ok {
			end = known
			break
		}
		g := s.gepOf(p)
		if len(g.terms) > 0 {
			break
		}
		path = append(path, link{p, g.off})
		end.from = p.Operand(0)
	}
	if s.chains == nil {
		s.chains = map[*ir.Instr]chainEnd{}
	}
	for k := len(path) - 1; k >= 0; k-- {
		end.off += path[k].off
		s.chains[path[k].i] = end
	}
	return end
}
