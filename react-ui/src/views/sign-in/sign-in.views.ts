import { defineView } from '../../kit/defineView.ts'
import { SignInPanel } from './SignInPanel.tsx'

export const SIWXSignMessageView = defineView('SIWXSignMessage', {
  title: { en: 'Sign in', de: 'Anmelden' },
  panel: SignInPanel,
  next: [],
})
