import { spawnSync } from 'node:child_process'
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
import { at } from './paths.mjs'

/** The folder in which this user's programs keep files that they can make again. */
function cacheFolder(env, platform) {
  if (env.XDG_CACHE_HOME) return env.XDG_CACHE_HOME
  if (platform === 'darwin') return join(homedir(), 'Library/Caches')
  if (platform === 'win32' && env.LOCALAPPDATA) return env.LOCALAPPDATA
  return join(homedir(), '.cache')
}

/** Runs `npm ci` in a folder. Its output goes to stderr. */
function npmCi(folder) {
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { cwd: folder, stdio: ['ignore', 2, 2] }
  const cli = process.env.npm_execpath
  const { status, error } = cli?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
  if (status !== 0) throw new Error(`npm ci failed in ${folder}`, { cause: error })
}

/**
 * Installs packages that only few tests or one command need: those of the lockfile in `source`, a
 * folder of the repository. Returns the folder in the user's cache in which they are installed, with
 * a copy of the files of `source`. It is made once for each content of these files; an interrupted
 * installation leaves nothing there. Throws if npm fails.
 */
export function installCached(source, { install = npmCi, env = process.env } = {}) {
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
    install(scratch)
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
