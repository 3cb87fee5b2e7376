package examples

import "fmt"

// vliwExamples is the table of C functions: single loops first, then nests, then whole functions.
func vliwExamples() []Example {
	return []Example{
		{"dot", VLIW, dotRuns(), dotReference},
		{"daxpy", VLIW, daxpyRuns(), daxpyReference},
		{"hydro", VLIW, hydroRuns(), hydroReference},
		{"iir", VLIW, iirRuns(), iirReference},
		{"horner", VLIW, hornerRuns(), hornerReference},
		{"tridiag", VLIW, tridiagRuns(), tridiagReference},
		{"cmul", VLIW, cmulRuns(), cmulReference},
		{"norm", VLIW, normRuns(), normReference},
		{"prefixmax", VLIW, prefixmaxRuns(), prefixmaxReference},
		{"count", VLIW, countRuns(), countReference},
		{"textlen", VLIW, textlenRuns(), textlenReference},
		{"bytefind", VLIW, bytefindRuns(), bytefindReference},
		{"fir", VLIW, firRuns(), firReference},
		{"matvec", VLIW, matvecRuns(), matvecReference},
		{"matmul_nest", VLIW, matmulNestRuns(), matmulNestReference},
		{"stencil3", VLIW, stencil3Runs(), stencil3Reference},
		{"crc", VLIW, crcRuns(), crcReference},
		{"bubble", VLIW, bubbleRuns(), bubbleReference},
		{"gcd", VLIW, gcdRuns(), gcdReference},
		{"popcount", VLIW, popcountRuns(), popcountReference},
		{"tokens", VLIW, tokensRuns(), tokensReference},
		{"fib", VLIW, fibRuns(), fibReference},
	}
}

// tripCounts are the sizes that a software-pipelined loop must get right: none, fewer than it has
// stages, odd, and many.
var tripCounts = []int{37, 0, 1, 2, 3, 5, 8, 100}

func call(label string, a ...Arg) Run { return Run{Label: label, Args: a} }

// overTripCounts makes one run per trip count, each with its own random numbers.
func overTripCounts(seed int, arguments func(n int, r *random) []Arg) []Run {
	return overSizes(tripCounts, func(n int) Run {
		return call(sizeLabel(n), arguments(n, seeded(uint64(seed*1000+n)))...)
	})
}

// overShapes makes one run per pair of trip counts, for nests.
func overShapes(seed int, shapes [][2]int, arguments func(outer, inner int, r *random) []Arg) []Run {
	var runs []Run
	for _, s := range shapes {
		label := fmt.Sprintf("%dx%d", s[0], s[1])
		r := seeded(uint64(seed*1000 + s[0]*10 + s[1]))
		runs = append(runs, call(label, arguments(s[0], s[1], r)...))
	}
	return runs
}

// nestShapes leave out no combination of an empty, a single and several iterations.
var nestShapes = [][2]int{{11, 7}, {0, 3}, {3, 0}, {1, 1}, {2, 5}, {5, 2}, {1, 9}, {16, 16}}

func dotRuns() []Run {
	return overTripCounts(1, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.f64s(max(n, 1))), in(r.f64s(max(n, 1)))}
	})
}

func daxpyRuns() []Run {
	return overTripCounts(2, func(n int, r *random) []Arg {
		return []Arg{i64(n), f64(-1.3), in(r.f64s(max(n, 1))), inOut(r.f64s(max(n, 1)))}
	})
}

func hydroRuns() []Run {
	return overTripCounts(3, func(n int, r *random) []Arg {
		return []Arg{i64(n), f64(0.3), f64(1.1), f64(-0.7), in(r.f64s(n + 2)),
			out(make([]float64, max(n, 1))), out(make([]float64, max(n, 1)))}
	})
}

func iirRuns() []Run {
	return overTripCounts(4, func(n int, r *random) []Arg {
		return []Arg{i64(n), f64(0.2), f64(-0.9), f64(0.3), in(r.f64s(max(n, 1))), out(make([]float64, max(n, 1)))}
	})
}

func hornerRuns() []Run {
	return overTripCounts(5, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.f64s(max(n, 1))), f64(0.9375001)}
	})
}

func tridiagRuns() []Run {
	return overTripCounts(6, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.f64s(max(n, 1))), in(r.f64s(max(n, 1))), inOut(r.f64s(max(n, 1)))}
	})
}

func cmulRuns() []Run {
	return overTripCounts(7, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.f32s(max(2*n, 1))), in(r.f32s(max(2*n, 1))), out(make([]float32, max(2*n, 1)))}
	})
}

func normRuns() []Run {
	return overTripCounts(8, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.f64s(max(n, 1))), out(make([]float64, max(n, 1)))}
	})
}

func prefixmaxRuns() []Run {
	return overTripCounts(9, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.i64s(max(n, 1), -1<<62, 1<<62)), out(make([]int64, max(n, 1)))}
	})
}

func countRuns() []Run {
	return overTripCounts(10, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.u8s(max(n, 1), 0, 255)), inOut(r.i32s(8, 0, 99))}
	})
}

func textlenRuns() []Run {
	return overTripCounts(11, func(n int, r *random) []Arg {
		return []Arg{in(append(r.u8s(n, 1, 255), 0))}
	})
}

// bytefindRuns look for a byte that is there, for the last one, and for one that is not.
func bytefindRuns() []Run {
	data := seeded(12000).u8s(61, 0, 199)
	run := func(label string, n, value int) Run { return call(label, i64(n), in(data), i32(value)) }
	return []Run{
		run("somewhere", len(data), int(data[40])),
		run("nowhere", len(data), 200),
		run("empty", 0, int(data[0])),
		run("first", len(data), int(data[0])),
		run("value beyond a byte", len(data), int(data[7])+256),
		run("one element, other value", 1, 200),
	}
}

func firRuns() []Run {
	return overShapes(13, nestShapes, func(n, taps int, r *random) []Arg {
		return []Arg{i64(n), i64(taps), in(r.f64s(n + taps + 1)), in(r.f64s(taps + 1)), out(make([]float64, n+1))}
	})
}

func matvecRuns() []Run {
	return overShapes(14, nestShapes, func(rows, cols int, r *random) []Arg {
		return []Arg{i64(rows), i64(cols), in(r.f64s(rows*cols + 1)), in(r.f64s(cols + 1)), out(make([]float64, rows+1))}
	})
}

func matmulNestRuns() []Run {
	return overSizes([]int{9, 0, 1, 2, 3, 16}, func(n int) Run {
		r := seeded(uint64(15000 + n))
		return call(sizeLabel(n), i64(n), in(r.f64s(n*n+1)), in(r.f64s(n*n+1)), inOut(r.f64s(n*n+1)))
	})
}

func stencil3Runs() []Run {
	return overShapes(16, nestShapes, func(n, steps int, r *random) []Arg {
		return []Arg{i64(n), i64(steps), inOut(r.f64s(n + 1)), inOut(r.f64s(n + 1))}
	})
}

func crcRuns() []Run {
	runs := overTripCounts(17, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.u8s(max(n, 1), 0, 255))}
	})
	return append(runs, call("the check value", i64(9), in([]byte("123456789"))))
}

func bubbleRuns() []Run {
	return overSizes([]int{25, 0, 1, 2, 3}, func(n int) Run {
		return call(sizeLabel(n), i64(n), inOut(seeded(uint64(18000+n)).i32s(max(n, 1), -50, 50)))
	})
}

func gcdRuns() []Run {
	return overTripCounts(19, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.i64s(max(n, 1), 0, 1<<40)), in(r.i64s(max(n, 1), 0, 1000000))}
	})
}

func popcountRuns() []Run {
	return overTripCounts(20, func(n int, r *random) []Arg {
		return []Arg{i64(n), in(r.i32s(max(n, 1), -1<<31, 1<<31-1))}
	})
}

func tokensRuns() []Run {
	run := func(label, text string) Run {
		return call(label, i64(len(text)), in([]byte(text+"\x00")), out(make([]int64, 4)))
	}
	return []Run{
		run("mixed", "x1 + 42 - (foo 7b)\nbar+-9 90 "),
		run("empty", ""),
		run("one number", "7"),
		run("blanks", " \n "),
	}
}

func fibRuns() []Run {
	return overSizes([]int{13, 0, 1, 2, 7}, func(n int) Run { return call(sizeLabel(n), i64(n)) })
}
