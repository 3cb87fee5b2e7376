package examples

import (
	"encoding/binary"
	"fmt"
	"math"
)

// gpuExamples is the table of kernels, in the order in which they are best read.
func gpuExamples() []Example {
	return []Example{
		{"saxpy", GPU, saxpyRuns(), saxpyReference},
		{"matmul", GPU, matmulRuns(), matmulReference},
		{"reduce", GPU, reduceRuns(), reduceReference},
		{"avgSquare", GPU, columnRuns(21), avgSquareReference},
		{"sumTriangle", GPU, columnRuns(22), sumTriangleReference},
		{"submatrix", GPU, submatrixRuns(), submatrixReference},
		{"sharedwalk", GPU, sharedwalkRuns(), sharedwalkReference},
		{"histogram", GPU, histogramRuns(), histogramReference},
		{"stencil", GPU, stencilRuns(), stencilReference},
		{"scan", GPU, scanRuns(), scanReference},
		{"transpose", GPU, transposeRuns(), transposeReference},
		{"nbody", GPU, nbodyRuns(), nbodyReference},
		{"mandelbrot", GPU, mandelbrotRuns(), mandelbrotReference},
		{"spmv", GPU, spmvRuns(), spmvReference},
		{"warpsum", GPU, warpsumRuns(), warpsumReference},
		{"poly", GPU, polyRuns(), polyReference},
		{"divide", GPU, divideRuns(), divideReference},
		{"collatz", GPU, collatzRuns(), collatzReference},
		{"median", GPU, medianRuns(), medianReference},
		{"affine", GPU, affineRuns(), affineReference},
	}
}

// launch is a run on a one-dimensional grid.
func launch(label string, blocks, threads int, a ...Arg) Run {
	return launch2(label, blocks, 1, threads, 1, a...)
}

// launch2 is a run on a two-dimensional grid of two-dimensional blocks.
func launch2(label string, gridX, gridY, blockX, blockY int, a ...Arg) Run {
	return Run{Label: label, Grid: [3]int{gridX, gridY, 1}, Block: [3]int{blockX, blockY, 1}, Args: a}
}

// blocksFor is the number of blocks that cover n threads; a grid cannot be empty.
func blocksFor(n, threads int) int { return max(1, (n+threads-1)/threads) }

// sizeLabel names a run after its size.
func sizeLabel(n int) string { return fmt.Sprintf("n=%d", n) }

// overSizes makes one run per size.
func overSizes(sizes []int, run func(n int) Run) []Run {
	var runs []Run
	for _, n := range sizes {
		runs = append(runs, run(n))
	}
	return runs
}

func saxpyRuns() []Run {
	return overSizes([]int{257, 1, 0, 32, 1000}, func(n int) Run {
		r := seeded(uint64(100 + n))
		x, y := r.f32s(n+1), r.f32s(n+1)
		return launch(sizeLabel(n), blocksFor(n, 128), 128, i32(n), f32(1.7), in(x), inOut(y))
	})
}

func matmulRuns() []Run {
	return overSizes([]int{20, 1, 16, 33}, func(n int) Run {
		r := seeded(uint64(200 + n))
		g := blocksFor(n, 16)
		return launch2(sizeLabel(n), g, g, 16, 16,
			i32(n), in(r.f32s(n*n)), in(r.f32s(n*n)), out(make([]float32, n*n)))
	})
}

func reduceRuns() []Run {
	run := func(label string, n, threads int) Run {
		blocks := blocksFor(n, threads)
		return launch(label, blocks, threads,
			i32(n), in(seeded(uint64(300+n)).f32s(n+1)), out(make([]float32, blocks)))
	}
	return []Run{
		run("n=300, 128 threads", 300, 128),
		run("n=1, 1 thread", 1, 1),
		run("n=0, 32 threads", 0, 32),
		run("n=77, 2 threads", 77, 2),
		run("n=256, 64 threads", 256, 64),
	}
}

// columnRuns are those of the two kernels that walk the columns of a matrix.
func columnRuns(seed int) []Run {
	return overSizes([]int{11, 1, 2, 32, 40}, func(c int) Run {
		m := seeded(uint64(seed*1000 + c)).f32s(c * c)
		return launch(fmt.Sprintf("c=%d", c), 1, 64, in(m), out(make([]float32, c)), i32(c))
	})
}

func submatrixRuns() []Run {
	return overSizes([]int{12, 3, 2, 35}, func(n int) Run {
		a := seeded(uint64(400 + n)).f32s(n * n)
		return launch(sizeLabel(n), n, 40, i64(n), in(a), out(make([]float32, n*n)))
	})
}

func sharedwalkRuns() []Run {
	return overSizes([]int{32, 1, 100}, func(threads int) Run {
		a := seeded(uint64(500 + threads)).f32s(2 * 64)
		return launch(fmt.Sprintf("%d threads", threads), 2, threads, in(a), out(make([]float32, 2*threads)))
	})
}

func histogramRuns() []Run {
	return overSizes([]int{500, 0, 1, 33}, func(n int) Run {
		r := seeded(uint64(600 + n))
		return launch(sizeLabel(n), 2, 64,
			i32(n), in(r.u8s(n+1, 0, 255)), inOut(r.i32s(16, 0, 9)), inOut([]int32{-1}))
	})
}

func stencilRuns() []Run {
	run := func(width, height int) Run {
		a := seeded(uint64(700 + width)).f32s(width * height)
		return launch2(fmt.Sprintf("%dx%d", width, height), blocksFor(width, 16), blocksFor(height, 8), 16, 8,
			i32(width), i32(height), in(a), out(make([]float32, width*height)))
	}
	return []Run{run(19, 11), run(1, 1), run(3, 3), run(32, 16)}
}

func scanRuns() []Run {
	run := func(n, threads int) Run {
		a := seeded(uint64(800+n)).i32s(n+1, -1<<31, 1<<31-1)
		return launch(fmt.Sprintf("n=%d, %d threads", n, threads), blocksFor(n, threads), threads,
			i32(n), in(a), out(make([]int32, max(n, 1))))
	}
	return []Run{run(150, 64), run(1, 1), run(0, 32), run(50, 17)}
}

func transposeRuns() []Run {
	run := func(rows, cols int) Run {
		a := seeded(uint64(900 + rows)).f64s(rows * cols)
		return launch2(fmt.Sprintf("%dx%d", rows, cols), blocksFor(cols, 8), blocksFor(rows, 8), 8, 8,
			i32(rows), i32(cols), in(a), out(make([]float64, rows*cols)))
	}
	return []Run{run(13, 10), run(1, 1), run(8, 24)}
}

func nbodyRuns() []Run {
	return overSizes([]int{21, 1, 0}, func(n int) Run {
		bodies := seeded(uint64(1000 + n)).f32s(4*n + 1)
		return launch(sizeLabel(n), blocksFor(n, 32), 32, i32(n), in(bodies), out(make([]float32, max(3*n, 1))))
	})
}

func mandelbrotRuns() []Run {
	run := func(width, height, limit int) Run {
		return launch2(fmt.Sprintf("%dx%d, limit %d", width, height, limit),
			blocksFor(width, 8), blocksFor(height, 4), 8, 4,
			i32(width), i32(height), i32(limit), out(make([]int32, width*height)))
	}
	return []Run{run(24, 12, 50), run(1, 1, 0), run(9, 5, 7)}
}

func spmvRuns() []Run {
	return overSizes([]int{40, 1, 0}, func(rows int) Run {
		r := seeded(uint64(1100 + rows))
		start := make([]int32, rows+1)
		for i := range rows {
			start[i+1] = start[i] + int32(r.between(0, 7))
		}
		entries := int(start[rows])
		column := r.i32s(entries+1, 0, int64(rows))
		return launch(fmt.Sprintf("%d rows", rows), blocksFor(rows, 32), 32,
			i32(rows), in(start), in(column), in(r.f64s(entries+1)), in(r.f64s(rows+1)),
			out(make([]float64, max(rows, 1))))
	})
}

func warpsumRuns() []Run {
	return overSizes([]int{64, 32}, func(threads int) Run {
		a := seeded(uint64(1200+threads)).i32s(3*threads, -1<<31, 1<<31-1)
		return launch(fmt.Sprintf("%d threads", threads), 3, threads, in(a), out(make([]int32, 3*threads/32)))
	})
}

func polyRuns() []Run {
	run := func(n, degree int) Run {
		x := seeded(uint64(1300 + n)).f32s(n + 1)
		return launch(fmt.Sprintf("n=%d, degree %d", n, degree), blocksFor(n, 64), 64,
			i32(n), i32(degree), in(x), out(make([]float32, max(n, 1))))
	}
	return []Run{run(70, 5), run(1, 0), run(0, 3), run(64, 1)}
}

// divideRuns has operands that fit into 32 bits, such that do not, and both in one warp.
func divideRuns() []Run {
	run := func(label string, wide func(i int) bool) Run {
		const n = 70
		r := seeded(1400)
		a, b := make([]int64, n), make([]int64, n)
		for i := range n {
			a[i], b[i] = r.between(0, 1<<32-1), r.between(1, 1<<16)
			if wide(i) {
				a[i], b[i] = int64(r.next()), int64(r.next()>>r.between(2, 40))|1
				if i%4 == 1 {
					b[i] = -b[i]
				}
			}
		}
		return launch(label, blocksFor(n, 32), 32,
			i32(n), in(a), in(b), out(make([]int64, n)), out(make([]int64, n)))
	}
	return []Run{
		run("mixed", func(i int) bool { return i%3 == 1 }),
		run("all fit into 32 bits", func(int) bool { return false }),
		run("all wide", func(int) bool { return true }),
	}
}

func collatzRuns() []Run {
	return overSizes([]int{70, 1, 0}, func(n int) Run {
		start := seeded(uint64(1500+n)).i32s(n+1, 1, 100000)
		return launch(sizeLabel(n), blocksFor(n, 32), 32, i32(n), in(start), out(make([]int32, max(n, 1))))
	})
}

func medianRuns() []Run {
	return overSizes([]int{50, 1, 0, 8}, func(n int) Run {
		a := seeded(uint64(1600+n)).i32s(n+1, -100, 100)
		return launch(sizeLabel(n), blocksFor(n, 32), 32, i32(n), in(a), out(make([]int32, max(n, 1))))
	})
}

func affineRuns() []Run {
	return overSizes([]int{40, 1, 0}, func(n int) Run {
		r := seeded(uint64(1700 + n))
		points := r.f32s(2*n + 1)
		return launch(sizeLabel(n), blocksFor(n, 32), 32,
			byValue("affine_map", affineMap(r.f32s(4), r.f64s(2), n)), in(points), out(make([]float64, max(2*n, 1))))
	})
}

// affineMap lays out the structure of affine.cu: four floats, two doubles, an int and its padding.
func affineMap(m []float32, d []float64, count int) []byte {
	b := make([]byte, 40)
	for i, v := range m {
		binary.LittleEndian.PutUint32(b[4*i:], math.Float32bits(v))
	}
	for i, v := range d {
		binary.LittleEndian.PutUint64(b[16+8*i:], math.Float64bits(v))
	}
	binary.LittleEndian.PutUint32(b[32:], uint32(count))
	return b
}
