'use client'
import type { KitState } from '@latchkit/core'
import type { ActivityView, TransferEntry } from '@latchkit/core/flows/activity'
import { notListedYet } from '@latchkit/core/utils'
import { useMemo } from 'react'
import { accountOf } from '../kit/of-namespace.ts'
import { shallowEqual } from '../kit/shallowEqual.ts'
import { useKitState } from '../kit/useKitState.ts'

const parts = (state: KitState) => ({
  entries: state.transfers.entries,
  network: state.network.active?.caipNetworkId ?? null,
  address: accountOf(state)?.address ?? null,
})

/** Transfers of the active account that its activity does not list yet, newest first: they are drawn above it. */
export function useOwnTransfers(activity: ActivityView | null): readonly TransferEntry[] {
  const own = useKitState(parts, shallowEqual)
  return useMemo(() => {
    const rows = activity?.step === 'listed' ? activity.months.flatMap((month) => month.rows) : []
    return notListedYet(own.entries, { ...own, hashes: new Set(rows.map(({ hash }) => hash)) })
  }, [activity, own])
}
