'use client'
import type { AccountState, Namespace } from '@latchkit/core'
import { useAccount } from './useAccount.ts'

/** The native balance of the connected account; null until it was read. `status` says how it stands. */
export function useBalance(namespace?: Namespace): {
  balance: AccountState['balance']
  status: AccountState['balanceStatus']
} {
  const { balance, balanceStatus } = useAccount(namespace)
  return { balance, status: balanceStatus }
}
