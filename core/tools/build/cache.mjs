import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs'
import { join } from 'node:path'
import { at, root } from '../paths.mjs'

/** The results of a step that stay: another process may use one that is not the newest. */
const keptResults = 3
const day = 24 * 60 * 60 * 1_000

/** What builds write, and tests, which no build reads. */
const ignored = /^(node_modules|dist|site|\.cache)$|\.(test|test-d)\.\w+$/

/** What each step reads: the tools, the options of the compiler, and the installed packages. */
const common = [
  'core/tools',
  'tsconfig.json',
  'package-lock.json',
  'node_modules/.package-lock.json',
]

/** The sources of the published packages. */
export const packageSources = ['core', 'react-ui'].flatMap((folder) =>
  ['src', 'package.json', 'tsconfig.json'].map((path) => join(folder, path)),
)

/** The files at a path of the repository, in the same order on every system. */
function filesAt(path) {
  if (!statSync(at(path)).isDirectory()) return [path]
  return readdirSync(at(path))
    .filter((name) => !ignored.test(name))
    .sort()
    .flatMap((name) => filesAt(join(path, name)))
}

const digest = (content) => createHash('sha256').update(content).digest('hex')

/** The digest of everything that a result depends on. Results contain absolute paths. */
function keyOf({ paths, options = null }) {
  const files = [...common, ...paths]
    .flatMap(filesAt)
    .map((path) => [path, digest(readFileSync(at(path)))])
  const system = [root, process.version, process.platform, process.arch]
  return digest(JSON.stringify([system, options, files])).slice(0, 32)
}

/** Removes the results of a step that were used least recently, and remains of killed processes. */
function removeOld(step, cache) {
  const isResult = new RegExp(`^${step}-[0-9a-f]{32}$`)
  const usedAt = (name) => statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const names = readdirSync(cache)
  const old = names
    .filter((name) => isResult.test(name))
    .sort((a, b) => usedAt(b) - usedAt(a))
    .slice(keptResults)
  const remains = names.filter(
    (name) => name.startsWith('partial-') && usedAt(name) < Date.now() - day,
  )
  for (const name of [...old, ...remains])
    rmSync(join(cache, name), { recursive: true, force: true })
}

/** Moves a complete result to its place, unless another process was faster. */
function store(partial, result) {
  try {
    renameSync(partial, result)
  } catch (error) {
    if (!existsSync(result)) throw error
  }
}

/**
 * The folder with the result of a build step. The step runs only if no earlier result has the same
 * inputs: the content of `paths`, which are files and folders of the repository with everything that
 * the step reads, and `options`, a JSON value. `write` writes the result to an empty folder. A result
 * is not changed afterwards.
 */
export async function cached(step, inputs, write, cache = at('node_modules/.cache/latchkit')) {
  const key = keyOf(inputs)
  const result = join(cache, `${step}-${key}`)
  if (!existsSync(result)) {
    mkdirSync(cache, { recursive: true })
    const partial = mkdtempSync(join(cache, `partial-${step}-`))
    try {
      await write(partial)
      // A file that changed meanwhile may be in the result with either content.
      if (keyOf(inputs) !== key) return await cached(step, inputs, write, cache)
      store(partial, result)
    } finally {
      rmSync(partial, { recursive: true, force: true })
    }
  }
  const now = new Date()
  utimesSync(result, now, now)
  removeOld(step, cache)
  return result
}
