package main

import "fmt"

// summary counts rows of the table.
type summary struct {
	all, library, compiled, idle, data, right, wrong, timeout, memory, failed int
	sources                                                                   int // of their own are missing
	unlaunched                                                                int // end well, and have launched no kernel
	differ                                                                    int // from LLVM's PTX
}

func (s *summary) add(r *result) {
	s.all++
	switch {
	case r.compiled == "library":
		s.library++
		return
	case r.compiled == "sources":
		s.sources++
		return
	case r.compiled == "yes":
		s.compiled++
	default:
		return
	}
	switch {
	case r.ran == "-": // compiled only
		s.idle++
	case r.ran == "data":
		s.data++
	case r.ran == "timeout":
		s.timeout++
	case r.ran == "memory":
		s.memory++
	case r.right():
		s.right++
		if r.launches == 0 {
			s.unlaunched++
		}
	case r.ran == "yes":
		s.wrong++
	default:
		s.failed++
	}
	if r.llvm != "-" && r.llvm != "same" && r.llvm != sameExact {
		s.differ++
	}
}

func (s *summary) String() string {
	ran := s.compiled - s.idle - s.data
	own := s.all - s.library - s.sources
	return fmt.Sprintf(`# %d programs; %d need another library, %d lack sources of their own
# %d of the other %d compile (%s)
# %d of those lack files of data; of the other %d, %d run right (%s), %d of them without a launch, %d take too long, %d too much memory, %d fail, %d compute something that their check rejects
# %d run differently with LLVM's PTX
`, s.all, s.library, s.sources, s.compiled, own, percent(s.compiled, own),
		s.data, ran, s.right, percent(s.right, ran), s.unlaunched, s.timeout, s.memory, s.failed, s.wrong, s.differ)
}

func percent(part, of int) string {
	if of == 0 {
		return "none"
	}
	return fmt.Sprintf("%.0f %%", 100*float64(part)/float64(of))
}
