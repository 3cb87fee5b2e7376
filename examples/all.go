package examples

// All lists every example, the kernels first; the slices are the caller's own.
func All() []Example { return append(gpuExamples(), vliwExamples()...) }
