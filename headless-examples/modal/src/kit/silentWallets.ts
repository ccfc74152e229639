import { roster, type WalletName } from '@latchkit/sandbox/wallets'

/** The pretend wallets that are not announced at first: `?silent=lumen,ember` names them; Ember when nothing is said. */
export function silentWallets(): readonly WalletName[] {
  const silent = (new URLSearchParams(location.search).get('silent') ?? 'ember').split(',')
  return roster().flatMap(({ id }) => (silent.includes(id) ? [id] : []))
}
