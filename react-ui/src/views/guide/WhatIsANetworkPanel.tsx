import { useKit } from '../../kit/useKit.ts'
import { useTexts } from '../../locales/useTexts.ts'
import { GuideScreen } from './GuideScreen.tsx'
import { networkDrawings } from './network-drawings.tsx'
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
