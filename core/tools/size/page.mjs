import { bundle, chunkOf, firstOf, modulesIn, weigh, withStatic } from './bundle.mjs'

/** What most pages import: the kit, one chain, the buttons, the modal and the hooks. */
const code = `
export { createKit } from '@latchkit/core'
export { eip155 } from '@latchkit/core/adapters/eip155'
export { mainnet } from '@latchkit/core/networks'
export { KitProvider, Modal, ConnectButton, AccountButton, NetworkButton } from '@latchkit/react-ui'
export { useAccount, useBalance, useWalletChoice, useDisconnect, useModal, useNetwork, useProvider, useWallets } from '@latchkit/react-ui'
`

/** Code that is imported at need and arrives after the modal's first view. Whatever is not named here counts for that view. */
const later = [
  /^core\/src\/flows\/(?!connect\/connect\.flow\.ts)/,
  /^core\/src\/adapters\//,
  /^core\/src\/connectors\//, // remote wallets and the SDK behind them: when one is wanted
  /^core\/src\/clients\//,
  /^core\/src\/devtools\//, // when a page records itself
  /^core\/src\/kit\/(commands|deps)\//, // commands and data services: when they are first used
  /^core\/src\/stores\//, // lazy stores: with the first message that concerns them
  /^core\/src\/platform\/indexed-database\.ts$/,
  /^node_modules\//,
  /^react-ui\/src\/modal\/animate\.ts$/, // animations of views: when the page is idle
  /^react-ui\/src\/views\/(?!connect\/ConnectPanel\.tsx)/,
  /^react-ui\/src\/locales\//,
]

const sourceOf = (chunk) => modulesIn([{ modules: { [chunk.facadeModuleId ?? '']: true } }])[0]
const isLater = (path) => later.some((pattern) => pattern.test(path))

/** Bundles that page, perhaps with more in it: its chunks, what it loads at once, and what more the modal's first view takes. */
export async function measurePage(more = '') {
  const chunks = await bundle(code + more)
  const first = firstOf(chunks)
  const wanted = chunks.filter((chunk) => chunk.isDynamicEntry && !isLater(sourceOf(chunk)))
  const view = new Set([...first, ...wanted.flatMap((chunk) => [...withStatic(chunk, chunks)])])
  return { chunks, first, view }
}

/** Bytes of a package, or of packages that share a beginning, in a set of chunks. */
export const bytesOf = (name, chunks) =>
  [...chunks].reduce(
    (sum, chunk) =>
      sum +
      Object.entries(chunk.modules).reduce(
        (bytes, [id, { renderedLength }]) =>
          bytes + (id.includes(`/node_modules/${name}/`) ? renderedLength : 0),
        0,
      ),
    0,
  )

/** Bytes of a folder of ours in a set of chunks. */
export const bytesFrom = (folder, chunks) =>
  [...chunks].reduce(
    (sum, { modules }) =>
      sum +
      Object.entries(modules).reduce(
        (bytes, [id, { renderedLength }]) =>
          bytes + (id.includes(`/${folder}/`) ? renderedLength : 0),
        0,
      ),
    0,
  )

/** What further code, imported at need, adds to what is there. */
export function adds(paths, there, chunks) {
  const needed = new Set(paths.flatMap((path) => [...withStatic(chunkOf(path, chunks), chunks)]))
  return weigh([...needed].filter((chunk) => !there.has(chunk)))
}
