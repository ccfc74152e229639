import { useKit } from '../../kit/useKit.ts'
import { useSharedTexts } from '../../locales/useSharedTexts.ts'
import { GuideScreen } from './GuideScreen.tsx'
import { walletDrawings } from './wallet-drawings.tsx'

/** The guide that explains wallets. */
export function WhatIsAWalletPanel() {
  const kit = useKit()
  const texts = useSharedTexts()
  return (
    <GuideScreen
      paragraphs={texts.guide.wallet}
      drawings={walletDrawings}
      action={{ label: texts.getWallet, onClick: () => kit.modal.push('GetWallet') }}
    />
  )
}
