import { defineView } from '../../kit/defineView.ts'
import { EmailLoginPanel } from './EmailLoginPanel.tsx'
import { UpdateEmailPanel } from './UpdateEmailPanel.tsx'
import { UpgradeEmailPanel } from './UpgradeEmailPanel.tsx'

export const EmailLoginView = defineView('EmailLogin', {
  title: { en: 'Email login', de: 'Mit E-Mail anmelden' },
  panel: EmailLoginPanel,
  next: [],
})

export const EmailVerifyOtpView = defineView('EmailVerifyOtp', {
  title: { en: 'Confirm email', de: 'E-Mail bestätigen' },
  panel: EmailLoginPanel,
  next: [],
})

export const EmailVerifyDeviceView = defineView('EmailVerifyDevice', {
  title: { en: 'Register device', de: 'Gerät registrieren' },
  panel: EmailLoginPanel,
  next: [],
})

export const UpdateEmailWalletView = defineView('UpdateEmailWallet', {
  title: { en: 'Edit email', de: 'E-Mail ändern' },
  panel: UpdateEmailPanel,
  next: [],
})

export const UpdateEmailPrimaryOtpView = defineView('UpdateEmailPrimaryOtp', {
  title: { en: 'Confirm current email', de: 'Bisherige E-Mail bestätigen' },
  panel: UpdateEmailPanel,
  next: [],
})

export const UpdateEmailSecondaryOtpView = defineView('UpdateEmailSecondaryOtp', {
  title: { en: 'Confirm new email', de: 'Neue E-Mail bestätigen' },
  panel: UpdateEmailPanel,
  next: [],
})

export const UpgradeEmailWalletView = defineView('UpgradeEmailWallet', {
  title: { en: 'Upgrade your wallet', de: 'Wallet aufwerten' },
  panel: UpgradeEmailPanel,
  next: [],
})
