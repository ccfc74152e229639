import { useKit } from '../../kit/useKit.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { GuideScreen } from './GuideScreen.tsx'
import { guideTexts } from './texts/en.ts'
import { walletDrawings } from './wallet-drawings.tsx'

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
