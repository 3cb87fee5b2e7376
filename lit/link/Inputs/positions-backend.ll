target triple = "nvptx64-nvidia-cuda"

define void @far(ptr %p) {
  indirectbr ptr %p, [label %a]
a:
  ret void
}
