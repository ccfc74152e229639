import { page } from 'vitest/browser'
import type { ConnectContext } from '../../../../core/src/flows/connect/connect.types.ts'
import { button, dialog, expectVisible } from '../../rendered-walk/locators.ts'
import { createRouteKit } from '../../rendered-walk/route-kit.ts'
import { walkRendered } from '../../rendered-walk/walk-rendered.ts'
import { fox, lynx, owl } from '../../samples.ts'
import type { ModelRun } from '../../walker/machine-model.ts'
import { connectModel } from './connect.model.ts'

const entry = { key: 'Connect-1', view: 'Connect', data: null } as const
const context = ({ actor }: ModelRun): ConnectContext => actor.getSnapshot().context
const hasCheckbox = (run: ModelRun) => context(run).legal
const checkbox = () => page.getByRole('checkbox')

const names = { google: 'Google', farcaster: 'Farcaster' }
const offers = (run: ModelRun, method: 'email' | 'social') => context(run).methods.includes(method)
const emailField = () => page.getByRole('textbox', { name: 'Email address' })

const isCollapsed = (run: ModelRun) => context(run).wallets === 'collapsed'
const walletsRow = () => dialog().getByRole('button', { name: 'Continue with a wallet' })

async function expectEnabledWallets(run: ModelRun) {
  if (isCollapsed(run)) {
    await expectVisible(
      dialog().getByRole('button', { name: 'Continue with a wallet', disabled: false }),
    )
    await expectVisible(dialog().getByRole('button', { name: 'Continue with Google' }))
    await expectVisible(emailField())
    return
  }
  await expectVisible(page.getByRole('button', { name: /^Fox/, disabled: false }))
  await expectVisible(page.getByRole('button', { name: /^Owl/, disabled: false }))
  await expectVisible(page.getByRole('button', { name: /^Lynx/, disabled: false }))
  if (hasCheckbox(run)) await expectVisible(page.getByRole('checkbox', { checked: true }))
}

walkRendered(connectModel, {
  kit(run) {
    const { legal, remote, eager } = context(run)
    const termsConditionsUrl = legal ? 'https://page.example/terms' : null
    return createRouteKit(run, entry, ({ config, connections, directory, router }) => ({
      config: {
        ...config,
        termsConditionsUrl,
        remote,
        directory: true,
        device: { ...config.device, mobile: eager, ios: eager },
      },
      connections: { ...connections, connectors: [fox, owl] },
      directory: { ...directory, status: 'fresh', featured: [lynx], count: 436 },
      router: { ...router, entry, entries: [entry] },
    }))
  },
  user: {
    accept: () => () => checkbox().click(),
    withdraw: (run) => (hasCheckbox(run) ? () => checkbox().click() : null),
    pick(run, event) {
      const { remote, eager } = context(run)
      // The wallets are listed in ConnectWallets.
      if (isCollapsed(run)) return null
      if (event.pick.type === 'connector') return () => button(/^Fox/).click()
      if (event.pick.type === 'wallet') return () => button(/^Lynx/).click()
      // The row of the QR code is hidden on phones and without remote wallets.
      return remote && !eager ? () => button(/^WalletConnect/).click() : null
    },
    // Focusing the field.
    selectEmail: (run) => (offers(run, 'email') ? () => emailField().click() : null),
    submitEmail: (run, { email }) =>
      offers(run, 'email')
        ? async () => {
            // Filling focuses the field without a click, which the walk does by `selectEmail`.
            await emailField().fill(email)
            await button('Continue').click()
          }
        : null,
    pickSocial: (run, { provider }) =>
      context(run).socials.includes(provider)
        ? () => button(`Continue with ${names[provider as keyof typeof names]}`).click()
        : null,
    showSocials: () => null,
    showWallets: (run) => (isCollapsed(run) ? () => walletsRow().click() : null),
    showAll: (run) =>
      context(run).remote && !isCollapsed(run) ? () => button(/^All wallets/).click() : null,
    // The checkbox replaces the link to the guide.
    showGuide: (run) =>
      hasCheckbox(run) ? null : () => page.getByText('What is a wallet?', { exact: true }).click(),
  },
  states: {
    async unavailable() {
      await expectVisible(dialog().getByRole('heading', { name: "You can't connect right now" }))
      await expectVisible(button('Close').last())
    },
    async consenting(run) {
      await expectVisible(dialog().getByText('Accept the terms below to continue.'))
      await expectVisible(page.getByRole('checkbox', { checked: false }))
      await expectVisible(
        page
          .getByRole('button', {
            name: isCollapsed(run) ? 'Continue with a wallet' : /^Fox/,
            disabled: true,
          })
          .last(),
      )
    },
    'choosing.preparing': expectEnabledWallets,
    'choosing.ready': expectEnabledWallets,
  },
})
