package isel

// TensorIntrinsics is the table of tensor cores, for tests that hold it against llc.
var TensorIntrinsics = nvvmTensor
