import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

export type Anvil = { path: string; from: 'environment' | 'package' | 'PATH' }

/** Error text when a chain is started and `anvil` is not installed. */
export const anvilMissing = [
  'No local Ethereum node found: the program "anvil" is missing.',
  'On Linux (x64) `npm ci` installs it, unless optional packages are turned off.',
  'On other systems install Foundry (https://getfoundry.sh) so that "anvil" is on your PATH,',
  'or set the environment variable ANVIL to its full path.',
].join('\n')

/**
 * Finds the `anvil` executable: the `ANVIL` variable, the npm package, then `PATH`. Null if none
 * has it. Throws if `ANVIL` names a missing file.
 */
export function findAnvil(env: NodeJS.ProcessEnv = process.env): Anvil | null {
  if (env.ANVIL) {
    if (!existsSync(env.ANVIL)) throw new Error(`ANVIL names ${env.ANVIL}, which does not exist.`)
    return { path: env.ANVIL, from: 'environment' }
  }
  const packaged = fromPackage()
  if (packaged) return { path: packaged, from: 'package' }
  return canRun('anvil', env) ? { path: 'anvil', from: 'PATH' } : null
}

function fromPackage(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve(
      '@foundry-rs/anvil-linux-amd64/package.json',
    )
    const binary = join(manifest, '..', 'bin', 'anvil')
    return existsSync(binary) ? binary : null
  } catch {
    return null
  }
}

function canRun(program: string, env: NodeJS.ProcessEnv): boolean {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore', env })
    return true
  } catch {
    return false
  }
}
