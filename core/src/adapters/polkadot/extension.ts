import { wrapBytes as wrap } from '@polkadot/extension-dapp/wrapBytes'

/**
 * Puts bytes between `<Bytes>` and `</Bytes>`, by the very rule that extensions follow: what is wrapped already stays as it is. A thin
 * file, so that the build puts the helper into it and nobody who installs us needs the helper's family.
 */
export const wrapBytes: (bytes: Uint8Array) => Uint8Array = wrap
