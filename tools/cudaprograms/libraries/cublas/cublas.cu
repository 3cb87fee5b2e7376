// The stand-in's kernels: one thread computes one element. See cublas_v2.h.
#include "cublasLt.h"
#include <cmath>
#include <cstdlib>
#include <cstring>

struct cublasContext { cudaStream_t stream; };
struct cublasLtMatrixLayoutOpaque { cudaDataType type; long long rows, columns, ld, batches, stride; };
struct cublasLtMatmulDescOpaque {
  cublasComputeType_t compute;
  cudaDataType scale, biasType;
  cublasOperation_t opA, opB;
  cublasLtEpilogue_t epilogue;
  cublasLtPointerMode_t pointers;
  void *bias, *aux;
  long long auxLd;
};
struct cublasLtMatmulPreferenceOpaque { int unused; };

struct Matrix {
  const void *at;
  cudaDataType type;
  long long ld, stride;
  bool transposed;
};

struct Product {
  int m, n, k;
  Matrix a, b, c;
  void *d;
  cudaDataType typeD;
  long long ldd, strideD;
  double alpha, beta;
  const float *alphas; // of each row, in place of alpha
  bool integer, twice; // sums are of int, of double; else of float
  cublasLtEpilogue_t epilogue;
  void *bias, *aux;
  cudaDataType biasType;
  long long auxLd;
};

static __device__ double load(const void *at, cudaDataType type, long long i) {
  switch (type) {
  case CUDA_R_64F: return ((const double *)at)[i];
  case CUDA_R_16F: return __half2float(((const __half *)at)[i]);
  case CUDA_R_16BF: return __bfloat162float(((const __nv_bfloat16 *)at)[i]);
  case CUDA_R_8I: return ((const signed char *)at)[i];
  case CUDA_R_32I: return ((const int *)at)[i];
  default: return ((const float *)at)[i];
  }
}

static __device__ void store(void *at, cudaDataType type, long long i, double v) {
  switch (type) {
  case CUDA_R_64F: ((double *)at)[i] = v; break;
  case CUDA_R_16F: ((__half *)at)[i] = __float2half((float)v); break;
  case CUDA_R_16BF: ((__nv_bfloat16 *)at)[i] = __float2bfloat16((float)v); break;
  case CUDA_R_8I: ((signed char *)at)[i] = (signed char)max(-128.0, min(127.0, rint(v))); break;
  case CUDA_R_32I: ((int *)at)[i] = (int)v; break;
  default: ((float *)at)[i] = (float)v;
  }
}

static __device__ double element(const Matrix &x, int row, int column, int batch) {
  return load(x.at, x.type, batch * x.stride + (x.transposed ? column + row * x.ld : row + column * x.ld));
}

template <class Sum> static __device__ double sum(const Product &p, int row, int column, int batch) {
  Sum total = 0;
  for (int l = 0; l < p.k; l++) total += (Sum)element(p.a, row, l, batch) * (Sum)element(p.b, l, column, batch);
  return total;
}

static __device__ float gelu(float x) { return 0.5f * x * (1 + tanhf(0.7978845608f * (x + 0.044715f * x * x * x))); }

static __device__ float geluSlope(float x) {
  float t = tanhf(0.7978845608f * (x + 0.044715f * x * x * x));
  return 0.5f * (1 + t) + 0.5f * x * (1 - t * t) * 0.7978845608f * (1 + 3 * 0.044715f * x * x);
}

static __global__ void multiply(Product p) {
  int row = blockIdx.x * blockDim.x + threadIdx.x, column = blockIdx.y, batch = blockIdx.z;
  if (row >= p.m) return;
  double v = p.integer ? sum<int>(p, row, column, batch) : p.twice ? sum<double>(p, row, column, batch) : sum<float>(p, row, column, batch);
  v *= p.alphas ? p.alphas[row] : p.alpha;
  if (p.beta != 0) v += p.beta * element(p.c, row, column, batch);
  long long aux = row + column * p.auxLd;
  switch (p.epilogue) {
  case CUBLASLT_EPILOGUE_BIAS:
  case CUBLASLT_EPILOGUE_GELU_BIAS:
  case CUBLASLT_EPILOGUE_GELU_AUX_BIAS: v += load(p.bias, p.biasType, row); break;
  case CUBLASLT_EPILOGUE_DGELU: v *= geluSlope(load(p.aux, p.typeD, aux)); break;
  default: break;
  }
  if (p.epilogue == CUBLASLT_EPILOGUE_GELU_AUX || p.epilogue == CUBLASLT_EPILOGUE_GELU_AUX_BIAS) store(p.aux, p.typeD, aux, v);
  if (p.epilogue >= CUBLASLT_EPILOGUE_GELU && p.epilogue <= CUBLASLT_EPILOGUE_GELU_AUX_BIAS) v = gelu(v);
  store(p.d, p.typeD, batch * p.strideD + row + column * p.ldd, v);
}

// sumColumns is BGRADB: what B adds to each column of the result.
static __global__ void sumColumns(Product p) {
  int column = blockIdx.x * blockDim.x + threadIdx.x;
  if (column >= p.n) return;
  float sum = 0;
  for (int l = 0; l < p.k; l++) sum += element(p.b, l, column, 0);
  store(p.bias, p.biasType, column, sum);
}

static cublasStatus_t run(const Product &p, int batches, cudaStream_t stream) {
  for (cudaDataType type : {p.a.type, p.b.type, p.c.type, p.typeD})
    if (type != CUDA_R_64F && type != CUDA_R_32F && type != CUDA_R_16F && type != CUDA_R_16BF && type != CUDA_R_8I && type != CUDA_R_32I)
      return CUBLAS_STATUS_NOT_SUPPORTED;
  if (p.m <= 0 || p.n <= 0 || batches <= 0) return CUBLAS_STATUS_SUCCESS;
  int threads = p.m < 128 ? p.m : 128;
  multiply<<<dim3((p.m + threads - 1) / threads, p.n, batches), threads, 0, stream>>>(p);
  if (p.epilogue == CUBLASLT_EPILOGUE_BGRADB) sumColumns<<<(p.n + 127) / 128, 128, 0, stream>>>(p);
  return cudaGetLastError() == cudaSuccess ? CUBLAS_STATUS_SUCCESS : CUBLAS_STATUS_EXECUTION_FAILED;
}

static double scalar(const void *at, cublasComputeType_t compute) {
  switch (compute) {
  case CUBLAS_COMPUTE_16F: return __half2float(*(const __half *)at);
  case CUBLAS_COMPUTE_64F: return *(const double *)at;
  case CUBLAS_COMPUTE_32I: return *(const int *)at;
  default: return *(const float *)at;
  }
}

cublasStatus_t cublasCreate(cublasHandle_t *handle) {
  *handle = new cublasContext();
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasDestroy(cublasHandle_t handle) {
  delete handle;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasSetStream(cublasHandle_t handle, cudaStream_t stream) {
  handle->stream = stream;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasSetMathMode(cublasHandle_t, cublasMath_t) { return CUBLAS_STATUS_SUCCESS; }
cublasStatus_t cublasSetWorkspace(cublasHandle_t, void *, size_t) { return CUBLAS_STATUS_SUCCESS; }

const char *cublasGetStatusString(cublasStatus_t status) {
  static const char *const names[] = {"success", "invalid value", "execution failed", "not supported"};
  return names[status];
}

cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const void *alpha, const void *a,
                                          cudaDataType typeA, int lda, long long strideA, const void *b, cudaDataType typeB, int ldb, long long strideB,
                                          const void *beta, void *c, cudaDataType typeC, int ldc, long long strideC, int batches, cublasComputeType_t compute,
                                          cublasGemmAlgo_t) {
  if (lda < (opA == CUBLAS_OP_N ? m : k) || ldb < (opB == CUBLAS_OP_N ? k : n) || ldc < m) return CUBLAS_STATUS_INVALID_VALUE;
  Product p = {m, n, k, {a, typeA, lda, strideA, opA != CUBLAS_OP_N}, {b, typeB, ldb, strideB, opB != CUBLAS_OP_N}, {c, typeC, ldc, strideC, false}, c, typeC, ldc, strideC};
  p.alpha = scalar(alpha, compute), p.beta = scalar(beta, compute);
  p.integer = compute == CUBLAS_COMPUTE_32I, p.twice = compute == CUBLAS_COMPUTE_64F;
  return run(p, batches, handle->stream);
}

cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const void *alpha, const void *a,
                            cudaDataType typeA, int lda, const void *b, cudaDataType typeB, int ldb, const void *beta, void *c, cudaDataType typeC, int ldc,
                            cublasComputeType_t compute, cublasGemmAlgo_t algorithm) {
  return cublasGemmStridedBatchedEx(handle, opA, opB, m, n, k, alpha, a, typeA, lda, 0, b, typeB, ldb, 0, beta, c, typeC, ldc, 0, 1, compute, algorithm);
}

cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const float *alpha, const void *a,
                             cudaDataType typeA, int lda, const void *b, cudaDataType typeB, int ldb, const float *beta, void *c, cudaDataType typeC, int ldc) {
  return cublasGemmEx(handle, opA, opB, m, n, k, alpha, a, typeA, lda, b, typeB, ldb, beta, c, typeC, ldc, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
}

cublasStatus_t cublasSgemm(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const float *alpha, const float *a, int lda,
                           const float *b, int ldb, const float *beta, float *c, int ldc) {
  return cublasSgemmStridedBatched(handle, opA, opB, m, n, k, alpha, a, lda, 0, b, ldb, 0, beta, c, ldc, 0, 1);
}

cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const float *alpha,
                                         const float *a, int lda, long long strideA, const float *b, int ldb, long long strideB, const float *beta, float *c,
                                         int ldc, long long strideC, int batches) {
  return cublasGemmStridedBatchedEx(handle, opA, opB, m, n, k, alpha, a, CUDA_R_32F, lda, strideA, b, CUDA_R_32F, ldb, strideB, beta, c, CUDA_R_32F, ldc, strideC,
                                    batches, CUBLAS_COMPUTE_32F, CUBLAS_GEMM_DEFAULT);
}

cublasStatus_t cublasSgemv(cublasHandle_t handle, cublasOperation_t op, int m, int n, const float *alpha, const float *a, int lda, const float *x, int incx,
                           const float *beta, float *y, int incy) {
  int rows = op == CUBLAS_OP_N ? m : n, inner = op == CUBLAS_OP_N ? n : m;
  // As rows of a product with one row, whose distances are the increments.
  Product p = {1, rows, inner, {x, CUDA_R_32F, incx, 0, false}, {a, CUDA_R_32F, lda, 0, op == CUBLAS_OP_N}, {y, CUDA_R_32F, incy, 0, false}, y, CUDA_R_32F, incy};
  p.alpha = *alpha, p.beta = *beta;
  return run(p, 1, handle->stream);
}

cublasStatus_t cublasLtCreate(cublasLtHandle_t *handle) { return cublasCreate(handle); }
cublasStatus_t cublasLtDestroy(cublasLtHandle_t handle) { return cublasDestroy(handle); }

cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *desc, cublasComputeType_t compute, cudaDataType scale) {
  *desc = new cublasLtMatmulDescOpaque();
  (*desc)->compute = compute, (*desc)->scale = scale, (*desc)->biasType = (cudaDataType)-1;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t desc) {
  delete desc;
  return CUBLAS_STATUS_SUCCESS;
}

template <class T> static cublasStatus_t set(T &field, const void *value, size_t bytes) {
  if (bytes != sizeof field) return CUBLAS_STATUS_INVALID_VALUE;
  memcpy(&field, value, bytes);
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t desc, cublasLtMatmulDescAttributes_t which, const void *value, size_t bytes) {
  switch (which) {
  case CUBLASLT_MATMUL_DESC_TRANSA: return set(desc->opA, value, bytes);
  case CUBLASLT_MATMUL_DESC_TRANSB: return set(desc->opB, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE: return set(desc->epilogue, value, bytes);
  case CUBLASLT_MATMUL_DESC_BIAS_POINTER: return set(desc->bias, value, bytes);
  case CUBLASLT_MATMUL_DESC_BIAS_DATA_TYPE: return set(desc->biasType, value, bytes);
  case CUBLASLT_MATMUL_DESC_SCALE_TYPE: return set(desc->scale, value, bytes);
  case CUBLASLT_MATMUL_DESC_POINTER_MODE: return set(desc->pointers, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_POINTER: return set(desc->aux, value, bytes);
  case CUBLASLT_MATMUL_DESC_EPILOGUE_AUX_LD: return set(desc->auxLd, value, bytes);
  }
  return CUBLAS_STATUS_NOT_SUPPORTED;
}

cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *layout, cudaDataType type, uint64_t rows, uint64_t columns, int64_t ld) {
  *layout = new cublasLtMatrixLayoutOpaque{type, (long long)rows, (long long)columns, ld, 1, 0};
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t layout) {
  delete layout;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t layout, cublasLtMatrixLayoutAttribute_t which, const void *value, size_t bytes) {
  if (which == CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET) return set(layout->stride, value, bytes);
  int batches = 0;
  cublasStatus_t status = set(batches, value, bytes);
  if (status == CUBLAS_STATUS_SUCCESS) layout->batches = batches;
  return status;
}

cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *preference) {
  *preference = new cublasLtMatmulPreferenceOpaque();
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t preference) {
  delete preference;
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t, cublasLtMatmulPreferenceAttributes_t, const void *, size_t) {
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t, cublasLtMatmulDesc_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t, cublasLtMatrixLayout_t,
                                              cublasLtMatrixLayout_t, cublasLtMatmulPreference_t, int wanted, cublasLtMatmulHeuristicResult_t *results,
                                              int *found) {
  *found = wanted > 0;
  if (wanted > 0) results[0] = {};
  return CUBLAS_STATUS_SUCCESS;
}

cublasStatus_t cublasLtMatmul(cublasLtHandle_t, cublasLtMatmulDesc_t desc, const void *alpha, const void *a, cublasLtMatrixLayout_t la, const void *b,
                              cublasLtMatrixLayout_t lb, const void *beta, const void *c, cublasLtMatrixLayout_t lc, void *d, cublasLtMatrixLayout_t ld,
                              const cublasLtMatmulAlgo_t *, void *, size_t, cudaStream_t stream) {
  bool ta = desc->opA != CUBLAS_OP_N, tb = desc->opB != CUBLAS_OP_N;
  long long m = ta ? la->columns : la->rows, k = ta ? la->rows : la->columns, n = tb ? lb->rows : lb->columns;
  if ((tb ? lb->columns : lb->rows) != k || ld->rows != m || ld->columns != n) return CUBLAS_STATUS_INVALID_VALUE;
  Product p = {(int)m, (int)n, (int)k, {a, la->type, la->ld, la->stride, ta}, {b, lb->type, lb->ld, lb->stride, tb}, {c, lc->type, lc->ld, lc->stride, false},
               d, ld->type, ld->ld, ld->stride};
  switch (desc->pointers) {
  case CUBLASLT_POINTER_MODE_HOST:
    p.alpha = desc->scale == CUDA_R_32F ? *(const float *)alpha : scalar(alpha, desc->compute);
    p.beta = desc->scale == CUDA_R_32F ? *(const float *)beta : scalar(beta, desc->compute);
    break;
  case CUBLASLT_POINTER_MODE_ALPHA_DEVICE_VECTOR_BETA_ZERO: p.alphas = (const float *)alpha; break;
  default: return CUBLAS_STATUS_NOT_SUPPORTED;
  }
  p.integer = desc->compute == CUBLAS_COMPUTE_32I, p.twice = desc->compute == CUBLAS_COMPUTE_64F;
  p.epilogue = desc->epilogue, p.bias = desc->bias, p.aux = desc->aux, p.auxLd = desc->auxLd;
  p.biasType = desc->biasType == (cudaDataType)-1 ? ld->type : desc->biasType;
  return run(p, (int)ld->batches, stream);
}
