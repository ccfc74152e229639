import { chunkOf, withStaticImports } from './bundle.mjs'
import { addedSize, bytesFrom } from './page.mjs'

/**
 * The folders of signing in. A page without an extension loads none of their code; which account
 * signs in is part of the state, in domain.
 */
const folders = [
  'core/src/siwx',
  'core/src/flows/sign-in',
  'core/src/stores/session',
  'react-ui/src/views/sign-in',
]

/** Bytes of signing in that the chunks contain. Not gzipped. */
export const signInBytesIn = (chunks) =>
  folders.reduce((sum, folder) => sum + bytesFrom(folder, chunks), 0)

/**
 * The size that verifying a session adds once the code of the namespace's wallet is loaded: the
 * parsing of messages, and the code of the verifier. `walletPaths`: the modules of the wallet.
 */
export function verifyingSize(namespace, walletPaths, { view, chunks }) {
  const loaded = new Set([
    ...view,
    ...walletPaths.flatMap((path) => [...withStaticImports(chunkOf(path, chunks), chunks)]),
  ])
  const later = namespace === 'eip155' ? ['core/src/adapters/eip155/sign-in-chain.ts'] : []
  return addedSize(
    [
      'core/src/siwx/verify-session.ts',
      `core/src/adapters/${namespace}/sign-in-verifier.ts`,
      ...later,
    ],
    loaded,
    chunks,
  )
}
