// What nvtx3/nvToolsExt.h has, under the name that older programs include.
#include <nvtx3/nvToolsExt.h>
