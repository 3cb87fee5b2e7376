extern "C" __attribute__((device)) void __syncthreads(void);
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
__device__ int dv; __shared__ int sh[32];
__global__ void k(float*a,float*b,int n){ int i=__nvvm_read_ptx_sreg_tid_x()+__nvvm_read_ptx_sreg_ctaid_x()*__nvvm_read_ptx_sreg_ntid_x(); if(i<n){ sh[i&31]=i; __syncthreads(); a[i]=b[i]*sh[(i+1)&31]+dv; } }
