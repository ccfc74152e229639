import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { packPackages } from '../consumers/pack.ts'

const run = promisify(execFile)
const peers = fileURLToPath(new URL('./peers/', import.meta.url))

/** Builds both packages, packs them and unpacks them into the folder's `node_modules`. */
export async function installPackages(folder: string): Promise<void> {
  for (const { name, file } of await packPackages(folder, [
    '@latchkit/core',
    '@latchkit/react-ui',
  ])) {
    const target = join(folder, 'node_modules', name)
    await mkdir(target, { recursive: true })
    await run('tar', ['-xzf', file, '-C', target, '--strip-components', '1'])
    await rm(file)
  }
}

/**
 * Installs the other kits with their pinned versions and copies their pages beside them. Resolves
 * with the folder. Later calls use the installed kits again.
 */
export async function installPeers(cache: string): Promise<string> {
  const folder = join(cache, 'bench-peers')
  const wanted = await readFile(join(peers, 'package.json'), 'utf8')
  const mark = join(folder, 'installed.json')
  const installed = existsSync(mark) ? await readFile(mark, 'utf8') : null
  await cp(peers, folder, { recursive: true })
  if (installed === wanted) return folder
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  await run('npm', args, { cwd: folder })
  await writeFile(mark, wanted)
  return folder
}
