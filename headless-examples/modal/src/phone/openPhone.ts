import type { SandboxDescription } from '@latchkit/sandbox'
import {
  createRemoteWallet,
  phoneBranding,
  type RemoteWallet,
  sandboxRemoteChains,
} from '@latchkit/sandbox/remote-wallet'
import type { AddressOptions } from './optionsFromAddress.ts'

declare global {
  interface Window {
    /** Controls of the phone, for scripts. */
    latchkitPhone?: RemoteWallet
  }
}

/** Creates the phone of this browser. Sessions are stored until the site's data is cleared. */
export async function openPhone(
  sandbox: SandboxDescription,
  { mode }: AddressOptions,
): Promise<RemoteWallet> {
  const wallet = await createRemoteWallet({
    relayUrl: sandbox.relay,
    chains: sandboxRemoteChains(sandbox),
    mode,
    url: location.origin,
    redirect: { native: phoneBranding().scheme, universal: `${location.origin}/phone` },
    storagePrefix: 'latchkit-phone',
  })
  window.latchkitPhone = wallet
  return wallet
}
