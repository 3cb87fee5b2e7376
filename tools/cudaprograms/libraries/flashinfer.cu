// Kernels of flashinfer, held against the same computation on the host. See docs/cuda.md for the command.
#include <optional>
#include <sstream>
#include <vector>

#include <flashinfer/attention/cascade.cuh>
#include <flashinfer/attention/decode.cuh>
#include <flashinfer/attention/default_decode_params.cuh>
#include <flashinfer/attention/default_prefill_params.cuh>
#include <flashinfer/attention/prefill.cuh>
#include <flashinfer/attention/variants.cuh>
#include <flashinfer/norm.cuh>

#include "compare.h"

using namespace flashinfer;
using Plain = DefaultAttention<false, false, false, false>;

static const int Dim = 64; // of a head

typedef cudaError_t Attention(half *q, half *k, half *v, half *o, float *lse, int queries, int keys, int heads, int kvHeads);

static cudaError_t decode(half *q, half *k, half *v, half *o, float *lse, int, int keys, int heads, int kvHeads) {
  SingleDecodeParams<half, half, half> p(q, k, v, o, nullptr, keys, heads, kvHeads, QKVLayout::kNHD, Dim, -1, 0.f, 1 / sqrtf(Dim), 1.f, 1e4f);
  p.lse = lse;
  return SingleDecodeWithKVCacheDispatched<Dim, PosEncodingMode::kNone, Plain>(p, (half *)nullptr, 0);
}

template <MaskMode mask>
static cudaError_t prefill(half *q, half *k, half *v, half *o, float *lse, int queries, int keys, int heads, int kvHeads) {
  SinglePrefillParams<half, half, half> p(q, k, v, nullptr, o, lse, nullptr, heads, kvHeads, queries, keys, heads * Dim, Dim, kvHeads * Dim, Dim, Dim,
                                          -1, 0.f, 1 / sqrtf(Dim), 1.f, 1e4f);
  return SinglePrefillWithKVCacheDispatched<Dim, Dim, PosEncodingMode::kNone, false, mask, Plain>(p, (half *)nullptr, 0);
}

static void attention(const char *name, Attention *launch, bool causal, int queries, int keys, int heads, int kvHeads) {
  Array<half> q(queries * heads * Dim), k(keys * kvHeads * Dim), v(keys * kvHeads * Dim), o(queries * heads * Dim);
  Array<float> lse(queries * heads);
  fill(q, queries * heads * Dim, 2), fill(k, keys * kvHeads * Dim, 2), fill(v, keys * kvHeads * Dim, 1);
  cudaError_t launched = launch(q.at, k.at, v.at, o.at, lse.at, queries, keys, heads, kvHeads);
  cudaDeviceSynchronize();
  double error = 0;
  for (int i = 0; i < queries; i++)
    for (int h = 0; h < heads; h++) {
      int group = h / (heads / kvHeads), seen = causal ? keys - queries + i + 1 : keys;
      const half *query = &q[(i * heads + h) * Dim];
      std::vector<double> weight(seen);
      double sum = 0;
      for (int j = 0; j < seen; j++) {
        double product = 0;
        for (int d = 0; d < Dim; d++) product += (double)__half2float(query[d]) * __half2float(k[(j * kvHeads + group) * Dim + d]);
        sum += weight[j] = exp(product / sqrt((double)Dim));
      }
      for (int d = 0; d < Dim; d++) {
        double want = 0;
        for (int j = 0; j < seen; j++) want += weight[j] / sum * __half2float(v[(j * kvHeads + group) * Dim + d]);
        error = fmax(error, fabs(want - __half2float(o[(i * heads + h) * Dim + d])));
      }
    }
  report(name, launched, error, 3e-3);
}

static void rootMeanSquare() {
  const int rows = 5, columns = 512;
  Array<half> x(rows * columns), weight(columns), y(rows * columns);
  fill(x, rows * columns, 4), fill(weight, columns, 1);
  cudaError_t launched = norm::RMSNorm<half>(x.at, weight.at, y.at, rows, columns, columns, columns, 1e-5f, false, 0);
  cudaDeviceSynchronize();
  double error = 0;
  for (int i = 0; i < rows; i++) {
    double squares = 0;
    for (int j = 0; j < columns; j++) squares += pow(__half2float(x[i * columns + j]), 2);
    for (int j = 0; j < columns; j++) {
      double want = __half2float(x[i * columns + j]) * __half2float(weight[j]) / sqrt(squares / columns + 1e-5);
      error = fmax(error, fabs(want - __half2float(y[i * columns + j])));
    }
  }
  report("RMS norm", launched, error, 2e-3);
}

static void merge() {
  const int queries = 7, heads = 4, n = queries * heads;
  Array<half> a(n * Dim), b(n * Dim), merged(n * Dim);
  Array<float> x(n), y(n), z(n); // logarithms to the base 2 of the sums of weights
  fill(a, n * Dim, 1), fill(b, n * Dim, 1);
  for (int i = 0; i < n; i++) x[i] = uniform(8), y[i] = uniform(8);
  cudaError_t launched = MergeState<half, half>(a.at, x.at, b.at, y.at, merged.at, z.at, queries, heads, Dim, 0);
  cudaDeviceSynchronize();
  double error = 0;
  for (int i = 0; i < n; i++) {
    double u = exp2(x[i]), w = exp2(y[i]);
    error = fmax(error, fabs(log2(u + w) - z[i]));
    for (int d = 0; d < Dim; d++) {
      double want = (u * __half2float(a[i * Dim + d]) + w * __half2float(b[i * Dim + d])) / (u + w);
      error = fmax(error, fabs(want - __half2float(merged[i * Dim + d])));
    }
  }
  report("merged states", launched, error, 2e-3);
}

int main() {
  rootMeanSquare();
  attention("one query", decode, false, 1, 96, 4, 2);
  attention("one query, a head each", decode, false, 1, 200, 4, 4);
  attention("queries", prefill<MaskMode::kNone>, false, 24, 80, 4, 2);
  attention("queries, causal", prefill<MaskMode::kCausal>, true, 70, 150, 2, 2);
  merge();
  return finish();
}
