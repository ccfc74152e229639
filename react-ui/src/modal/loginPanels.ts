// biome-ignore lint/performance/noBarrelFile: the panels load together, with one import
export { AccountSettingsPanel } from '../views/account-settings/AccountSettingsPanel.tsx'
export {
  EmailLoginPanel,
  EmailLoginPanel as EmailVerifyDevicePanel,
  EmailLoginPanel as EmailVerifyOtpPanel,
} from '../views/email/EmailLoginPanel.tsx'
export {
  UpdateEmailPanel as UpdateEmailPrimaryOtpPanel,
  UpdateEmailPanel as UpdateEmailSecondaryOtpPanel,
  UpdateEmailPanel as UpdateEmailWalletPanel,
} from '../views/email/UpdateEmailPanel.tsx'
export { UpgradeEmailPanel as UpgradeEmailWalletPanel } from '../views/email/UpgradeEmailPanel.tsx'
export { ConnectingFarcasterPanel } from '../views/social/ConnectingFarcasterPanel.tsx'
export { ConnectingSocialPanel } from '../views/social/ConnectingSocialPanel.tsx'
export { ConnectSocialsPanel } from '../views/social/ConnectSocialsPanel.tsx'
