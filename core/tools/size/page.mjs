import { bundle, chunkOf, firstLoad, modulesIn, totalSize, withStaticImports } from './bundle.mjs'

/** The code of a typical page: the kit, one namespace, the buttons, the modal and hooks. */
const code = `
export { createKit } from '@latchkit/core'
export { eip155 } from '@latchkit/core/adapters/eip155'
export { mainnet } from '@latchkit/core/networks'
export { KitProvider, Modal, ConnectButton, AccountButton, NetworkButton } from '@latchkit/react-ui'
export { useAccount, useBalance, useWalletChoice, useDisconnect, useModal, useNetwork, useProvider, useWallets } from '@latchkit/react-ui'
`

/** Dynamic imports that load after the modal's first view. All others are part of that view. */
const laterImports = [
  /^core\/src\/flows\/(?!connect\/connect\.flow\.ts)/,
  /^core\/src\/adapters\//,
  /^core\/src\/connectors\//, // remote wallets and their SDK
  /^core\/src\/clients\//,
  /^core\/src\/devtools\//, // recording
  /^core\/src\/kit\/(commands|deps)\//, // commands and services, loaded on first use
  /^core\/src\/stores\//, // lazy stores, loaded with their first message
  /^core\/src\/platform\/indexed-database\.ts$/,
  /^node_modules\//,
  /^react-ui\/src\/hooks\/arrangeRows\.ts$/, // loaded 1 s after the wallet list is mounted
  /^react-ui\/src\/modal\/animate\.ts$/, // view transitions, loaded when the page is idle
  /^react-ui\/src\/views\/(?!connect\/ConnectPanel\.tsx)/,
  /^react-ui\/src\/locales\//,
]

const sourceOf = (chunk) => modulesIn([{ modules: { [chunk.facadeModuleId ?? '']: true } }])[0]
const isLater = (path) => laterImports.some((pattern) => pattern.test(path))

/**
 * Bundles the typical page with additional code. Returns all chunks, those of the first load, and
 * those that are loaded when the modal shows its first view.
 */
export async function measurePage(additionalCode = '') {
  const chunks = await bundle(code + additionalCode)
  const first = firstLoad(chunks)
  const viewImports = chunks.filter((chunk) => chunk.isDynamicEntry && !isLater(sourceOf(chunk)))
  const view = new Set([
    ...first,
    ...viewImports.flatMap((chunk) => [...withStaticImports(chunk, chunks)]),
  ])
  return { chunks, first, view }
}

/** Bytes of a package, or of all packages of a scope, in chunks. Not gzipped. */
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

/** Bytes of a source folder in chunks. Not gzipped. */
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

/** The size that dynamic imports add to the chunks that are loaded already. */
export function addedSize(paths, loaded, chunks) {
  const needed = new Set(
    paths.flatMap((path) => [...withStaticImports(chunkOf(path, chunks), chunks)]),
  )
  return totalSize([...needed].filter((chunk) => !loaded.has(chunk)))
}
