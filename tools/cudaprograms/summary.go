package main

import "fmt"

// summary counts rows of the table.
type summary struct {
	all, library, compiled, data, right, wrong, timeout, failed int
	differ                                                      int // from LLVM's PTX
}

func (s *summary) add(r *result) {
	s.all++
	switch {
	case r.compiled == "library":
		s.library++
		return
	case r.compiled == "yes":
		s.compiled++
	default:
		return
	}
	switch {
	case r.ran == "data":
		s.data++
	case r.ran == "timeout":
		s.timeout++
	case r.ran == "yes" && r.check != "fail":
		s.right++
	case r.ran == "yes":
		s.wrong++
	default:
		s.failed++
	}
	if r.llvm != "-" && r.llvm != "same" {
		s.differ++
	}
}

func (s *summary) String() string {
	return fmt.Sprintf(`# %d programs; %d need another library
# %d of the other %d compile (%s)
# %d of those lack files of data; of the other %d, %d run right (%s), %d take too long, %d fail, %d compute something that their check rejects
# %d run differently with LLVM's PTX
`, s.all, s.library, s.compiled, s.all-s.library, percent(s.compiled, s.all-s.library),
		s.data, s.compiled-s.data, s.right, percent(s.right, s.compiled-s.data), s.timeout, s.failed, s.wrong, s.differ)
}

func percent(part, of int) string {
	if of == 0 {
		return "none"
	}
	return fmt.Sprintf("%.0f %%", 100*float64(part)/float64(of))
}
