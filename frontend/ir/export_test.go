package ir

// Modules that the tests of the package and those outside of it share.
var (
	KitchenSink        = kitchenSink
	DebugModule        = debugModule
	BlockAddressModule = blockAddressModule
	ExceptionModule    = exceptionModule
)
