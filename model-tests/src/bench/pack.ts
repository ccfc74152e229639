import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../', import.meta.url))
const peers = fileURLToPath(new URL('./peers/', import.meta.url))

/** Builds both packages, packs them and unpacks them into the folder's `node_modules`. */
export async function installPackages(folder: string): Promise<void> {
  await run('npm', ['run', 'build'], { cwd: root })
  for (const name of ['core', 'react-ui']) {
    const target = join(folder, 'node_modules/@latchkit', name)
    await mkdir(target, { recursive: true })
    const args = ['pack', '--ignore-scripts', '--json', '--workspace', name]
    const { stdout } = await run('npm', [...args, '--pack-destination', folder], { cwd: root })
    const file = /"filename": "([^"]+)"/.exec(stdout)?.[1]
    if (file === undefined) throw new Error(`"npm pack" of ${name} named no file:\n${stdout}`)
    await run('tar', ['-xzf', join(folder, file), '-C', target, '--strip-components', '1'])
    await rm(join(folder, file))
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
