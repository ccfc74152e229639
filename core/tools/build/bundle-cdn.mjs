import { join } from 'node:path'
import { rolldown } from 'rolldown'

const code = `
export { createKit, isKitError } from '@latchkit/core'
export { bip122 } from '@latchkit/core/adapters/bip122'
export { cosmos } from '@latchkit/core/adapters/cosmos'
export { eip155 } from '@latchkit/core/adapters/eip155'
export { polkadot } from '@latchkit/core/adapters/polkadot'
export { solana } from '@latchkit/core/adapters/solana'
export * as networks from '@latchkit/core/networks'
export { loadLocale } from '@latchkit/react-ui'
export { defineElements } from '@latchkit/react-ui/elements'
export { mount } from '@latchkit/react-ui/embed'
`

/**
 * Bundles what a page without a bundler needs to one ES module: the published files of core and
 * react-ui, which a module in `folder` can import, with React and the chain libraries. Resolves with
 * its code and the ids of its modules.
 */
export async function bundleCdn(folder) {
  const entry = join(folder, 'latchkit-cdn.js')
  const build = await rolldown({
    input: entry,
    cwd: folder,
    platform: 'browser',
    transform: { target: 'es2023', define: { 'process.env.NODE_ENV': '"production"' } },
    checks: { moduleLevelDirective: false },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  })
  const { output } = await build.generate({
    format: 'esm',
    codeSplitting: false,
    minify: true,
    banner: '/*! Latchkit (MIT), with packages whose licences are in THIRD-PARTY-LICENSES. */',
  })
  await build.close()
  const [{ code: bundled, moduleIds }] = output
  return { code: bundled, moduleIds: moduleIds.filter((id) => !id.startsWith('\0')) }
}
