import { useKit } from '../../kit/useKit.ts'
import { useGuideTexts } from '../../locales/useGuideTexts.ts'
import { GuideScreen } from './GuideScreen.tsx'
import { walletDrawings } from './wallet-drawings.tsx'

/** The guide that explains wallets. */
export function WhatIsAWalletPanel() {
  const kit = useKit()
  const texts = useGuideTexts()
  return (
    <GuideScreen
      paragraphs={texts.guide.wallet}
      drawings={walletDrawings}
      action={{ label: texts.getWallet, onClick: () => kit.modal.push('GetWallet') }}
    />
  )
}
