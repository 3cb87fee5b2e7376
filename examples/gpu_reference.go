package examples

import (
	"encoding/binary"
	"math"
	"sort"
)

// The references of the kernels. They do the arithmetic of the sources in the same order and
// precision; a product is converted before it is added, which forbids the Go compiler to fuse the
// two.

func sqrt32(x float32) float32 { return float32(math.Sqrt(float64(x))) }

func saxpyReference(a args) any {
	x, y := a.f32s(2), a.f32s(3)
	for i := range a.i32(0) {
		y[i] = float32(a.f32(1)*x[i]) + y[i]
	}
	return nil
}

func matmulReference(a args) any {
	n := int(a.i32(0))
	x, y, z := a.f32s(1), a.f32s(2), a.f32s(3)
	for i := range n {
		for j := range n {
			var sum float32
			for k := range n {
				sum += float32(x[i*n+k] * y[k*n+j])
			}
			z[i*n+j] = sum
		}
	}
	return nil
}

func reduceReference(a args) any {
	n, data, sums := int(a.i32(0)), a.f32s(1), a.f32s(2)
	for block := range sums {
		partial := make([]float32, a.threads)
		for t := range partial {
			if i := block*a.threads + t; i < n {
				partial[t] = data[i]
			}
		}
		for stride := a.threads / 2; stride > 0; stride /= 2 {
			for t := range stride {
				partial[t] += partial[t+stride]
			}
		}
		sums[block] = partial[0]
	}
	return nil
}

func avgSquareReference(a args) any {
	m, v, c := a.f32s(0), a.f32s(1), a.i32(2)
	for t := range c {
		var sum float32
		for row := range c {
			sum += m[row*c+t]
		}
		v[t] = sum / float32(c)
	}
	return nil
}

func sumTriangleReference(a args) any {
	m, v, c := a.f32s(0), a.f32s(1), a.i32(2)
	for t := range c {
		var sum float32
		for row := int32(1); row <= t; row += 2 {
			sum += m[row*c+t]
		}
		v[t] = sum
	}
	return nil
}

func submatrixReference(a args) any {
	n, m, sums := a.i64(0), a.f32s(1), a.f32s(2)
	for b := int64(0); b+3 <= n; b++ {
		for c := int64(0); c+3 <= n; c++ {
			var sum float32
			for x := range int64(3) {
				for y := range int64(3) {
					sum += m[(c+y)+(b+x)*n]
				}
			}
			sums[b*n+c] = sum
		}
	}
	return nil
}

func sharedwalkReference(a args) any {
	const size = 64
	data, result := a.f32s(0), a.f32s(1)
	for i := range result {
		block, scale := i/a.threads, float32(i%a.threads+1)
		var use float32
		for _, v := range data[block*size : (block+1)*size] {
			use = float32(use*0.5) + float32(v*scale)
		}
		result[i] = use
	}
	return nil
}

func histogramReference(a args) any {
	data, bins, largest := a.u8s(1), a.i32s(2), a.i32s(3)
	for _, v := range data[:a.i32(0)] {
		bins[v%16]++
		largest[0] = max(largest[0], int32(v))
	}
	return nil
}

func stencilReference(a args) any {
	width, height, from, to := int(a.i32(0)), int(a.i32(1)), a.f32s(2), a.f32s(3)
	for y := range height {
		for x := range width {
			i := y*width + x
			if x == 0 || y == 0 || x == width-1 || y == height-1 {
				to[i] = from[i]
				continue
			}
			around := from[i-1] + from[i+1] + from[i-width] + from[i+width]
			to[i] = float32(0.5*from[i]) + float32(0.125*around)
		}
	}
	return nil
}

func scanReference(a args) any {
	n, data, sums := int(a.i32(0)), a.i32s(1), a.i32s(2)
	for i := range n {
		sums[i] = data[i]
		if i%a.threads > 0 {
			sums[i] += sums[i-1]
		}
	}
	return nil
}

func transposeReference(a args) any {
	rows, cols, from, to := int(a.i32(0)), int(a.i32(1)), a.f64s(2), a.f64s(3)
	for y := range rows {
		for x := range cols {
			to[x*rows+y] = from[y*cols+x]
		}
	}
	return nil
}

func nbodyReference(a args) any {
	n, bodies, acceleration := int(a.i32(0)), a.f32s(1), a.f32s(2)
	for i := range n {
		var sum [3]float32
		for j := range n {
			var d, square [3]float32
			for k := range d {
				d[k] = bodies[4*j+k] - bodies[4*i+k]
				square[k] = float32(d[k] * d[k])
			}
			squared := square[0] + square[1] + square[2] + 0.01
			pull := bodies[4*j+3] * (1 / float32(squared*sqrt32(squared)))
			for k := range d {
				sum[k] += float32(d[k] * pull)
			}
		}
		copy(acceleration[3*i:], sum[:])
	}
	return nil
}

func mandelbrotReference(a args) any {
	width, height, limit, iterations := a.i32(0), a.i32(1), a.i32(2), a.i32s(3)
	for py := range height {
		for px := range width {
			cx := -2 + float32(float32(3*float32(px))/float32(width))
			cy := -1.25 + float32(float32(2.5*float32(py))/float32(height))
			var x, y float32
			count := int32(0)
			for count < limit && float32(x*x)+float32(y*y) <= 4 {
				next := float32(x*x) - float32(y*y) + cx
				y = float32(float32(2*x)*y) + cy
				x = next
				count++
			}
			iterations[py*width+px] = count
		}
	}
	return nil
}

func spmvReference(a args) any {
	start, column, value, x, y := a.i32s(1), a.i32s(2), a.f64s(3), a.f64s(4), a.f64s(5)
	for row := range a.i32(0) {
		sum := 0.0
		for k := start[row]; k < start[row+1]; k++ {
			sum += float64(value[k] * x[column[k]])
		}
		y[row] = sum
	}
	return nil
}

func warpsumReference(a args) any {
	data, sums := a.i32s(0), a.i32s(1)
	for i, v := range data {
		sums[i/32] += v
	}
	return nil
}

func polyReference(a args) any {
	coefficients := [6]float32{1, -0.5, 0.25, 3, -2, 0.125}
	degree, x, y := a.i32(1), a.f32s(2), a.f32s(3)
	for i := range a.i32(0) {
		sum := coefficients[degree]
		for k := degree - 1; k >= 0; k-- {
			sum = float32(sum*x[i]) + coefficients[k]
		}
		y[i] = sum
	}
	return nil
}

func divideReference(a args) any {
	x, y, quotient, remainder := a.i64s(1), a.i64s(2), a.i64s(3), a.i64s(4)
	for i := range a.i32(0) {
		quotient[i] = x[i] / y[i]
		remainder[i] = int64(uint64(x[i]) % uint64(y[i]))
	}
	return nil
}

func collatzReference(a args) any {
	start, steps := a.i32s(1), a.i32s(2)
	for i := range a.i32(0) {
		value, count := uint32(start[i]), int32(0)
		for value > 1 && count < 500 {
			switch value % 4 {
			case 0:
				value /= 4
			case 2:
				value /= 2
			case 1:
				value = 3*value + 1
			case 3:
				value = (3*value + 1) / 2
			}
			count++
		}
		steps[i] = count
	}
	return nil
}

func medianReference(a args) any {
	n, data, medians := int(a.i32(0)), a.i32s(1), a.i32s(2)
	for i := range n {
		window := append([]int32{}, data[max(0, i-4):min(n, i+5)]...)
		sort.Slice(window, func(x, y int) bool { return window[x] < window[y] })
		medians[i] = window[len(window)/2]
	}
	return nil
}

func affineReference(a args) any {
	raw, points, mapped := a.u8s(0), a.f32s(1), a.f64s(2)
	var m [4]float32
	for i := range m {
		m[i] = math.Float32frombits(binary.LittleEndian.Uint32(raw[4*i:]))
	}
	dx := math.Float64frombits(binary.LittleEndian.Uint64(raw[16:]))
	dy := math.Float64frombits(binary.LittleEndian.Uint64(raw[24:]))
	for i := range binary.LittleEndian.Uint32(raw[32:]) {
		x, y := points[2*i], points[2*i+1]
		mapped[2*i] = float64(float32(m[0]*x)+float32(m[1]*y)) + dx
		mapped[2*i+1] = float64(float32(m[2]*x)+float32(m[3]*y)) + dy
	}
	return nil
}
