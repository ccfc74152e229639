'use client'
import { useKit } from '../../kit/useKit.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { Drawing } from './Drawing.tsx'
import { GuideScreen } from './GuideScreen.tsx'
import { guideTexts } from './texts/en.ts'

/** The guide that explains wallets. */
export function WhatIsAWalletPanel() {
  const kit = useKit()
  const texts = useTexts(guideTexts)
  return (
    <GuideScreen
      paragraphs={texts.guide.wallet}
      drawings={walletDrawings}
      action={{ label: texts.getWallet, onClick: () => kit.modal.push('GetWallet') }}
    />
  )
}

/**
 * Drawings for the paragraphs of the wallet guide: a wallet with coins, one sign-in for several
 * sites, and a key.
 */
const walletDrawings = [
  <Drawing key="home">
    <circle className="lk-drawing-coin" cx="24" cy="20" r="8" />
    <circle className="lk-drawing-faint" cx="38" cy="17" r="8" />
    <rect className="lk-drawing-body" x="12" y="23" width="40" height="28" rx="8" />
    <path d="M40 33h12v10H40a5 5 0 0 1 0-10z" />
    <circle className="lk-drawing-dot" cx="42" cy="38" r="1.6" />
  </Drawing>,
  <Drawing key="sign-in">
    <rect className="lk-drawing-soft" x="10" y="11" width="20" height="16" rx="5" />
    <rect className="lk-drawing-soft" x="34" y="11" width="20" height="16" rx="5" />
    <rect className="lk-drawing-soft" x="22" y="38" width="20" height="16" rx="5" />
    <circle className="lk-drawing-coin" cx="32" cy="32" r="10" />
    <path className="lk-drawing-on-accent" d="m27.8 32.2 2.8 2.8 5.6-5.8" />
  </Drawing>,
  <Drawing key="keys">
    <circle className="lk-drawing-faint" cx="32" cy="32" r="21" />
    <circle className="lk-drawing-body" cx="25" cy="32" r="7" />
    <path d="M32 32h15M43 32v6M37.5 32v4" />
    <circle className="lk-drawing-dot" cx="25" cy="32" r="1.6" />
  </Drawing>,
] as const
