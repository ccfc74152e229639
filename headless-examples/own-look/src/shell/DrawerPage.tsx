import { type ModalPageView, useKit } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { useRef } from 'react'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Step } from '../components/Step.tsx'
import { screens } from '../screens.tsx'
import { type LastFocus, useViewFocus } from './useViewFocus.ts'
import { ViewPlaceholder } from './ViewPlaceholder.tsx'

/** A view of the kit with title, back and close buttons. Focus moves to the title. */
export function DrawerPage({
  page,
  title,
  lastFocus,
}: {
  page: ModalPageView
  title: string
  lastFocus: LastFocus
}) {
  const kit = useKit()
  const texts = useTexts()
  const sheet = useRef<HTMLDivElement>(null)
  useViewFocus(page, sheet, lastFocus)
  return (
    <div ref={sheet} className="sheet" data-way={page.direction} data-view={page.entry.view}>
      <div className="sheet-head">
        {page.back !== null && (
          <button type="button" className="sheet-tool" aria-label={texts.back} onClick={page.back}>
            <Icon name="back" />
          </button>
        )}
        {page.back === null && page.entry.view === 'Connect' && (
          <button
            type="button"
            className="sheet-tool"
            aria-label={texts.titles.WhatIsAWallet}
            onClick={() => kit.modal.push('WhatIsAWallet')}
          >
            <Icon name="help" />
          </button>
        )}
        <h2 id={title} className="sheet-title" tabIndex={-1} data-landing>
          {page.title}
        </h2>
        {page.close !== null && (
          <button
            type="button"
            className="sheet-tool"
            aria-label={texts.close}
            onClick={page.close}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      <div className="sheet-body">{content()}</div>
    </div>
  )

  function content() {
    const Screen = screens[page.entry.view] ?? ViewPlaceholder
    switch (page.step) {
      case 'loading':
        return <Skeleton lines={4} />
      case 'ready':
        return <Screen />
      case 'failed':
        return (
          <Step tone="bad" title={texts.modal.notLoaded} text={texts.modal.notLoadedText}>
            <Button kind="primary" onClick={page.retry ?? (() => kit.close())}>
              {page.retry === null ? texts.close : texts.tryAgain}
            </Button>
          </Step>
        )
    }
  }
}
