import type { SignInView } from '@latchkit/core/flows'
import { toCaipNetworkId } from '@latchkit/core/utils'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LocaleContext } from '../../locales/LocaleContext.ts'
import { loadLocale } from '../../locales/load-locale.ts'
import { address, fox } from '../../testing/environment.ts'
import { meadow } from '../../testing/send.ts'
import { message, messageFields, reviewingSignIn, signInFields } from '../../testing/sign-in.ts'
import { SignInScreen } from './SignInScreen.tsx'

const screenOf = (view: SignInView) => <SignInScreen view={view} wallet={fox} networks={[meadow]} />
const findTitle = (name: string) => screen.getByRole('heading', { name, level: 3 })
const ring = () => document.querySelector('.lk-ring')?.getAttribute('data-state') ?? null
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const waitForClickGuard = () =>
  waitFor(() => expect(document.querySelector('[data-click-enabled="false"]')).toBeNull())
const commands = () => ({ retry: vi.fn(), cancel: vi.fn() })

test('SignInReview shows the origin of the page, the full account and the network [R25]', () => {
  render(screenOf(reviewingSignIn()))
  expect(findTitle('Sign in to Shop')).toBeTruthy()
  expect(screen.getByText('https://page.example')).toBeTruthy()
  expect(screen.getByText(address)).toBeTruthy()
  expect(screen.getByText('Meadow')).toBeTruthy()
})

test('SignInReview shows account and network of the message, not those of the flow [R13]', () => {
  const view = reviewingSignIn()
  const account = { ...view.account, address: '0x0', caipNetworkId: toCaipNetworkId('eip155:10') }
  const data = { ...view.data, chainId: toCaipNetworkId('eip155:999') }
  render(screenOf({ ...view, account, data }))
  expect(screen.getByText(address)).toBeTruthy()
  expect(screen.queryByText('0x0')).toBeNull()
  expect(screen.getByText('eip155:999')).toBeTruthy()
})

test('SignInReview names the site by its host if it has no name', () => {
  const site = { name: ' \u200b', origin: 'https://page.example:8443', icon: null }
  render(screenOf(reviewingSignIn({ site })))
  expect(findTitle('Sign in to page.example:8443')).toBeTruthy()
})

test('SignInReview shows statement, resources and end of the message as text', () => {
  const { data } = reviewingSignIn()
  const change = {
    statement: 'I accept <b>all</b> terms.',
    resources: ['https://page.example/terms', 'https://page.example/terms'],
    expirationTime: '2026-01-02T12:00:00.000Z',
  }
  render(screenOf(reviewingSignIn({ data: { ...data, ...change } })))
  expect(screen.getByText('I accept <b>all</b> terms.')).toBeTruthy()
  expect(screen.getAllByText('https://page.example/terms')).toHaveLength(2)
  expect(screen.getByText('Valid until').nextElementSibling?.textContent).toMatch(/Jan 2, 2026/)
})

test('SignInReview omits rows for absent fields and an unreadable end', () => {
  const { data } = reviewingSignIn()
  const change = { statement: undefined, resources: [], expirationTime: 'soon' }
  render(screenOf(reviewingSignIn({ data: { ...data, ...change } })))
  for (const label of ['The site says', 'Refers to', 'Valid until'])
    expect(screen.queryByText(label)).toBeNull()
})

test('SignInReview shows the whole message on demand as text, which can be copied', async () => {
  const user = userEvent.setup()
  const text = `${message}\n<img src=x onerror=alert(1)>`
  render(screenOf(reviewingSignIn({ message: text })))
  expect(screen.queryByRole('region', { name: 'Message to sign' })).toBeNull()
  const toggle = screen.getByRole('button', { name: 'Show message' })
  expect(toggle.getAttribute('aria-expanded')).toBe('false')
  await user.click(toggle)
  const region = screen.getByRole('region', { name: 'Message to sign' })
  expect(region.textContent).toBe(text)
  expect(region.querySelector('img')).toBeNull()
  expect(region.tabIndex).toBe(0)
  await user.click(screen.getByRole('button', { name: /^Copy message/ }))
  expect(await navigator.clipboard.readText()).toBe(text)
  await user.click(screen.getByRole('button', { name: 'Hide message' }))
  expect(screen.queryByRole('region', { name: 'Message to sign' })).toBeNull()
})

test('SignInReview signs and cancels, but not with the second click of a double click [Z3]', async () => {
  const view = reviewingSignIn({ required: false })
  render(screenOf(view))
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(view.sign).not.toHaveBeenCalled()
  expect(view.cancel).not.toHaveBeenCalled()
  await waitForClickGuard()
  await press('Sign in')
  await press('Cancel')
  expect(view.sign).toHaveBeenCalledTimes(1)
  expect(view.cancel).toHaveBeenCalledTimes(1)
})

const unreachable = 'siwx/unreachable'
test('SignInScreen shows the wallet request, and asks to open the wallet after 15 s', () => {
  const view = { ...messageFields, step: 'signing', cancel: vi.fn() } as const
  const { rerender } = render(screenOf({ ...view, unresponsive: false }))
  expect(findTitle('Approve in Foxglove')).toBeTruthy()
  expect(screen.getByText('Sign the message there to sign in to Shop.')).toBeTruthy()
  expect(ring()).toBe('pending')
  rerender(screenOf({ ...view, unresponsive: true }))
  expect(findTitle("Foxglove didn't answer")).toBeTruthy()
  expect(screen.getByText(/^Open your wallet/)).toBeTruthy()
  expect(ring()).toBe('unresponsive')
})

test('SignInScreen shows a declined signature with the specified text and offers a retry', async () => {
  const view = { ...messageFields, ...commands(), step: 'declined' } as const
  const { rerender } = render(screenOf({ ...view, problem: 'siwx/declined' }))
  expect(findTitle('Signature declined')).toBeTruthy()
  expect(ring()).toBe('failed')
  await press('Try again')
  expect(view.retry).toHaveBeenCalledTimes(1)
  rerender(screenOf({ ...view, problem: 'siwx/smart-account' }))
  expect(screen.getByText('This application might not support Smart Accounts')).toBeTruthy()
})

test('SignInScreen says that a signature is kept if the server could not be reached [J4]', async () => {
  const view = {
    ...signInFields,
    ...commands(),
    step: 'failed',
    problem: unreachable,
    details: {},
    cause: null,
  } as const
  const { rerender } = render(screenOf({ ...view, signed: true }))
  expect(findTitle("Couldn't sign you in")).toBeTruthy()
  expect(screen.getByText(/No need to sign again/)).toBeTruthy()
  await press('Try again')
  expect(view.retry).toHaveBeenCalledTimes(1)
  rerender(screenOf({ ...view, signed: false }))
  expect(screen.queryByText(/No need to sign again/)).toBeNull()
})

test('SignInScreen refers to the time settings if the clock is wrong [J6]', () => {
  const problem = 'siwx/clock-wrong'
  const view = {
    ...signInFields,
    ...commands(),
    step: 'failed',
    details: {},
    cause: null,
    signed: true,
  } as const
  render(screenOf({ ...view, problem }))
  expect(screen.getByText(/^Your device's clock is wrong\..*settings/)).toBeTruthy()
})

test('SignInScreen explains why there is nothing to sign', async () => {
  const cancel = vi.fn()
  render(screenOf({ step: 'unavailable', problem: 'siwx/not-enabled', cancel }))
  expect(findTitle('Signing in is unavailable')).toBeTruthy()
  expect(screen.getByText(/^SIWX is not enabled/)).toBeTruthy()
  await waitForClickGuard()
  await press('Close')
  expect(cancel).toHaveBeenCalledTimes(1)
})

test('SignInScreen is translated', async () => {
  render(
    <LocaleContext.Provider value={await loadLocale('de')}>
      {screenOf(reviewingSignIn())}
    </LocaleContext.Provider>,
  )
  expect(findTitle('Bei Shop anmelden')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Trennen' })).toBeTruthy()
})
