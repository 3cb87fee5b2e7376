package examples

// random is a splitmix64 generator: input data must be the same everywhere and forever, which no
// generator of a library promises.
type random struct{ state uint64 }

func seeded(seed uint64) *random { return &random{state: seed} }

func (r *random) next() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// between gives a number in low … high, both included.
func (r *random) between(low, high int64) int64 {
	return low + int64(r.next()%uint64(high-low+1))
}

// f32s gives n numbers in (-2, 2) that use all bits of the mantissa, so that a result rounded
// differently shows.
func (r *random) f32s(n int) []float32 {
	s := make([]float32, n)
	for i := range s {
		s[i] = float32(int64(r.next()>>39)-1<<24) / (1 << 23)
	}
	return s
}

// f64s is f32s in double precision.
func (r *random) f64s(n int) []float64 {
	s := make([]float64, n)
	for i := range s {
		s[i] = float64(int64(r.next()>>10)-1<<53) / (1 << 52)
	}
	return s
}

func (r *random) i32s(n int, low, high int64) []int32 {
	s := make([]int32, n)
	for i := range s {
		s[i] = int32(r.between(low, high))
	}
	return s
}

func (r *random) i64s(n int, low, high int64) []int64 {
	s := make([]int64, n)
	for i := range s {
		s[i] = r.between(low, high)
	}
	return s
}

func (r *random) u8s(n int, low, high int64) []byte {
	s := make([]byte, n)
	for i := range s {
		s[i] = byte(r.between(low, high))
	}
	return s
}
