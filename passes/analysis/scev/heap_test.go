package scev

import _ "opt-go/tools/testload" // the tests allocate much and keep little
