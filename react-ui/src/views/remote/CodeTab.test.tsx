import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shown, tabs, uri, wanting } from '../../testing/remote.ts'
import { RemoteScreen } from './RemoteScreen.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: 1_000_000 }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const setup = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
const draw = (view: Parameters<typeof RemoteScreen>[0]['remote']) =>
  render(<RemoteScreen remote={view} />)

test('a code is shown with its wallet, one may copy its link instead, and nothing in the page spells it out', async () => {
  const user = setup()
  const { container } = draw(shown())
  expect(screen.getByRole('img', { name: 'QR code for Heron' })).toBeTruthy()
  expect(container.innerHTML).not.toContain('symKey')
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(uri)
})

test('while it is on its way its place is kept, it says so, and there is no link to copy', () => {
  const { container } = draw(wanting())
  expect(container.querySelector('.lk-footer')?.textContent).toBe('Making a code…')
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByRole('button', { name: 'Copy link' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('where copying is refused the link stands there to be selected, and says why', async () => {
  const user = setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  draw(shown())
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  const field = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link for your wallet',
  })
  expect(field.value).toBe(uri)
  expect(
    screen.getByText('Your browser blocked copying. Select the link and copy it yourself.', {
      selector: 'p',
    }),
  ).toBeTruthy()
})

test('it counts down by the second, quietly', () => {
  const { container } = draw(shown({ expiresAt: 1_000_000 + 221_000 }))
  const text = () => container.querySelector('.lk-code-validity')?.textContent
  expect(text()).toBe('Valid for 3:41 · renews by itself')
  act(() => vi.advanceTimersByTime(1_000))
  expect(text()).toBe('Valid for 3:40 · renews by itself')
  expect(
    container
      .querySelector('.lk-code-validity')
      ?.closest('[aria-live], [role="status"], [role="timer"]'),
  ).toBeNull()
})

test('where nobody says how long, it only says that it renews itself', () => {
  const { container, rerender } = draw(shown({ expiresAt: null }))
  expect(container.querySelector('.lk-code-validity')?.textContent).toBe('Renews by itself')
  rerender(<RemoteScreen remote={shown({ expiresAt: 5 })} />)
  expect(container.querySelector('.lk-code-validity')?.textContent).toBe('Renews by itself')
})

test.each([
  ['expired', 'That code expired, here is a new one.'],
  ['refused', 'Heron declined. Scan again to try once more.'],
] as const)('after a code that was %s it says why there is a new one', (notice, text) => {
  draw(shown({ notice }))
  expect(screen.getByText(text)).toBeTruthy()
})

test('C1: while the relay is away the code stays', () => {
  const { container } = draw(shown({ relay: 'down', expiresAt: 1_200_000 }))
  expect(container.querySelector('.lk-code-validity')?.textContent).toBe('Reconnecting…')
  expect(screen.getByRole('img', { name: 'QR code for Heron' })).toBeTruthy()
})

test('who has no such wallet is led to it', async () => {
  const download = vi.fn()
  const user = setup()
  draw(shown({ download }))
  await user.click(screen.getByRole('button', { name: 'Get the app' }))
  expect(download).toHaveBeenCalledOnce()
})

test('any wallet can scan it, and there is one way only', () => {
  draw(shown({ wallet: null, platforms: ['qrcode'] }))
  expect(screen.getByText("Scan with your wallet's camera")).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

test('another way is one tab away', async () => {
  const user = setup()
  draw(shown())
  await user.click(screen.getByRole('tab', { name: 'Web app' }))
  expect(tabs.show).toHaveBeenCalledExactlyOnceWith('web')
})
