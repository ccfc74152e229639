'use client'
import type { CheckedNamespace, KitState, Namespace } from '@latchkit/core'
import type { ActivityView, TransferEntry } from '@latchkit/core/flows'
import { accountOf, networkOf, shallowEqual, unindexedTransfers } from '@latchkit/core/internal'
import { useCallback, useMemo } from 'react'
import { useKitState } from '../kit/useKitState.ts'

/**
 * Transfers that this kit has sent from the account of the activity and that the activity does not
 * list yet, newest first. Default namespace: the active one.
 */
export function useUnindexedTransfers<N extends Namespace>(
  activity: ActivityView,
  namespace?: CheckedNamespace<N>,
): readonly TransferEntry[] {
  const parts = useKitState(
    useCallback(
      (state: KitState) => ({
        entries: state.transfers.entries,
        network: networkOf(state.network, namespace).active?.caipNetworkId ?? null,
        address: accountOf(state, namespace)?.address ?? null,
      }),
      [namespace],
    ),
    shallowEqual,
  )
  return useMemo(() => {
    const rows = activity.data?.months.flatMap((month) => month.rows) ?? []
    return unindexedTransfers(parts.entries, {
      ...parts,
      hashes: new Set(rows.map(({ hash }) => hash)),
    })
  }, [activity, parts])
}
