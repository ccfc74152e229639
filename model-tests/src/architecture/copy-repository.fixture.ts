import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { manifestOf, packages, root } from './repository.ts'

const skippedNames = new Set(['node_modules', 'dist', '.git', '.cache', 'coverage'])

/**
 * Copies the repository to a temporary folder. Its `node_modules` link workspace packages to the copy
 * and all others to the installed ones.
 */
export function copyRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-copy-'))
  cpSync(root, folder, { recursive: true, filter: (path) => !skippedNames.has(basename(path)) })
  linkModules('', folder)
  for (const packageFolder of packages()) linkModules(packageFolder, folder)
  for (const packageFolder of packages())
    link(join(folder, packageFolder), join(folder, 'node_modules', manifestOf(packageFolder).name))

  /** Runs a program in the copy. Returns its output and whether it exited with 0. */
  const run = (file: string, ...args: readonly string[]) => {
    const env = { ...process.env, CI: 'true', NO_COLOR: '1', NODE_OPTIONS: '' }
    const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env,
    })
    return { ok: status === 0, output: `${stdout}${stderr}` }
  }
  return { folder, run, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, 'dir')
}

/** Links the installed packages of a folder one by one, except workspace packages. */
function linkModules(subfolder: string, copy: string): void {
  const installed = join(root, subfolder, 'node_modules')
  if (!existsSync(installed)) return
  for (const name of readdirSync(installed)) {
    if (name === '.package-lock.json')
      cpSync(join(installed, name), join(copy, subfolder, 'node_modules', name))
    else if (!name.startsWith('.') && name !== '@latchkit')
      link(join(installed, name), join(copy, subfolder, 'node_modules', name))
  }
}
