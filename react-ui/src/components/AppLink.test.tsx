import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AppLink } from './AppLink.tsx'

function renderAndClick(open: (() => void) | null) {
  render(
    <AppLink href="heron://wc?uri=x" kind="primary" target="_self" open={open}>
      Open Heron
    </AppLink>,
  )
  const link = screen.getByRole('link', { name: 'Open Heron' })
  const click = createEvent.click(link)
  fireEvent(link, click)
  return { link, click }
}

test("AppLink calls its open function and prevents the link's default action", () => {
  const open = vi.fn()
  const { click } = renderAndClick(open)
  expect(open).toHaveBeenCalledOnce()
  expect(click.defaultPrevented).toBe(true)
})

test('AppLink without an open function lets the browser follow the link, without a referrer [C8]', () => {
  const { link, click } = renderAndClick(null)
  expect(click.defaultPrevented).toBe(false)
  expect(link.getAttribute('href')).toBe('heron://wc?uri=x')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer')
})
