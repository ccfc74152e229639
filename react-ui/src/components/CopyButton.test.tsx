import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './CopyButton.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const linkTexts = { copy: 'Copy link', copied: 'Link copied', copyFailed: 'Select it' }
const renderButton = () =>
  render(
    <CopyButton
      text="0x742d35Cc6634C0532925a3b844Bc454e4438f44e"
      texts={{
        copy: 'Copy address',
        copied: 'Address copied',
        copyFailed: 'The browser did not copy it',
      }}
    >
      0x74…38f44e
    </CopyButton>,
  )

test('CopyButton copies the full text and announces it', async () => {
  const user = userEvent.setup()
  const { container } = renderButton()
  await user.click(screen.getByRole('button', { name: 'Copy address 0x74…38f44e' }))
  expect(await navigator.clipboard.readText()).toBe('0x742d35Cc6634C0532925a3b844Bc454e4438f44e')
  expect(screen.getByRole('status').textContent).toBe('Address copied')
  expect(container.querySelector('.lucide-check')).not.toBeNull()
})

test('CopyButton shows and announces that the browser refused to copy', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  renderButton()
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('status').textContent).toBe('The browser did not copy it')
  expect(screen.getByRole('button').textContent).toContain('The browser did not copy it')
})

test('CopyButton hides its result within 2 s', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  const { container } = renderButton()
  await user.click(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''))
  act(() => vi.advanceTimersByTime(2_000))
  expect(screen.getByRole('status').textContent).toBe('')
  expect(container.querySelector('.lucide-check')).toBeNull()
})

test('CopyButton with variant button keeps its name and calls onFailed if the browser refuses to copy', async () => {
  const user = userEvent.setup()
  const onFailed = vi.fn()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  )
  render(
    <CopyButton variant="button" text="wc:abc@2" texts={linkTexts} onFailed={onFailed}>
      Copy link
    </CopyButton>,
  )
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

test('CopyButton copies the new text after its text has changed [C9]', async () => {
  const user = userEvent.setup()
  const button = (text: string) => (
    <CopyButton text={text} texts={linkTexts}>
      Copy link
    </CopyButton>
  )
  const { rerender } = render(button('wc:first@2'))
  rerender(button('wc:second@2'))
  await user.click(screen.getByRole('button'))
  expect(await navigator.clipboard.readText()).toBe('wc:second@2')
})
