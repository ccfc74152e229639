'use client'
import type { AccountState, KitState, Namespace } from '@latchkit/core'
import { useCallback } from 'react'
import { accountOf } from '../kit/of-namespace.ts'
import { useKitState } from '../kit/useKitState.ts'

/** As an account is before anything was connected. */
export type NoAccount = Omit<AccountState, 'namespace'> & { namespace: null }

const nobody: NoAccount = {
  namespace: null,
  status: 'disconnected',
  address: null,
  caipAddress: null,
  caipNetworkId: null,
  accounts: [],
  connectorId: null,
  balance: null,
  balanceStatus: 'none',
  tokens: [],
  tokensStatus: 'none',
  hiddenTokens: 0,
  identity: null,
  smartAccountDeployed: null,
  currentTab: 'tokens',
  addressLabels: {},
}

/** The account of a namespace, of the active one when none is named. Its `status` is one word. */
export function useAccount(namespace?: Namespace): AccountState | NoAccount {
  return useKitState<AccountState | NoAccount>(
    useCallback((state: KitState) => accountOf(state, namespace) ?? nobody, [namespace]),
  )
}
