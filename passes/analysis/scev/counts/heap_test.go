package counts_test

import _ "opt-go/tools/testload" // the tests allocate much and keep little
