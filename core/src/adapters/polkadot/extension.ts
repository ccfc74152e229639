import { wrapBytes as wrap } from '@polkadot/extension-dapp/wrapBytes'

/**
 * Wraps bytes in `<Bytes>` and `</Bytes>` with the code that extensions use; returns wrapped bytes
 * unchanged. The build bundles the helper into this file, so that installing the kit does not
 * install the Polkadot packages.
 */
export const wrapBytes: (bytes: Uint8Array) => Uint8Array = wrap
