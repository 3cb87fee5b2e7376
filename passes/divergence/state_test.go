package divergence

import "testing"

// TestArithmetic holds sums and products of all coefficients of six bits against those of integers.
func TestArithmetic(t *testing.T) {
	wrap := func(v int64) int64 { return v << 58 >> 58 }
	for a := int64(-32); a < 32; a++ {
		for b := int64(-32); b < 32; b++ {
			for op, want := range map[string]int64{"sum": a + b, "product": a * b} {
				r := arith{bits: 6}
				got := r.add(Coefficient{Value: a}, Coefficient{Value: b})
				if op == "product" {
					r = arith{bits: 6}
					got = r.mul(Coefficient{Value: a}, Coefficient{Value: b})
				}
				if got != (Coefficient{Value: wrap(want)}) || r.wrapped != (wrap(want) != want) {
					t.Fatalf("%s of %d and %d: %v, wrapped %v", op, a, b, got, r.wrapped)
				}
			}
		}
	}
}

// TestWideArithmetic checks the overflow of 64 bits, where the machine's own numbers wrap.
func TestWideArithmetic(t *testing.T) {
	const least, most = -1 << 63, 1<<63 - 1
	for _, c := range []struct {
		a, b         int64
		sum, product bool // wraps
	}{
		{most, 1, true, false}, {most, -1, false, false}, {least, -1, true, true}, {least, 1, false, false}, {least, least, true, true},
		{1 << 32, 1 << 31, false, true}, {1 << 32, -1 << 31, false, false}, {-1 << 32, -1 << 31, false, true}, {1 << 31, 1 << 31, false, false},
	} {
		r, q := arith{bits: 64}, arith{bits: 64}
		r.add(Coefficient{Value: c.a}, Coefficient{Value: c.b})
		q.mul(Coefficient{Value: c.a}, Coefficient{Value: c.b})
		if r.wrapped != c.sum || q.wrapped != c.product {
			t.Errorf("%d and %d: sum wraps %v, product %v", c.a, c.b, r.wrapped, q.wrapped)
		}
	}
}

// TestUnknownCoefficients checks the ⊥ rows of the tables in Fig. 12: 0 absorbs ⊥ in products.
func TestUnknownCoefficients(t *testing.T) {
	r := arith{bits: 32}
	bottom := Coefficient{Unknown: true}
	for _, c := range []Coefficient{{}, {Value: 3}, bottom} {
		if r.add(c, bottom) != bottom || r.add(bottom, c) != bottom || c.meet(bottom) != bottom {
			t.Errorf("%v: ⊥ is lost in a sum or a meet", c)
		}
		want := bottom
		if c.IsZero() {
			want = Coefficient{}
		}
		if r.mul(c, bottom) != want || r.mul(bottom, c) != want {
			t.Errorf("product of %v and ⊥", c)
		}
	}
}
