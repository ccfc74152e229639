import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { npmCi } from './npm-ci.mjs'
import { at } from './paths.mjs'

/** The folder in which this user's programs keep files that they can make again. */
function cacheFolder(env, platform) {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME
  if (platform === 'darwin') return join(homedir(), 'Library/Caches')
  if (platform === 'win32' && env.LOCALAPPDATA) return env.LOCALAPPDATA
  return join(homedir(), '.cache')
}

/** Installs without running scripts of packages. Throws if npm fails. */
function install(folder) {
  const { status, error } = npmCi(folder, ['--ignore-scripts', '--loglevel=error'])
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`, { cause: error })
}

/**
 * Installs packages that only few tests or one command need: those of the lockfile in `source`, a
 * folder of the repository. Returns the folder in the user's cache in which they are installed, with
 * a copy of the files of `source`. It is made once for each content of these files; an interrupted
 * installation leaves nothing there. Throws if npm fails.
 */
export function installCached(source, { run = install, env = process.env } = {}) {
  const files = readdirSync(at(source)).filter((name) => name !== 'node_modules')
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`)
  for (const name of files) hash.update(readFileSync(at(source, name)))
  const name = `${basename(source)}-${hash.digest('hex').slice(0, 16)}`
  const cache = join(cacheFolder(env, process.platform), 'latchkit')
  const target = join(cache, name)
  if (existsSync(target)) return target
  mkdirSync(cache, { recursive: true })
  const scratch = mkdtempSync(join(cache, '.installing-'))
  try {
    for (const file of files) cpSync(at(source, file), join(scratch, file))
    console.error(`Installing the packages of ${source} …`)
    run(scratch)
    moveTo(scratch, target)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return target
}

/** Renames a folder, unless another process was faster. */
function moveTo(folder, target) {
  try {
    renameSync(folder, target)
  } catch (error) {
    if (!existsSync(target)) throw error
  }
}

/**
 * Imports `file`, a module in `source` that imports packages of its lockfile, and installs these
 * first. Takes the options of `installCached`.
 */
export const importCached = async (source, file, options) =>
  import(pathToFileURL(join(installCached(source, options), file)).href)
