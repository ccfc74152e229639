import { enLoginErrors } from '../../../locales/en-login-errors.ts'
import { enShared } from '../../../locales/en-shared.ts'

/** English texts of the settings of an account that logs in by e-mail or social login. */
export const accountSettingsTexts = {
  ...enShared,
  settings: {
    login: 'Login',
    changeEmail: 'Change email',
    network: 'Network',
    toSmartAccount: 'Switch to your smart account',
    toEoa: 'Switch to your EOA',
    switching: 'Switching accounts',
    switchFailed: "Couldn't switch accounts",
    upgrade: 'Upgrade your wallet',
    upgradeText: 'Export it and use it in any app',
    options: 'Account settings',
  },
  errors: { ...enShared.errors, ...enLoginErrors },
}
export type AccountSettingsTexts = typeof accountSettingsTexts
