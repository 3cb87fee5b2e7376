package kernels

// All lists the kernels of all suites; the slice is the caller's own.
func All() []Kernel { return Of(Suites()) }

// Of lists the kernels of some suites, suite by suite.
func Of(suites []string) []Kernel {
	var out []Kernel
	for _, s := range suites {
		for _, k := range launches[s] {
			k.Suite = s
			out = append(out, k)
		}
	}
	return out
}

func d(n ...int) [3]int {
	v := [3]int{1, 1, 1}
	copy(v[:], n)
	return v
}

var launches = map[string][]Kernel{
	"rodinia": {
		{Name: "bfs_visit", Grid: d(4), Block: d(64), Args: "i32=256 step[257]*4 i32[1024]<256 i32[256]<2 zero[1024] i32[256]<2 zero[1024] i32=3", Racy: true},
		{Name: "bfs_swap", Grid: d(4), Block: d(64), Args: "i32=250 zero[1024] i32[256]<2 zero[1024] zero[4]", Racy: true},
		{Name: "hotspot", Paper: "r.ht", Grid: d(4, 4), Block: d(10, 10), Args: "i32=32 f32[1024] f32[1024] zero[4096] f32=0.1 f32=0.2 f32=0.05"},
		{Name: "pathfinder", Paper: "r.pr.dc", Grid: d(4), Block: d(64), Args: "i32=4 i32[2048]<10 i32[256]<10 zero[1024] i32=200 i32=1"},
		{Name: "nn_euclid", Paper: "r.nn", Grid: d(4, 2), Block: d(32), Args: "f32[512] zero[1024] i32=250 f32=0.3 f32=0.9"},
		{Name: "srad_gradient", Grid: d(4), Block: d(64), Args: "f32=0.5 i32=16 i32=16 prev[16] next[16] next[16] prev[16] zero[1024] zero[1024] zero[1024] zero[1024] f32=0.05 zero[1024] f32[256]"},
		{Name: "srad_update", Grid: d(4), Block: d(64), Args: "f32=0.5 i32=16 i32=16 next[16] next[16] f32[256] f32[256] f32[256] f32[256] f32[256] f32[256]"},
		{Name: "lud_diagonal", Grid: d(1), Block: d(16), Args: "f32[2304] i32=48 i32=16"},
		{Name: "lud_internal", Grid: d(2, 2), Block: d(16, 16), Args: "f32[2304] i32=48 i32=0"},
		{Name: "gaussian_multipliers", Paper: "r.gn.f1", Grid: d(2), Block: d(32), Args: "zero[16384] f32[4096] i32=64 i32=3"},
		{Name: "gaussian_eliminate", Paper: "r.gn.f2", Grid: d(4, 4), Block: d(8, 8), Args: "f32[1024] f32[1024] f32[32] i32=32 i32=3"},
		{Name: "needle", Grid: d(2), Block: d(16), Args: "i32[4096]<20 i32[4096]<50 i32=49 i32=10 i32=2"},
		{Name: "lavamd", Grid: d(4), Block: d(32), Args: "i32=4 i32=32 i32[16]<5 f32[512] f32[128] zero[2048] f32=0.5"},
		{Name: "cfd_flux", Paper: "r.cd.cx", Grid: d(2), Block: d(64), Args: "i32=128 i32[512]<128 f32[1536] f32[640] zero[2560]"},
		{Name: "streamcluster", Paper: "r.sr", Grid: d(4), Block: d(64), Args: "i32=250 i32=8 i64=17 f32[2048] f32[256] zero[1024] zero[1024]"},
		{Name: "dwt2d", Grid: d(8), Block: d(32), Args: "i32[512]<256 zero[2048] i32=64 i32=8"},
		{Name: "hotspot3d", Grid: d(2, 4), Block: d(16, 4), Args: "f32[2048] f32[2048] zero[8192] i32=32 i32=16 i32=4 f32=0.1 f32=0.1 f32=0.05 f32=0.5"},
		{Name: "kmeans", Paper: "r.ks.kt", Grid: d(4), Block: d(64), Args: "f32[2048] f32[64] i32=250 i32=8 i32=8 zero[1024]"},
		{Name: "btree", Grid: d(16), Block: d(8), Args: "i32=3 keys[720] i32[640]<80 keys[16] zero[64]"},
		{Name: "backprop", Grid: d(1, 4), Block: d(16, 16), Args: "f32[80] f32[1200] zero[256] i32=16"},
	},
	"shoc": {
		{Name: "triad", Grid: d(8), Block: d(64), Args: "f32[512] f32[512] zero[2048] f32=1.75"},
		{Name: "fft64", Grid: d(4), Block: d(32), Args: "f32[512] zero[2048]"},
		{Name: "md", Grid: d(4), Block: d(64), Args: "f32[1024] zero[4096] i32=16 i32[4096]<256 f32=0.5 f32=1.5 f32=2.0 i32=256"},
		{Name: "reduction", Grid: d(2), Block: d(128), Args: "f32[1200] zero[8] i32=1200"},
		{Name: "scan_block", Grid: d(3), Block: d(128), Args: "f32[384] zero[1536] zero[12] i32=370"},
		{Name: "radix_count", Grid: d(4), Block: d(32), Args: "u32[1000] zero[256] i32=1000 i32=4"},
		{Name: "stencil2d", Grid: d(2, 2), Block: d(16, 8), Args: "f32[1224] zero[4896] i32=34 f32=0.5 f32=0.1 f32=0.025"},
		{Name: "gemm", Grid: d(1, 2), Block: d(16, 4), Args: "f32[2048] i32=64 f32[1024] i32=32 zero[8192] i32=64 i32=32 f32=1.5 f32=0.5"},
		{Name: "s3d_rates", Grid: d(4), Block: d(64), Args: "f32[256] f32[1024] zero[4096] i32=256"},
		{Name: "spmv_ellpack", Grid: d(4), Block: d(64), Args: "f32[2048] i32[2048]<256 i32[256]<9 f32[256] zero[1024] i32=250"},
		{Name: "hash_search", Grid: d(4), Block: d(64), Args: "i32=1000 i32=7 zero[4] zero[1024] i64=97", Racy: true},
	},
	"tensor": {
		{Name: "t_coeffwise", Grid: d(2), Block: d(64), Args: "f32[1000] f32[1000] f32[1000] zero[4000] i64=1000"},
		{Name: "t_algebraic", Grid: d(2), Block: d(64), Args: "f32[1000] f32[1000] zero[4000] i64=1000"},
		{Name: "t_transcendental", Grid: d(2), Block: d(64), Args: "f32[1000] f32[1000] zero[4000] i64=1000"},
		{Name: "t_cast", Grid: d(2), Block: d(64), Args: "f32[1000] zero[4000] i64=1000"},
		{Name: "t_random", Grid: d(2), Block: d(64), Args: "zero[4000] i64=12345 i64=1000"},
		{Name: "t_slice", Grid: d(2), Block: d(64), Args: "f32[1000] zero[1152] i64x3=8,6,6 i64x3=100,10,1 i64=122 i64=288"},
		{Name: "t_shuffle", Grid: d(2), Block: d(64), Args: "f32[960] zero[3840] i64x3=8,10,12 i64x3=1,8,80 i64=960"},
		{Name: "t_stride", Grid: d(2), Block: d(64), Args: "f32[1000] zero[500] i64x3=5,5,5 i64x3=100,10,1 i64x3=2,2,2 i64=125"},
		{Name: "t_pad", Grid: d(2), Block: d(64), Args: "f32[512] zero[4000] i64x3=10,10,10 i64x3=8,8,8 i64x3=1,1,1 i64=1000"},
		{Name: "t_broadcast", Grid: d(2), Block: d(64), Args: "f32[125] zero[4000] i64x3=10,10,10 i64x3=5,5,5 i64=1000"},
		{Name: "t_row_sum", Grid: d(2), Block: d(32), Args: "f32[2000] zero[400] i64=100 i64=20"},
		{Name: "t_column_sum", Grid: d(2), Block: d(32), Args: "f32[2000] zero[400] i64=20 i64=100"},
		{Name: "t_full_sum", Grid: d(4), Block: d(64), Args: "f32[2000] zero[16] i64=2000"},
		{Name: "t_contract", Grid: d(2, 2), Block: d(4, 4), Args: "f32[512] f32[512] zero[4096] i32=32 i32=32 i32=16"},
		{Name: "t_convolve", Grid: d(4), Block: d(64), Args: "f32[1296] f32[25] zero[4096] i64=32 i64=32"},
	},
	"sdk": {
		{Name: "vector_add", Grid: d(8), Block: d(64), Args: "f32[500] f32[500] zero[2000] i32=500"},
		{Name: "black_scholes", Paper: "s.bs", Grid: d(2), Block: d(64), Args: "zero[1200] zero[1200] f32[300] f32[300] f32[300] f32=0.02 f32=0.3 i32=300"},
		{Name: "monte_carlo", Grid: d(2), Block: d(64), Args: "zero[16] f32[512] i32=512 f32=1.0 f32=0.9 f32=0.06 f32=0.2"},
		{Name: "convolution_rows", Grid: d(2, 2), Block: d(16, 4), Args: "zero[4096] f32[1024] f32[9] i32=128"},
		{Name: "bilateral", Paper: "s.bf", Grid: d(4, 4), Block: d(8, 8), Args: "f32[900] zero[3600] f32[5] i32=30 i32=30 i32=2 f32=2.5"},
		{Name: "histogram64", Grid: d(2), Block: d(32), Args: "zero[512] u32[500] i32=500"},
		{Name: "binomial", Grid: d(4), Block: d(64), Args: "zero[16] f32[4] f32[4] i32=100 f32=0.02 f32=-0.02 f32=0.51 f32=0.48"},
		{Name: "walsh", Grid: d(4), Block: d(64), Args: "zero[4096] f32[1024]"},
		{Name: "dct8x8", Grid: d(4, 2), Block: d(8), Args: "zero[2048] f32[512] i32=32"},
		{Name: "bitonic", Grid: d(4), Block: d(32), Args: "u32[256] u32[256] i32=1"},
		{Name: "scalar_product", Paper: "s.sp", Grid: d(4), Block: d(32), Args: "zero[32] f32[1600] f32[1600] i32=8 i32=200"},
		{Name: "sobel", Grid: d(16), Block: d(32), Args: "zero[1024] u8[1024] i32=64 i32=16 f32=1.0"},
		{Name: "quasirandom", Paper: "s.sq", Grid: d(2), Block: d(32, 3), Args: "zero[1200] u32[93] i32=77 i32=100"},
		{Name: "merge_ranks", Grid: d(4), Block: d(64), Args: "keys[250] keys[250] zero[1000] i32=250"},
		{Name: "transpose_tile", Grid: d(3, 2), Block: d(16, 4), Args: "zero[6144] f32[1536] i32=48 i32=32"},
	},
	"parboil": {
		{Name: "cutcp", Paper: "p.ct", Grid: d(2, 2, 2), Block: d(8, 4), Args: "zero[2048] i32=16 i32=8 f32=0.5 i32=8 f32=9.0"},
		{Name: "mriq", Grid: d(4), Block: d(64), Args: "i32=24 f32[24] f32[24] f32[24] f32[24] f32[256] f32[256] f32[256] zero[1024] zero[1024]"},
		{Name: "tpacf", Grid: d(2), Block: d(32), Args: "f32[192] zero[80] f32[21] i32=64"},
		{Name: "sad", Grid: d(4, 4), Block: d(8, 8), Args: "u8[400] u8[800] zero[2048] i32=20"},
		{Name: "stencil7", Grid: d(8, 6), Block: d(16), Args: "f32=6.0 f32=0.5 f32[1440] zero[5760] i32=18 i32=10 i32=8"},
		{Name: "lbm", Grid: d(16), Block: d(32), Args: "f32[4608] zero[18432] i32=32 i32=16"},
		{Name: "gridding", Grid: d(3, 3), Block: d(8, 8), Args: "f32[128] f32[64] zero[1600] zero[1600] i32=64 i32=20 f32=2.5"},
	},
	"divergence": {
		{Name: "reduce0", Paper: "s.re.r0", Grid: d(4), Block: d(128), Args: "i32[500]<100 zero[16] i32=500"},
		{Name: "reduce1", Paper: "s.re.r1", Grid: d(4), Block: d(128), Args: "i32[500]<100 zero[16] i32=500"},
		{Name: "reduce2", Paper: "s.re.r2", Grid: d(4), Block: d(128), Args: "i32[500]<100 zero[16] i32=500"},
		{Name: "reduce3", Paper: "s.re.r3", Grid: d(4), Block: d(128), Args: "i32[1000]<100 zero[16] i32=1000"},
		{Name: "reduce4", Paper: "s.re.r4", Grid: d(4), Block: d(128), Args: "i32[1000]<100 zero[16] i32=1000"},
		{Name: "reduce5", Paper: "s.re.r5", Grid: d(4), Block: d(128), Args: "i32[1000]<100 zero[16] i32=1000"},
		{Name: "reduce6", Paper: "s.re.r6", Grid: d(2), Block: d(128), Args: "i32[2048]<100 zero[8] i32=2048 i32=1"},
		{Name: "clock_reduction", Paper: "s.ck", Grid: d(4), Block: d(64), Shared: 512, Args: "f32[128] zero[16] zero[16]"},
		{Name: "matrix_mul", Paper: "s.mm", Grid: d(2, 2), Block: d(16, 16), Args: "zero[4096] f32[1536] f32[1536] i32=48 i32=32"},
		{Name: "kmeans_invert", Paper: "r.ks.ig", Grid: d(4), Block: d(64), Args: "f32[2000] zero[8000] i32=250 i32=8"},
		{Name: "cfd_step_factor", Paper: "r.cd.sf", Grid: d(4), Block: d(64), Args: "i32=256 f32[1280] f32[256] zero[1024]"},
		{Name: "cfd_time_step", Paper: "r.cd.ts", Grid: d(4), Block: d(64), Args: "i32=1 i32=256 f32[1280] zero[5120] f32[256] f32[1280]"},
		{Name: "flow_jacobi", Paper: "s.hw.jn", Grid: d(2, 3), Block: d(16, 8), Args: "f32[720] f32[720] f32[720] f32[720] f32[720] i32=30 i32=24 f32=0.3 zero[2880] zero[2880]"},
		{Name: "flow_upscale", Paper: "s.hw.up", Grid: d(2, 3), Block: d(16, 8), Args: "f32[180] i32=15 i32=12 i32=30 i32=24 f32=2.0 zero[2880]"},
		{Name: "flow_downscale", Paper: "s.hw.dw", Grid: d(1, 2), Block: d(16, 8), Args: "f32[720] i32=30 i32=24 i32=15 i32=12 zero[720]"},
		{Name: "flow_warp", Paper: "s.hw.wa", Grid: d(2, 3), Block: d(16, 8), Args: "f32[720] i32=30 i32=24 f32[720] f32[720] zero[2880]"},
		{Name: "flow_derivatives", Paper: "s.hw.cd", Grid: d(2, 3), Block: d(16, 8), Args: "f32[720] f32[720] i32=30 i32=24 zero[2880] zero[2880] zero[2880]"},
		{Name: "bicubic", Paper: "s.bt", Grid: d(2, 3), Block: d(16, 8), Args: "f32[720] zero[2880] i32=30 i32=24 f32=1.5 f32=-2.5 f32=0.7 f32=15.0 f32=12.0"},
		{Name: "wave_mesh", Paper: "s.gl", Grid: d(4, 2), Block: d(8, 8), Args: "zero[8192] i32=32 i32=16 f32=0.4"},
		{Name: "mandelbrot", Paper: "s.md.M0", Grid: d(4), Block: d(8, 8), Args: "zero[3072] i32=32 i32=24 i32=60 f32=-2.2 f32=-1.2 f32=0.1 zero[4] i32=4 i32=12"},
		// A warp for each block: in which order warps append to a queue is up to the machine.
		{Name: "bfs_queue", Paper: "p.bs.ker", Grid: d(8), Block: d(32), Args: "i32[200]<256 i32=200 zero[1024] zero[4] step[257]*4 i32[1024]<256 i32[256]<9 i32=3"},
		{Name: "bfs_one_block", Paper: "p.bs.gpu", Grid: d(1), Block: d(64), Args: "i32=256 step[257]*4 i32[1024]<256 zero[1024] i32=7 zero[4]"},
		{Name: "bfs_blocks", Paper: "p.bs.blk", Grid: d(1), Block: d(64), Args: "i32=256 step[257]*4 i32[1024]<256 i32[256]<4 zero[4] zero[4] i32=0 i32=4", Racy: true},
		{Name: "texture3d", Paper: "s.s3", Grid: d(2, 3), Block: d(16, 8), Args: "f32[512] i32=8 zero[720] i32=30 i32=24 f32=0.4"},
		{Name: "volume_render", Paper: "s.vr", Grid: d(2, 2), Block: d(8, 8), Args: "f32[512] i32=8 f32[36] zero[3072] i32=16 i32=16 f32=3.0 f32=1.5"},
		{Name: "denoise_knn", Paper: "s.id.KN", Grid: d(2, 3), Block: d(16, 8), Args: "f32[720] zero[2880] i32=30 i32=24 f32=30.0 f32=0.2"},
		{Name: "heartwall", Paper: "r.hl", Grid: d(4), Block: d(64), Args: "f32[4096] i32=64 i32=64 f32[256] i32[4]<64 i32[4]<64 zero[16] zero[16]"},
	},
}
