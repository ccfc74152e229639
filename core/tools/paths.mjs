import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root of the repository, independent of the working directory. */
export const root = resolve(fileURLToPath(new URL('.', import.meta.url)), '../..')

/** The files of the tools, which are run without a shell, so that they work on every system. */
export const programs = {
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
}

/** An absolute path in the repository. */
export const at = (...parts) => resolve(root, ...parts)
/** Whether a path in the repository exists. */
export const exists = (...parts) => existsSync(at(...parts))

/** The folder in which failed journeys leave their screenshots and traces. */
export const failureFolder = at('model-tests/dist/failures')
