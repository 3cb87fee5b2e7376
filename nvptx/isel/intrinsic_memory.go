package isel

func memoryIntrinsics() map[string]intrinsic {
	return map[string]intrinsic{
		"llvm.memcpy": {effect: true, lower: lowerMemcpy}, "llvm.memcpy.inline": {effect: true, lower: lowerMemcpy},
		"llvm.memmove": {effect: true, lower: lowerMemmove},
		"llvm.memset":  {effect: true, lower: lowerMemset}, "llvm.memset.inline": {effect: true, lower: lowerMemset},
	}
}
