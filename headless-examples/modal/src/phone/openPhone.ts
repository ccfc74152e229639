import type { SandboxDescription } from '@latchkit/sandbox'
import {
  createRemoteWallet,
  phoneBranding,
  type RemoteWallet,
  sandboxRemoteChains,
} from '@latchkit/sandbox/remote-wallet'
import type { UrlOptions } from './optionsFromUrl.ts'

declare global {
  interface Window {
    /** The phone, for scripts. */
    latchkitPhone?: RemoteWallet
  }
}

/**
 * Creates the phone of this browser. Its sessions stay in storage until the site data is cleared.
 */
export async function openPhone(
  sandbox: SandboxDescription,
  { mode, signIn }: UrlOptions,
): Promise<RemoteWallet> {
  const wallet = await createRemoteWallet({
    relayUrl: sandbox.relay,
    chains: sandboxRemoteChains(sandbox),
    mode,
    signIn,
    url: location.origin,
    redirect: { native: phoneBranding().scheme, universal: `${location.origin}/phone` },
    storagePrefix: 'latchkit-phone',
  })
  window.latchkitPhone = wallet
  return wallet
}
