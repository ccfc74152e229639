import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppLink } from './AppLink.tsx'

afterEach(cleanup)

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

test('an app link with an open function calls it and prevents the default', () => {
  const open = vi.fn()
  const { click } = renderAndClick(open)
  expect(open).toHaveBeenCalledOnce()
  expect(click.defaultPrevented).toBe(true)
})

test('an app link without an open function is followed by the browser without a referrer [C8]', () => {
  const { link, click } = renderAndClick(null)
  expect(click.defaultPrevented).toBe(false)
  expect(link.getAttribute('href')).toBe('heron://wc?uri=x')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer')
})
