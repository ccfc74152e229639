import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AppLink } from './AppLink.tsx'

afterEach(cleanup)

function clicked(open: (() => void) | null) {
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

test('a tap opens it in its own way', () => {
  const open = vi.fn()
  const { click } = clicked(open)
  expect(open).toHaveBeenCalledOnce()
  expect(click.defaultPrevented).toBe(true)
})

test('C8: without one the browser follows the link by itself, and tells nobody where from', () => {
  const { link, click } = clicked(null)
  expect(click.defaultPrevented).toBe(false)
  expect(link.getAttribute('href')).toBe('heron://wc?uri=x')
  expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  expect(link.getAttribute('referrerpolicy')).toBe('no-referrer')
})
