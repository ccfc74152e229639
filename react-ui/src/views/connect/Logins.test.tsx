import type { KitOptions } from '@latchkit/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { createTestEnvironment } from '../../testing/environment.ts'
import { showModal } from '../../testing/modal.tsx'

/** A page whose embedded wallet serves its network. The frame never responds. */
const createLoginEnvironment = (options: Partial<KitOptions> = {}) =>
  createTestEnvironment({ embeddedWallet: { networks: ['eip155:1337'] }, ...options })
const consent: Partial<KitOptions> = {
  termsConditionsUrl: 'https://orchard.example/terms',
  features: { legalCheckbox: true },
}
const viewOf = ({ kit }: ReturnType<typeof createTestEnvironment>) =>
  kit.state.getSnapshot().router.entry.view
const accept = () => userEvent.click(screen.getByRole('checkbox', { name: /I accept/ }))
const slots = () =>
  [...document.querySelectorAll<HTMLElement>('.lk-login-slot')].map(({ dataset }) => dataset)

test('ConnectPanel says once that the code of the logins did not load, and one retry shows all of them [P4]', async () => {
  vi.doMock('./Logins.tsx', () => {
    throw new Error('offline')
  })
  await showModal(createLoginEnvironment())
  await screen.findByText("Couldn't load a part of this screen.", { exact: false })
  const retry = screen.getByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: /Foxglove/ })).toBeTruthy()
  expect(slots()).toEqual([])
  vi.doUnmock('./Logins.tsx')
  await userEvent.click(retry)
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('ConnectPanel reserves one row for a single social login', async () => {
  await showModal(createLoginEnvironment({ features: { socials: ['github'] } }))
  await screen.findByRole('button', { name: 'Continue with GitHub' })
  expect(slots().find(({ method }) => method === 'social')?.socials).toBe('1')
})

test('ConnectPanel leads to the wallets with a row if the page collapses them', async () => {
  const environment = createLoginEnvironment({ features: { collapseWallets: true } })
  await showModal(environment)
  const row = await screen.findByRole('button', { name: 'Continue with a wallet' })
  expect(row.closest('[data-method="wallet"]')).not.toBeNull()
  await userEvent.click(row)
  expect(viewOf(environment)).toBe('ConnectWallets')
  expect(await screen.findByRole('button', { name: /Foxglove/ })).toBeTruthy()
})

test('ConnectPanel asks to accept the terms on a page that offers logins only', async () => {
  await showModal(createLoginEnvironment({ ...consent, enableWallets: false }))
  await screen.findByRole('textbox', { name: 'Email address' })
  expect(screen.getByText('Accept the terms below to continue.')).toBeTruthy()
  await accept()
  expect(screen.queryByText('Accept the terms below to continue.')).toBeNull()
})

test('ConnectPanel keeps the e-mail address while the visitor decides about the network of the login [EM13]', async () => {
  const environment = createTestEnvironment({ embeddedWallet: { networks: ['eip155:1338'] } })
  await showModal(environment)
  const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Email address' })
  await userEvent.type(await field(), 'ann@mail.example')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByRole('heading', { name: 'Switch to Hedge?' })
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(viewOf(environment)).toBe('Connect'))
  await waitFor(async () => expect((await field()).value).toBe('ann@mail.example'))
})

const openSocials = async (environment: ReturnType<typeof createTestEnvironment>) => {
  const dialog = await showModal(environment)
  act(() => environment.kit.close())
  await act(() => environment.kit.open({ view: 'ConnectSocials' }))
  return dialog
}

test('ConnectSocialsPanel lists all social logins, and disables them until the visitor accepts the terms', async () => {
  const environment = createLoginEnvironment(consent)
  await openSocials(environment)
  const list = await screen.findByRole('list', { name: 'Log in with a social account' })
  const names = within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Google', 'X', 'Discord', 'Farcaster', 'GitHub', 'Apple', 'Facebook'])
  expect(screen.getByText('Accept the terms below to continue.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Farcaster' }))
  expect(viewOf(environment)).toBe('ConnectSocials')
  await accept()
  await userEvent.click(screen.getByRole('button', { name: 'Farcaster' }))
  await waitFor(() => expect(viewOf(environment)).toBe('ConnectingFarcaster'))
})

test('ConnectSocialsPanel says that a page offers no way to connect', async () => {
  await openSocials(createTestEnvironment({ enableWallets: false }))
  expect(await screen.findByText("You can't connect right now")).toBeTruthy()
})

test('ConnectSocialsPanel shows the other ways to connect on a page without social logins', async () => {
  await openSocials(createLoginEnvironment({ features: { socials: false } }))
  expect(await screen.findByRole('textbox', { name: 'Email address' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Foxglove/ })).toBeTruthy()
})
