'use client'
import { IconButton } from '../components/IconButton.tsx'
import { BackIcon, HelpIcon } from '../components/icons.ts'
import { EntryContext } from '../kit/EntryContext.ts'
import type { Panels } from '../kit/HandleContext.ts'
import { useKit } from '../kit/useKit.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { useWords } from '../locales/useWords.ts'
import type { Shown } from './useShown.ts'

/** Left in the header: the network on Account, else the way back, else help on the first page. */
export function HeaderStart({ shown: { entry, back }, panels }: { shown: Shown; panels: Panels }) {
  const kit = useKit()
  const words = useWords()
  const { embedded, enableNetworkSwitch } = useKitState(({ config }) => config)
  const panel = useLoader(panels.of(entry.view))
  const Selector =
    panel.status === 'ready' && enableNetworkSwitch ? panel.value.Selector : undefined
  if (Selector !== undefined) {
    return (
      <EntryContext.Provider value={entry.key}>
        <Selector />
      </EntryContext.Provider>
    )
  }
  // a decision is answered, not walked away from
  if (back && entry.view !== 'ApproveTransaction' && !(embedded && entry.view === 'Connect')) {
    return (
      <IconButton label={words.back} onClick={() => kit.navigate.back()}>
        <BackIcon className="lk-flip" />
      </IconButton>
    )
  }
  if (entry.view !== 'Connect') return null
  return (
    <IconButton
      label={words.titles.WhatIsAWallet}
      onClick={() => kit.navigate.push('WhatIsAWallet')}
    >
      <HelpIcon />
    </IconButton>
  )
}
