import { lazy } from '../platform/lazy.ts'
import { createLazyExtension } from './lazy-extension.ts'
import type { SIWEClient, SIWEConfig } from './siwe/siwe.types.ts'
import type { SiwxEntry } from './siwx.ts'

/**
 * Signs in with Ethereum on the page's own server, as the option `siweConfig` does. Accounts of
 * other namespaces count as signed in.
 */
export function siweSessions(config: SIWEConfig): SiwxEntry {
  const { options, methods } = toClient(config)
  return {
    enabled: options.enabled ?? true,
    create: (host) =>
      createLazyExtension(
        {
          required: options.required ?? true,
          signOutOnDisconnect: options.signOutOnDisconnect ?? true,
          signOutOnAccountChange: options.signOutOnAccountChange ?? true,
          signOutOnNetworkChange: options.signOutOnNetworkChange ?? true,
          sessionRefetchInterval: options.sessionRefetchIntervalMs ?? refetchInterval,
          messageLifetime: options.nonceRefetchIntervalMs ?? refetchInterval,
        },
        lazy(
          () => import('./siwe/create-siwe.ts'),
          ({ createSiwe }) => createSiwe({ options, methods }, host),
        ),
      ),
  }
}

const refetchInterval = 300_000

const toClient = (config: SIWEConfig): SIWEClient =>
  'methods' in config ? config : { options: config, methods: config }
