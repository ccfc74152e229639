'use client'
import { useKit } from '../../kit/useKit.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { Drawing } from './Drawing.tsx'
import { GuideScreen } from './GuideScreen.tsx'
import { guideTexts } from './texts/en.ts'

/** The guide that explains networks. */
export function WhatIsANetworkPanel() {
  const kit = useKit()
  const texts = useTexts(guideTexts)
  return (
    <GuideScreen
      paragraphs={texts.guide.network}
      drawings={networkDrawings}
      action={{ label: texts.guide.gotIt, onClick: () => kit.modal.back() }}
    />
  )
}

/**
 * Drawings for the paragraphs of the network guide: a shared ledger, one wallet on many networks,
 * and a fee.
 */
const networkDrawings = [
  <Drawing key="ledger">
    <path className="lk-drawing-soft" d="m14 16 10 8M50 16l-10 8M14 48l10-8M50 48l-10-8" />
    <rect className="lk-drawing-body" x="20" y="17" width="24" height="30" rx="6" />
    <path d="M26 26h12M26 32h12M26 38h7" />
    <circle className="lk-drawing-coin" cx="13" cy="15" r="5" />
    <circle className="lk-drawing-coin" cx="51" cy="15" r="5" />
    <circle className="lk-drawing-coin" cx="13" cy="49" r="5" />
    <circle className="lk-drawing-coin" cx="51" cy="49" r="5" />
  </Drawing>,
  <Drawing key="many">
    <circle className="lk-drawing-soft" cx="24" cy="26" r="14" />
    <circle className="lk-drawing-soft" cx="40" cy="26" r="14" />
    <circle className="lk-drawing-soft" cx="32" cy="39" r="14" />
    <circle className="lk-drawing-coin" cx="32" cy="30.5" r="6" />
  </Drawing>,
  <Drawing key="fee">
    <rect className="lk-drawing-body" x="11" y="17" width="38" height="26" rx="7" />
    <path d="M19 26h14M19 33h8" />
    <circle className="lk-drawing-coin" cx="45" cy="42" r="10" />
    <circle className="lk-drawing-on-accent" cx="45" cy="42" r="3.5" />
  </Drawing>,
] as const
