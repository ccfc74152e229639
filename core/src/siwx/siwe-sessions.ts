import { invalidOption } from '../errors/invalid-option.ts'
import { lazy } from '../platform/lazy.ts'
import { createLazyExtension } from './lazy-extension.ts'
import type { SIWEClient, SIWEConfig, SIWEOptions } from './siwe/siwe.types.ts'
import type { SiwxEntry } from './siwx.ts'

/**
 * Signs in with Ethereum on the page's own server, as the option `siweConfig` does. Accounts of
 * other namespaces count as signed in. Throws `config/option-invalid`.
 */
export function siweSessions(config: SIWEConfig): SiwxEntry {
  const { options, methods } = toClient(config)
  checkOptions(options)
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

const booleans = [
  'enabled',
  'required',
  'signOutOnDisconnect',
  'signOutOnAccountChange',
  'signOutOnNetworkChange',
] as const
const intervals = ['nonceRefetchIntervalMs', 'sessionRefetchIntervalMs'] as const

function checkOptions(options: SIWEOptions): void {
  const invalid = (name: string, expected: string) => invalidOption(`siweConfig.${name}`, expected)
  for (const name of booleans)
    if (!['boolean', 'undefined'].includes(typeof options[name]))
      throw invalid(name, 'true or false')
  for (const name of intervals)
    if (!(Number(options[name] ?? 0) >= 0)) throw invalid(name, 'a number of ms')
}

const toClient = (config: SIWEConfig): SIWEClient =>
  'methods' in config ? config : { options: config, methods: config }
