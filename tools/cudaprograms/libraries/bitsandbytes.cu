// Kernels of bitsandbytes, held against the same computation on the host. See docs/cuda.md for the command.
#include <string>
#include <vector>

#include <gemm_4bit_common.cuh>
#include <gemm_4bit_simt.cuh>
#include <gemm_4bit_sm75.cuh>
#include <gemm_4bit_sm80.cuh>
#include <ops.cuh>

#include "compare.h"

static const float fp4[16] = {0, 0.0052083333f, 0.6666667f, 1, 0.33333334f, 0.5f, 0.16666667f, 0.25f, -0.f, -0.0052083333f, -0.6666667f, -1, -0.33333334f, -0.5f, -0.16666667f, -0.25f};
static const float nf4[16] = {-1, -0.6961928f, -0.52507305f, -0.3949175f, -0.28444138f, -0.18477343f, -0.091050036f, 0, 0.0795803f, 0.1609302f, 0.2461123f, 0.33791524f, 0.44070983f, 0.562617f, 0.72295684f, 1};

template <class T> static const char *nameOf() { return sizeof(T) == 4 ? "float" : std::is_same<T, half>::value ? "half" : "bfloat16"; }
template <class T> static double precision() { return sizeof(T) == 4 ? 1e-6 : std::is_same<T, half>::value ? 1e-3 : 8e-3; }

static double nearest(const float *codes, int n, double x) {
  double least = INFINITY;
  for (int i = 0; i < n; i++) least = fmin(least, fabs(codes[i] - x));
  return least;
}

// codebook gives 256 codes in order, from -1 or 0 to 1.
static void codebook(Array<float> &code, bool isSigned) {
  for (int i = 0; i < 256; i++) {
    float x = isSigned ? (i - 127) / 128.f : i / 255.f;
    code[i] = x < 0 ? -x * x : x * x;
  }
  code[255] = 1;
  if (isSigned) code[0] = -1;
}

// quantized holds a tensor of n numbers in blocks against its codes: each is the nearest, or, where rounding is
// stochastic, no farther than the two around it are apart. Then it is made numbers again, exactly.
template <class T, int type, int stochastic = 0> static void quantized(int n, int block) {
  Array<float> code(256), absmax(n / block + 1), random(8192);
  Array<T> x(n), back(n + 2);
  Array<unsigned char> q(n + 1);
  codebook(code, true);
  fill(x, n, 6);
  for (int i = 0; i < 8192; i++) random[i] = rand() / (float)RAND_MAX;
  quantizeBlockwise<T, stochastic, type>(code.at, x.at, absmax.at, q.at, random.at, 3, block, n);
  cudaError_t launched = cudaDeviceSynchronize();
  const float *codes = type == General8bit ? code.at : type == FP4 ? fp4 : nf4;
  int count = type == General8bit ? 256 : 16;
  double error = 0;
  for (int b = 0; b * block < n; b++) {
    float most = 0;
    for (int i = b * block; i < n && i < (b + 1) * block; i++) most = fmaxf(most, fabsf((float)x[i]));
    error = worse(error, most == absmax[b] ? 0 : 1);
    for (int i = b * block; i < n && i < (b + 1) * block; i++) {
      int at = type == General8bit ? q[i] : i % 2 ? q[i / 2] & 15 : q[i / 2] >> 4;
      double want = (double)(float)x[i] / most, got = fabs(codes[at] - want), gap = at > 0 && at < 255 ? code[at + 1] - code[at - 1] : 1;
      error = worse(error, stochastic ? got > gap : got - nearest(codes, count, want));
    }
  }
  std::string name = std::string(type == General8bit ? "8 bit" : type == FP4 ? "fp4" : "nf4") + ", " + nameOf<T>() + ", blocks of " + std::to_string(block) + (stochastic ? ", stochastic" : "");
  report(("quantize " + name).c_str(), launched, error, 2e-4);
  dequantizeBlockwise<T, type>(code.at, q.at, absmax.at, back.at, block, n, 0);
  launched = cudaDeviceSynchronize();
  error = 0;
  for (int i = 0; i < n; i++) {
    int at = type == General8bit ? q[i] : i % 2 ? q[i / 2] & 15 : q[i / 2] >> 4;
    error = worse(error, fabs((float)back[i] - (float)T(codes[at] * absmax[i / block])));
  }
  report(("dequantize " + name).c_str(), launched, error, precision<T>());
}

template <class T> static void quantization() {
  for (int block : {64, 128, 256, 512, 1024, 2048, 4096}) quantized<T, General8bit>(block * 2 + 66, block);
  for (int block : {32, 64, 512, 4096}) quantized<T, FP4>(block * 3 + 34, block), quantized<T, NF4>(block * 3 + 34, block);
  quantized<T, General8bit, 1>(4096 * 2, 4096);
}

struct Step { // of an optimizer, as the host does it
  int optimizer, step;
  double beta1, beta2, beta3, alpha, eps, decay, lr, scale;

  // state is what becomes of the moments m, v, w by the gradient g, decayed where that comes first.
  void state(double g, double &m, double &v, double &w) const {
    switch (optimizer) {
    case ADAM: m = m * beta1 + (1 - beta1) * g, v = v * beta2 + (1 - beta2) * g * g; break;
    case ADEMAMIX: m = m * beta1 + (1 - beta1) * g, w = w * beta3 + (1 - beta3) * g, v = v * beta2 + (1 - beta2) * g * g; break;
    case MOMENTUM: m = step == 1 ? g : m * beta1 + g; break;
    case LION: m = m * beta2 + (1 - beta2) * g; break;
    case RMSPROP: m = m * beta1 + (1 - beta1) * g * g; break;
    case ADAGRAD: m = m + g * g; break;
    }
  }

  // parameter is p after the step; before is the first moment before it.
  double parameter(double p, double g, double before, double m, double v, double w, double limit) const {
    double c1 = 1 - pow(beta1, step), c2 = sqrt(1 - pow(beta2, step));
    switch (optimizer) {
    case ADAM: return (p - limit * lr * c2 / c1 * m / (sqrt(v) + eps * c2)) * (1 - lr * decay);
    case ADEMAMIX: return (p - lr * (m / c1 + alpha * w) / (sqrt(v) / c2 + eps)) * (1 - lr * decay);
    case MOMENTUM: return p - limit * lr * m;
    case LION: {
      double u = before * beta1 + (1 - beta1) * g;
      return p * (1 - lr * decay) - limit * lr * ((u > 0) - (u < 0));
    }
    case RMSPROP: return p - limit * lr * g / (sqrt(m) + eps);
    default: return p - lr * g / (sqrt(m) + eps);
    }
  }

  bool decaysGradient() const { return decay > 0 && (optimizer == MOMENTUM || optimizer == RMSPROP || optimizer == ADAGRAD); }
};

static const char *const optimizers[] = {"adam", "momentum", "rmsprop", "lars", "adagrad", "lion", "ademamix"};

template <class T, int optimizer> static void optimizer32(double decay) {
  const int n = 5000;
  Array<T> g(n), p(n);
  Array<float> m(2 * n), v(n), norm(1);
  std::vector<double> hm(n), hv(n), hw(n);
  fill(p, n, 2);
  double error = 0;
  for (int step = 1; step <= 3; step++) {
    Step host = {optimizer, step, 0.9, 0.999, 0.9999, 5, 1e-8, decay, 0.01, 0.5};
    fill(g, n, 3);
    for (int i = 0; i < n; i += 7) g[i] = T(0.25f); // no sign of LION near zero
    std::vector<double> want(n);
    for (int i = 0; i < n; i++) {
      double x = 0.5 * (float)g[i], before = hm[i];
      x = (float)T((float)x);
      if (host.decaysGradient()) x = (float)T((float)(x + (float)p[i] * decay));
      host.state(x, hm[i], hv[i], hw[i]);
      want[i] = host.parameter((float)p[i], x, before, hm[i], hv[i], hw[i], 1);
    }
    optimizer32bit<T, optimizer>(g.at, p.at, m.at, v.at, norm.at, 0.f, 0.f, 0.9f, 0.999f, 0.9999f, 5.f, 1e-8f, (float)decay, step, 0.01f, 0.5f, false, n);
    cudaDeviceSynchronize();
    for (int i = 0; i < n; i++) error = worse(error, fabs((float)p[i] - want[i]));
  }
  report((std::string(optimizers[optimizer]) + (decay > 0 ? " with decay, " : ", ") + nameOf<T>()).c_str(), cudaGetLastError(), error, 5e-5 + 2 * precision<T>());
}

// limited holds the norm of an update, and a step that it limits, against the host's.
template <int optimizer> static void limited() {
  const int n = 4500;
  Array<float> g(n), p(n), m(n), v(n), norm(1);
  fill(p, n, 2), fill(g, n, 3);
  Step host = {optimizer, 2, 0.9, 0.999, 0, 0, 1e-8, 0, 0.01, 1};
  std::vector<double> want(n);
  double square = 0;
  for (int pass = 0; pass < 2; pass++) {
    double limit = fmin(1, 0.5 * 3 / sqrt(square));
    for (int i = 0; i < n; i++) {
      double hm = 0, hv = 0, hw = 0;
      host.state(g[i], hm, hv, hw);
      double c1 = 1 - pow(0.9, 2), c2 = 1 - pow(0.999, 2), u = optimizer == ADAM ? hm / c1 / (sqrt(hv / c2) + 1e-8) : optimizer == MOMENTUM ? hm : g[i] / (sqrt(hm) + 1e-8);
      if (pass == 0) square += u * u;
      want[i] = host.parameter(p[i], g[i], 0, hm, hv, hw, limit);
    }
  }
  optimizer32bit<float, optimizer>(g.at, p.at, m.at, v.at, norm.at, 0.5f, 3.f, 0.9f, 0.999f, 0, 0, 1e-8f, 0, 2, 0.01f, 1, false, n);
  cudaError_t launched = cudaDeviceSynchronize();
  double error = fabs(norm[0] / square - 1);
  for (int i = 0; i < n; i++) error = worse(error, fabs(p[i] - want[i]));
  report((std::string(optimizers[optimizer]) + " with a limit").c_str(), launched, error, 1e-4);
}

template <class T, int optimizer> static void optimizer8() {
  const int n = 1024, block = 256;
  bool two = optimizer == ADAM || optimizer == ADEMAMIX, isSigned = optimizer != RMSPROP && optimizer != ADAGRAD;
  Array<T> g(n), p(n);
  Array<unsigned char> m(2 * n), v(n);
  Array<float> first(256), second(256), most1(2 * n / block), most2(n / block);
  codebook(first, isSigned), codebook(second, false);
  fill(p, n, 2);
  for (int i = 0; i < 2 * n; i++) m[i] = isSigned ? 127 : 0; // the code of zero
  double error = 0, code = 0;
  for (int step = 1; step <= 3; step++) {
    Step host = {optimizer, step, 0.9, 0.999, 0.9999, 5, 1e-8, 0, 0.01, 1};
    fill(g, n, 3);
    std::vector<double> want(n), moment(n);
    for (int i = 0; i < n; i++) {
      double hm = first[m[i]] * most1[i / block], before = hm, hv = second[v[i]] * most2[i / block], hw = first[m[n + i]] * most1[(n + i) / block];
      host.state((float)g[i], hm, hv, hw);
      moment[i] = hm;
      want[i] = host.parameter((float)p[i], (float)g[i], before, hm, hv, hw, 1);
    }
    optimizerStatic8bitBlockwise<T, optimizer>(p.at, g.at, m.at, v.at, 0.9f, 0.999f, 0.9999f, 5.f, 1e-8f, step, 0.01f, first.at, second.at, most1.at, most2.at, 0.f, 1.f, false, n);
    cudaDeviceSynchronize();
    for (int i = 0; i < n; i++) {
      error = worse(error, fabs((float)p[i] - want[i]) / (1 + fabs(want[i])));
      double most = most1[i / block];
      code = worse(code, fabs(first[m[i]] - moment[i] / most) - nearest(first.at, 256, moment[i] / most));
    }
  }
  std::string name = std::string(optimizers[optimizer]) + " of 8 bit, " + nameOf<T>();
  report(name.c_str(), cudaGetLastError(), error, 2e-4 + precision<T>());
  report((name + (two ? ", codes of the first moment" : ", codes")).c_str(), cudaGetLastError(), code, 0.02); // a sign may move a code by one
}

template <class T> static void optimization() {
  for (double decay : {0., 0.1}) {
    optimizer32<T, ADAM>(decay), optimizer32<T, MOMENTUM>(decay), optimizer32<T, RMSPROP>(decay);
    optimizer32<T, LION>(decay), optimizer32<T, ADAGRAD>(decay), optimizer32<T, ADEMAMIX>(decay);
  }
  optimizer8<T, ADAM>(), optimizer8<T, MOMENTUM>(), optimizer8<T, RMSPROP>(), optimizer8<T, LION>(), optimizer8<T, ADAGRAD>(), optimizer8<T, ADEMAMIX>();
}

static void integers() {
  const int m = 36, n = 20, k = 24;
  Array<int8_t> a(m * k), b(m * n), rows(k * m);
  Array<int> c(k * n);
  for (int i = 0; i < m * k; i++) a[i] = rand() % 255 - 127;
  for (int i = 0; i < m * n; i++) b[i] = rand() % 255 - 127;
  ContextLt context;
  int failed = igemmlt<32, 0>(context.m_handle, m, n, k, a.at, b.at, c.at, nullptr, m, m, k, 0);
  cudaError_t launched = cudaDeviceSynchronize();
  double error = failed;
  for (int i = 0; i < k; i++)
    for (int j = 0; j < n; j++) {
      int want = 0;
      for (int l = 0; l < m; l++) want += a[i * m + l] * b[j * m + l];
      error = worse(error, want != c[j * k + i]);
    }
  report("product of int8", launched, error, 0);

  Array<float> rowScale(n), columnScale(k);
  Array<half> out(n * k), bias(k);
  fill(rowScale, n, 2), fill(columnScale, k, 2), fill(bias, k, 1);
  for (half *with : {(half *)nullptr, bias.at}) {
    dequant_mm_int32_fp16(c.at, rowScale.at, columnScale.at, out.at, with, n, k, 0);
    launched = cudaDeviceSynchronize(), error = 0;
    for (int i = 0; i < n * k; i++) {
      double want = (double)c[i] * rowScale[i / k] * columnScale[i % k] / (127. * 127) + (with ? (float)bias[i % k] : 0);
      error = worse(error, fabs((float)out[i] - want) / (1 + fabs(want)));
    }
    report(with ? "numbers of int32, with bias" : "numbers of int32", launched, error, 1e-3);
  }

  const int columns = 1100;
  Array<half> x(5 * columns);
  Array<int8_t> q(5 * columns);
  Array<float> most(5);
  for (float threshold : {0.f, 2.5f}) {
    fill(x, 5 * columns, 6);
    int8VectorQuant(x.at, q.at, most.at, threshold, 5, columns, 0);
    launched = cudaDeviceSynchronize(), error = 0;
    for (int r = 0; r < 5; r++) {
      float want = 0;
      for (int i = 0; i < columns; i++)
        if (float v = fabsf((float)x[r * columns + i]); threshold == 0 || v < threshold) want = fmaxf(want, v);
      error = worse(error, want == most[r] ? 0 : 2);
      for (int i = 0; i < columns; i++) {
        float v = (float)x[r * columns + i];
        error = worse(error, fabs(q[r * columns + i] - (threshold == 0 || fabsf(v) < threshold ? v * 127 / want : 0)));
      }
    }
    report(threshold > 0 ? "rows as int8, with a threshold" : "rows as int8", launched, error, 0.501);
  }
}

// Weights of n rows and k columns, of 4 bit, and what they stand for.
struct Weights {
  int n, k, block, type;
  Array<unsigned char> packed, small;
  Array<float> absmax, nested, code, offset;
  std::vector<double> value;
  Weights(int n, int k, int block, int type)
      : n(n), k(k), block(block), type(type), packed(n * k / 2), small(n * k / block), absmax(n * k / block), nested(n * k / block / 256 + 1), code(256), offset(1), value(n * k) {
    codebook(code, true);
    offset[0] = 0.75f;
    for (int i = 0; i < n * k / 2; i++) packed[i] = rand();
    for (int i = 0; i <= n * k / block / 256; i++) nested[i] = 0.5f + uniform(0.2f);
    for (int i = 0; i < n * k / block; i++) small[i] = rand(), absmax[i] = code[small[i]] * nested[i / 256] + offset[0];
    for (int i = 0; i < n * k; i++) value[i] = (type == FP4 ? fp4 : nf4)[i % 2 ? packed[i / 2] & 15 : packed[i / 2] >> 4] * (double)absmax[i / block];
  }
};

template <class T> static double productError(Array<T> &a, Weights &w, Array<T> &out, T *bias, int m) {
  double error = 0;
  for (int i = 0; i < m; i++)
    for (int j = 0; j < w.n; j++) {
      double want = bias ? (float)bias[j] : 0, size = 1;
      for (int l = 0; l < w.k; l++) {
        double term = (float)a[i * w.k + l] * w.value[j * w.k + l];
        want += term, size += fabs(term);
      }
      error = worse(error, fabs((float)out[i * w.n + j] - want) / size);
    }
  return error;
}

template <class T, int bits> static void vectorProduct(int type) {
  Weights w(72, 1088, 64, type);
  Array<T> a(w.k), out(w.n);
  Array<float> codes(16);
  for (int i = 0; i < 16; i++) codes[i] = (type == FP4 ? fp4 : nf4)[i];
  fill(a, w.k, 2);
  gemm_4bit_inference_naive<T, bits>(w.n, 1, w.k, a.at, w.packed.at, w.absmax.at, codes.at, out.at, w.n, (w.k + 1) / 2, w.n, w.block, 0);
  cudaError_t launched = cudaDeviceSynchronize();
  report((std::string("vector times 4 bit, ") + nameOf<T>()).c_str(), launched, productError(a, w, out, (T *)nullptr, 1), 2 * precision<T>());
}

template <class T> using Launch = void(const T *, const uint8_t *, const float *, const uint8_t *, const float *, const float *, T *, const T *, int, int, int, int, int, bnb_stream_t);

template <class T> static void product(const char *name, Launch<T> *launch, int m, int n, int k, int block) {
  double error = 0;
  cudaError_t launched = cudaSuccess;
  for (int variant = 0; variant < 4; variant++) { // with and without nested scales, bias
    Weights w(n, k, block, variant % 3 ? NF4 : FP4);
    Array<T> a(m * k), out(m * n), bias(n);
    fill(a, m * k, 2), fill(bias, n, 4);
    bool nested = variant & 1;
    T *with = variant & 2 ? bias.at : nullptr;
    launch(a.at, w.packed.at, nested ? w.nested.at : w.absmax.at, nested ? w.small.at : nullptr, nested ? w.code.at : nullptr, nested ? w.offset.at : nullptr, out.at, with, m, n, k, block, w.type, 0);
    launched = cudaDeviceSynchronize();
    error = worse(error, productError(a, w, out, with, m));
  }
  report((std::string(name) + ", " + nameOf<T>() + ", " + std::to_string(m) + " x " + std::to_string(n) + " x " + std::to_string(k)).c_str(), launched, error, 2 * precision<T>());
}

static GpuProps props() {
  GpuProps p = {};
  p.num_sms = 16, p.cc_major = 8;
  return p;
}

template <class T> static void sm80(const T *a, const uint8_t *b, const float *s, const uint8_t *s8, const float *c, const float *o, T *out, const T *bias, int m, int n, int k, int block, int type, bnb_stream_t stream) {
  launch_gemm_4bit_sm80_m16n8k16<T>(a, b, s, s8, c, o, out, bias, m, n, k, block, type, props(), stream);
}

static void sm75(const half *a, const uint8_t *b, const float *s, const uint8_t *s8, const float *c, const float *o, half *out, const half *bias, int m, int n, int k, int block, int type, bnb_stream_t stream) {
  launch_gemm_4bit_sm75_m16n8k8<half>(a, b, s, s8, c, o, out, bias, m, n, k, block, type, props(), stream);
}

template <class T> static void products() {
  for (int m : {1, 2, 3, 5}) product<T>("4 bit, no tensor cores", launch_gemm_4bit_simt<T>, m, 40, 320, 64);
  product<T>("4 bit, no tensor cores", launch_gemm_4bit_simt<T>, 1, 33, 96, 32);
}

int main() {
  quantization<half>(), quantization<float>(), quantization<__nv_bfloat16>();
  optimization<half>(), optimization<float>(), optimization<__nv_bfloat16>();
  limited<ADAM>(), limited<MOMENTUM>(), limited<RMSPROP>(), limited<ADAGRAD>();
  integers();
  vectorProduct<half, 16>(NF4), vectorProduct<__nv_bfloat16, 16>(FP4), vectorProduct<float, 32>(NF4);
  products<half>(), products<float>(), products<__nv_bfloat16>();
  for (int m : {4, 17, 40, 72}) product<half>("4 bit, sm_80", sm80<half>, m, 136, 192, 64), product<__nv_bfloat16>("4 bit, sm_80", sm80<__nv_bfloat16>, m, 96, 256, 128);
  for (int m : {4, 40}) product<half>("4 bit, sm_75", sm75, m, 136, 192, 64);
  return finish();
}
