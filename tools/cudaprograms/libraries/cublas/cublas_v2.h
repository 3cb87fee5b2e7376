// A stand-in for cuBLAS on the emulator: the functions that public libraries of kernels call, by
// kernels that are as simple as can be (cublas.cu). Names and order of arguments are cuBLAS's; the
// enumerators' values are not.
#pragma once
#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <library_types.h>

typedef enum { CUBLAS_STATUS_SUCCESS, CUBLAS_STATUS_INVALID_VALUE, CUBLAS_STATUS_EXECUTION_FAILED, CUBLAS_STATUS_NOT_SUPPORTED } cublasStatus_t;
typedef enum { CUBLAS_OP_N, CUBLAS_OP_T, CUBLAS_OP_C } cublasOperation_t;
typedef enum {
  CUBLAS_COMPUTE_16F,
  CUBLAS_COMPUTE_32F,
  CUBLAS_COMPUTE_32F_PEDANTIC,
  CUBLAS_COMPUTE_32F_FAST_16F,
  CUBLAS_COMPUTE_32F_FAST_TF32,
  CUBLAS_COMPUTE_64F,
  CUBLAS_COMPUTE_32I
} cublasComputeType_t;
typedef enum {
  CUBLAS_DEFAULT_MATH,
  CUBLAS_TENSOR_OP_MATH,
  CUBLAS_PEDANTIC_MATH,
  CUBLAS_TF32_TENSOR_OP_MATH,
  CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16
} cublasMath_t;
typedef enum { CUBLAS_GEMM_DEFAULT, CUBLAS_GEMM_DEFAULT_TENSOR_OP } cublasGemmAlgo_t;
typedef enum { CUBLAS_POINTER_MODE_HOST, CUBLAS_POINTER_MODE_DEVICE } cublasPointerMode_t;
typedef cudaDataType cublasDataType_t;
typedef struct cublasContext *cublasHandle_t;

cublasStatus_t cublasCreate(cublasHandle_t *handle);
inline cublasStatus_t cublasCreate_v2(cublasHandle_t *handle) { return cublasCreate(handle); }
cublasStatus_t cublasDestroy(cublasHandle_t handle);
cublasStatus_t cublasSetStream(cublasHandle_t handle, cudaStream_t stream);
cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode);
cublasStatus_t cublasSetWorkspace(cublasHandle_t handle, void *workspace, size_t bytes);
const char *cublasGetStatusString(cublasStatus_t status);

// C = alpha op(A) op(B) + beta C of matrices in columns: op(A) has m rows, op(B) has n columns, both k.
cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const void *alpha, const void *a,
                                          cudaDataType typeA, int lda, long long strideA, const void *b, cudaDataType typeB, int ldb, long long strideB,
                                          const void *beta, void *c, cudaDataType typeC, int ldc, long long strideC, int batches, cublasComputeType_t compute,
                                          cublasGemmAlgo_t algorithm);
cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const void *alpha, const void *a,
                            cudaDataType typeA, int lda, const void *b, cudaDataType typeB, int ldb, const void *beta, void *c, cudaDataType typeC, int ldc,
                            cublasComputeType_t compute, cublasGemmAlgo_t algorithm);
// The overloads with a type of data in place of the kind of sums are those of cuBLAS before 11.
inline cublasComputeType_t cublasComputeOf(cudaDataType type) {
  return type == CUDA_R_64F ? CUBLAS_COMPUTE_64F : type == CUDA_R_32I ? CUBLAS_COMPUTE_32I : type == CUDA_R_16F ? CUBLAS_COMPUTE_16F : CUBLAS_COMPUTE_32F;
}
inline cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const void *alpha,
                                                 const void *a, cudaDataType typeA, int lda, long long strideA, const void *b, cudaDataType typeB, int ldb,
                                                 long long strideB, const void *beta, void *c, cudaDataType typeC, int ldc, long long strideC, int batches,
                                                 cudaDataType compute, cublasGemmAlgo_t algorithm) {
  return cublasGemmStridedBatchedEx(handle, opA, opB, m, n, k, alpha, a, typeA, lda, strideA, b, typeB, ldb, strideB, beta, c, typeC, ldc, strideC, batches,
                                    cublasComputeOf(compute), algorithm);
}
inline cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const void *alpha, const void *a,
                                   cudaDataType typeA, int lda, const void *b, cudaDataType typeB, int ldb, const void *beta, void *c, cudaDataType typeC,
                                   int ldc, cudaDataType compute, cublasGemmAlgo_t algorithm) {
  return cublasGemmEx(handle, opA, opB, m, n, k, alpha, a, typeA, lda, b, typeB, ldb, beta, c, typeC, ldc, cublasComputeOf(compute), algorithm);
}
cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const float *alpha, const void *a,
                             cudaDataType typeA, int lda, const void *b, cudaDataType typeB, int ldb, const float *beta, void *c, cudaDataType typeC, int ldc);
cublasStatus_t cublasSgemm(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const float *alpha, const float *a, int lda,
                           const float *b, int ldb, const float *beta, float *c, int ldc);
cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t opA, cublasOperation_t opB, int m, int n, int k, const float *alpha,
                                         const float *a, int lda, long long strideA, const float *b, int ldb, long long strideB, const float *beta, float *c,
                                         int ldc, long long strideC, int batches);
// y = alpha op(A) x + beta y, where A has m rows and n columns.
cublasStatus_t cublasSgemv(cublasHandle_t handle, cublasOperation_t op, int m, int n, const float *alpha, const float *a, int lda, const float *x, int incx,
                           const float *beta, float *y, int incy);
