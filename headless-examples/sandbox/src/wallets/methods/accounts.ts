import { toHex } from 'viem'
import { providerErrors } from '../provider-error.ts'
import type { Method, WalletContext } from './method.ts'

/** Creates the methods for accounts and permissions. */
export function accountMethods({ state, visible, share }: WalletContext): Record<string, Method> {
  async function connect() {
    if ((await share()) === null) throw providerErrors.rejected()
  }
  const permissions = () =>
    visible().length === 0
      ? []
      : [
          {
            parentCapability: 'eth_accounts',
            caveats: [{ type: 'restrictReturnedAccounts', value: visible() }],
          },
        ]

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
