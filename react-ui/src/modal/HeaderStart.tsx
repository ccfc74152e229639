'use client'
import { IconButton } from '../components/IconButton.tsx'
import { BackIcon, HelpIcon } from '../components/icons.ts'
import { EntryContext } from '../kit/EntryContext.ts'
import { useKitContext } from '../kit/useKitContext.ts'
import { useKitState } from '../kit/useKitState.ts'
import { useLoader } from '../kit/useLoader.ts'
import { enCore } from '../locales/en-core.ts'
import { useTexts } from '../locales/useTexts.ts'
import { panelLoader } from './panelLoader.ts'
import type { DeferredView } from './useDeferredView.ts'

/**
 * The control at the start of the header: the selector of the panel (Account has a network
 * selector), else the back button, else a help button on Connect.
 */
export function HeaderStart({ shownView: { entry, canGoBack } }: { shownView: DeferredView }) {
  const context = useKitContext()
  const { kit } = context
  const texts = useTexts(enCore)
  const { embedded, enableNetworkSwitch } = useKitState(({ config }) => config)
  const code = useLoader(panelLoader(context, entry.view)).value
  const Selector = enableNetworkSwitch ? code?.selector : undefined
  if (Selector !== undefined) {
    return (
      <EntryContext.Provider value={entry.key}>
        <Selector />
      </EntryContext.Provider>
    )
  }
  // The keys prevent that a control keeps the focus when it becomes another one.
  // A request is approved or rejected, and signing in is done or cancelled: there is no way back.
  const hasOwnExit = entry.view === 'ApproveTransaction' || entry.view === 'SIWXSignMessage'
  if (canGoBack && !hasOwnExit && !(embedded && entry.view === 'Connect')) {
    return (
      <IconButton key="back" label={texts.back} onClick={() => kit.modal.back()}>
        <BackIcon className="lk-flip" />
      </IconButton>
    )
  }
  if (entry.view !== 'Connect') return null
  return (
    <IconButton
      key="help"
      data-opens="WhatIsAWallet"
      label={texts.titles.WhatIsAWallet}
      onClick={() => kit.modal.push('WhatIsAWallet')}
    >
      <HelpIcon />
    </IconButton>
  )
}
