'use client'
import type { KitState } from '@latchkit/core'
import type { ActivityView, TransferEntry } from '@latchkit/core/flows/activity'
import { shallowEqual, unindexedTransfers } from '@latchkit/core/internal'
import { useMemo } from 'react'
import { accountOf } from '../kit/namespace-selectors.ts'
import { useKitState } from '../kit/useKitState.ts'
import type { Loading } from '../kit/useView.ts'

const selectParts = (state: KitState) => ({
  entries: state.transfers.entries,
  network: state.network.active?.caipNetworkId ?? null,
  address: accountOf(state)?.address ?? null,
})

/**
 * Transfers that this kit has sent from the active account and that the activity does not list yet,
 * newest first.
 */
export function useUnindexedTransfers(activity: ActivityView | Loading): readonly TransferEntry[] {
  const parts = useKitState(selectParts, shallowEqual)
  return useMemo(() => {
    const rows = activity.step === 'ready' ? activity.months.flatMap((month) => month.rows) : []
    return unindexedTransfers(parts.entries, {
      ...parts,
      hashes: new Set(rows.map(({ hash }) => hash)),
    })
  }, [activity, parts])
}
