import { isRecord } from '../../base/checks.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'

type Options = {
  path: readonly [parent: string, name: string]
  branding: WalletBranding
  provider: object
}

/**
 * Creates the listing of a provider. `start` sets the provider at its path on the window and adds
 * `times` entries to `btc_providers`; `stop` removes both.
 */
export function createListing(globals: object, { path, branding, provider }: Options) {
  const id = path.join('.')
  const [parent, name] = path
  const entry = {
    id,
    name: branding.name,
    icon: branding.icon,
    methods: ['wallet_connect', 'getAccounts', 'signMessage', 'signPsbt', 'sendTransfer'],
  }
  const providers = (): unknown[] => {
    const existing: unknown = Reflect.get(globals, 'btc_providers')
    if (Array.isArray(existing)) return existing
    const created: unknown[] = []
    Reflect.set(globals, 'btc_providers', created)
    return created
  }
  return {
    id,
    start(times: number) {
      const existing: unknown = Reflect.get(globals, parent)
      Reflect.set(globals, parent, { ...(isRecord(existing) ? existing : {}), [name]: provider })
      for (let count = 0; count < times; count += 1) providers().push(entry)
    },
    stop() {
      const list = providers()
      for (let index = list.indexOf(entry); index >= 0; index = list.indexOf(entry))
        list.splice(index, 1)
      Reflect.deleteProperty(globals, parent)
    },
  }
}
