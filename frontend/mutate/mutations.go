package mutate

// Mutation is one kind of change.
type Mutation struct {
	Name string
	Help string
	run  func(*mutator) bool // makes the change at a random place; false: there is none
}

// Mutations returns all mutations.
func Mutations() []Mutation {
	return []Mutation{
		{"function-attribute", "Add or remove an attribute of a function", functionAttribute},
		{"call-attribute", "Add or remove a function attribute of a call", callAttribute},
		{"parameter-attribute", "Add or remove an attribute of a parameter", parameterAttribute},
		{"argument-attribute", "Add or remove an attribute of an argument", argumentAttribute},
		{"result-attribute", "Add or remove an attribute of a result", resultAttribute},
		{"abi-attribute", "Change how a function and its calls pass a parameter", abiAttribute},
		{"swap-attributes", "Exchange the attributes of two parameters", swapAttributes},
		{"convention", "Change the calling convention of a function and its calls", convention},

		{"bundle", "Add an operand bundle to a call", addBundle},
		{"assume", "Insert an assumption with operand bundles", insertAssume},
		{"tail-mark", "Change the tail mark of a call", tailMark},
		{"musttail", "End a block with a musttail call", insertMustTail},
		{"invoke", "Turn a call into an invoke", invokeFromCall},
		{"callbr", "Insert inline assembly that may jump", insertCallBr},
		{"indirect-call", "Call through a pointer that is not constant", indirectCall},
		{"call", "Insert a call of a function of the module", insertCall},

		{"split-block", "Split a block", splitBlock},
		{"duplicate-block", "Give some predecessors a copy of a block", duplicateBlock},
		{"add-edge", "Make a branch conditional, to any block", addBranch},
		{"self-loop", "Insert a loop that may be endless", selfLoop},
		{"switch", "Replace a branch by a switch with many and repeated destinations", insertSwitch},
		{"indirectbr", "Replace a branch by an indirect one", insertIndirectBr},
		{"unreachable-code", "Add blocks that control does not reach", unreachableCode},
		{"end-block", "Replace a terminator by ret or unreachable", endBlock},
		{"successors", "Exchange or merge the successors of a terminator", changeSuccessors},
		{"order", "Move a block to another place in the function", moveBlock},
		{"phi", "Insert a φ", insertPhi},

		{"operand", "Replace an operand by another value", changeOperand},
		{"opcode", "Change an operation, a conversion or a predicate", changeOpcode},
		{"flags", "Change the flags of an instruction", changeFlags},
		{"delete", "Delete an instruction", deleteInstr},
		{"duplicate", "Double an instruction", duplicateInstr},
		{"move", "Move an instruction", moveInstr},
		{"freeze", "Freeze or select an operand", wrapOperand},

		{"wide", "Compute in an integer type of unusual width", computeWide},
		{"vector", "Compute in a vector of unusual length", computeInVector},
		{"float", "Compute in another floating-point type", computeFloat},
		{"aggregate", "Carry a value through an aggregate", throughAggregate},
		{"memory", "Carry a value through memory", throughMemory},
		{"cast-pointer", "Carry a pointer through an integer or another address space", castPointer},

		{"alloca", "Insert an allocation of an unusual type", insertAlloca},
		{"access", "Insert a load or store of an unusual type", insertAccess},
		{"atomic", "Insert an atomic operation", insertAtomic},
		{"ordering", "Change ordering, volatility or alignment of an access", changeAccess},
		{"address", "Insert an address computation", insertAddress},

		{"linkage", "Change linkage, visibility and the like of a global", changeLinkage},
		{"global", "Add a global variable of an unusual type", addGlobal},
		{"initializer", "Change an initializer", changeInitializer},
		{"alias", "Add an alias or ifunc and use it", addAlias},
		{"comdat", "Put a global into a comdat group or section", addComdat},
		{"lists", "Add a global to llvm.used or llvm.global_ctors", addToList},
		{"function-extra", "Add prefix or prologue data, a personality or a collector", functionExtra},

		{"metadata", "Attach metadata to an instruction", attachMetadata},
		{"drop-metadata", "Drop metadata of an instruction, or debug information", dropMetadata},
		{"move-metadata", "Attach the metadata of one instruction to another", moveMetadata},

		{"graft", "Put the body of a function at a random place", graft},
		{"snippet", "Put rare constructs at a random place", snippet},
		{"import", "Copy a function and call it", importAndCall},
	}
}
