'use client'
import type { KitState } from '@latchkit/core'
import { useContext, useMemo } from 'react'
import type { Child } from '../../kit/child.types.ts'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { type DownloadsView, downloadsView } from './downloadsView.ts'
import { findWallet } from './find-wallet.ts'

/** Renders the download links of a wallet. `walletId` is required outside the modal. */
export function Downloads({ walletId, children }: Child<DownloadsView> & { walletId?: string }) {
  const { modal } = useKit()
  const entry = useContext(EntryContext)
  const wallet = useKitState((state) =>
    walletId === undefined ? walletOfEntry(state, entry) : findWallet(state, walletId),
  )
  const { mobile, android } = useKitState(({ config }) => config.device)
  return children(
    useMemo(() => {
      return downloadsView(wallet, { mobile, android, back: modal.back })
    }, [wallet, mobile, android, modal]),
  )
}

/** The wallet of a view entry. Null if the entry belongs to another view. */
function walletOfEntry(state: KitState, key: string | null) {
  const { router } = state
  const entry = router.entries.find((candidate) => candidate.key === key) ?? router.entry
  return entry.view === 'Downloads'
    ? (entry.data.wallet ?? findWallet(state, entry.data.walletId))
    : null
}
