import { type ModalPageView, useKit } from '@latchkit/react-ui'
import { useWords } from '@latchkit/react-ui/locales'
import { useRef } from 'react'
import { Button } from '../parts/Button.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { Step } from '../parts/Step.tsx'
import { screens } from '../screens.tsx'
import { NotDrawn } from './NotDrawn.tsx'
import { type Used, useLanding } from './useLanding.ts'

/** One page of the kit: where one is, the ways out, and its screen. The focus follows to its title. */
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
  const words = useWords()
  const sheet = useRef<HTMLDivElement>(null)
  useLanding(page, sheet, used)
  return (
    <div ref={sheet} className="sheet" data-way={page.way} data-view={page.entry.view}>
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
            onClick={() => kit.navigate.push('WhatIsAWallet')}
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
