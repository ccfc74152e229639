import type { SandboxDescription } from '@latchkit/sandbox'
import {
  createRemoteWallet,
  phoneFace,
  type RemoteWallet,
  sandboxRemoteChains,
} from '@latchkit/sandbox/remote-wallet'
import type { AddressOptions } from './optionsFromAddress.ts'

declare global {
  interface Window {
    /** The phone's strings, for scripts. */
    latchkitPhone?: RemoteWallet
  }
}

/** The phone of this browser: its sessions are kept until the site's data is cleared. */
export async function openPhone(
  sandbox: SandboxDescription,
  { mode }: AddressOptions,
): Promise<RemoteWallet> {
  const wallet = await createRemoteWallet({
    relayUrl: sandbox.relay,
    chains: sandboxRemoteChains(sandbox),
    mode,
    url: location.origin,
    redirect: { native: phoneFace().scheme, universal: `${location.origin}/phone` },
    storagePrefix: 'latchkit-phone',
  })
  window.latchkitPhone = wallet
  return wallet
}
