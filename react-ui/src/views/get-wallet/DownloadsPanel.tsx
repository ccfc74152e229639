import type { KitState } from '@latchkit/core'
import { useContext } from 'react'
import { EntryContext } from '../../kit/EntryContext.ts'
import { useKit } from '../../kit/useKit.ts'
import { useKitState } from '../../kit/useKitState.ts'
import { DownloadsScreen } from './DownloadsScreen.tsx'
import { findWallet } from './find-wallet.ts'

/** Where the wallet of this page can be had. */
export function DownloadsPanel() {
  const kit = useKit()
  const entry = useContext(EntryContext)
  const wallet = useKitState((state) => walletOf(state, entry))
  const mobile = useKitState(({ config }) => config.device.mobile)
  return <DownloadsScreen wallet={wallet} mobile={mobile} back={() => kit.navigate.back()} />
}

function walletOf(state: KitState, key: string | null) {
  const { router } = state
  const entry = router.entries.find((one) => one.key === key) ?? router.entry
  return entry.view === 'Downloads' ? (entry.data.wallet ?? findWallet(state, entry.data.walletId)) : null
}
