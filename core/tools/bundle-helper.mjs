import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { at } from './paths.mjs'

const entry = at('core/src/adapters/polkadot/extension.ts')
const notice =
  '/*! Holds parts of @polkadot/extension-dapp and @polkadot/util, Apache-2.0: see LICENSE.polkadot beside this file. */\n'

/** The file that names Polkadot's helper, with what it uses of the helper inside. Resolves with its code. */
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
  if (output.length !== 1) throw new Error(`The helper became ${output.length} files`)
  return notice + output[0].code
}

/** Puts it in place of what the compiler made: whoever installs us has no need of the helper's family (decision 30). */
export async function bundleHelper() {
  const folder = (name) => at('core/dist/adapters/polkadot', name)
  writeFileSync(folder('extension.js'), await bundledHelper())
  // the compiler's map is of another file
  rmSync(folder('extension.js.map'), { force: true })
  copyFileSync(at('node_modules/@polkadot/extension-dapp/LICENSE'), folder('LICENSE.polkadot'))
}
