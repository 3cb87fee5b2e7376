target triple = "nvptx64-nvidia-cuda"

define fp128 @sum(fp128 %x) {
  %s = fadd fp128 %x, %x
  ret fp128 %s
}
