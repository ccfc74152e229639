import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { requestingUriView, showingUriView, uri } from '../../testing/remote.ts'
import { RemoteScreen } from './RemoteScreen.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: 1_000_000 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const setup = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const renderScreen = (view: Parameters<typeof RemoteScreen>[0]['view']) =>
  render(<RemoteScreen view={view} />)

test('CodeTab shows a QR code and copies its link, which is not in the document', async () => {
  const user = setup()
  const { container } = renderScreen(showingUriView())
  expect(screen.getByRole('img', { name: 'QR code for Heron' })).toBeTruthy()
  expect(container.innerHTML).not.toContain('symKey')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(uri)
})

test('CodeTab shows a placeholder and a disabled copy button while the code is created', () => {
  const { container } = renderScreen(requestingUriView())
  expect(container.querySelector('.lk-footer')?.textContent).toBe('Creating QR code…')
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy link' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('CodeTab shows the link in a field if the browser refuses to copy', async () => {
  const user = setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  renderScreen(showingUriView())
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link for your wallet',
  })
  expect(field.value).toBe(uri)
  expect(
    screen.getByText('Your browser blocked copying. Select the link to copy it.', {
      selector: 'p',
    }),
  ).toBeTruthy()
})

test('CodeTab counts down the validity outside of any live region', () => {
  const { container } = renderScreen(showingUriView({ expiresAt: 1_000_000 + 221_000 }))
  const text = () => container.querySelector('.lk-code-validity')?.textContent
  expect(text()).toBe('Expires in 3:41 · refreshes automatically')
  act(() => vi.advanceTimersByTime(1_000))
  expect(text()).toBe('Expires in 3:40 · refreshes automatically')
  expect(
    container
      .querySelector('.lk-code-validity')
      ?.closest('[aria-live], [role="status"], [role="timer"]'),
  ).toBeNull()
})

test('CodeTab counts down as before after the clock was set back by four minutes [EM14]', () => {
  const { container } = renderScreen(showingUriView({ expiresAt: 1_000_000 + 221_000 }))
  vi.setSystemTime(Date.now() - 240_000)
  act(() => vi.advanceTimersByTime(1_000))
  act(() => vi.advanceTimersByTime(1_000))
  expect(container.querySelector('.lk-code-validity')?.textContent).toMatch(
    /^Expires in 3:(3\d|4[01]) /,
  )
})

test('CodeTab without a credible expiry shows no time, only that the code renews itself', () => {
  const { container, rerender } = renderScreen(showingUriView({ expiresAt: null }))
  expect(container.querySelector('.lk-code-validity')?.textContent).toBe('Refreshes automatically')
  rerender(<RemoteScreen view={showingUriView({ expiresAt: 5 })} />)
  expect(container.querySelector('.lk-code-validity')?.textContent).toBe('Refreshes automatically')
})

test.each([
  ['expired', "The code expired. Here's a new one."],
  ['rejected', 'The request was declined. Scan again to retry.'],
  ['invalid', "Heron sent an invalid connection. Here's a new code."],
] as const)(
  'CodeTab explains why there is a new code after one that was %s',
  (renewReason, text) => {
    renderScreen(showingUriView({ renewReason }))
    expect(screen.getByText(text)).toBeTruthy()
  },
)

test('CodeTab keeps showing the code while the relay is down [C1]', () => {
  const { container } = renderScreen(showingUriView({ relay: 'down', expiresAt: 1_200_000 }))
  expect(container.querySelector('.lk-code-validity')?.textContent).toBe('Reconnecting…')
  expect(screen.getByRole('img', { name: 'QR code for Heron' })).toBeTruthy()
})

test('RemoteScreen without a particular wallet shows the code without tabs', () => {
  renderScreen(showingUriView({ wallet: null, platforms: ['qrcode'] }))
  expect(screen.getByText('Scan with a wallet app on your phone')).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})
