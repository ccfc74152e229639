import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AnnounceContext, type StepTexts } from '../../components/useAnnounce.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { loadLocale } from '../../locales/load-locale.ts'
import { address, createTestEnvironment } from '../../testing/environment.ts'
import { buttonTexts, createConnectedEnvironment, showModal } from '../../testing/modal.tsx'
import { meadow } from '../../testing/send.ts'
import { AccountSettingsScreen, type AccountSettingsScreenProps } from './AccountSettingsScreen.tsx'
import {
  accountSettingsView,
  type ConnectedSettings,
  selectAccountSettings,
} from './accountSettingsView.ts'

/** The state of a kit whose active account is one of the embedded wallet. */
async function embeddedState({ email = 'ann@mail.example' as string | null } = {}) {
  const { kit } = await createConnectedEnvironment()
  const state = kit.state.getSnapshot()
  const account = state.accounts.eip155
  if (account === undefined) throw new Error('No account is connected')
  const user = {
    email,
    userName: email === null ? 'ann#0' : null,
    address,
    caipNetworkId: meadow.caipNetworkId,
    accounts: account.accounts,
    preferredAccountType: null,
    smartAccountDeployed: null,
  }
  const socialProvider = email === null ? ('discord' as const) : null
  return {
    kit,
    state: {
      ...state,
      accounts: { eip155: { ...account, connectorId: 'ID_AUTH' } },
      embedded: { user, socialProvider, smartAccountNetworks: [] },
    },
  }
}
async function connectedSettings(options: Parameters<typeof embeddedState>[0] = {}) {
  const { kit, state } = await embeddedState(options)
  const view = accountSettingsView(selectAccountSettings(state), { kit, inModal: true })
  if (view.step !== 'connected') throw new Error('No account is connected')
  return { kit, settings: view }
}
const screenOf = (
  settings: ConnectedSettings,
  accountType: AccountSettingsScreenProps['accountType'] = { step: 'fixed', accountType: 'eoa' },
) => (
  <KitProvider kit={createTestEnvironment().kit}>
    <AccountSettingsScreen settings={settings} accountType={accountType} />
  </KitProvider>
)
const rows = () => buttonTexts(screen.getByRole('list', { name: 'Account settings' }))
const types = { accountType: 'eoa', other: 'smartAccount' } as const

test('AccountSettings leads from the e-mail address to its change, and to the upgrade', async () => {
  const { kit, settings } = await connectedSettings()
  render(screenOf(settings))
  expect(rows()).toEqual([
    'ann@mail.exampleChange email',
    'NetworkMeadow',
    'Upgrade your walletExport it and use it in any app',
  ])
  await userEvent.click(screen.getByRole('button', { name: /ann@mail\.example/ }))
  expect(kit.state.getSnapshot().router.entry.view).toBe('UpdateEmailWallet')
})

test('AccountSettings shows the name of a social login, which cannot be changed', async () => {
  const { settings } = await connectedSettings({ email: null })
  render(screenOf(settings))
  expect(screen.getAllByText('ann#')).toHaveLength(2)
  expect(rows()).toEqual(['NetworkMeadow'])
})

test('AccountSettings switches to the other type of account where the network has both', async () => {
  const { settings } = await connectedSettings()
  const switchType = vi.fn()
  const { rerender } = render(screenOf(settings, { ...types, step: 'ready', switchType }))
  await userEvent.click(screen.getByRole('button', { name: 'Switch to your smart account' }))
  expect(switchType).toHaveBeenCalledTimes(1)
  const leave = { accountType: 'smartAccount', other: 'eoa' } as const
  rerender(screenOf(settings, { ...leave, step: 'ready', switchType }))
  expect(screen.getByRole('button', { name: 'Switch to your EOA' })).toBeTruthy()
})

test('the second click of a double click on the switch of AccountSettings changes nothing', async () => {
  const { settings } = await connectedSettings()
  const [switchType, cancel] = [vi.fn(), vi.fn()]
  const { rerender } = render(screenOf(settings, { ...types, step: 'ready', switchType }))
  const row = screen.getByRole('button', { name: 'Switch to your smart account' })
  await userEvent.click(row)
  rerender(screenOf(settings, { ...types, step: 'switching', cancel }))
  await userEvent.click(row)
  expect([switchType.mock.calls.length, cancel.mock.calls.length]).toEqual([1, 0])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Switching accounts' }))
  expect(row.querySelector('.lk-button-spinner')).toBeTruthy()
})

test('AccountSettings cancels a switch with a button that ignores a double click', async () => {
  const { settings } = await connectedSettings()
  const cancel = vi.fn()
  render(screenOf(settings, { ...types, step: 'switching', cancel }))
  const button = screen.getByRole('button', { name: 'Cancel' })
  await userEvent.click(button)
  expect(cancel).not.toHaveBeenCalled()
  await waitFor(() => expect(button.dataset.clickEnabled).toBe('true'))
  await userEvent.click(button)
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('AccountSettings says why a switch failed and repeats it', async () => {
  const { settings } = await connectedSettings()
  const retry = vi.fn()
  const problem = 'embedded/request-timed-out'
  render(screenOf(settings, { ...types, step: 'failed', problem, retry, cancel() {} }))
  const row = screen.getByRole('button', { name: /^Couldn't switch accounts/ })
  expect(row.textContent).toContain('The request timed out. Try again.')
  await userEvent.click(row)
  expect(retry).toHaveBeenCalledTimes(1)
})

test('AccountSettings announces that it switches accounts, and why that failed', async () => {
  const { settings } = await connectedSettings()
  const announcements: (string | null)[] = []
  const announce = (step: StepTexts | null) => void announcements.push(step?.text ?? null)
  const within = (accountType: AccountSettingsScreenProps['accountType']) => (
    <AnnounceContext.Provider value={announce}>
      {screenOf(settings, accountType)}
    </AnnounceContext.Provider>
  )
  const { rerender } = render(within({ ...types, step: 'ready', switchType() {} }))
  expect(announcements).toEqual([])
  rerender(within({ ...types, step: 'switching', cancel() {} }))
  expect(announcements).toEqual(['Switching accounts'])
  rerender(within({ ...types, step: 'failed', problem: 'kit/unknown', retry() {}, cancel() {} }))
  expect(announcements.at(-1)).toBe("Couldn't switch accounts. Something went wrong. Try again.")
})

test("AccountSettings shows the wallet's own name for the account, as the Account view does", async () => {
  const { kit, state } = await embeddedState()
  const { eip155 } = state.accounts
  const named = eip155.accounts.map((account) => ({ ...account, name: 'Savings' }))
  const accounts = { eip155: { ...eip155, accounts: named } }
  const input = selectAccountSettings({ ...state, accounts })
  expect(accountSettingsView(input, { kit, inModal: true })).toMatchObject({ name: 'Savings' })
})

test('AccountSettings is translated', async () => {
  const { settings } = await connectedSettings()
  render(
    <KitProvider kit={createTestEnvironment().kit} locale={await loadLocale('de')}>
      <AccountSettingsScreen settings={settings} accountType={{ step: 'loading' }} />
    </KitProvider>,
  )
  expect(await screen.findByRole('button', { name: /E-Mail-Adresse ändern/ })).toBeTruthy()
})

test('AccountSettingsPanel of another wallet has no login and no account type', async () => {
  const environment = await createConnectedEnvironment()
  await showModal(environment, (kit) => kit.modal.push('AccountSettings'))
  await screen.findByRole('dialog', { name: 'Account settings' })
  await screen.findByRole('list', { name: 'Account settings' })
  expect(rows()).toEqual(['NetworkMeadow'])
})
