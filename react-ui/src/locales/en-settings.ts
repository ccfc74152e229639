/** English texts of the settings of an account that logs in by e-mail or social login, part of `en`. */
export const enSettings = {
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
}
