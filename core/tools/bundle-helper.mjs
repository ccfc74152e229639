import { build } from 'vite'
import { at } from './paths.mjs'

const entry = at('core/src/adapters/polkadot/extension.ts')
const notice =
  '/*! Contains parts of @polkadot/extension-dapp and @polkadot/util, Apache-2.0: see LICENSE.polkadot in this package. */\n'

/**
 * Bundles `polkadot/extension.ts` with the parts of the Polkadot helper that it uses, so that users
 * of core do not need a Polkadot package (decision 30). Resolves with the code.
 */
export async function bundledHelper() {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      lib: { entry, formats: ['es'], fileName: 'extension' },
      rolldownOptions: { output: { minify: true } },
    },
  })
  const [{ output }] = built
  if (output.length !== 1)
    throw new Error(`The bundled Polkadot helper has ${output.length} files instead of one`)
  return notice + output[0].code
}
