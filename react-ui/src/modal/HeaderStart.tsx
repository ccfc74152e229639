'use client'
import { EntryContext } from '../kit/EntryContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { BackIcon, HelpIcon } from '../parts/icons.ts'
import { useWords } from '../words/useWords.ts'
import { NetworkSelector } from './NetworkSelector.tsx'
import type { Shown } from './useShown.ts'

/** Left in the header: the network on Account, else the way back, else help on the first page. */
export function HeaderStart({ entry, back }: Shown) {
  const kit = useKit()
  const words = useWords()
  const { embedded, enableNetworkSwitch } = useKitState(({ config }) => config)
  if (entry.view === 'Account' && enableNetworkSwitch) {
    return (
      <EntryContext.Provider value={entry.key}>
        <NetworkSelector />
      </EntryContext.Provider>
    )
  }
  if (back && !(embedded && entry.view === 'Connect')) {
    return (
      <IconButton label={words.back} onClick={() => kit.navigate.back()}>
        <BackIcon className="lucide lk-flip" />
      </IconButton>
    )
  }
  if (entry.view !== 'Connect') return null
  return (
    <IconButton label={words.titles.WhatIsAWallet} onClick={() => kit.navigate.push('WhatIsAWallet')}>
      <HelpIcon />
    </IconButton>
  )
}
