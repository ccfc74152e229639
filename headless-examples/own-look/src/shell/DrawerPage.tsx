import { type ModalPageView, useKit } from '@latchkit/react-ui'
import { useTexts } from '@latchkit/react-ui/locales'
import { useRef } from 'react'
import { Button } from '../components/Button.tsx'
import { Icon } from '../components/Icon.tsx'
import { Skeleton } from '../components/Skeleton.tsx'
import { Step } from '../components/Step.tsx'
import { screens } from '../screens.tsx'
import { NotDrawn } from './NotDrawn.tsx'
import { type Used, useLanding } from './useLanding.ts'

/** A view of the kit with title, back and close buttons. Focus moves to the title. */
export function DrawerPage({
  page,
  title,
  used,
}: {
  page: ModalPageView
  title: string
  used: Used
}) {
  const kit = useKit()
  const words = useTexts()
  const sheet = useRef<HTMLDivElement>(null)
  useLanding(page, sheet, used)
  return (
    <div ref={sheet} className="sheet" data-way={page.direction} data-view={page.entry.view}>
      <div className="sheet-head">
        {page.back !== null && (
          <button type="button" className="sheet-tool" aria-label={words.back} onClick={page.back}>
            <Icon name="back" />
          </button>
        )}
        {page.back === null && page.entry.view === 'Connect' && (
          <button
            type="button"
            className="sheet-tool"
            aria-label={words.titles.WhatIsAWallet}
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
            aria-label={words.close}
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
    const Screen = screens[page.entry.view] ?? NotDrawn
    switch (page.step) {
      case 'loading':
        return <Skeleton lines={4} />
      case 'ready':
        return <Screen />
      case 'failed':
        return (
          <Step tone="bad" title={words.modal.notLoaded} text={words.modal.notLoadedText}>
            <Button kind="primary" onClick={page.retry ?? (() => kit.close())}>
              {page.retry === null ? words.close : words.tryAgain}
            </Button>
          </Step>
        )
    }
  }
}
