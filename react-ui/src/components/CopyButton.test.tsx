import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const draw = () =>
  render(
    <CopyButton
      text="0x742d35Cc6634C0532925a3b844Bc454e4438f44e"
      label="Copy address"
      copied="Address copied"
      failed="The browser did not copy it"
    >
      0x74…38f44e
    </CopyButton>,
  )

test('copies the whole text and says so', async () => {
  const user = userEvent.setup()
  const { container } = draw()
  await user.click(screen.getByRole('button', { name: 'Copy address 0x74…38f44e' }))
  expect(await navigator.clipboard.readText()).toBe('0x742d35Cc6634C0532925a3b844Bc454e4438f44e')
  expect(screen.getByRole('status').textContent).toBe('Address copied')
  expect(container.querySelector('.lucide-check')).not.toBeNull()
})

test('says so when the browser refuses, also for those who see', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  draw()
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe('The browser did not copy it')
  expect(screen.getByRole('button').textContent).toContain('The browser did not copy it')
})

test('the answer goes away again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { container } = draw()
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  act(() => vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(container.querySelector('.lucide-check')).toBeNull()
})

test('as a button its name stays its verb, and who is refused is told', async () => {
  const user = userEvent.setup()
  const refused = vi.fn()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  render(
    <CopyButton
      look="button"
      text="wc:abc@2"
      label="Copy link"
      copied="Link copied"
      failed="Select it"
      onRefused={refused}
    >
      Copy link
    </CopyButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(refused).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

test('C9: it copies what it stands for now', async () => {
  const user = userEvent.setup()
  const button = (text: string) => (
    <CopyButton text={text} label="Copy link" copied="Link copied" failed="Select it">
      Copy link
    </CopyButton>
  )
  const { rerender } = render(button('wc:first@2'))
  rerender(button('wc:second@2'))
  await user.click(screen.getByRole('button'))
  expect(await navigator.clipboard.readText()).toBe('wc:second@2')
})
