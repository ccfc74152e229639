export { EmailLogin } from './EmailLogin.tsx'
export { EmailLoginPanel, UpdateEmailPanel, UpgradeEmailPanel } from './email.views.ts'
export { UpdateEmail } from './UpdateEmail.tsx'
export { UpgradeEmail, type UpgradeView } from './UpgradeEmail.tsx'
