// How fast `compress` is in a browser's Python: in a folder of its own,
//
//     npm install pyodide
//     node /path/to/zettelpy/bench/pyodide.mjs BOOK.txt [runs]
//
// Prints the version of Python, the seconds of a first small text with the import, and the best of some runs over the
// whole text; tokens are max(1.3 x words, characters / 4).
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import fs from "node:fs";

const here = createRequire(join(process.cwd(), "package.json"));
const { loadPyodide } = await import(pathToFileURL(here.resolve("pyodide/pyodide.mjs")));
const [file, runs = "2"] = process.argv.slice(2);
const python = await loadPyodide();
python.FS.mkdirTree("/library");
python.mountNodeFS("/library", join(dirname(fileURLToPath(import.meta.url)), ".."));
python.FS.writeFile("/text.txt", fs.readFileSync(file));
python.globals.set("runs", Number(runs));
console.log(
  python.runPython(`
import sys, time
sys.path.insert(0, "/library")
begun = time.perf_counter()
import zettelpy
text = open("/text.txt", encoding="utf-8").read()
zettelpy.compress(text[:20_000])
first = time.perf_counter() - begun
best = float("inf")
for _ in range(runs):
    begun = time.perf_counter()
    memory = zettelpy.compress(text)
    best = min(best, time.perf_counter() - begun)
tokens = max(1.3 * len(text.split()), len(text) / 4)
f"Python {sys.version.split()[0]}: first {first:.2f} s, {len(memory)} zettels in {best:.2f} s, {tokens / best / 1000:.0f} tokens/ms"
`),
);
