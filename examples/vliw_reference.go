package examples

import (
	"bytes"
	"hash/crc32"
	"math"
	"math/bits"
)

// The references of the C functions; see gpu_reference.go for the rules of their arithmetic.

func dotReference(a args) any {
	x, y, sum := a.f64s(1), a.f64s(2), 0.0
	for i := range a.i64(0) {
		sum += float64(x[i] * y[i])
	}
	return sum
}

func daxpyReference(a args) any {
	x, y := a.f64s(2), a.f64s(3)
	for i := range a.i64(0) {
		y[i] = float64(a.f64(1)*x[i]) + y[i]
	}
	return nil
}

func hydroReference(a args) any {
	n, q, r, t := a.i64(0), a.f64(1), a.f64(2), a.f64(3)
	z, x, d := a.f64s(4), a.f64s(5), a.f64s(6)
	for k := range n {
		x[k] = q + float64(z[k]*(float64(r*z[k+1])+float64(t*z[k+2])))
	}
	for k := int64(0); k+1 < n; k++ {
		d[k] = x[k+1] - x[k]
	}
	return nil
}

func iirReference(a args) any {
	b, a1, a2, x, y := a.f64(1), a.f64(2), a.f64(3), a.f64s(4), a.f64s(5)
	y1, y2 := 0.0, 0.0
	for i := range a.i64(0) {
		y[i] = float64(b*x[i]) - float64(a1*y1) - float64(a2*y2)
		y1, y2 = y[i], y1
	}
	return nil
}

func hornerReference(a args) any {
	coefficients, x, sum := a.f64s(1), a.f64(2), 0.0
	for i := a.i64(0) - 1; i >= 0; i-- {
		sum = float64(sum*x) + coefficients[i]
	}
	return sum
}

func tridiagReference(a args) any {
	y, z, x := a.f64s(1), a.f64s(2), a.f64s(3)
	for i := int64(1); i < a.i64(0); i++ {
		x[i] = z[i] * (y[i] - x[i-1])
	}
	return nil
}

func cmulReference(a args) any {
	x, y, z := a.f32s(1), a.f32s(2), a.f32s(3)
	for i := range a.i64(0) {
		re, im := 2*i, 2*i+1
		z[re] = float32(x[re]*y[re]) - float32(x[im]*y[im])
		z[im] = float32(x[re]*y[im]) + float32(x[im]*y[re])
	}
	return nil
}

func normReference(a args) any {
	n, x, y, sum := a.i64(0), a.f64s(1), a.f64s(2), 0.0
	for i := range n {
		sum += float64(x[i] * x[i])
	}
	length := math.Sqrt(sum)
	for i := range n {
		y[i] = x[i]/length + math.Sqrt(float64(x[i]*x[i])+1)
	}
	return length
}

func prefixmaxReference(a args) any {
	from, to, best := a.i64s(1), a.i64s(2), int64(math.MinInt64)
	for i := range a.i64(0) {
		best = max(best, from[i])
		to[i] = best
	}
	return nil
}

func countReference(a args) any {
	data, bins := a.u8s(1), a.i32s(2)
	for _, v := range data[:a.i64(0)] {
		bins[v&7]++
	}
	return nil
}

func textlenReference(a args) any { return int64(bytes.IndexByte(a.u8s(0), 0)) }

func bytefindReference(a args) any {
	return int64(bytes.IndexByte(a.u8s(1)[:a.i64(0)], byte(a.i32(2))))
}

func firReference(a args) any {
	n, taps, x, h, y := a.i64(0), a.i64(1), a.f64s(2), a.f64s(3), a.f64s(4)
	for i := range n {
		sum := 0.0
		for k := range taps {
			sum += float64(x[i+k] * h[k])
		}
		y[i] = sum
	}
	return nil
}

func matvecReference(a args) any {
	rows, cols, m, x, y := a.i64(0), a.i64(1), a.f64s(2), a.f64s(3), a.f64s(4)
	for i := range rows {
		sum := 0.0
		for j := range cols {
			sum += float64(m[i*cols+j] * x[j])
		}
		y[i] = sum
	}
	return nil
}

func matmulNestReference(a args) any {
	n, x, y, z := a.i64(0), a.f64s(1), a.f64s(2), a.f64s(3)
	for i := range n {
		for j := range n {
			for k := range n {
				z[i*n+j] += float64(x[i*n+k] * y[k*n+j])
			}
		}
	}
	return nil
}

func stencil3Reference(a args) any {
	n, from, to := a.i64(0), a.f64s(2), a.f64s(3)
	for range a.i64(1) {
		for i := int64(1); i+1 < n; i++ {
			to[i] = float64(0.25*from[i-1]) + float64(0.5*from[i]) + float64(0.25*from[i+1])
		}
		from, to = to, from
	}
	return nil
}

func crcReference(a args) any { return int64(crc32.ChecksumIEEE(a.u8s(1)[:a.i64(0)])) }

func bubbleReference(a args) any {
	data, exchanges := a.i32s(1), int64(0)
	for end := a.i64(0) - 1; end > 0; end-- {
		for i := range end {
			if data[i] > data[i+1] {
				data[i], data[i+1] = data[i+1], data[i]
				exchanges++
			}
		}
	}
	return exchanges
}

func gcdReference(a args) any {
	sum := int64(0)
	for i := range a.i64(0) {
		x, y := a.i64s(1)[i], a.i64s(2)[i]
		for y != 0 {
			x, y = y, x%y
		}
		sum += x
	}
	return sum
}

func popcountReference(a args) any {
	total := int64(0)
	for _, word := range a.i32s(1)[:a.i64(0)] {
		total += int64(bits.OnesCount32(uint32(word)))
	}
	return total
}

func tokensReference(a args) any {
	const space, word, number, other = 0, 1, 2, 3
	kinds, total, state := a.i64s(2), int64(0), space
	for _, c := range a.u8s(1)[:a.i64(0)] {
		next := word
		switch {
		case c == ' ' || c == '\n':
			next = space
		case c >= '0' && c <= '9' && state != word:
			next = number
		case bytes.IndexByte([]byte("+-()"), c) >= 0:
			next = other
		}
		if next != space && (next != state || next == other) {
			kinds[next]++
			total++
		}
		state = next
	}
	return total
}

func fibReference(a args) any {
	x, y := int64(0), int64(1)
	for range a.i64(0) {
		x, y = y, x+y
	}
	return x
}
