import { bundle, chunkOf, firstLoad, totalSize, withStaticImports } from './bundle.mjs'

/** The code of a typical page: the kit, one namespace, the buttons, the modal and hooks. */
export const code = `
export { createKit } from '@latchkit/core'
export { eip155 } from '@latchkit/core/adapters/eip155'
export { mainnet } from '@latchkit/core/networks'
export { KitProvider, Modal, ConnectButton, AccountButton, NetworkButton } from '@latchkit/react-ui'
export { useAccount, useBalance, useDisconnect, useModal, useNetwork, useProvider } from '@latchkit/react-ui'
`

/** What the modal loads to show its first view. */
export const firstView = [
  'core/src/kit/engine.ts',
  'core/src/flows/connect/connect.flow.ts',
  'react-ui/src/modal/dialogCode.ts',
  'react-ui/src/views/connect/connect.views.ts',
]

/**
 * Bundles the typical page with additional code. Returns all chunks, those of the first load, and
 * those that are loaded when the modal shows its first view.
 */
export async function measurePage(additionalCode = '') {
  const chunks = await bundle(code + additionalCode)
  const first = firstLoad(chunks)
  const view = new Set([
    ...first,
    ...firstView.flatMap((path) => [...withStaticImports(chunkOf(path, chunks), chunks)]),
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
