import { toHex } from 'viem'
import { visibleAccounts } from '../wallet-state.ts'
import { approved, type Inside, type Method } from './method.ts'

/** Who the visitor is: asking for accounts, and what the page was granted. */
export function accountMethods(inside: Inside): Record<string, Method> {
  const { keys, state } = inside
  const visible = () => visibleAccounts(state.read())

  async function connect() {
    const { active } = state.read()
    const shared = await approved(inside, { kind: 'connect', accounts: keys.map(({ address }) => address) })
    const front = shared.includes(active) ? active : (shared[0] ?? active)
    state.change({ shared, active: front, locked: false })
  }
  const permissions = () =>
    visible().length === 0 ? [] : [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: visible() }] }]

  return {
    eth_accounts: async () => visible(),
    eth_coinbase: async () => visible()[0] ?? null,
    eth_chainId: async () => toHex(state.read().chainId),
    async eth_requestAccounts() {
      if (visible().length === 0) await connect()
      return visible()
    },
    wallet_getPermissions: async () => permissions(),
    async wallet_requestPermissions() {
      await connect()
      return permissions()
    },
    async wallet_revokePermissions() {
      state.change({ shared: [] })
      return null
    },
  }
}
