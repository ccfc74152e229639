import { getAddress, UserRejectedRequestError } from 'viem'
import { evmChainId } from '../domain/caip/chain-id.ts'
import type { Kit } from '../kit/api/kit.ts'
import type { WagmiConnection } from './wagmi.types.ts'

/** The kit's EVM account as wagmi describes it, the active address first. Null if disconnected. */
export function connectionOf(kit: Kit): WagmiConnection | null {
  const { address, accounts, caipNetworkId } = kit.account.get('eip155')
  const chainId = evmChainId(caipNetworkId)
  if (address === null || chainId === null) return null
  const addresses = [address, ...accounts.map((account) => account.address)]
  return { accounts: [...new Set(addresses.map((each) => getAddress(each)))], chainId }
}

/**
 * Opens the modal with the wallets of EVM chains. Resolves when one is connected. Rejects with
 * `UserRejectedRequestError` when the modal closes before that.
 */
export async function connectInModal(kit: Kit): Promise<WagmiConnection> {
  await kit.open({ namespace: 'eip155' })
  const ended = new AbortController()
  return new Promise<WagmiConnection>((resolve, reject) => {
    kit.watch(
      ({ accounts, modal }) => ({ account: accounts.eip155, phase: modal.phase }),
      ({ phase }) => {
        const connection = connectionOf(kit)
        if (connection !== null) resolve(connection)
        else if (phase !== 'open')
          reject(new UserRejectedRequestError(new Error('The modal was closed')))
        else return
        ended.abort()
      },
      ended.signal,
    )
  })
}
