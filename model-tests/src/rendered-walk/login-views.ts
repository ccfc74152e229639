import type { AccountTypeView, EmailView, FarcasterView, SocialView } from '@latchkit/core/flows'
import { page } from 'vitest/browser'
import { mainnet } from '../samples.ts'
import { button, expectVisible, heading } from './locators.ts'
import { connectFox, type RenderedKit } from './rendered-kit.tsx'
import { cancel, type View } from './view-steps.ts'

/** A page whose frame serves its network. The frame itself never responds. */
const kit = { embeddedWallet: { networks: [mainnet.caipNetworkId] } }
const email = 'ada@mail.example'
const addressed = { email, resendAt: null }
const field = (name: string) => expectVisible(page.getByRole('textbox', { name }))

const openLogins = async (rendered: RenderedKit) => {
  await rendered.kit.open()
  await field('Email address')
}
/** Pushes views over the Connect view, the last of which is shown. */
const pushed =
  (push: (modal: RenderedKit['kit']['modal']) => void, shown: () => Promise<unknown>) =>
  async (rendered: RenderedKit) => {
    await openLogins(rendered)
    push(rendered.kit.modal)
    await shown()
  }
/** A view of a flow whose step is replaced by the given one. */
const frozen = (flow: string, view: object, go: View['go']): View => ({
  options: { kit, frozen: { flow, view } },
  go,
})

const code = { ...addressed, code: '12', enterCode: cancel, cancel }

/** The views of logins with the embedded wallet, and of its account settings. */
export const loginViews: Readonly<Record<string, View>> = {
  'Connect, logins': { options: { kit }, go: openLogins },
  ConnectWallets: {
    options: { kit },
    go: pushed(
      (modal) => modal.push('ConnectWallets'),
      () => expectVisible(button(/^Fox/).last()),
    ),
  },
  ConnectSocials: {
    options: { kit },
    go: pushed(
      (modal) => modal.push('ConnectSocials'),
      () => expectVisible(button('Facebook')),
    ),
  },
  EmailLogin: {
    options: { kit },
    go: pushed(
      (modal) => modal.push('EmailLogin', { email: 'nope' }),
      () => expectVisible(page.getByText('Enter a valid email address.')),
    ),
  },
  EmailVerifyOtp: frozen(
    'connectEmail',
    {
      ...code,
      step: 'enteringCode',
      problem: 'email/code-wrong',
      resend: cancel,
    } satisfies EmailView,
    pushed(
      (modal) => {
        modal.push('EmailLogin', { email })
        modal.push('EmailVerifyOtp', { email })
      },
      () => expectVisible(heading('Enter your code').last()),
    ),
  ),
  EmailVerifyDevice: frozen(
    'connectEmail',
    { ...addressed, step: 'confirmingDevice', cancel } satisfies EmailView,
    pushed(
      (modal) => {
        modal.push('EmailLogin', { email })
        modal.push('EmailVerifyDevice', { email })
      },
      () => expectVisible(heading('Confirm this device').last()),
    ),
  ),
  'EmailLogin, failed': frozen(
    'connectEmail',
    {
      ...{ ...addressed, step: 'failed', problem: 'embedded/request-timed-out' },
      ...{ retry: cancel, cancel },
    } satisfies EmailView,
    pushed(
      (modal) => modal.push('EmailLogin', { email }),
      () => expectVisible(heading("Couldn't log you in")),
    ),
  ),
  ConnectingSocial: frozen(
    'connectSocial',
    {
      ...{ provider: 'github', step: 'signingIn', popup: 'consenting' },
      ...{ retry: cancel, cancel },
    } satisfies SocialView,
    pushed(
      (modal) => modal.push('ConnectingSocial', { provider: 'github', blocked: true }),
      () => expectVisible(heading('Log in at GitHub')),
    ),
  ),
  'ConnectingSocial, blocked': {
    options: { kit },
    go: pushed(
      (modal) => modal.push('ConnectingSocial', { provider: 'google', blocked: true }),
      () => expectVisible(heading('The window was blocked')),
    ),
  },
  ConnectingFarcaster: frozen(
    'connectFarcaster',
    {
      step: 'waiting',
      url: 'https://farcaster.example/connect?token=1',
      cancel,
    } satisfies FarcasterView,
    pushed(
      (modal) => modal.push('ConnectingFarcaster'),
      () => expectVisible(page.getByRole('link', { name: 'Open Farcaster' })),
    ),
  ),
  UpgradeEmailWallet: {
    options: { kit },
    async go(rendered) {
      await openLogins(rendered)
      rendered.platform.controls.allowsWindows = false
      rendered.kit.modal.push('UpgradeEmailWallet')
      await button('Open dashboard').click()
      await expectVisible(page.getByText(/blocked the new tab/))
    },
  },
  AccountSettings: frozen(
    'accountType',
    {
      ...{ step: 'ready', accountType: 'smartAccount', other: 'eoa' },
      switchType: cancel,
    } satisfies AccountTypeView,
    async (rendered) => {
      await connectFox(rendered)
      await rendered.kit.open()
      rendered.kit.modal.push('AccountSettings')
      await expectVisible(button('Switch to your EOA'))
    },
  ),
}
