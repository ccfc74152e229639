import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds package.json and node_modules, wherever a command was called from. */
export const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..')

/** Tools are called by file, never through a shell: the same on every system. */
export const programs = {
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
}

/** A path inside the repository. */
export const at = (...parts) => resolve(root, ...parts)
/** Whether something lies there. */
export const exists = (...parts) => existsSync(at(...parts))
