import { isRecord } from '../../base/checks.ts'
import type { WalletBranding } from '../../base/wallet-roster.ts'

/** Where wallets put themselves before pages look: at their own path, and in the list of all. */
export function createListing(
  globals: object,
  { path, branding, provider }: { path: readonly [string, string]; branding: WalletBranding; provider: object },
) {
  const id = path.join('.')
  const [first, second] = path
  const entry = {
    id,
    name: branding.name,
    icon: branding.icon,
    methods: ['wallet_connect', 'getAccounts', 'signMessage', 'signPsbt', 'sendTransfer'],
  }
  const list = (): unknown[] => {
    const known: unknown = Reflect.get(globals, 'btc_providers')
    if (Array.isArray(known)) return known
    const made: unknown[] = []
    Reflect.set(globals, 'btc_providers', made)
    return made
  }
  const leave = () => {
    const all = list()
    for (let place = all.indexOf(entry); place >= 0; place = all.indexOf(entry))
      all.splice(place, 1)
    Reflect.deleteProperty(globals, first)
  }
  return {
    id,
    start(times: number) {
      const home: unknown = Reflect.get(globals, first)
      Reflect.set(globals, first, { ...(isRecord(home) ? home : {}), [second]: provider })
      for (let count = 0; count < times; count += 1) list().push(entry)
    },
    stop: leave,
  }
}
