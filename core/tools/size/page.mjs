import { bundle, chunkOf, firstOf, modulesIn, weigh, withStatic } from './bundle.mjs'

/** What most pages import: the kit, one chain, the buttons, the modal and the hooks. */
const code = `
export { createKit } from '@latchkit/core'
export { eip155 } from '@latchkit/core/adapters/eip155'
export { mainnet } from '@latchkit/core/networks'
export { KitProvider, Modal, ConnectButton, AccountButton, NetworkButton } from '@latchkit/react-ui'
export { useAccount, useBalance, useConnect, useDisconnect, useModal, useNetwork, useProvider, useWallets } from '@latchkit/react-ui'
`

/** When code that is imported at need arrives. Whatever \`import()\` leads to is named here, or measuring stops. */
const arrival = {
  'core/src/kit/engine.ts': 'first view',
  'core/src/flows/connect/connect.flow.ts': 'first view',
  'react-ui/src/modal/dialogCode.ts': 'first view',
  'react-ui/src/views/connect/ConnectPanel.tsx': 'first view',
  'react-ui/src/modal/features.ts': 'idle',
}
const later = [/^core\/src\/flows\//, /^core\/src\/adapters\//, /^react-ui\/src\/views\//, /^react-ui\/src\/words\//, /^node_modules\//]

const whenOf = (path) => arrival[path] ?? (later.some((pattern) => pattern.test(path)) ? 'later' : null)

/** Bundles that page, perhaps with more in it: its chunks, what it loads at once, and what more the modal's first view takes. */
export async function measurePage(more = '') {
  const chunks = await bundle(code + more)
  const first = firstOf(chunks)
  const unnamed = modulesIn(
    chunks.filter((chunk) => chunk.isDynamicEntry).map((chunk) => ({ modules: { [chunk.facadeModuleId ?? '']: true } })),
  ).filter((path) => path !== '' && whenOf(path) === null)
  if (unnamed.length > 0) throw new Error(`core/tools/size/page.mjs does not say when this arrives: ${unnamed.join(', ')}`)
  const wanted = Object.keys(arrival).filter((path) => arrival[path] === 'first view')
  const view = new Set([...first, ...wanted.flatMap((path) => [...withStatic(chunkOf(path, chunks), chunks)])])
  return { chunks, first, view }
}

/** Bytes of viem in a set of chunks. */
export const viemIn = (chunks) =>
  [...chunks].reduce(
    (sum, chunk) =>
      sum +
      Object.entries(chunk.modules).reduce(
        (bytes, [id, { renderedLength }]) => bytes + (id.includes('/node_modules/viem/') ? renderedLength : 0),
        0,
      ),
    0,
  )

/** What one more piece of code, imported at need, adds to what is there. */
export const adds = (path, there, chunks) => weigh([...withStatic(chunkOf(path, chunks), chunks)].filter((chunk) => !there.has(chunk)))
