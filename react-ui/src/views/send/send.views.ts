import { defineView } from '../../kit/defineView.ts'
import { WalletSendPanel, WalletSendPreviewPanel } from './WalletSendPanel.tsx'
import { WalletSendSelectTokenPanel } from './WalletSendSelectTokenPanel.tsx'

export const WalletSendView = defineView('WalletSend', {
  title: { en: 'Send', de: 'Senden' },
  panel: WalletSendPanel,
  next: ['WalletSendSelectToken', 'WalletSendPreview'],
})

export const WalletSendSelectTokenView = defineView('WalletSendSelectToken', {
  title: { en: 'Select a token', de: 'Token wählen' },
  panel: WalletSendSelectTokenPanel,
  next: [],
})

export const WalletSendPreviewView = defineView('WalletSendPreview', {
  title: { en: 'Review send', de: 'Senden prüfen' },
  panel: WalletSendPreviewPanel,
  next: [],
})
