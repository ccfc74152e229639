import { defineView } from '../../kit/defineView.ts'
import { panelOf } from '../../kit/panelOf.tsx'
import { EmailLogin } from './EmailLogin.tsx'
import { EmailLoginScreen } from './EmailLoginScreen.tsx'
import { UpdateEmail } from './UpdateEmail.tsx'
import { UpdateEmailScreen } from './UpdateEmailScreen.tsx'
import { UpgradeEmail } from './UpgradeEmail.tsx'
import { UpgradeEmailScreen } from './UpgradeEmailScreen.tsx'

/** Logs in by e-mail: the address, the confirmation of the device, the code. */
export const EmailLoginPanel = panelOf(EmailLogin, EmailLoginScreen)
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

/** Changes the e-mail address: the new address, and a code to each of the two. */
export const UpdateEmailPanel = panelOf(UpdateEmail, UpdateEmailScreen)
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

/** Leads to the dashboard of the embedded wallet. */
export const UpgradeEmailPanel = panelOf(UpgradeEmail, UpgradeEmailScreen)
export const UpgradeEmailWalletView = defineView('UpgradeEmailWallet', {
  title: { en: 'Upgrade your wallet', de: 'Wallet aufwerten' },
  panel: UpgradeEmailPanel,
  next: [],
})
