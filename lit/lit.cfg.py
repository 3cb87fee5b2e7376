# Lets LLVM's lit run the regression tests below this folder:
#
#   OPTGO_TOOLS_DIR=folder lit -v lit/
#
# The folder holds the commands of ./tools (go build -o folder/ ./tools/...).
# FileCheck and not come from LLVM 19 if it is installed. What is said here is
# said for our own runner in config.go.

import os
import shutil
import sys
import tempfile

import lit.formats

config.name = "opt-go"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".test", ".ptx", ".c", ".s"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = os.path.join(tempfile.gettempdir(), "opt-go-lit")

tools = os.environ.get("OPTGO_TOOLS_DIR")
if not tools:
    lit_config.fatal("OPTGO_TOOLS_DIR must name the folder with the commands under test")
path = [os.path.abspath(tools)]
if os.environ.get("OPTGO_PTXAS"):
    path.append(os.path.dirname(os.environ["OPTGO_PTXAS"]))
path += os.environ["PATH"].split(os.pathsep)

# Only FileCheck, not and count: the rest of LLVM must be asked for by version.
aliases = os.path.join(config.test_exec_root, ".llvm")
os.makedirs(aliases, exist_ok=True)
for name in ["FileCheck", "not", "count"]:
    found = shutil.which(name + "-19", path=os.pathsep.join(path))
    alias = os.path.join(aliases, name)
    if os.path.lexists(alias):
        os.remove(alias)
    if found:
        os.symlink(found, alias)
path.insert(0, aliases)

config.environment["PATH"] = os.pathsep.join(path)
config.environment["LC_ALL"] = "C"
config.environment["FILECHECK_OPTS"] = ""
for name in ["HOME", "TMPDIR", "OPTGO_PTXAS", "OPTGO_REQUIRE_LLVM", "OPTGO_REQUIRE_PTXAS"]:
    if name in os.environ:
        config.environment[name] = os.environ[name]

# A feature is available if its program is installed, or if an environment
# variable demands it: then a test that needs the program fails where it would
# have been skipped.
features = [
    ("opt-19", "opt-19", "OPTGO_REQUIRE_LLVM"),
    ("llc-19", "llc-19", "OPTGO_REQUIRE_LLVM"),
    ("lli-19", "lli-19", "OPTGO_REQUIRE_LLVM"),
    ("llvm-as-19", "llvm-as-19", "OPTGO_REQUIRE_LLVM"),
    ("clang-19", "clang-19", "OPTGO_REQUIRE_LLVM"),
    ("clang-14", "clang-14", "OPTGO_REQUIRE_LLVM"),
    ("FileCheck-19", "FileCheck-19", "OPTGO_REQUIRE_LLVM"),
    ("ptxas", "ptxas", "OPTGO_REQUIRE_PTXAS"),
    ("cuda", "nvidia-smi", ""),
]
for name, program, demand in features:
    if os.environ.get(demand) == "1" or shutil.which(program, path=os.pathsep.join(path)):
        config.available_features.add(name)
config.available_features.add("system-" + sys.platform)
for folder in path:
    if os.path.isdir(folder):
        config.available_features.update("tool=" + f for f in os.listdir(folder))
